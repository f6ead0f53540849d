"""A state that cannot be is found out; what a seat sees."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.dice import Dice
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, duel


def played() -> tuple[Play, int, int]:
    scene, knight, hulk = duel("dragon_knight", (5, 5), "umbur_hulk", (8, 5))
    scene.hand("shove")
    scene.deck("run", "feint")
    scene.creature_deck("elf_archer", "gold_dragon", "dwarf_cleric")
    scene.creature_deck("droider", seat=1)
    scene.hand("web", seat=1)
    scene.deck("dodge", "retreat", seat=1)
    return scene.play(knight), knight, hulk


def flaws(play: Play, **changes: Any) -> tuple[str, ...]:
    return SKIRMISH.flaws(replace(play.state, table=replace(play.table, **changes)))


def test_a_sound_state_has_no_flaws() -> None:
    play, *_ = played()
    assert flaws(play) == ()


def test_gold_is_conserved_and_never_below_nothing() -> None:
    play, *_ = played()
    first, second = play.table.players
    for changes, seat in (({"vault": 19}, 0), ({"vault": -1, "supply": 21}, 0), ({"vault": 21, "supply": -1}, 0)):
        (flaw,) = flaws(play, players=(replace(first, **changes), second))
        assert flaw.startswith(f"seat {seat}'s gold")
    assert flaws(play, players=(replace(first, vault=0, supply=20), second)) == ()


def test_cards_are_conserved() -> None:
    play, *_ = played()
    first, second = play.table.players
    (lost,) = flaws(play, players=(replace(first, hand=()), second))
    assert f"missing [{first.hand[0]}]" in lost
    (doubled,) = flaws(play, players=(replace(first, discard=first.hand), second))
    assert f"doubled [{first.hand[0]}]" in doubled


def test_creatures_stand_where_they_can() -> None:
    play, knight, hulk = played()
    creatures = play.table.creatures

    def moved(**changes: Any) -> tuple[str, ...]:
        return flaws(play, creatures={**creatures, knight: replace(creatures[knight], **changes)})

    assert "share (9, 6)" in moved(cell=(9, 6))[0] and "off the board" in moved(cell=(16, 5))[0]
    assert "45 damage and is still there" in moved(damage=45)[0] and moved(damage=40) == ()
    assert "-5 damage" in moved(damage=-5)[0]
    wrong = flaws(play, creatures={99: creatures[knight], hulk: creatures[hulk]})
    assert f"creature {knight} is filed under 99" in wrong[0]


# What a seat sees


def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    play, *_ = played()
    for seat in (0, 1):
        seen = SKIRMISH.table_for(play.table, seat).players
        assert seen[seat].hand == play.table.players[seat].hand and seen[1 - seat].hand == (0,)
        assert seen[0].actions == (0, 0) and seen[1].actions == (0, 0)
        assert seen[0].creatures == (0, 0, 0) and seen[1].creatures == (0,)


def test_before_they_are_shuffled_decks_are_open_and_stay_as_they_are() -> None:
    play, *_ = played()
    first, second = (replace(player, shuffled=False) for player in play.table.players)
    table = replace(play.table, players=(first, second))
    for seat in (0, 1):
        seen = SKIRMISH.table_for(table, seat).players
        assert [(player.actions, player.creatures) for player in seen] == [
            (player.actions, player.creatures) for player in (first, second)
        ]
    dealt = SKIRMISH.redeal(replace(play.state, table=table), 1, Dice(5)).table
    assert dealt.players == table.players
    worlds = {SKIRMISH.redeal(play.state, 1, Dice(seed)).table.players[0].hand for seed in range(20)}
    assert len(worlds) == 3  # Any of the three cards may be the one in the other hand.


def test_the_phase_is_reported() -> None:
    play, *_ = played()
    play.do(c.EndActivation(), c.EndActions())
    assert play.table.turn.phase == "deploy"
    play.do(c.EndTurn())
    assert play.table.turn.phase == "action"
