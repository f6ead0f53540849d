"""The turn and its end at their limits: draws, choosing, three spells, hand limit, last turns, victory."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import runner
from game.core.commands import Agree, Concede, Decline, Done
from game.core.refusals import Refusal
from game.rules.arena.ends import last_turn, scores
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state.table import field
from tests.conformance.arena_setups import arena_setup
from tests.rules.arena.battle import B, Battle, H, battle

WHITE = ["Healing Salve"] * 4 + ["Near-Death Experience"] * 4 + ["Levy's Oath"] * 2 + ["Guarded Retreat"] * 2


def _seats(hand: list[str], **more: Any) -> tuple[dict[str, Any], ...]:
    return ({"army": ["Gideon Jura", "Rhox Veterans"], "spells": WHITE, "hand": hand, **more}, {"colour": "black"})


# Draw and choose


@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_the_first_turn_of_a_duel_draws_no_card_and_others_one(number: int, drawn: int) -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), phase="draw", turn={"number": number})
    assert len(b.table.players[0].hand) == drawn and b.table.turn.number == number


def test_the_first_turn_of_a_melee_draws_a_card() -> None:
    seats = tuple({"colour": colour} for colour in ("white", "black", "green"))
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), ("Nissa Revane", (9, 1)), seats=seats, mode="melee",
               scoring=[(3, 4)], phase="draw", turn={"number": 1})  # fmt: skip
    assert len(b.table.players[0].hand) == 1


def test_who_has_lost_its_planeswalker_draws_and_plays_nothing_but_fights_on() -> None:
    seats = tuple({"colour": colour, "hand": []} for colour in ("white", "blue", "black", "red"))
    figures = (
        ("Rhox Veterans", (3, 4)),
        ("Jace Beleren", (1, 8)),
        ("Liliana Vess", (9, 4)),
        ("Chandra Nalaar", (9, 8)),
    )
    fallen = ({"colour": "white", "hand": ["Healing Salve"], "fallen": ["Gideon Jura"]}, *seats[1:])
    b = battle(*figures, seats=fallen, mode="skirmish", phase="draw", card="Rhox Veterans")
    assert len(b.table.players[0].hand) == 1
    # The only card to choose is chosen; its figures move, and no spell is asked for.
    assert b.prompt == "move" and b.why(c.PlaySpell(b.card("Healing Salve"), b.on(b.id("Rhox Veterans")))) != ""


def test_an_empty_library_gives_no_card_and_nothing_is_shuffled_back() -> None:
    seats = ({"army": ["Gideon Jura"], "spells": WHITE, "library": [], "graveyard": WHITE}, {"colour": "black"})
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), seats=seats, phase="draw")
    assert b.table.players[0].hand == () and len(b.table.players[0].graveyard) == 12
    assert not any(isinstance(one, ce.CardsDrawn) for one in b.events)


def test_only_ones_own_army_cards_with_a_figure_in_play_are_chosen() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4)), ("Liliana Vess", (9, 9)), phase="choose")
    assert {one.army for one in b.legal(c.ChooseArmy)} == {b.army("Gideon Jura"), b.army("Rhox Veterans")}
    assert b.why(c.ChooseArmy(b.army("Kor Hookmasters"))) == "not_in_play"
    assert b.why(c.ChooseArmy(b.army("Liliana Vess"))) == "no_army" and b.why(c.ChooseArmy(999)) == "no_army"
    assert b.why(Done()) == "not_an_answer"
    b.do(c.ChooseArmy(b.army("Rhox Veterans")))
    assert b.table.turn.army == b.army("Rhox Veterans")


def test_two_cards_of_one_name_are_both_detained_and_only_for_one_turn() -> None:
    army = ["Liliana Vess", "Restless Zombies", "Restless Zombies"]
    deck = ["Bone Splinters"] * 4 + ["Grave Whisper"] * 4 + ["Hungry Dead"] * 2 + ["Spiteful End"] * 2
    seats = ({"colour": "white"}, {"army": army, "spells": deck})
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (11, 9)), ("Restless Zombies", (9, 1)),
               ("Restless Zombies", (9, 2)), seats=seats, phase="spells", card="Gideon Jura")  # fmt: skip
    zombies = [number for number, one in b.table.armies.items() if one.key == "restless-zombies"]
    b.do(c.Summon(b.army("Kor Hookmasters")))
    while b.prompt == "place_figure":
        b.do(b.legal(c.PlaceFigure)[0])
    if b.prompt == "detain":
        b.do(c.ChooseArmy(zombies[0]))
    while b.seat == 0:
        b.done()
    # Only Liliana is left to choose, so nothing is asked.
    assert b.table.turn.army == b.army("Liliana Vess")
    for number in zombies:
        assert ARENA.why_illegal(b.state, c.ChooseArmy(number)) is not None
    while b.table.turn.number < 5 or b.prompt != "choose_army":
        b.do(b.legal(Done)[0] if b.legal(Done) else b.legal()[0])
    while not (b.seat == 1 and b.prompt == "choose_army"):
        b.do(b.legal(Done)[0] if b.legal(Done) else b.legal()[0])
    assert b.why(c.ChooseArmy(zombies[0])) in ("", "not_in_play") and b.table.lasting == ()


# Spells


@pytest.mark.parametrize(("played", "why"), [(2, ""), (3, "three_spells")])
def test_three_spells_a_turn_and_no_fourth(played: int, why: str) -> None:
    b = battle(("Gideon Jura", (1, 1), 2), ("Liliana Vess", (9, 9)), seats=_seats(["Healing Salve"]), phase="spells",
               card="Gideon Jura", turn={"spells": played})  # fmt: skip
    assert b.why(c.PlaySpell(b.card("Healing Salve"), b.on(b.id("Gideon Jura")))) == why


@pytest.mark.parametrize(("count", "asked"), [(7, False), (8, True)])
def test_seven_cards_may_be_kept_and_eight_not(count: int, asked: bool) -> None:
    hand = ["Healing Salve"] * 4 + ["Near-Death Experience"] * 4
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), seats=_seats(hand[:count]), phase="spells_after",
               card="Gideon Jura", turn={"spells": 3})  # fmt: skip
    assert (b.prompt == "hand_limit") == asked
    if asked:
        card = b.table.players[0].hand[2]
        assert b.why(c.ChooseCard(0)) == b.why(c.ChooseCard(b.table.players[0].library[0])) == "not_in_hand"
        assert b.why(Done()) == "not_an_answer" and len(b.legal(c.ChooseCard)) == 8
        b.do(c.ChooseCard(card))
        assert len(b.table.players[0].hand) == 7 and card in b.table.players[0].graveyard
        assert b.table.turn.seat == 1


# The last turn


@pytest.mark.parametrize(("mode", "seats", "turns"), [("duel", 2, 30), ("skirmish", 4, 60), ("melee", 3, 36),
                                                      ("melee", 4, 48), ("melee", 5, 60)])  # fmt: skip
def test_a_match_lasts_the_turns_of_its_mode(mode: str, seats: int, turns: int) -> None:
    names = ("Gideon Jura", "Jace Beleren", "Liliana Vess", "Chandra Nalaar", "Nissa Revane")
    colours = ("white", "blue", "black", "red", "green")
    figures = [(name, (1 + 2 * place, 1 + 8 * (place % 2))) for place, name in enumerate(names[:seats])]
    more: dict[str, Any] = {"mode": mode, "scoring": [(1, 1)]} if mode == "melee" else {"mode": mode}
    for number, over in ((turns - 1, False), (turns, True)):
        b = battle(*figures, seats=tuple({"colour": colour} for colour in colours[:seats]), phase="end",
                   card="Gideon Jura", turn={"number": number}, **more)  # fmt: skip
        assert last_turn(b.table) == turns and (b.state.outcome is not None) == over
        if not over:
            assert b.table.turn.number == turns and b.table.turn.seat == 1


def test_the_points_of_a_skirmish_are_those_of_both_seats_of_a_team() -> None:
    seats = tuple({"colour": colour} for colour in ("white", "blue", "black", "red"))
    figures = (("Gideon Jura", (1, 1)), ("Jace Beleren", (3, 1)), ("Liliana Vess", (9, 9)), ("Chandra Nalaar", (11, 9)))
    b = battle(*figures, seats=seats, mode="skirmish", phase="end", card="Gideon Jura", turn={"number": 60})
    assert b.state.outcome is not None and b.state.outcome.scores == (350, 340, 325, 365)
    # 690 to 690.
    assert b.state.outcome.winners == () and b.state.outcome.reason == "points"
    more = battle(*figures, ("Rhox Veterans", (5, 5)), seats=seats, mode="skirmish", phase="end", card="Gideon Jura",
                  turn={"number": 60})  # fmt: skip
    assert more.state.outcome is not None and more.state.outcome.winners == (0, 1)


# Victory


def test_a_skirmish_is_won_when_both_planeswalkers_have_fallen() -> None:
    seats = ({"colour": "white"}, {"colour": "blue"}, {"colour": "black", "fallen": ["Liliana Vess"]},
             {"colour": "red"})  # fmt: skip
    b = battle(("Rhox Veterans", (3, 4)), ("Gideon Jura", (1, 1)), ("Jace Beleren", (1, 8)),
               ("Chandra Nalaar", (4, 4), 5), seats=seats, mode="skirmish", card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Chandra Nalaar", (H, B, B), (B, B, B, B))
    assert (b.state.outcome.reason, b.state.outcome.winners) == ("planeswalkers", (0, 1))


def _melee(*figures: tuple[Any, ...], **more: Any) -> Battle:
    seats = tuple({"colour": colour, **more.pop(colour, {})} for colour in ("white", "black", "green"))
    return battle(*figures, seats=seats, mode="melee", scoring=[(3, 4), (4, 4)], **more)


def test_a_player_of_a_melee_without_figures_is_out_and_the_others_play_on() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Rhox Veterans", (4, 5)), ("Liliana Vess", (4, 4), 6),
               ("Nissa Revane", (9, 9)), card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess", (H, B, B), (B, B, B))
    assert b.state.outcome is None and b.table.out == (1,)
    assert [one.seat for one in b.events if isinstance(one, e.PlayerOut)] == [1]
    while b.table.turn.seat == 0:
        b.done()
    # The turn passes over who is out.
    assert b.table.turn.seat == 2


def test_squads_of_a_melee_fight_on_without_their_planeswalker() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Rhox Veterans", (4, 5)), ("Liliana Vess", (4, 4), 6),
               ("Nissa Revane", (9, 9)), ("Restless Zombies", (9, 1)), card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess", (H, B, B), (B, B, B))
    assert b.state.outcome is None and b.table.out == ()


def test_whoever_concedes_a_melee_is_out_and_the_others_play_on() -> None:
    # rule: arena/out
    b = _melee(("Gideon Jura", (1, 1)), ("Rhox Veterans", (4, 4)), ("Liliana Vess", (3, 4)), ("Nissa Revane", (5, 8)),
               card="Gideon Jura", phase="move")  # fmt: skip
    before = scores(b.table)
    result = runner.submit(ARENA, b.state, 0, Concede(0))
    assert isinstance(result, runner.Accepted) and result.state.outcome is None
    table = result.state.table
    assert table.out == (0,) and table.turn.seat == 1 and result.state.decision.seat == 1
    assert before[0] > 0 and scores(table) == (0, *before[1:]) and ARENA.flaws(result.state) == ()
    assert {table.armies[one.army].owner for one in field(table)} == {1, 2}


def test_a_concession_in_anothers_turn_leaves_that_turn_as_it_was() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Liliana Vess", (3, 4)), ("Nissa Revane", (5, 8)),
               card="Gideon Jura", phase="move")  # fmt: skip
    result = runner.submit(ARENA, b.state, 2, Concede(2))
    assert isinstance(result, runner.Accepted) and result.state.outcome is None
    assert (result.state.table.turn, result.state.agenda) == (b.table.turn, b.state.agenda)
    assert result.state.decision is not None and result.state.decision.seat == 0
    assert result.state.decision.prompt == b.prompt


def test_who_is_out_cannot_concede_and_the_last_one_left_wins() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Liliana Vess", (3, 4)), ("Nissa Revane", (5, 8)),
               card="Gideon Jura", phase="move")  # fmt: skip
    first = runner.submit(ARENA, b.state, 2, Concede(2))
    assert isinstance(first, runner.Accepted)
    again = runner.submit(ARENA, first.state, 2, Concede(2))
    assert isinstance(again, Refusal) and again.code == "out"
    last = runner.submit(ARENA, first.state, 0, Concede(0))
    assert isinstance(last, runner.Accepted) and last.state.outcome is not None
    assert (last.state.outcome.reason, last.state.outcome.winners) == ("last_left", (1,))


@pytest.mark.parametrize("leaver", [0, 1, 2])
@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_whoever_concedes_while_the_melee_is_set_up_places_nothing_and_takes_no_turn(leaver: int, answers: int) -> None:
    setup = next(one for one in map(arena_setup, range(40)) if one.board.mode == "melee" and len(one.seats) == 3)
    state = runner.start(ARENA, setup, 3).state
    for _ in range(answers):
        state = runner.submit(ARENA, state, state.decision.seat, runner.legal(ARENA, state)[0]).state
    left = runner.submit(ARENA, state, leaver, Concede(leaver))
    assert isinstance(left, runner.Accepted)
    state = left.state
    for _ in range(40):
        assert state.outcome is None and state.decision.seat != leaver and ARENA.flaws(state) == ()
        assert all(state.table.armies[one.army].owner != leaver for one in field(state.table))
        state = runner.submit(ARENA, state, state.decision.seat, runner.legal(ARENA, state)[-1]).state
    assert state.table.out == (leaver,) and state.table.turn.number > 1


def test_conceding_counts_for_the_others() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), phase="spells", card="Gideon Jura",
               hand=("Healing Salve",))  # fmt: skip
    result = runner.submit(ARENA, b.state, 0, Concede(0))
    assert isinstance(result, runner.Accepted)
    assert result.state.outcome is not None and result.state.outcome.winners == (1,)


def test_a_melee_counts_scoring_spaces_only_and_a_duel_everything() -> None:
    on, off = ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (5, 5))
    melee = _melee(("Gideon Jura", (1, 1)), on, off, ("Liliana Vess", (4, 4)), ("Nissa Revane", (9, 9)),
                   card="Gideon Jura", phase="spells")  # fmt: skip
    assert scores(melee.table) == (30, 325, 0)
    duel = battle(("Gideon Jura", (1, 1)), on, off, ("Liliana Vess", (4, 4)), card="Gideon Jura", phase="spells")
    assert scores(duel.table) == (350 + 60, 325)


# Activated abilities


def test_super_heated_offers_each_red_card_once_and_no_other_colour() -> None:
    b = battle(("Chandra Nalaar", (1, 4)), ("Liliana Vess", (6, 4)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", hand=("Twinflame", "Twinflame #2", "Ember Lash"))  # fmt: skip
    uses = [one for one in b.legal(c.UseAbility) if one.target == b.id("Liliana Vess")]
    assert sorted(b.names(tuple(one.card for one in uses))) == ["Ember Lash", "Twinflame"]
    second = next(number for number in b.table.players[0].hand if number not in {one.card for one in uses})
    assert b.why(c.UseAbility("super_heated", b.id("Liliana Vess"), second)) == "cannot_use"
    b.do(uses[0])
    assert b.damage("Liliana Vess") == 1
    assert b.why(c.UseAbility("super_heated", b.id("Liliana Vess"), b.card("Ember Lash"))) == "used"


@pytest.mark.parametrize(("column", "reached"), [(7, True), (8, False)])
def test_super_heated_and_snuff_out_reach_six_spaces(column: int, reached: bool) -> None:
    hot = battle(("Chandra Nalaar", (1, 4)), ("Liliana Vess", (column, 4)), colours=("red", "black"), phase="spells",
                 card="Chandra Nalaar", hand=("Twinflame",))  # fmt: skip
    assert any(one.target == hot.id("Liliana Vess") for one in hot.legal(c.UseAbility)) == reached
    snuff = battle(("Liliana Vess", (1, 4)), ("Rhox Veterans", (column, 4), 1), ("Gideon Jura", (1, 9), 1),
                   colours=("black", "white"), phase="spells", card="Liliana Vess", hand=("Grave Whisper",),
                   foe_hand=("Healing Salve",))  # fmt: skip
    assert [one.target for one in snuff.legal(c.UseAbility)] == ([snuff.id("Rhox Veterans")] if reached else [])


def test_focused_thoughts_needs_a_card_to_look_at_and_may_leave_it() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (11, 9)), colours=("blue", "black"), phase="spells",
               card="Jace Beleren")  # fmt: skip
    top = b.table.players[0].library[-1]
    b.do(c.UseAbility("focused_thoughts")).do(Decline())
    assert b.table.players[0].library[-1] == top and b.table.players[0].looking == ()
    other = battle(("Illusionary Projections", (3, 4)), ("Jace Beleren", (1, 1)), ("Liliana Vess", (11, 9)),
                   colours=("blue", "black"), phase="spells", card="Illusionary Projections",
                   hand=("Selective Memory",))  # fmt: skip
    assert not other.legal(c.UseAbility)


@pytest.mark.parametrize(("column", "asked"), [(7, True), (8, False)])
def test_mind_stealer_reaches_four_spaces_and_only_planeswalkers(column: int, asked: bool) -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (column, 4)), ("Restless Zombies", (4, 6)),
               colours=("blue", "black"), phase="spells_after", card="Jace Beleren")  # fmt: skip
    if b.prompt != "steal_mind" and b.legal(Done):
        b.done()
    assert (b.prompt == "steal_mind") == asked
    if asked:
        assert {one.figure for one in b.legal(c.ChooseFigure)} == {b.id("Liliana Vess")}
        assert b.why(c.ChooseFigure(b.id("Restless Zombies"))) == "no_figure" and b.why(Done()) == ""


@pytest.mark.parametrize(("roll", "taken"), [(15, False), (16, True)])
def test_a_stolen_mind_uses_abilities_moves_attacks_once_and_goes_back(roll: int, taken: bool) -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (6, 4)), ("Blighted Reavers", (7, 7), 1),
               colours=("blue", "black"), phase="spells_after", card="Jace Beleren")  # fmt: skip
    while b.prompt != "steal_mind":
        b.done()
    b.do(c.ChooseFigure(b.id("Liliana Vess")), (roll,))
    assert (b.figure("Liliana Vess").seat == 0) == taken
    if not taken:
        return
    # Her abilities are for the thief now; spells and summoning are not.
    assert b.prompt == "borrowed_abilities" and not b.legal(c.PlaySpell) and not b.legal(c.Summon)
    b.do(c.UseAbility("snuff_out", b.id("Blighted Reavers")))
    assert b.zone("Blighted Reavers") == "graveyard" and b.prompt == "move"
    b.move("Liliana Vess", (8, 4)).done()
    assert b.figure("Liliana Vess").seat == 1 and b.at("Liliana Vess") == (8, 4)


@pytest.mark.parametrize(("roll", "back"), [(11, False), (12, True)])
def test_darkness_arises_on_twelve(roll: int, back: bool) -> None:
    b = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (11, 9)), colours=("black", "white"), phase="choose",
               fallen=("Restless Zombies",) * 3)  # fmt: skip
    assert b.prompt == "arise" and b.why(Done()) == "not_an_answer"
    b.do(Agree(), (roll,))
    assert (b.prompt == "place_figure") == back


def test_darkness_need_not_arise() -> None:
    b = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (11, 9)), colours=("black", "white"), phase="choose",
               fallen=("Restless Zombies",) * 3)  # fmt: skip
    b.do(Decline())
    assert b.zone("Restless Zombies") == "graveyard" and b.prompt != "place_figure"


def test_deception_may_be_left_alone_and_is_for_a_turn_of_the_planeswalker() -> None:
    figures = (("Jace Beleren", (3, 4)), ("Illusionary Projections", (8, 4)), ("Liliana Vess", (11, 9)))
    b = battle(*figures, colours=("blue", "black"), phase="choose")
    b.do(c.ChooseArmy(b.army("Jace Beleren")))
    assert b.prompt == "deceive"
    b.done()
    assert b.at("Jace Beleren") == (3, 4)
    other = battle(*figures, colours=("blue", "black"), phase="choose")
    other.do(c.ChooseArmy(other.army("Illusionary Projections")))
    assert other.prompt != "deceive"


@pytest.mark.parametrize(("hand", "asked"), [(("Selective Memory",), True), ((), False)])
def test_who_borrows_chandra_is_asked_as_long_as_it_has_any_card(hand: tuple[str, ...], asked: bool) -> None:
    """Whether one of the cards is red is nobody else's business."""
    b = battle(("Jace Beleren", (3, 4)), ("Chandra Nalaar", (6, 4)), colours=("blue", "red"), phase="spells_after",
               card="Jace Beleren", hand=hand)  # fmt: skip
    while b.prompt != "steal_mind":
        b.done()
    b.do(c.ChooseFigure(b.id("Chandra Nalaar")), (16,))
    assert b.prompt == ("borrowed_abilities" if asked else "move") and not b.legal(c.UseAbility)


def test_the_move_of_the_turn_is_noted_and_a_spell_s_is_not() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (3, 6)), ("Liliana Vess", (11, 9)),
               phase="choose", hand=("Forward March",))  # fmt: skip
    b.do(c.ChooseArmy(b.army("Rhox Veterans")))
    b.play("Forward March", b.army("Rhox Veterans"))
    assert b.prompt == "move" and b.table.turn.phase == "spells"
    b.move("Rhox Veterans", (4, 4)).move("Rhox Veterans", (4, 6), number=2).done()
    assert b.table.turn.moved == () and b.table.turn.phase == "move" and b.prompt == "move"
    b.move("Rhox Veterans", (5, 4)).move("Rhox Veterans", (5, 6), number=2)
    assert b.table.turn.moved == (b.id("Rhox Veterans"),)
    assert b.state.decision is not None and b.state.decision.about == (b.id("Rhox Veterans", 2),)


def test_cards_are_discarded_until_seven_are_left() -> None:
    spells = ["Healing Salve"] * 4 + ["Near-Death Experience"] * 4 + ["Forward March"] * 2 + ["Levy's Oath"] * 2
    seats = ({"army": ["Gideon Jura"], "spells": spells, "hand": spells[:9]}, {"colour": "black"})
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), seats=seats, phase="spells_after",
               card="Gideon Jura", turn={"spells": 3})  # fmt: skip
    for left in (8, 7):
        assert b.prompt == "hand_limit"
        b.do(b.legal(c.ChooseCard)[0])
        assert len(b.table.players[0].hand) == left
    assert b.table.turn.seat == 1
