"""What the benchmark of Heroes draws: two full rows of allies with heroes, equipment and resources, and a chain."""

from __future__ import annotations

from game.app.files.settings import Settings
from game.app.matches.match import Match, Seating
from game.rules.heroes.cards.all_cards import RECORDS
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.commands import PlayCard
from game.ui.application import Application
from tests.bench.scenes import seated
from tests.rules.heroes.scene import HERO, OSRIC, SEDGE, Play, Scene

ALLIES, CHAIN = 8, 4
_EQUIPMENT = (
    ("Oathkeeper Blade", "Kettle Helm", "Plated Cuirass", "Tower Shield", "Veteran's Signet"),
    ("Bone Sickle", "Moth-Eaten Cowl", "Ash Vestments", "Grave Candle"),
)
_QUESTS = ("The Miller's Errand", "Lost Heirloom")


def _table() -> Scene:
    """Return everything that two seats can have in play, some of it exhausted and damaged."""
    scene = Scene(OSRIC, SEDGE, resources=9)
    by_name = {record.name: record for record in RECORDS.values()}
    records = [record for record in by_name.values() if record.type == "Ally" and not record.token and not record.slot]
    allies = [record.name for record in sorted(records, key=lambda one: one.name)]
    abilities = sorted(name for name, record in by_name.items() if record.type == "Ability")
    instants = [name for name in abilities if by_name[name].instant]
    others = [name for name in abilities if not by_name[name].instant]
    for seat in (0, 1):
        for number, name in enumerate(allies[seat * ALLIES :][:ALLIES]):
            scene.put(name, seat, exhausted=number % 3 == 2, damage=number % 2 if by_name[name].health > 1 else 0)
        for number, name in enumerate(_EQUIPMENT[seat]):
            scene.put(name, seat, exhausted=number == 1)
        scene.quest(_QUESTS[seat], seat)
        scene.hand(*instants[:5], *others[:2], seat=seat)
        scene.graveyard(*others[2:6], seat=seat)
    scene.change(HERO, damage=7)
    return scene


def crowded_table() -> Play:
    """Return the table after as many instants have been played as the chain is to hold."""
    play = _table().act()
    while len(play.table.chain) < CHAIN:
        play.do(play.answers(PlayCard)[0])
    return play


def crowded_duel(size: tuple[int, int]) -> Application:
    """Return a window with a match of Heroes at rest: full rows of allies, nine resources, instants on the chain."""
    play = crowded_table()
    seatings = tuple(
        Seating(name, "human" if seat == play.asked else "computer") for seat, name in enumerate(("Blue", "Amber"))
    )
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    app.play(Match.from_state(HEROES, play.state, seatings))
    return seated(app, 60)
