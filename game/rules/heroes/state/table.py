"""What lies on the table in Heroes: cards, players, what is in play, the chain, a combat, and where the turn stands."""

from __future__ import annotations

from operator import attrgetter
from typing import Literal

import msgspec

from game.core.cards import Card as Card
from game.core.remembered import RememberedWhile
from game.core.scenario.standing import Scenario
from game.rules.heroes.cards.all_cards import RECORDS, record_of
from game.rules.heroes.cards.effects import DamageType, Keyword, Until
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.state.options import HeroesOptions

Phase = Literal["setup", "ready", "draw", "action", "end", "over"]


class Permanent(msgspec.Struct, frozen=True):
    """A hero, ally, equipment or ongoing ability in play. A card that comes into play is a new one each time: ``id`` is
    its own, ``card`` the number of the card (0: a hero or a token). ``seat`` controls it since turn ``since``;
    ``host`` is what it is attached to. A hero that is not ``face_up`` has used its power."""

    id: int
    key: str
    seat: int
    card: int = 0
    exhausted: bool = False
    damage: int = 0
    face_up: bool = True
    host: int = 0
    since: int = 0

    @property
    def record(self) -> CardRecord:
        return RECORDS[self.key]


class Resource(msgspec.Struct, frozen=True):
    """A card in the resource row: face up only as a quest that is not ``completed`` yet."""

    card: int
    face_up: bool = False
    exhausted: bool = False
    completed: bool = False

    @property
    def is_hidden(self) -> bool:
        """Return whether only its controller may look at it. Everybody saw a completed quest."""
        return not self.face_up and not self.completed


class Player(msgspec.Struct, frozen=True):
    """A seat's belongings. The deck's last card is on top; ``hero`` is the hero's number among what is in play. Of the
    deck's top cards the player has ``looked`` at some, and some are ``shown`` to all. ``began`` is the player's most
    recent turn; ``decked``: drew from an empty deck."""

    seat: int
    hero: int
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    resources: tuple[Resource, ...] = ()
    looked: int = 0
    shown: int = 0
    began: int = 0
    decked: bool = False


class Strike(msgspec.Struct, frozen=True):
    """A strike with a weapon in a combat, and the ATK that it gave."""

    seat: int
    weapon: int
    atk: int
    damage: DamageType


class Combat(msgspec.Struct, frozen=True):
    """A combat: the ``defender`` is ``defending`` once nobody can protect it any more."""

    attacker: int
    defender: int
    defending: bool = False
    strikes: tuple[Strike, ...] = ()


class Modifier(msgspec.Struct, frozen=True):
    """What an effect gave to some in play for a while, since that ``turn``. ``seat`` controls them."""

    id: int
    on: tuple[int, ...]
    until: Until
    seat: int
    turn: int
    atk: int = 0
    keyword: Keyword | None = None
    no_attack: bool = False


class Shield(msgspec.Struct, frozen=True):
    """The next ``amount`` points of damage to a character are prevented this turn."""

    id: int
    on: int
    amount: int


class Link(msgspec.Struct, frozen=True):
    """Something on the chain: a card being played, a used power, a quest's reward, a trigger, or a proposed combat.
    ``source`` in play says it, or is the attacker; ``index`` tells which of its powers or triggers; ``host`` is what
    the source is attached to. ``targets`` are numbers of what its aim is for: in play, on the chain, cards, or seats; a
    combat's is the defender. ``amount`` is the damage and ``weapon`` the weapon that triggered it."""

    id: int
    seat: int
    what: Literal["card", "power", "quest", "trigger", "combat"]
    key: str
    card: int = 0
    source: int = 0
    index: int = 0
    host: int = 0
    targets: tuple[int, ...] = ()
    x: int = 0
    amount: int = 0
    weapon: int = 0

    @property
    def record(self) -> CardRecord:
        return record_of(self.key)


class Turn(msgspec.Struct, frozen=True):
    """Where the match stands: the number of the turn, whose it is, its phase. ``placed``: the resource of the turn was
    placed; ``attacked`` are the characters that did; ``hit`` the seats whose weapons have dealt combat damage."""

    number: int = 0
    seat: int = 0
    phase: Phase = "setup"
    placed: bool = False
    attacked: tuple[int, ...] = ()
    hit: tuple[int, ...] = ()


class Table(HeroesOptions, frozen=True, dict=True):
    """All that lies on the table. ``permanents`` are in the order in which they came into play; ``waiting`` are
    triggers that go on the chain at the next state check. ``extra`` are the seats of turns that are put in after this
    one, the last one next; ``after`` is the seat whose ordinary turn it was last."""

    cards: dict[int, Card]
    players: tuple[Player, ...]
    permanents: dict[int, Permanent]
    turn: Turn = Turn()
    chain: tuple[Link, ...] = ()
    waiting: tuple[Link, ...] = ()
    combat: Combat | None = None
    modifiers: tuple[Modifier, ...] = ()
    shields: tuple[Shield, ...] = ()
    extra: tuple[int, ...] = ()
    after: int = 0
    scenario: Scenario | None = None


_lasting = attrgetter("id", "record", "seat", "face_up", "host")


#: For what depends on all that is in play, on the combat, on what was given for a while and on a scenario, and on
#: nothing else.
in_play = RememberedWhile("modifiers", "combat", "permanents", "scenario")
#: For what is the same in whatever combat it is asked, and whoever is exhausted or damaged.
while_there = RememberedWhile(
    "modifiers", "permanents", seen=lambda table: (table.modifiers, [*map(_lasting, table.permanents.values())])
)


def hero_of(table: Table, seat: int) -> Permanent:
    return table.permanents[table.players[seat].hero]


@in_play
def party(table: Table, seat: int) -> tuple[Permanent, ...]:
    """Return all in play that a seat controls, resources left out."""
    return tuple([permanent for permanent in table.permanents.values() if permanent.seat == seat])


def allies_of(table: Table, seat: int) -> tuple[Permanent, ...]:
    return tuple(permanent for permanent in party(table, seat) if permanent.record.type == "Ally")


@in_play
def characters_of(table: Table, seat: int) -> tuple[Permanent, ...]:
    return tuple([permanent for permanent in party(table, seat) if permanent.record.is_character])


def ready_resources(table: Table, seat: int) -> int:
    """Return how much a seat can pay now."""
    return [resource.exhausted for resource in table.players[seat].resources].count(False)


def attachments_on(table: Table, host: int) -> tuple[Permanent, ...]:
    return tuple(permanent for permanent in table.permanents.values() if permanent.host == host)


def record_of_card(table: Table, card: int) -> CardRecord:
    return RECORDS[table.cards[card].key]


def link_by_id(table: Table, number: int) -> Link | None:
    """Return the link of that number, or None when it has left the chain."""
    return next((link for link in table.chain if link.id == number), None)


def name_of(table: Table, number: int) -> str:
    """Return the name of something in play, of a link, or of a card of the match."""
    if number in table.permanents:
        return table.permanents[number].record.name
    link = link_by_id(table, number)
    if link is not None:
        return link.record.name
    return record_of_card(table, number).name if number in table.cards else "a card"
