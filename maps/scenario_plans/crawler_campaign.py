"""A campaign for Crawler: four chapters, in which those who come through go on with what they have."""

from __future__ import annotations

from scenario_plans.crawler import deck, party, row, story
from scenario_plans.drawing import Plan, Thing, thing

_FOLDER = "campaigns/the_long_stair"
#: Where the Encounter of The Camp begins, and of The Crypt, and the fifth place of the Marching Order, in tiles.
_ENCOUNTER, _CRYPT, _FIFTH = (4, 2), (5, 2), (20, 11)
_CRYPT_DECK = (28, 1)
_US = story("Seat", "us", "The Party", seat=1, side=1, list="drawn dungeon")


def _somebody_lives(count: int) -> Thing:
    words = f"Bring {count} of the party through alive."
    return story("Objective", "live", seat=1, aim="protect", group="party", count=count, words=words)


def _all_live() -> Thing:
    words = "Let none of the party die."
    return story("Objective", "all", seat=1, aim="protect", group="party", all=True, required=False, words=words)


FLOCK = Plan(
    "crawler",
    "1_the_lost_flock",
    "the_camp.tmx",
    "The Lost Flock",
    {
        "about": "Something comes up the old stair by night and takes the sheep. Three go to look.",
        "briefing": "Every night for a week something has come up the old stair behind Harrow's farm, and every"
        " morning there are fewer sheep. Harrow pays three of you to sit at the top and wait.\n\nKill nine of"
        " whatever comes before the eighth round is over. After that it is day, and they will be back tomorrow.",
        "difficulty": 1,
        "minutes": 15,
        "usual_end": False,
    },
    (
        _US,
        *party("Hedge Knight", "Shrine Keeper", "Road Thief"),
        *row("Card", _ENCOUNTER, ("Cave Rat Swarm", "rats", {}), ("Barrow Wolf", "wolf", {})),
        *deck(
            ("Cave Rat Swarm", 5),
            ("Barrow Wolf", 4),
            ("Venom Spider", 2),
            ("Poison Needle", 1),
            ("Goblin Skulker", 3),
            ("Goblin Slinger", 2),
            ("Whispering Dark", 1),
            ("Narrow Stair", 1),
        ),
        story("Objective", "kill", seat=1, aim="defeat", count=9, by_turn=8, words="Kill 9 of them by round 8."),
        _somebody_lives(1),
        _all_live(),
        story("Trigger", "begin", "the night begins", when="turn", turn=0),
        story("Message", "hello", trigger="begin", words="The dog was the first to hear it. Then the dog ran."),
        story("Trigger", "four", "four are dead", when="falls", seat=1, by="foe", count=4),
        story(
            "Message",
            "collar",
            trigger="four",
            words="One of the dead wears a collar, with a red stair burned into the leather. Wolves do not do that.",
        ),
        story("Trigger", "late", "the pack comes", when="turn", seat=1, turn=6),
        story("Message", "pack", trigger="late", words="A howl from below, and something answers it.", order=60),
        thing("Card", "pack 1", _ENCOUNTER, card="Barrow Wolf", arrives="late"),
    ),
    folder=_FOLDER,
)

STAIR = Plan(
    "crawler",
    "2_the_red_stair",
    "the_camp.tmx",
    "The Red Stair",
    {
        "about": "The goblins who bred the wolves hold a man you could use.",
        "briefing": "The stair goes down a long way, and goblins live on it. They have caught a soldier, the Gallows"
        " Captain, and they mean to feed him to the next litter.\n\nKill his three guards by round six and he will"
        " fight beside you. Then make an end of the Bonecaller, who breeds the wolves, by round eight.",
        "difficulty": 2,
        "minutes": 20,
        "usual_end": False,
    },
    (
        _US,
        *party("Hedge Knight", "Shrine Keeper", "Road Thief"),
        *row(
            "Card",
            _ENCOUNTER,
            ("Goblin Lancer", "guard 1", {"group": "guard"}),
            ("Goblin Slinger", "guard 2", {"group": "guard"}),
            ("Goblin Skulker", "guard 3", {"group": "guard"}),
        ),
        *deck(
            ("Goblin Skulker", 4),
            ("Goblin Slinger", 3),
            ("Goblin Lancer", 2),
            ("Barrow Wolf", 2),
            ("Narrow Stair", 1),
            ("War Horns", 1),
            ("Tripwire Net", 1),
            ("Rolling Boulder", 1),
            ("Cave Rat Swarm", 2),
        ),
        thing("Card", "captain", _FIFTH, "the Captain", card="Gallows Captain", damage=2, arrives="free"),
        story(
            "Objective",
            "guards",
            seat=1,
            aim="defeat",
            group="guard",
            all=True,
            by_turn=6,
            words="Kill the Captain's three guards by round 6.",
        ),
        story("Objective", "caller", seat=1, aim="defeat", piece="bones", by_turn=8),
        _somebody_lives(1),
        story("Objective", "keep", seat=1, aim="protect", piece="captain", required=False, after="free"),
        story("Trigger", "free", "the Captain is free", when="falls", group="guard", count=3),
        story(
            "Message",
            "thanks",
            trigger="free",
            speaker="captain",
            words="Their cook said I was too thin. Give me something sharp, and I will show you who is thin.",
        ),
        story("Trigger", "horn", "the Bonecaller comes", when="joined", after="free", delay=1),
        story("Message", "blown", trigger="horn", words="The Bonecaller comes to see what the noise is.", order=60),
        thing("Card", "bones", _ENCOUNTER, "the Bonecaller", card="Goblin Bonecaller", arrives="horn"),
    ),
    folder=_FOLDER,
)

HALL = Plan(
    "crawler",
    "3_the_drowned_hall",
    "the_crypt.tmx",
    "The Drowned Hall",
    {
        "about": "At the foot of the stair lies a hall under water, and somebody in it sings.",
        "briefing": "The stair ends in black water. The Ember Adept, who has camped here for a month, says that there"
        " is a door on the far side and that nobody who hears the singing gets to it.\n\nKill six of what swims"
        " here, and the Siren will come to see who does that. Stop your ears, and kill her by round nine.",
        "difficulty": 3,
        "minutes": 20,
        "usual_end": False,
    },
    (
        _US,
        *party("Hedge Knight", "Shrine Keeper", "Road Thief", "Gallows Captain", "Ember Adept"),
        *row("Card", _CRYPT, ("Flooded Hall", "water", {}), ("Mire Lurker", "lurker", {})),
        *deck(
            ("Mire Lurker", 2),
            ("Cistern Eel", 3),
            ("Frost Shade", 2),
            ("Venom Spider", 2),
            ("Cave Rat Swarm", 2),
            ("Zombie", 3),
            ("Choking Fog", 1),
            ("Covered Pit", 1),
            ("Captive", 1),
            ("Ill Omen", 1),
            at=_CRYPT_DECK,
        ),
        story("Objective", "siren", seat=1, aim="defeat", piece="siren", by_turn=9),
        _somebody_lives(2),
        _all_live(),
        story("Trigger", "song", "the Siren comes", when="falls", seat=1, by="foe", count=6),
        story("Message", "sung", trigger="song", words="It is a very good song. It is about you.", order=60),
        thing("Card", "siren", (5, 2), "the Siren", card="Siren of the Well", arrives="song"),
        thing("Card", "eel", (9, 2), card="Cistern Eel", arrives="song"),
        story("Trigger", "dead", "the singing stops", when="falls", piece="siren"),
        story("Message", "quiet", trigger="dead", words="The water goes down, as if somebody had pulled a plug."),
        story("Trigger", "deep", "the water rises", when="turn", seat=1, turn=7, unless="dead"),
        story("Message", "rises", trigger="deep", words="The water is at your belts.", order=60),
        thing("Card", "golem", (13, 2), card="Mire Lurker", arrives="deep"),
    ),
    folder=_FOLDER,
)

DOOR = Plan(
    "crawler",
    "4_the_last_door",
    "the_crypt.tmx",
    "The Last Door",
    {
        "about": "Behind the door sits the one who sends things up the stair.",
        "briefing": "Behind the door is a small room with a throne in it, and on the throne sits the Dread Herald, who"
        " has been sending things up the stair for a hundred years because nobody ever came down to ask him to stop."
        "\n\nKill the Herald by round eighteen. His guard of bones will not let you near him at first.",
        "difficulty": 4,
        "minutes": 25,
        "usual_end": False,
    },
    (
        _US,
        *party("Hedge Knight", "Shrine Keeper", "Road Thief", "Gallows Captain", "Ember Adept"),
        *row(
            "Card",
            _CRYPT,
            ("Bone Sentry", "guard 1", {"group": "guard"}),
            ("Bone Sentry", "guard 2", {"group": "guard"}),
            ("Graveyard", "graves", {}),
        ),
        *deck(
            ("Bone Sentry", 3),
            ("Zombie", 4),
            ("Phantom", 2),
            ("Grave Wisp", 2),
            ("Frost Shade", 1),
            ("Fire Rune", 1),
            ("Poison Needle", 1),
            ("Blood Moon", 1),
            ("Hollow Soul", 1),
            ("Ashen Wight", 1),
            at=_CRYPT_DECK,
        ),
        thing("Card", "herald", (5, 2), "the Dread Herald", card="Dread Herald", arrives="rises"),
        story("Objective", "kill", seat=1, aim="defeat", piece="herald", by_turn=18),
        _somebody_lives(1),
        _all_live(),
        story("Trigger", "broken", "the guard is broken", when="falls", group="guard", count=1),
        story(
            "Message",
            "rattle",
            trigger="broken",
            words="One of his guards falls down and stays down. The one on the throne puts his cup away.",
        ),
        story("Trigger", "rises", "the Herald rises", when="joined", after="broken", delay=1),
        story(
            "Message",
            "speech",
            trigger="rises",
            words="You might have knocked, says the Herald, and gets up for the first time in a hundred years.",
            order=60,
        ),
        story("Trigger", "bell", "the graves open", when="turn", seat=1, turn=9),
        story("Message", "graves open", trigger="bell", words="Under the floor, something knocks back.", order=60),
        thing("Card", "wight", (9, 2), card="Ashen Wight", arrives="bell"),
    ),
    folder=_FOLDER,
)

CRAWLER_CAMPAIGN = (FLOCK, STAIR, HALL, DOOR)
