"""What happens in Crawler. Cards are called by their numbers; ``by`` is the card that did it, 0 for a rule."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from game.core.events import Event
from game.rules.crawler.state.table import CrawlerCard, DungeonCard, Phase, Struggle

DeckName = Literal["crawler", "dungeon"]
Token = Literal["wound", "poison", "lock", "time", "spent"]


# Decks, hand and graves


class DeckShuffled(Event, frozen=True):
    """A deck has a new order, the last card on top; a face-up top card was set aside and lies on top again."""

    deck: DeckName
    cards: tuple[int, ...]
    flipped: bool = False

    def seen_by(self, seat: int) -> Self:
        """Nobody knows the order."""
        top = self.cards[-1:] if self.flipped else ()
        return replace(self, cards=(*(0,) * (len(self.cards) - len(top)), *top))


class CardsLookedAt(Event, frozen=True):
    """The party looks at the top cards of the Dungeon deck, the top one last."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]


class DeckArranged(Event, frozen=True):
    """Cards that were looked at lie face down again: on top of the Dungeon deck (the last topmost) and under it (the
    first lowest)."""

    top: tuple[int, ...]
    bottom: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        """They are face down."""
        return replace(self, top=(0,) * len(self.top), bottom=(0,) * len(self.bottom))


class CardsDrawn(Event, frozen=True):
    """Crawler cards came from the deck into the hand."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]


class CardFound(Event, frozen=True):
    """A card was searched for in the Crawler deck and taken into the hand."""

    reveals: ClassVar[bool] = True

    card: int


class HandReturned(Event, frozen=True):
    """The whole hand went back into the deck."""

    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        """In the deck they are unknown."""
        return replace(self, cards=(0,) * len(self.cards))


class CardDiscarded(Event, frozen=True):
    """A card went from the hand to the grave; ``why`` is a word."""

    card: int
    why: str
    by: int = 0


class CardsBurned(Event, frozen=True):
    """Cards went from the top of a deck to its grave, in this order."""

    reveals: ClassVar[bool] = True

    deck: DeckName
    cards: tuple[int, ...]
    by: int


class CardRestocked(Event, frozen=True):
    """A card went from the Dungeon Grave into the Dungeon deck, which is then shuffled."""

    card: int
    by: int


# The round


class RoundBegan(Event, frozen=True):
    """A round begins; ``lead`` is the seat that speaks for the party."""

    number: int
    lead: int


class PhaseBegan(Event, frozen=True):
    """A part of the round begins."""

    phase: Phase


class LineBegan(Event, frozen=True):
    """A line of the end of the Encounter is carried out: 1 to 10."""

    line: int


# Building the Encounter


class DungeonCardEntered(Event, frozen=True):
    """A Dungeon card came into play: from the top of the deck, or ``found`` in it; as a ``swift`` one in place of lying
    face up on the deck."""

    reveals: ClassVar[bool] = True

    card: DungeonCard
    found: bool = False
    swift: str = ""
    by: int = 0


class UniqueBuried(Event, frozen=True):
    """Another copy of a Unique card was revealed on top of the deck, or ``found`` as it was searched, and went to the
    grave."""

    reveals: ClassVar[bool] = True

    card: int
    found: bool = False


class TopTurned(Event, frozen=True):
    """The top card of the Dungeon deck lies face up: it would ``bust`` the limit, or it was ``flip``ped."""

    reveals: ClassVar[bool] = True

    card: int
    why: Literal["bust", "flip"]


class BuildEnded(Event, frozen=True):
    """The Encounter is closed, at this total cost and with this limit."""

    total: int
    limit: int


class TargetFixed(Event, frozen=True):
    """A Dungeon card has fixed the Adventurer for its Possession or Enfeeble, and the resource that counts as 0."""

    card: int
    target: int
    enfeebled: str = ""


# Cards and tokens


class CrawlerCardPlayed(Event, frozen=True):
    """A Crawler card came from the hand into play."""

    card: CrawlerCard


class CrawlerCardUsed(Event, frozen=True):
    """A Permanent was used: ``spent`` uses are on it now, and it is ``exhausted`` after the last."""

    card: int
    spent: int
    exhausted: bool


class CrawlerCardCommitted(Event, frozen=True):
    """A Crawler card in play gives its power or stamina to the struggle at hand, and to no other."""

    card: int


class CardsChosen(Event, frozen=True):
    """Cards were chosen for a Crawler card in play; the first is its host if it is assigned."""

    card: int
    chosen: tuple[int, ...]


class CrawlerCardLeft(Event, frozen=True):
    """A Crawler card left play for the grave; ``why`` is a word."""

    card: int
    why: str
    by: int = 0


class DungeonCardLeft(Event, frozen=True):
    """A Dungeon card left play ``to`` its grave or its deck, which is then shuffled; ``why`` is a word."""

    card: int
    to: Literal["grave", "deck"]
    why: str
    by: int = 0


class CardsActivated(Event, frozen=True):
    """Cards were turned sideways."""

    cards: tuple[int, ...]
    by: int = 0


class CardsReset(Event, frozen=True):
    """Cards stand upright again."""

    cards: tuple[int, ...]
    by: int = 0


class TokensPlaced(Event, frozen=True):
    """Tokens were put on an Adventurer or a Dungeon card."""

    card: int
    token: Token
    count: int
    by: int = 0


class TokensRemoved(Event, frozen=True):
    """Tokens were taken off an Adventurer or a Dungeon card."""

    card: int
    token: Token
    count: int
    by: int = 0


class AttributesIgnored(Event, frozen=True):
    """A Dungeon card is treated as without attributes until it leaves play."""

    card: int
    by: int = 0


class PrimaryChosen(Event, frozen=True):
    """The party has chosen its Primary Target for this round."""

    adventurer: int
    by: int = 0


class PartyArranged(Event, frozen=True):
    """The Marching Order was changed."""

    party: tuple[int, ...]
    by: int = 0


# Struggles


class StruggleBegan(Event, frozen=True):
    """Power and stamina can be committed now."""

    struggle: Struggle


class AdventurerCommitted(Event, frozen=True):
    """An Adventurer was Activated for the struggle at hand."""

    adventurer: int


class BonusStripped(Event, frozen=True):
    """Characters lose their bonus for distance for this round."""

    cards: tuple[int, ...]


class AttackResolved(Event, frozen=True):
    """The Adventurers' attack has this power against that stamina; ``made`` is false when nobody attacked."""

    power: int
    stamina: int
    won: bool
    made: bool = True


class DefenceResolved(Event, frozen=True):
    """An attack of the Dungeon on an Adventurer has this power against that stamina; it ``hit`` or it did not."""

    target: int
    attackers: tuple[int, ...]
    power: int
    stamina: int
    hit: bool


class TargetGone(Event, frozen=True):
    """An attack of the Dungeon does nothing, since the Adventurer that it was aimed at has died."""

    attackers: tuple[int, ...]


class StruggleEnded(Event, frozen=True):
    """What was committed is used up."""


class TriggerCarriedOut(Event, frozen=True):
    """A combat trigger was carried out in this round."""

    card: int


class CharacterWounded(Event, frozen=True):
    """A Character took a Wound; it is ``slain`` when no Life is left. ``combat``: the Adventurers' attack dealt it."""

    card: int
    slain: bool
    combat: bool = False
    by: int = 0


class WoundPrevented(Event, frozen=True):
    """A Character took no Wound; ``why`` is the attribute that prevented it."""

    card: int
    why: str


class AdventurerWounded(Event, frozen=True):
    """An Adventurer took a Wound; ``why`` is the kind of struggle, or a word."""

    adventurer: int
    why: str
    by: int = 0


class AdventurerDied(Event, frozen=True):
    """An Adventurer has as many Wounds as Life. ``targeted``: the Dungeon's attack at hand was aimed at it."""

    adventurer: int
    targeted: bool = False


class Rampaged(Event, frozen=True):
    """A wounded Character strikes back at an Adventurer."""

    card: int
    adventurer: int


class ConditionMet(Event, frozen=True):
    """The Win or Lose Condition of a card was met."""

    card: int
    won: bool


# Quests and the end


class QuestTokenPlaced(Event, frozen=True):
    """A Quest Token was earned for a Quest."""

    quest: int
    by: int = 0


class QuestCompleted(Event, frozen=True):
    """A Quest is complete and stays so."""

    quest: int


class MatchEnded(Event, frozen=True):
    """The party has won or lost; ``why`` is the reason of the outcome."""

    won: bool
    why: str
