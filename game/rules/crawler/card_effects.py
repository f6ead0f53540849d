"""What a Crawler card does as it is played or used, beside giving Power or Stamina."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.drawing import draw
from game.rules.crawler.effects import Draw, Effect
from game.rules.crawler.stats import effects_of
from game.rules.crawler.steps import BurnCards, CardEffects
from game.rules.crawler.table import Table, played_by_id
from game.rules.crawler.terms import Burn

_Draft = Draft[Table, Step]


def why_no_effect(table: Table, card: int, box: tuple[Effect, ...]) -> Refusal | None:
    """Why the effects of a box cannot be carried out now: none of them has a target, or a condition does not hold."""
    return None


def take_card_effects(draft: _Draft, step: CardEffects) -> None:
    """The next effect of the card, then the rest."""
    card = played_by_id(draft.table, step.card)
    effects = () if card is None else effects_of(card)
    if step.index >= len(effects):
        return
    draft.push(CardEffects(step.card, step.index + 1))
    effect = effects[step.index]
    if isinstance(effect, Draw):
        draw(draft, effect.cards)
    elif isinstance(effect, Burn):
        draft.push(BurnCards(effect.cards, step.card))
