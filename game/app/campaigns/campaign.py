"""A campaign's file, ``campaign.json`` in a folder of its own: its chapters in order, and what survivors carry on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING, place_and_expectation
from game.app.games.entries import GAMES
from game.app.games.own_modules import own_module
from game.app.maps.library import CAMPAIGNS
from game.app.maps.scenarios import ListedScenario, first_scenario
from game.app.matches.scenarios import seat_kinds
from game.core.scenario.carried import Carrying
from game.tiled.problems import expected

#: What the file is called.
FILE = "campaign.json"
#: A file beyond this size, and a campaign of more chapters, is none.
_LARGEST, MOST_CHAPTERS = 1 << 20, 50


class ChapterDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its ``map``, in the campaign's folder, and how much damage its survivors have healed."""

    map: str
    heals: int = 0


class CampaignDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file. ``carries`` are words of the game; ``ending`` is told when the last chapter is won."""

    title: str
    chapters: tuple[str | ChapterDocument, ...]
    carries: tuple[str, ...] | None = None
    about: str = ""
    author: str = ""
    ending: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with its scenario."""

    listed: ListedScenario
    heals: int = 0

    @property
    def title(self) -> str:
        return self.listed.drawn.title


class Campaign(msgspec.Struct, frozen=True):
    """A campaign that can be played. ``name`` is what its progress is kept by; ``carries`` are words of the game."""

    name: str
    game: str
    title: str
    chapters: tuple[Chapter, ...]
    carries: tuple[str, ...]
    about: str = ""
    ending: str = ""


class CampaignFile(msgspec.Struct, frozen=True):
    """A file that was read: its campaign, or what is wrong with it, each with the file and the place."""

    path: Path
    campaign: Campaign | None
    problems: tuple[str, ...] = ()


def carrying_of(game: str) -> Carrying | None:
    """Return how a game's pieces are carried on; None for a game that carries nothing."""
    module = own_module(game, "carrying")
    found: Carrying | None = None if module is None else module.CARRYING
    return found


def read_campaign(path: Path) -> CampaignFile:
    """Return a campaign by its file or its folder. Never raises."""
    path = path / FILE if path.is_dir() else path
    try:
        if path.stat().st_size > _LARGEST:
            return CampaignFile(path, None, (f"{path}: at most {_LARGEST >> 20} MB were expected",))
        written = msgspec.json.decode(path.read_bytes(), type=CampaignDocument)
    except FileNotFoundError:
        return CampaignFile(path, None, (f"{path}: there is no such file",))
    except OSError as error:
        return CampaignFile(path, None, (f"{path}: the file cannot be read ({error.strerror or error})",))
    except DECODING as error:
        return CampaignFile(path, None, (f"{path}: {place_and_expectation(error)}",))
    problems: list[str] = []
    campaign = _campaign(path, written, problems)
    return CampaignFile(path, None if problems else campaign, tuple(f"{path}: {text}" for text in problems))


def _campaign(path: Path, written: CampaignDocument, problems: list[str]) -> Campaign | None:
    if not written.title.strip():
        problems.append("title: a title is expected")
    if not 1 <= len(written.chapters) <= MOST_CHAPTERS:
        problems.append(f"chapters: 1 to {MOST_CHAPTERS} are expected, not {len(written.chapters)}")
        return None
    chapters = []
    for number, one in enumerate(written.chapters):
        document = ChapterDocument(one) if isinstance(one, str) else one
        chapter = _chapter(path.parent, document, f"chapters[{number}]", problems)
        if chapter is not None:
            chapters.append(chapter)
    games = list(dict.fromkeys(chapter.listed.game for chapter in chapters))
    titles = [chapter.title for chapter in chapters]
    if len(games) > 1:
        problems.append(f"chapters: all of one game are expected, not {' and '.join(games)}")
    for title in dict.fromkeys(title for title in titles if titles.count(title) > 1):
        problems.append(f'chapters: two have the title "{title}"; each needs one of its own')
    if problems:
        return None
    carrying = carrying_of(games[0])
    words = carrying.words if carrying is not None else ()
    carries = words if written.carries is None else written.carries
    for number, word in enumerate(carries):
        if word not in words:
            what = expected(words, word) if words else f"nothing can be carried on in {GAMES[games[0]].title}"
            problems.append(f'carries[{number}]: it is "{word}"; {what}')
    name = f"{games[0]}/{path.parent.name}"
    return Campaign(name, games[0], written.title.strip(), tuple(chapters), carries, written.about, written.ending)


def _chapter(folder: Path, written: ChapterDocument, place: str, problems: list[str]) -> Chapter | None:
    """Return a chapter; None, with what is wrong noted."""
    if not 0 <= written.heals <= 99:
        problems.append(f"{place}.heals: a number from 0 to 99 is expected, not {written.heals}")
    path = folder / written.map
    if not path.is_file():
        there = sorted(one.name for one in folder.glob("*.tmx"))
        problems.append(f'{place}: there is no map "{written.map}"; {expected(there, written.map)}')
        return None
    try:
        listed = first_scenario(path)
    except ValueError as error:
        problems.append(f"{place}: {error}")
        return None
    if "human" not in seat_kinds(listed.drawn.seats):
        problems.append(f"{place}: {path}: nobody may play it; a seat for a person is expected")
    if listed.drawn.moment is not None:
        problems.append(f"{place}: {path}: it begins in the middle of a match, and takes no survivors over")
    return Chapter(listed, written.heals)


def campaign_files(game: str) -> tuple[CampaignFile, ...]:
    """Return every campaign of a game, those that come with the program first. Never raises."""
    found = []
    for place in (folders.shipped_maps(game), folders.user_maps(game)):
        try:
            paths = sorted((place / CAMPAIGNS).glob(f"*/{FILE}"))
        except OSError:
            continue
        found += [read_campaign(path) for path in paths]
    return tuple(found)


def is_campaign(path: Path) -> bool:
    return path.name == FILE or (path / FILE).is_file()
