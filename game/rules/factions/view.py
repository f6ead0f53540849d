"""What a seat may see of the table, and what it cannot know: the opponent's hand, and the order of both decks."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.applying import backs
from game.core.cards import deal_again
from game.core.dice import Dice, shuffle
from game.core.options import options_in
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import State, Step
from game.rules.factions.playing import could_announce
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.steps import Announce, DrawAgain, Reorder, SearchDeck, ShowHand
from game.rules.factions.state.table import Player, Table


def table_for(table: Table, seat: int) -> Table:
    """Return the table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
    return Table(
        cards=table.cards,
        players=tuple(
            Player(
                seat=player.seat,
                faction=player.faction,
                capital=player.capital,
                deck=backs(player.deck),
                hand=player.hand if player.seat == seat else backs(player.hand),
                graveyard=player.graveyard,
                build=player.build,
            )
            for player in table.players
        ),
        units=table.units,
        locations=table.locations,
        turn=table.turn,
        stack=table.stack,
        attacks=table.attacks,
        blockaded=table.blockaded,
        **options_in(table, FactionsOptions),
        revived=table.revived,
        scenario=seen_by(table.scenario, seat),
    )


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """Return a state that ``seat`` cannot tell from this one: the opponent's hand, every deck and the dice are dealt
    again. Which one it is depends on what the seat knows and on ``dice``, and every one is as likely. Cards that a step
    under way has named stay in the hand, in the deck, or on top of it; a card that the other is about to play, or has
    just drawn, is any that it could be."""
    state, announced, dice = _announced_again(state, seat, dice)
    in_hand, in_deck, on_top = _named(state)
    players = []
    for player in state.table.players:
        held = () if player.seat == seat else player.hand
        # A card that the seat itself announces lies in its hand as it is; one of the other's may come from the deck.
        staying = tuple(card for card in in_hand if card in held)
        staying += tuple(card for card in announced if card in (*held, *player.deck))
        top = tuple(card for card in on_top if card in player.deck)
        below = tuple(card for card in in_deck if card in player.deck and card not in top)
        loose = {*held, *player.deck}.difference(staying, top, below)
        (dealt, rest), dice = deal_again(dice, loose, len(held) - len(staying))
        if below:
            (rest,), dice = deal_again(dice, (*below, *rest))
        hand = player.hand if player.seat == seat else (*staying, *dealt)
        players.append(replace(player, hand=hand, deck=(*rest, *top)))
    table = replace(state.table, players=tuple(players), scenario=dealt_again(state.table.scenario, seat))
    return replace(state, table=table, dice=dice)


def _announced_again(
    state: State[Table, Step], seat: int, dice: Dice
) -> tuple[State[Table, Step], tuple[int, ...], Dice]:
    """Return the state with another card of the other's in the step that asks, if that names one which is hidden from
    ``seat``; and that card, which its owner now has to hold."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Announce | DrawAgain) or not step.card or step.seat == seat:
        return state, (), dice
    player = state.table.players[step.seat]
    pool = sorted({*player.hand, *player.deck})
    if isinstance(step, Announce):
        pool = [card for card in pool if could_announce(state.table, state.agenda, card)]
    order, dice = shuffle(dice, pool or [step.card])
    decision = state.decision
    if decision is not None:
        about = tuple(order[0] if one == step.card else one for one in decision.about)
        decision = replace(decision, about=about)
    return replace(state, agenda=(*state.agenda[:-1], replace(step, card=order[0])), decision=decision), order[:1], dice


def _named(state: State[Table, Step]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the cards that steps of the agenda have named: in hands, in decks, on top of one (topmost last)."""
    in_hand: dict[int, None] = {}
    in_deck: dict[int, None] = {}
    on_top: dict[int, None] = {}
    for step in state.agenda:
        if isinstance(step, ShowHand):
            in_hand.update(dict.fromkeys(step.cards))
        elif isinstance(step, SearchDeck):
            in_deck.update(dict.fromkeys(step.cards))
        elif isinstance(step, Reorder):
            on_top.update(dict.fromkeys(reversed(step.cards)))
    return tuple(in_hand), tuple(in_deck), tuple(on_top)
