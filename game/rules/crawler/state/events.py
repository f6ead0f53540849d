"""What happens in Crawler; each event says what it does to the table.

Cards are called by their numbers; ``by`` is the card that did it, 0 for a rule.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.core.events import Event, Notice
from game.rules.crawler.state import table_changes
from game.rules.crawler.state.table import Phase, Struggle, Table, Token


class RoundBegan(Event, frozen=True):
    """A round begins; ``lead`` is the seat that speaks for the party."""

    number: int
    lead: int

    def apply(self, table: Table) -> Table:
        party = tuple(replace(one, attacked=False, defended=False) for one in table.party)
        cards = tuple(replace(card, stripped=False, triggered=False, rampaged=False) for card in table.encounter)
        # The class: another round has none of the marks of the last one.
        began = type(table.round)(number=self.number, phase="build", lead=self.lead)
        return replace(table, party=party, encounter=cards, round=began)


class PhaseBegan(Event, frozen=True):
    """A part of the round begins."""

    phase: Phase

    def apply(self, table: Table) -> Table:
        return table_changes.with_round(table, phase=self.phase)


class LineBegan(Event, frozen=True):
    """A line of the end of the Encounter is carried out: 1 to 10."""

    line: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_round(table, phase="end", line=self.line)


class TargetFixed(Event, frozen=True):
    """A Dungeon card has fixed the Adventurer for its Possession or Enfeeble, and the resource that counts as 0."""

    card: int
    target: int
    enfeebled: str = ""

    def apply(self, table: Table) -> Table:
        return table_changes.with_card(table, self.card, target=self.target, enfeebled=self.enfeebled)


class CardsActivated(Event, frozen=True):
    """Cards were turned sideways."""

    cards: tuple[int, ...]
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_cards(table, self.cards, activated=True)


class CardsReset(Event, frozen=True):
    """Cards stand upright again."""

    cards: tuple[int, ...]
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_cards(table, self.cards, activated=False)


class TokensPlaced(Event, frozen=True):
    """Tokens were put on an Adventurer or a Dungeon card."""

    card: int
    token: Token
    count: int
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_tokens(table, self.card, self.token, self.count)


class TokensRemoved(Event, frozen=True):
    """Tokens were taken off an Adventurer or a Dungeon card."""

    card: int
    token: Token
    count: int
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_tokens(table, self.card, self.token, -self.count)


class AttributesIgnored(Event, frozen=True):
    """A Dungeon card is treated as without attributes until it leaves play."""

    card: int
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_card(table, self.card, ignored=True)


class PrimaryChosen(Event, frozen=True):
    """The party has chosen its Primary Target for this round."""

    adventurer: int
    by: int = 0

    def apply(self, table: Table) -> Table:
        return table_changes.with_round(table, primary=self.adventurer)


class PartyArranged(Event, frozen=True):
    """The Marching Order was changed."""

    party: tuple[int, ...]
    by: int = 0

    def apply(self, table: Table) -> Table:
        return replace(table, party=tuple(sorted(table.party, key=lambda one: self.party.index(one.id))))


class StruggleBegan(Event, frozen=True):
    """Power and stamina can be committed now."""

    struggle: Struggle

    def apply(self, table: Table) -> Table:
        return replace(table, struggle=self.struggle)


class AdventurerCommitted(Event, frozen=True):
    """An Adventurer was Activated for the struggle at hand."""

    adventurer: int

    def apply(self, table: Table) -> Table:
        struggle = table.struggle
        assert struggle is not None
        part = "attacked" if struggle.kind == "attack" else "defended"
        table = table_changes.with_card(table, self.adventurer, **{"activated": True, part: True})
        return table_changes.with_committed(table, adventurers=(*struggle.adventurers, self.adventurer))


class BonusStripped(Event, frozen=True):
    """Characters lose their bonus for distance for this round."""

    cards: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return table_changes.with_cards(table, self.cards, stripped=True)


class AttackResolved(Event, frozen=True):
    """The Adventurers' attack has this power against that stamina; ``made`` is false when nobody attacked."""

    power: int
    stamina: int
    won: bool
    made: bool = True

    def apply(self, table: Table) -> Table:
        return table_changes.with_round(table, attacked=self.made, won=self.won)


class DefenceResolved(Event, frozen=True):
    """An attack of the Dungeon on an Adventurer has this power against that stamina; it ``hit`` or it did not."""

    target: int
    attackers: tuple[int, ...]
    power: int
    stamina: int
    hit: bool

    def apply(self, table: Table) -> Table:
        return table_changes.with_faced(table)


class TargetGone(Event, frozen=True):
    """An attack of the Dungeon does nothing, since the Adventurer that it was aimed at has died."""

    attackers: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return table_changes.with_faced(table)


class StruggleEnded(Event, frozen=True):
    """What was committed is used up."""

    def apply(self, table: Table) -> Table:
        return replace(table, struggle=None)


class TriggerCarriedOut(Event, frozen=True):
    """A combat trigger was carried out in this round."""

    card: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_card(table, self.card, triggered=True)


class CharacterWounded(Event, frozen=True):
    """A Character took a Wound; it is ``slain`` when no Life is left. ``combat``: the Adventurers' attack dealt it."""

    card: int
    slain: bool
    combat: bool = False
    by: int = 0

    def apply(self, table: Table) -> Table:
        table = table_changes.with_tokens(table, self.card, "wound", 1)
        return table_changes.with_round(table, wounded=(*table.round.wounded, self.card)) if self.combat else table


class WoundPrevented(Notice, frozen=True):
    """A Character took no Wound; ``why`` is the attribute that prevented it."""

    card: int
    why: str


class AdventurerWounded(Event, frozen=True):
    """An Adventurer took a Wound; ``why`` is the kind of struggle, or a word."""

    adventurer: int
    why: str
    by: int = 0

    def apply(self, table: Table) -> Table:
        table = table_changes.with_tokens(table, self.adventurer, "wound", 1)
        return table_changes.with_round(table, hurt=True) if self.why == "retaliation" else table


class AdventurerDied(Event, frozen=True):
    """An Adventurer has its Life in Wounds; ``targeted``: by the attack at hand. ``why``, ``by``: the last Wound's."""

    adventurer: int
    targeted: bool = False
    why: str = ""
    by: int = 0

    def apply(self, table: Table) -> Table:
        party = tuple(one for one in table.party if one.id != self.adventurer)
        if table.round.primary == self.adventurer:
            table = table_changes.with_round(table, primary=0)
        if self.targeted and table.struggle is not None:
            table = replace(table, struggle=replace(table.struggle, gone=True))
        return replace(table, party=party, fallen=(*table.fallen, self.adventurer))


class Rampaged(Event, frozen=True):
    """A wounded Character strikes back at an Adventurer."""

    card: int
    adventurer: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_tokens(
            table_changes.with_card(table, self.card, rampaged=True), self.card, "spent", 1
        )


class ConditionMet(Notice, frozen=True):
    """The Win or Lose Condition of a card was met."""

    card: int
    won: bool


class QuestTokenPlaced(Event, frozen=True):
    """A Quest Token was earned for a Quest."""

    quest: int
    by: int = 0

    def apply(self, table: Table) -> Table:
        tokens = next(quest.tokens for quest in table.quests if quest.id == self.quest)
        return table_changes.with_quest(table, self.quest, tokens=tokens + 1)


class QuestCompleted(Event, frozen=True):
    """A Quest is complete and stays so."""

    quest: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_quest(table, self.quest, complete=True)


class MatchEnded(Event, frozen=True):
    """The party has won or lost; ``why`` is the reason of the outcome."""

    won: bool
    why: str

    def apply(self, table: Table) -> Table:
        return table_changes.with_round(replace(table, struggle=None), phase="over", line=0)
