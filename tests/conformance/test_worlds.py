"""Dealing again what a seat cannot know: every possible world comes up, none that is not, and each as often.

The worlds of a small position are listed here by trying every order of its hidden cards, and not with the rules' help.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from game.core.dice import Dice
from game.core.state import AnyState, Step
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import card_events as ce
from game.rules.arena.state.board import GlyphPlace
from game.rules.arena.state.table import Glyph, Playing
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import steps
from game.rules.factions.state.commands import PlayCard as PlayFactionsCard
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state.commands import Deploy, PlayCard
from tests.rules.arena.battle import battle
from tests.rules.factions.scene import Scene as FactionsScene
from tests.rules.skirmish.scene import Scene as SkirmishScene

#: Deals for each possible world: the share of each is within these bounds but for one time in some thousands.
DEALS = 250
FEWEST, MOST = 180, 320
World = Any
Cards = tuple[int, ...]


def assert_fair(
    game: Any, state: AnyState, possible: Iterable[World], told: Callable[[Any], World], seat: int = 0
) -> None:
    """``seat`` is dealt every possible world, no other, each about as often; ``told``: what a table hides."""
    expected = set(possible)
    dealt = Counter(told(game.redeal(state, seat, Dice(seed)).table) for seed in range(DEALS * len(expected)))
    assert set(dealt) == expected
    assert all(FEWEST < times < MOST for times in dealt.values()), dealt


def under_way(state: AnyState, step: Step) -> AnyState:
    """Return the state with one more step on its agenda."""
    return replace(state, agenda=(*state.agenda, step))


# Skirmish


def skirmish() -> tuple[AnyState, Cards, Cards]:
    """Return two cards in the opponent's hand, and two in its deck."""
    scene = SkirmishScene()
    actor = scene.put("elf_archer", (3, 3))
    hand, deck = scene.hand("web", "dodge", seat=1), scene.deck("retreat", "web", seat=1)
    return scene.play(actor).state, hand, deck


def test_every_hand_and_deck_of_skirmish_is_as_likely() -> None:
    state, hand, deck = skirmish()
    possible = permutations((*hand, *deck))
    assert_fair(SKIRMISH, state, possible, lambda table: (*table.players[1].hand, *table.players[1].actions))


def test_every_reserve_and_creature_deck_of_skirmish_is_as_likely() -> None:
    scene = SkirmishScene()
    actor = scene.put("elf_archer", (3, 3))
    cards = (*scene.reserve("drow_wizard", seat=1), *scene.creature_deck("umbur_hulk", "drow_priestess", seat=1))
    state = scene.play(actor).state
    possible = permutations(cards)
    assert_fair(SKIRMISH, state, possible, lambda table: (*table.players[1].reserve, *table.players[1].creatures))


def test_a_seat_of_skirmish_keeps_its_hand_and_its_deck_has_every_order() -> None:
    scene = SkirmishScene()
    actor = scene.put("elf_archer", (3, 3))
    (held,) = scene.hand("block")
    deck = scene.deck("fireball", "shield", "quick_shot")
    state = scene.play(actor).state
    possible = [((held,), order) for order in permutations(deck)]
    assert_fair(SKIRMISH, state, possible, lambda table: (table.players[0].hand, table.players[0].actions))


def test_a_card_that_is_being_announced_is_any_of_those_that_would_be_asked_about_so() -> None:
    """The first card of the hand is the one that the step names."""
    scene = SkirmishScene()
    actor = scene.put("human_ranger", (5, 5))
    for cell in ((4, 5), (5, 6)):
        scene.put("drow_wizard", cell, 1, tapped=True)
    strong, charge = scene.hand("power_attack", "charge")  # A charge moves before it asks for a target.
    wide, dear = scene.deck("wide_swing", "overwhelm")  # Nobody is there to help with a card above level 2.
    state = scene.play(actor).do(PlayCard(strong, actor)).state
    assert state.decision is not None and state.decision.prompt == "target"
    cards = {strong, charge, wide, dear}
    possible = [(one, *order) for one in (strong, wide) for order in permutations(cards.difference((one,)))]
    assert_fair(SKIRMISH, state, possible, lambda table: (*table.players[0].hand, *table.players[0].actions), seat=1)
    for seed in range(20):
        twin = SKIRMISH.redeal(state, 1, Dice(seed))
        action = twin.agenda[-1].action
        assert action.card == action.source_card == twin.table.players[0].hand[0]
        assert SKIRMISH.redeal(state, 0, Dice(seed)).agenda == state.agenda


def test_a_creature_that_is_being_deployed_is_any_that_could_be() -> None:
    scene = SkirmishScene()
    scene.gold(0, 10, 3)
    wizard, hulk = scene.reserve("drow_wizard", "umbur_hulk")
    priestess, assassin = scene.creature_deck("drow_priestess", "drow_assassin")  # Level 3, and 4 is too dear.
    state = scene.play(phase="deploy").do(Deploy(wizard)).state
    assert state.decision is not None and state.decision.about == (wizard,)
    cards = {wizard, hulk, priestess, assassin}
    possible = [(one, *order) for one in (wizard, priestess) for order in permutations(cards.difference((one,)))]

    def owned(table: Any) -> World:
        return (*table.players[0].reserve, *table.players[0].creatures)

    assert_fair(SKIRMISH, state, possible, owned, seat=1)
    for seed in range(20):
        twin = SKIRMISH.redeal(state, 1, Dice(seed))
        assert twin.decision.about == (twin.agenda[-1].card,) == twin.table.players[0].reserve[:1]
        assert SKIRMISH.redeal(state, 0, Dice(seed)).decision == state.decision


# Factions


def factions() -> tuple[AnyState, dict[str, Cards]]:
    """Return two cards in the opponent's hand, two in its deck, three in one's own deck."""
    scene = FactionsScene()
    knight = scene.put("Knight", 2)
    cards = {
        "hand": scene.hand("Knight", "Blockade", seat=1),
        "deck": scene.deck("Skeleton", "Zombie", seat=1),
        "own": scene.deck("Knight", "Zombie", "Blockade"),
    }
    return scene.act(knight).state, cards


def theirs(table: Any) -> World:
    """Return the opponent's hand and deck."""
    return (*table.players[1].hand, *table.players[1].deck)


def test_every_hand_and_deck_of_factions_is_as_likely() -> None:
    state, cards = factions()
    assert_fair(FACTIONS, state, permutations(cards["hand"] + cards["deck"]), theirs)


def test_ones_own_deck_of_factions_has_every_order() -> None:
    state, cards = factions()
    assert_fair(FACTIONS, state, permutations(cards["own"]), lambda table: table.players[0].deck)


def test_cards_that_a_seat_searches_lie_anywhere_in_its_deck() -> None:
    state, cards = factions()
    own = under_way(state, steps.SearchDeck(0, cards["own"][:1]))
    assert_fair(FACTIONS, own, permutations(cards["own"]), lambda table: table.players[0].deck)
    found = cards["deck"][0]
    other = under_way(state, steps.SearchDeck(1, (found,)))
    possible = [order for order in permutations(cards["hand"] + cards["deck"]) if found in order[2:]]
    assert_fair(FACTIONS, other, possible, theirs)


def test_cards_that_are_being_ordered_stay_on_top_of_the_deck() -> None:
    state, cards = factions()
    top = tuple(reversed(state.table.players[1].deck[-1:]))
    state = under_way(state, steps.Reorder(0, 1, top))
    possible = [(*order, *top) for order in permutations({*cards["hand"], *cards["deck"]}.difference(top))]
    assert_fair(FACTIONS, state, possible, theirs)


def test_a_hand_that_is_being_shown_is_known() -> None:
    state, cards = factions()
    state = under_way(state, steps.ShowHand(0, cards["hand"]))
    assert_fair(FACTIONS, state, [cards["hand"] + order for order in permutations(cards["deck"])], theirs)


def test_a_card_that_may_go_back_is_any_that_could_have_been_drawn() -> None:
    state, cards = factions()
    state = under_way(state, steps.DrawAgain(1, cards["hand"][0]))
    assert_fair(FACTIONS, state, permutations(cards["hand"] + cards["deck"]), theirs)
    twins = [FACTIONS.redeal(state, 0, Dice(seed)) for seed in range(40)]
    assert all(twin.agenda[-1].card == twin.table.players[1].hand[0] for twin in twins)
    assert {twin.agenda[-1].card for twin in twins} == {*cards["hand"], *cards["deck"]}
    assert {FACTIONS.redeal(state, 1, Dice(seed)).agenda for seed in range(5)} == {state.agenda}


def test_a_card_that_is_being_announced_is_any_of_those_that_would_be_asked_about_so_in_factions() -> None:
    """The first card of the hand is the one that the step names."""
    scene = FactionsScene("Underworld")
    scene.build("Barracks", 3)
    scene.points(0, 12)
    skeleton, knight = scene.hand("Skeleton", "Knight")  # A Knight costs 15.
    zombie, sword = scene.deck("Zombie", "Short Sword")  # A sword is given to a unit, and not to a zone.
    state = scene.building().do(PlayFactionsCard(skeleton)).state
    assert state.decision is not None and (state.decision.prompt, state.decision.about) == ("zone", (skeleton,))
    cards = {skeleton, knight, zombie, sword}
    possible = [(one, *order) for one in (skeleton, zombie) for order in permutations(cards.difference((one,)))]
    assert_fair(FACTIONS, state, possible, lambda table: (*table.players[0].hand, *table.players[0].deck), seat=1)
    for seed in range(20):
        twin = FACTIONS.redeal(state, 1, Dice(seed))
        assert twin.decision.about == (twin.agenda[-1].card,) == twin.table.players[0].hand[:1]
        own = FACTIONS.redeal(state, 0, Dice(seed))
        assert (own.agenda, own.decision) == (state.agenda, state.decision)


# Arena


FOES = ("Blighted Reavers", "Restless Zombies")


def arena(hand: tuple[str, ...], library: tuple[str, ...], *on_army: tuple[str, str]) -> AnyState:
    """Return a duel in which the other has these cards and no more."""
    named = [name.partition(" #")[0] for name in (*hand, *library, *(card for card, _ in on_army))]
    foe = {"colour": "black", "spells": named, "hand": hand, "library": library}
    return battle(
        ("Gideon Jura", (3, 4)),
        ("Liliana Vess", (9, 9)),
        *((name, (9, row)) for row, name in enumerate(FOES)),
        seats=({"colour": "white", "spells": ["Healing Salve"]}, foe),
        on_army=on_army,
        phase="choose",
    ).state


def cards_on_armies(table: Any) -> tuple[int, ...]:
    """Return what lies face down, army card by army card."""
    return tuple(card for army in table.armies.values() for card in army.hidden)


def theirs_in_arena(table: Any) -> World:
    """Return the other's face-down enchantments, hand and library."""
    return (*cards_on_armies(table), *table.players[1].hand, *table.players[1].library)


def orders(state: AnyState, fits: Callable[[tuple[str, ...]], bool]) -> list[World]:
    """Return every order of the other's cards of which the names fit."""
    table = state.table
    return [
        order for order in permutations(theirs_in_arena(table)) if fits(tuple(table.cards[card].key for card in order))
    ]


def test_every_hand_and_library_of_arena_is_as_likely() -> None:
    state = arena(("Healing Salve", "Death's Bargain"), ("Spiteful End", "Healing Salve #2"))
    assert_fair(ARENA, state, orders(state, lambda names: True), theirs_in_arena)


def test_two_enchantments_of_one_sort_lie_either_way_though_none_is_loose() -> None:
    on = "Liliana Vess"
    state = arena((), (), ("Death's Bargain", on), ("Death's Bargain #2", on))
    worlds = set(permutations(cards_on_armies(state.table)))
    assert len(worlds) == 2
    assert_fair(ARENA, state, worlds, cards_on_armies)


def test_a_place_takes_any_loose_enchantment_of_its_sort_and_no_other_card() -> None:
    state = arena(
        ("Death's Bargain #2",),
        ("Creeping Dread", "Healing Salve"),
        ("Death's Bargain", "Liliana Vess"),
        ("Death's Bargain #3", "Liliana Vess"),
    )
    possible = orders(state, lambda names: names[:2] == ("deaths-bargain",) * 2)
    assert len(possible) == 3 * 2 * 6
    assert_fair(ARENA, state, possible, theirs_in_arena)


def test_a_card_played_face_down_may_be_any_of_its_sort() -> None:
    state = arena(("Death's Bargain",), ("Death's Bargain #2", "Healing Salve"))
    card = state.table.players[1].hand[0]
    players = (state.table.players[0], replace(state.table.players[1], hand=()))
    table = replace(state.table, players=players, playing=Playing(1, card, "", state.table.players[1].armies[0]))
    possible = orders(state, lambda names: names[0] == "deaths-bargain")
    assert_fair(
        ARENA, replace(state, table=table), possible, lambda table: (table.playing.card, *table.players[1].library)
    )


def test_a_seat_that_looks_at_a_library_sees_what_lies_there() -> None:
    state = arena((), ("Death's Bargain", "Healing Salve", "Creeping Dread"))
    library = state.table.players[1].library
    for cards in (library[-1:], tuple(sorted(library))):
        opened = ARENA.apply(state.table, ce.LibraryOpened(1, cards, (1,)))
        possible = [(order, order[-1:] if len(cards) == 1 else cards) for order in permutations(library)]
        told = replace(state, table=opened)
        assert_fair(ARENA, told, possible, lambda table: (table.players[1].library, table.players[1].looking))


def test_the_card_that_a_seat_looks_at_stays_on_top_of_its_library() -> None:
    state = battle(
        ("Gideon Jura", (3, 4)),
        ("Liliana Vess", (9, 9)),
        seats=({"colour": "white", "spells": ["Healing Salve"] * 3}, {"colour": "black"}),
        phase="choose",
    ).state
    library = state.table.players[0].library
    opened = replace(state, table=ARENA.apply(state.table, ce.LibraryOpened(0, library[-1:], (0,))))
    possible = [(*order, *library[-1:]) for order in permutations(library[:-1])]
    assert_fair(ARENA, opened, possible, lambda table: table.players[0].library)


def test_every_kind_that_is_left_may_lie_on_a_space_with_a_face_down_glyph() -> None:
    state = arena(("Healing Salve",), ())
    table = state.table
    spaces = [column.at for column in table.board.terrain.columns[40:44]]
    glyphs = tuple(Glyph(200 + number, at, "power", is_up=number == 0) for number, at in enumerate(spaces))
    board = replace(table.board, glyphs=tuple(GlyphPlace(at, "random") for at in spaces))
    possible = permutations(("toughness", "move", "knowledge"))
    assert_fair(
        ARENA,
        replace(state, table=replace(table, board=board, glyphs=glyphs)),
        possible,
        lambda table: tuple(glyph.kind for glyph in table.glyphs if not glyph.is_up),
    )
