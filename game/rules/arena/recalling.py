"""Moves figures by card effects: squads that return to their owner's reserve, figures that change places."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.rules.arena.asking import AnyDraft
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import Steadfast
from game.rules.arena.ends import check_end
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.table import Army, Table, are_friends, figures_of
from game.rules.arena.stats import aura_of


def why_no_recall(table: Table, army: Army, seat: int) -> Refusal | None:
    """Return why an effect of ``seat`` cannot return a squad to the reserve."""
    # rule: arena/returning
    if ARMY_CARDS[army.key].kind != "squad":
        return Refusal("not_a_squad", "arena/returning", "Only squads return to the reserve.", (army.id,))
    if not figures_of(table, army.id):
        return Refusal("not_in_play", "arena/returning", "None of its figures is on the battlefield.", (army.id,))
    if not are_friends(table, army.owner, seat) and aura_of(table, army.id, Steadfast) is not None:
        return Refusal("steadfast", "arena/steadfast", "Effects of the enemy do not move it.", (army.id,))
    return None


def recall(draft: AnyDraft, army: int) -> None:
    """Return figures on the battlefield to the reserve without damage, and all enchantments to their graveyards."""
    # rule: arena/returning
    figures = tuple(figure.id for figure in figures_of(draft.table, army))
    draft.happen(e.SquadRecalled(army, figures))
    bury_enchantments(draft, army)
    if draft.table.board.mode == "melee":
        # A player with no figures left is out of a melee, even if they were only sent back to the reserve.
        check_end(draft)


def bury_enchantments(draft: AnyDraft, army: int) -> None:
    """Put what lies on an army card into its owners' graveyards."""
    squad = draft.table.armies[army]
    if squad.auras or squad.hidden:
        draft.happen(ce.EnchantmentsBuried(army, squad.auras, squad.hidden))


def exchange(draft: AnyDraft, one: int, other: int) -> None:
    """Let two figures change places, without leaving-engagement attacks."""
    figures = draft.table.figures
    here, there = figures[one].spaces, figures[other].spaces
    draft.happen(e.FigurePlaced(one, there, "exchanged"), e.FigurePlaced(other, here, "exchanged"))
