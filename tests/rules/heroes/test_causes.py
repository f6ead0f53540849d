"""What the log says has removed something from play."""

from __future__ import annotations

from game.rules.heroes import events as ev
from game.rules.heroes.presentation.event_words import event_text
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.table import Table
from tests.rules.heroes.scene import FOE, HERO, ILSABET, SEDGE, Play, Scene


def told(play: Play, before: Table) -> list[str | None]:
    """Return what the log says of all that left play, each told on the table that the one before has left."""
    lines = []
    for event in play.happened(ev.PermanentLeft):
        lines.append(event_text(before, event, ("Ada", "Ben")))
        before = HEROES.apply(before, event)
    return lines


def test_a_fallen_ally_is_destroyed_by_who_fought_with_it(scene: Scene) -> None:
    dob, enemy = scene.put("Ferryman Dob"), scene.put("Warren Drummer", 1)
    scene.weaken(enemy, 1)
    play = scene.act()
    before = play.table
    assert told(play.fight(dob, enemy), before)[0] == "Warren Drummer is destroyed by Ferryman Dob."


def test_a_weapon_is_named_with_the_hero_that_struck_with_it(scene: Scene) -> None:
    maul, enemy = scene.put("Mountain Maul"), scene.put("Warren Drummer", 1)
    scene.weaken(enemy, 1)
    play = scene.act()
    before = play.table
    play.do(c.Propose(HERO, enemy)).until("respond_defend").do(c.StrikeWith(maul)).passes()
    assert told(play, before) == ["Warren Drummer is destroyed by Captain Osric Vane with Mountain Maul."]


def test_damage_of_an_effect_is_that_of_its_card_and_what_is_attached_goes_with_its_host() -> None:
    scene = Scene(ILSABET, SEDGE)
    enemy = scene.put("Warren Drummer", 1)
    scene.put("Creeping Rot", 0, on=enemy)
    scene.weaken(enemy, 2)
    (dart,) = scene.hand("Glyph Dart")
    play = scene.act()
    before = play.table
    assert told(play.cast(dart, enemy), before) == [
        "Warren Drummer is destroyed by Glyph Dart.",
        "Creeping Rot goes to the graveyard with Warren Drummer.",
    ]


def test_damage_that_a_trigger_deals_is_that_of_the_card_that_says_so() -> None:
    scene = Scene(SEDGE, ILSABET)
    mine = scene.put("Ferryman Dob")
    scene.put("Creeping Rot", 0, on=mine)
    scene.weaken(mine, 1)
    before = scene.act().table
    assert told(scene.begin_turn().passes(), before)[0] == "Ferryman Dob is destroyed by Creeping Rot."


def test_what_an_effect_destroys_or_returns_is_reported_with_its_card() -> None:
    for name, said in (
        ("Severance", "Warren Drummer is destroyed by Severance."),
        ("Scatter the Camp", "Warren Drummer is returned to its owner's hand by Scatter the Camp."),
    ):
        scene = Scene(SEDGE, ILSABET)
        enemy = scene.put("Warren Drummer", 1)
        (spell,) = scene.hand(name)
        play = scene.act()
        before = play.table
        assert told(play.cast(spell, enemy), before) == [said]


def test_what_is_paid_with_is_a_cost() -> None:
    scene = Scene(ILSABET)
    vial = scene.put("Vial of Quicksilver")
    scene.resources(2)
    play = scene.act()
    before = play.table
    assert told(play.use(vial), before) == ["Vial of Quicksilver is destroyed as a cost."]


def test_one_too_many_is_reported_as_that(scene: Scene) -> None:
    maul = scene.put("Mountain Maul")
    (shield,) = scene.hand("Tower Shield")
    play = scene.act().cast(shield)
    before = play.table
    assert told(play.do(c.Choose(maul)), before) == ["Mountain Maul is destroyed: there was one too many."]


def test_an_ally_may_fall_without_damage_when_what_kept_it_alive_is_gone() -> None:
    event = ev.PermanentLeft(FOE, "destroyed", cause=ev.Removal("damage"))
    before = Scene().act().table
    assert event_text(before, event, ()) == "Mother Sedge is destroyed: it has no health left."
    unfit = ev.PermanentLeft(FOE, "destroyed", cause=ev.Removal("unfit", "ferryman_dob"))
    assert event_text(before, unfit, ()) == (
        "Mother Sedge is destroyed: it cannot be attached to Ferryman Dob any more."
    )


def test_a_seat_is_not_told_what_card_went_to_another_hand() -> None:
    left = ev.PermanentLeft(5, "returned", 17, 1, ev.Removal("effect", "scatter_the_camp"))
    assert (left.seen_by(0).kept, left.seen_by(1).kept) == (0, 17)
    assert left.seen_by(0).cause == left.cause
