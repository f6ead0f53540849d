"""What each Adventurer gives the party, and when each Quest is complete."""

from __future__ import annotations

import pytest

from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.all_cards import KEYS
from game.rules.crawler.cards.terms import CLASSES, CRAWLER_TYPES
from game.rules.crawler.quests import progress
from game.rules.crawler.resources import pool, suppliers
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.options import QUESTS_OF
from game.rules.crawler.stats import has_active_alignment, has_active_class
from tests.rules.crawler.encounters import THE_END, Scene
from tests.rules.crawler.figures import cells
from tests.rules.crawler.proof import does, does_not, shows

#: Name, pools of a party of one, class, alignment, Life.
THE_ADVENTURERS = cells("""
Hedge Knight | 3 0 2 1 | Fighter | Good | 5
Road Thief | 1 1 3 2 | Rogue | Neutral | 4
Ember Adept | 0 3 1 2 | Mage | Chaotic | 4
Shrine Keeper | 2 3 1 1 | Priest | Good | 4
Gallows Captain | 2 0 2 3 | Ranger | Evil | 5
""")
NAMES = tuple(row[0] for row in THE_ADVENTURERS)
ALIGNMENTS = ("Good", "Neutral", "Chaotic", "Evil")


def pools(scene: Scene) -> list[int]:
    return [pool(scene.table, each) for each in CRAWLER_TYPES]


@shows(*NAMES)
@pytest.mark.parametrize("row", THE_ADVENTURERS, ids=lambda row: row[0])
def test_an_adventurer_gives_resources_class_and_alignment_unless_it_is_locked(row: tuple[str, ...]) -> None:
    name, resources, character_class, alignment, _ = row
    scene = Scene(name)
    (hero,) = scene.party
    given = [int(figure) for figure in resources.split()]
    for marks in ({"activated": True}, {"wounds": 3}, {"poison": 4}):
        scene.mark(hero, **marks)
        assert pools(scene) == given
    assert [each for each in CLASSES if has_active_class(scene.table, (each,))] == [character_class]
    assert [each for each in ALIGNMENTS if has_active_alignment(scene.table, (each,))] == [alignment]
    scene.mark(hero, locks=1)
    assert pools(scene) == [0, 0, 0, 0]
    assert not has_active_class(scene.table, CLASSES) and not has_active_alignment(scene.table, ALIGNMENTS)


@shows(*NAMES)
@pytest.mark.parametrize("row", THE_ADVENTURERS, ids=lambda row: row[0])
def test_an_adventurer_dies_of_as_many_wounds_as_it_has_life_and_not_of_one_less(row: tuple[str, ...]) -> None:
    life = int(row[4])
    for wounds in (life - 2, life - 1):
        scene = Scene(row[0], "Road Thief")
        scene.mark(scene.party[0], wounds=wounds)
        scene.dungeon("Cistern Eel")
        play = scene.defend().done()
        dies = wounds == life - 1
        assert (scene.party[0] in play.table.fallen, len(play.table.party)) == (dies, 1 if dies else 2)
        assert play.question == THE_END


@does(*NAMES)
@pytest.mark.parametrize("name", NAMES)
def test_an_adventurer_is_worth_one_power_or_one_stamina(name: str) -> None:
    scene = Scene(name)
    scene.dungeon("Cistern Eel")
    assert (scene.attack().commit(*scene.party).power, scene.defend().commit(*scene.party).stamina) == (1, 1)


def test_a_pool_is_the_highest_of_the_party_and_not_the_sum() -> None:
    scene = Scene("Hedge Knight", "Shrine Keeper", "Shrine Keeper", "Gallows Captain")
    knight, keeper, other, captain = scene.party
    assert pools(scene) == [3, 3, 2, 3]
    assert (suppliers(scene.table, "Magic"), suppliers(scene.table, "Skill")) == ((keeper, other), (knight, captain))
    scene.mark(knight, locks=1)
    assert pools(scene) == [2, 3, 2, 3]


def test_the_last_death_is_the_end() -> None:
    scene = Scene("Road Thief")
    scene.mark(scene.party[0], wounds=3)
    scene.dungeon("Cistern Eel")
    play = scene.defend().done()
    assert play.state.outcome is not None and (play.state.outcome.reason, play.state.outcome.winners) == (
        "party_died",
        (),
    )


#: Quest, how many it asks for, how many in a quick match, cards that count, cards that do not.
IN_THE_GRAVE = [
    ("Den of Evil", 30, 10, ("Zombie", "Goblin Lancer", "Cave Rat Swarm"), ("Fire Rune", "Rushed", "Graveyard")),
    ("Break the Warband", 7, 4, ("Goblin Skulker", "Goblin Slinger", "Goblin Bonecaller"), ("Hired Villain", "Zombie")),
    ("Lay Them to Rest", 6, 3, ("Zombie", "Phantom", "Ashen Wight"), ("Hollow Soul", "Graveyard", "Goblin Skulker")),
    ("Clear the Way", 6, 3, ("Fire Rune", "Covered Pit", "Tripwire Net"), ("Zombie", "Rushed", "Graveyard")),
]


def ended(scene: Scene) -> Scene:
    """Give the scene decks that last for another round."""
    scene.pile("dungeon_deck", *["Cistern Eel"] * 9)
    scene.pile("crawler_deck", *["Mend"] * 9)
    return scene.without_spare()


@shows("Den of Evil", "Break the Warband", "Lay Them to Rest", "Clear the Way")
@pytest.mark.parametrize("length", ["quick", "standard", "unyielding"])
@pytest.mark.parametrize(("name", "whole", "shortened", "counted", "others"), IN_THE_GRAVE)
def test_a_quest_is_complete_with_its_number_of_cards_in_the_dungeon_grave_and_not_with_one_less(
    length: str, name: str, whole: int, shortened: int, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    count = shortened if length == "quick" else whole
    for held in (count - 1, count):
        scene = ended(Scene("Hedge Knight", length=length))
        quest = scene.quest(name)
        for _ in range(QUESTS_OF[scene.table.length] - 1):
            scene.quest("Bring Them Home", complete=True)
        scene.pile("dungeon_grave", *(counted[one % len(counted)] for one in range(held)), *others * 3)
        # What is in play, in the other grave or in the deck does not count.
        for other in counted:
            scene.dungeon(other, time=3)
        assert progress(scene.table, scene.table.quests[0]) == (held, count)
        play = scene.line(10)
        assert [event.quest for event in play.happened(ev.QuestCompleted)] == ([quest] if held == count else [])
        assert (play.state.outcome is not None and play.state.outcome.reason == "quests") == (held == count)


@shows("Bring Them Home")
@pytest.mark.parametrize(("length", "count"), [("quick", 1), ("standard", 2), ("unyielding", 2)])
def test_two_captives_bring_the_quest_home_or_one_in_a_quick_match_and_one_less_does_not(
    length: str, count: int
) -> None:
    for tokens in (count - 1, count):
        scene = ended(Scene("Hedge Knight", length=length))
        quest = scene.quest("Bring Them Home", tokens=tokens)
        # Captives that merely lie in the grave were not brought home.
        scene.pile("dungeon_grave", "Captive", "Captive", "Captive")
        assert progress(scene.table, scene.table.quests[0]) == (tokens, count)
        completed = [event.quest for event in scene.line(10).happened(ev.QuestCompleted)]
        assert completed == ([quest] if tokens == count else [])


@does_not("Den of Evil", "Clear the Way")
def test_a_quest_stays_complete_and_one_of_two_is_not_enough() -> None:
    scene = ended(Scene("Hedge Knight", length="standard"))
    first, second = scene.quest("Clear the Way", complete=True), scene.quest("Den of Evil")
    play = scene.line(10)
    assert play.state.outcome is None and [one.complete for one in play.table.quests] == [True, False]
    scene.pile("dungeon_grave", *["Zombie"] * 30)
    over = scene.line(10)
    assert over.state.outcome is not None and over.state.outcome.winners == (0,)
    assert [event.quest for event in over.happened(ev.QuestCompleted)] == [second] and first != second


def test_every_adventurer_and_every_quest_is_among_these() -> None:
    assert {KEYS[name] for name in NAMES} == set(ADVENTURERS)
    assert {*(row[0] for row in IN_THE_GRAVE), "Bring Them Home"} == {quest.name for quest in QUESTS.values()}
