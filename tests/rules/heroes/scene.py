"""Scenes: small positions for tests, and a way to play on from them and look at what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Pass
from game.core.dice import Dice
from game.core.state import State, Step
from game.rules.heroes.cards.all_cards import KEYS
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import BeginTurn, EndPhase, Window
from game.rules.heroes.state.table import Card, Permanent, Player, Resource, Table, Turn, ready_resources
from game.rules.heroes.stats import atk_of, health_of, keywords_of
from tests.core.playing import Playing

OSRIC, ILSABET, RHASKA, SEDGE = "Captain Osric Vane", "Ilsabet Quill", "Rhaska Longstride", "Mother Sedge"
#: The numbers of the two heroes in every scene.
HERO, FOE = 1001, 1002
#: The number of the turn in which scenes begin; it is seat 0's.
NOW = 5


class Scene:
    """A position in seat 0's turn, built piece by piece. Cards are given by their names. Each seat has ten resources
    and five cards in its deck unless something else is said; the heroes have used their powers unless ``powers``.
    ``options`` are the match's, such as ``windows``."""

    def __init__(
        self, hero: str = OSRIC, foe: str = SEDGE, *, resources: int = 10, powers: bool = False, **options: Any
    ) -> None:
        self.cards: dict[int, Card] = {}
        self.permanents = {
            number: Permanent(number, KEYS[name], seat, face_up=powers)
            for seat, (number, name) in enumerate(((HERO, hero), (FOE, foe)))
        }
        self.seats: list[dict[str, Any]] = [
            {"deck": (), "hand": (), "graveyard": (), "resources": (), "began": NOW - seat} for seat in (0, 1)
        ]
        self.options = options
        for seat in (0, 1):
            self.deck(*["Ferryman Dob"] * 5, seat=seat)
            self.resources(resources, seat=seat)

    def _card(self, name: str, seat: int) -> int:
        number = len(self.cards) + 1
        self.cards[number] = Card(KEYS[name], seat)
        return number

    def put(self, name: str, seat: int = 0, *, token: bool = False, on: int = 0, **changes: Any) -> int:
        """Put something into play, attached to ``on``, ``since`` turn 1 unless that is given; return its number."""
        card = 0 if token else self._card(name, seat)
        number = 1100 + len(self.permanents)
        changes.setdefault("since", 1)
        self.permanents[number] = Permanent(number, KEYS[name], seat, card, host=on, **changes)
        return number

    def change(self, number: int, **changes: Any) -> int:
        self.permanents[number] = replace(self.permanents[number], **changes)
        return number

    def weaken(self, number: int, left: int) -> int:
        """Damage a hero or ally until that much health is left, whatever its printed health."""
        one = self.permanents[number]
        return self.change(number, damage=one.record.health - left)

    def hand(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        """Put cards into a hand; return their numbers."""
        numbers = tuple(self._card(name, seat) for name in names)
        self.seats[seat]["hand"] += numbers
        return numbers

    def deck(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        """Put cards on a deck, the first named on top; return their numbers."""
        numbers = tuple(self._card(name, seat) for name in names)
        self.seats[seat]["deck"] += tuple(reversed(numbers))
        return numbers

    def no_deck(self, seat: int = 0) -> None:
        self.seats[seat]["deck"] = ()

    def graveyard(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        """Put cards into a graveyard; return their numbers."""
        numbers = tuple(self._card(name, seat) for name in names)
        self.seats[seat]["graveyard"] += numbers
        return numbers

    def resources(self, count: int, seat: int = 0) -> None:
        """Give a seat exactly that many ready resources, face down; open quests stay."""
        quests = tuple(one for one in self.seats[seat]["resources"] if one.face_up)
        down = tuple(Resource(self._card("Ferryman Dob", seat)) for _ in range(count))
        self.seats[seat]["resources"] = (*down, *quests)

    def quest(self, name: str, seat: int = 0, **changes: Any) -> int:
        """Put an open quest in a resource row; return its card's number."""
        card = self._card(name, seat)
        self.seats[seat]["resources"] += (Resource(card, face_up=True, **changes),)
        return card

    def state(self, turn: Turn, *agenda: Step) -> State[Table, Step]:
        """Return the position with these steps still to be taken, the first named first."""
        where = {card for seat in self.seats for zone in ("deck", "hand", "graveyard") for card in seat[zone]}
        where |= {one.card for seat in self.seats for one in seat["resources"]}
        where |= {one.card for one in self.permanents.values()}
        cards = {number: card for number, card in self.cards.items() if number in where}
        players = tuple(Player(seat, (HERO, FOE)[seat], **zones) for seat, zones in enumerate(self.seats))
        table = Table(cards, players, dict(self.permanents), turn, **self.options)
        state: State[Table, Step] = State(table, tuple(reversed(agenda)), None, Dice(1), 2000, 1)
        return state

    def act(self, **turn: Any) -> Play:
        """Play on in seat 0's action phase."""
        return Play(self.state(Turn(NOW, 0, "action", **turn), Window("action", 0), EndPhase()))

    def begin_turn(self, seat: int = 0) -> Play:
        """Play on from the beginning of a seat's next turn."""
        return Play(self.state(Turn(NOW, 1 - seat, "end"), BeginTurn(seat)))


class Play(Playing[Table]):
    """A match in progress."""

    game = HEROES

    def __init__(self, state: State[Table, Step]) -> None:
        super().__init__(runner.resume(HEROES, state))
        assert not HEROES.flaws(self.state), HEROES.flaws(self.state)

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self.state.outcome.winners if self.state.outcome else None

    def cast(self, card: int, *targets: int, x: int = 0) -> Play:
        return self.run(c.PlayCard(card, targets, x))

    def use(self, source: int, *targets: int, paid: int = 0) -> Play:
        """Use the first power of a permanent, which resolves."""
        return self.run(c.UsePower(source, 0, targets, paid))

    def fight(self, attacker: int, defender: int) -> Play:
        """Fight with nobody responding; armor, protectors and triggers may still be asked about."""
        return self.run(c.Propose(attacker, defender))

    def to(self, seat: int) -> Play:
        """Pass until that seat is asked."""
        while self.asked != seat:
            assert self.prompt.startswith("respond"), self.prompt
            self.do(Pass())
        return self

    def until(self, prompt: str) -> Play:
        """Pass until that question is asked."""
        events = self.events
        while self.prompt != prompt:
            assert self.prompt.startswith("respond"), (self.prompt, prompt)
            self.do(Pass())
            events = events + self.events
        self.events = events
        return self

    def end_turn(self) -> Play:
        """End the turn; the next one's action phase begins unless something else is asked."""
        return self.run(Pass())

    def at(self, number: int) -> Permanent:
        return self.table.permanents[number]

    def there(self, number: int) -> bool:
        return number in self.table.permanents

    def damage(self, number: int) -> int:
        return self.table.permanents[number].damage

    def exhausted(self, number: int) -> bool:
        return self.table.permanents[number].exhausted

    def atk(self, number: int) -> int:
        return atk_of(self.table, number)

    def health(self, number: int) -> int:
        return health_of(self.table, number)

    def has(self, number: int, keyword: str) -> bool:
        return keyword in keywords_of(self.table, number)

    def hand(self, seat: int = 0) -> list[str]:
        """Return the keys of the cards in a hand."""
        return self.keys(self.table.players[seat].hand)

    def graveyard(self, seat: int = 0) -> list[str]:
        """Return the keys of the cards in a graveyard."""
        return self.keys(self.table.players[seat].graveyard)

    def ready(self, seat: int = 0) -> int:
        """Return how many resources of a seat are ready."""
        return ready_resources(self.table, seat)

    def keys(self, cards: Sequence[int]) -> list[str]:
        return [self.table.cards[card].key for card in cards]

    def in_play(self, key: str) -> list[int]:
        """Return the numbers of the permanents with that key."""
        return [number for number, one in self.table.permanents.items() if one.key == key]
