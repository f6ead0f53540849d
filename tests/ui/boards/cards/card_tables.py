"""A table of cards with everything that one can have: rows, slots, piles, a hand, a stack; cards with counters, with
others under them, exhausted and face down; tokens in a row."""

from __future__ import annotations

from game.rules.factions.cards.all_cards import RECORDS, record_of
from game.rules.factions.state.table import CAPITAL
from game.ui.boards.cards import records
from game.ui.boards.cards.layout import Area, Box, CardLayout

UNITS = tuple(key for key in RECORDS if record_of(key).type == "unit" and key != CAPITAL)
OTHERS = tuple(key for key in RECORDS if record_of(key).type in ("equipment", "location"))
BATTLES = tuple(key for key in RECORDS if record_of(key).type == "battle")

_EDGE, _GAP = 0.22, 0.16
_LEFT, _RIGHT = 2.15, 3.0


def layout(style: str = "hall") -> CardLayout:
    """Return two sides with a slot for a hero, a row of allies and a row of resources each; piles at the left, the
    stack at the right, the far side's hand above."""
    wide, high = 24.0, 12.0
    left, right = _EDGE + _LEFT + _GAP, wide - _EDGE - _RIGHT - _GAP
    hand = Box(left, _EDGE, right - left, 0.62)
    small = 1.66
    large = (high - hand.bottom - _EDGE - 2 * small - 4 * _GAP) / 2
    tops = (hand.bottom + _GAP, hand.bottom + 2 * _GAP + small)
    slot = large * 5 / 7 + 0.5
    areas = [Area("hand 1", "hand", "hand", hand, 1)]
    for side, (far, near) in ((1, tops), (0, (high - _EDGE - small, high - _EDGE - small - _GAP - large))):
        areas += [
            Area(f"allies {side}", "allies", "row", Box(left + slot + _GAP, near, right - left - slot - _GAP, large),
                 side, 10 + side, "Allies"),
            Area(f"hero {side}", "hero", "slot", Box(left, near, slot, large), side, 20 + side, "Hero"),
            Area(f"resources {side}", "resources", "row", Box(left, far, right - left, small), side, 30 + side,
                 "Resources"),
        ]  # fmt: skip
        tall, title = 2.5, 0.34
        first = _EDGE + title if side else high - _EDGE - tall
        second = first + (tall + title + _GAP) * (1 if side else -1)
        areas += [
            Area(f"deck {side}", "deck", "pile", Box(_EDGE, first, _LEFT, tall), side, title="Deck"),
            Area(f"graveyard {side}", "graveyard", "pile", Box(_EDGE, second, _LEFT, tall), side, title="Graveyard"),
        ]
    middle = Box(right + _GAP, _EDGE, _RIGHT, high - 2 * _EDGE)
    areas.append(Area("stack", "stack", "stack", middle, title="Chain"))
    return CardLayout(wide, high, tuple(areas), style)


def card(piece: int, key: str, area: str, seat: int = 0, **more: object) -> records.CardShown:
    return records.CardShown(piece, key, record_of(key).name, seat, area, **more)  # type: ignore[arg-type]


def wounds(count: int, *others: tuple[str, int]) -> tuple[records.CounterShown, ...]:
    """Counters of damage, and others."""
    return (records.CounterShown("damage", count), *(records.CounterShown(icon, value) for icon, value in others))


def figures(attack: int, health: int) -> tuple[records.CounterShown, ...]:
    """Return the value of a card now."""
    return (records.CounterShown("blade", attack), records.CounterShown("hp", health))


def pieces() -> list[records.Piece]:
    """Return both sides' cards."""
    under = (card(71, OTHERS[1], "allies 0"), card(72, OTHERS[2], "allies 0"))
    return [
        card(1, UNITS[0], "hero 0", attached=(card(70, OTHERS[0], "hero 0"),), counters=wounds(4, ("hp", 26)),
             mark="star"),
        card(2, UNITS[4], "allies 0", counters=wounds(1), figures=figures(3, 4)),
        card(3, UNITS[9], "allies 0", attached=under, counters=wounds(2, ("magic", 3))),
        card(4, UNITS[14], "allies 0", exhausted=True, attached=(card(73, OTHERS[3], "allies 0"),),
             figures=figures(5, 2)),
        card(5, UNITS[21], "allies 0", dim=True, figures=figures(2, 2)),
        *(card(30 + number, UNITS[number], "resources 0", face_down=number != 1, exhausted=number in (2, 3))
          for number in range(6)),
        card(11, UNITS[30], "hero 1", 1, counters=wounds(11, ("hp", 19)), mark="star"),
        card(12, UNITS[33], "allies 1", 1, exhausted=True),
        card(13, UNITS[36], "allies 1", 1, counters=(records.CounterShown("block", 2, good=True),),
             figures=figures(1, 6)),
        card(14, UNITS[40], "allies 1", 1, face_down=True),
        *(card(50 + number, UNITS[number], "resources 1", 1, face_down=True, exhausted=number < 2)
          for number in range(4)),
    ]  # fmt: skip


def tokens() -> list[records.Piece]:
    """Tokens in the rows of allies."""
    return [
        records.UnitShown(number, UNITS[number], record_of(UNITS[number]).name, number % 2, 10 + number % 2, 20, number,
                  atk=2, dam=5, def_=12, tapped=number % 5 == 0)
        for number in range(1, 13)
    ]  # fmt: skip


def stack() -> list[records.EntryShown]:
    """Return two cards that are being answered; the upper one is aimed at an ally."""
    return [
        records.EntryShown(500, 1, BATTLES[0], record_of(BATTLES[0]).name, targets=(3,)),
        records.EntryShown(501, 0, BATTLES[1], record_of(BATTLES[1]).name, targets=(13,), counters=500),
    ]


def piles() -> list[records.PileShown]:
    """Decks, graveyards and the far side's hand."""
    return [
        records.PileShown("deck 0", 38),
        records.PileShown("graveyard 0", 5, BATTLES[4], "graveyard", dimmed=True),
        records.PileShown("deck 1", 12),
        records.PileShown("graveyard 1", 0, icon="graveyard", dimmed=True),
        records.PileShown("hand 1", 6, icon="hand"),
    ]


def arrows() -> list[records.ArrowShown]:
    """Return an attack that is proposed, and one that is only thought of."""
    return [records.ArrowShown(2, 11, 0, words="5"), records.ArrowShown(3, "allies 1", 0, strong=False)]


def gauges(value: int = 5) -> list[records.GaugeShown]:
    """Return how full the far side's row is."""
    return [records.GaugeShown("allies 1", value, 7)]


def dungeon(style: str = "hall") -> CardLayout:
    """Return a table without an enemy seat: an encounter above, a party below, slots for quests at the right."""
    left, right, wide, high = 2.7, 20.9, 24.0, 12.0
    rows = (
        ("encounter", "Encounter", 0.5, 3.5),
        ("responses", "Responses", 4.2, 1.8),
        ("party", "Marching order", 6.3, 3.4),
        ("permanents", "Permanents", 10.0, 1.75),
    )
    piles = {"dungeon deck": "Dungeon", "dungeon grave": "Slain", "crawler grave": "Spent", "crawler deck": "Crawler"}
    areas = [
        Area(what, what, "row", Box(left, y, right - left, tall), None, number, title)
        for number, (what, title, y, tall) in enumerate(rows, 1)
    ]
    areas += [
        Area(f"quest {number}", "quest", "slot", Box(right + 0.25, 0.5 + 3.8 * number, 2.6, 3.6), None, 10 + number,
             "Quest" if number == 0 else "")
        for number in range(3)
    ]  # fmt: skip
    areas += [
        Area(what, what, "pile", Box(0.2, 0.6 + 2.9 * number, 2.1, 2.6), None, 0, title)
        for number, (what, title) in enumerate(piles.items())
    ]
    return CardLayout(wide, high, tuple(areas), style)


def encounter() -> list[records.Piece]:
    """Return a party of four against three foes, one of them face down."""
    party = [
        card(number, UNITS[3 * number], "party", figures=figures(number, 6 - number), exhausted=number == 2,
             counters=(records.CounterShown("clock", 2),) if number == 3 else ())
        for number in range(1, 5)
    ]  # fmt: skip
    foes = [
        card(20 + number, UNITS[30 + 2 * number], "encounter", 4, figures=figures(4, 2 + number), face_down=number == 2,
             attached=(card(30, OTHERS[6], "encounter", 4),) if number == 0 else ())
        for number in range(3)
    ]  # fmt: skip
    quests = [card(40 + number, BATTLES[number], f"quest {number}", counters=(records.CounterShown("star", number),))
              for number in range(2)]  # fmt: skip
    held = [card(50 + number, OTHERS[8 + number], "permanents") for number in range(3)]
    return [*party, *foes, *quests, *held, card(60, BATTLES[7], "responses", mark="fast")]


def dungeon_piles() -> list[records.PileShown]:
    """Decks and graves of the dungeon and of the party."""
    return [
        records.PileShown("dungeon deck", 31),
        records.PileShown("dungeon grave", 3, UNITS[32], "dead", dimmed=True),
        records.PileShown("crawler grave", 4, BATTLES[3], "graveyard", dimmed=True),
        records.PileShown("crawler deck", 22),
    ]
