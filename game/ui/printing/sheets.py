"""What is printed of a game, in the words of the rules, of Help and of the scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import jinja2
import msgspec
import pygame
from markupsafe import Markup, escape
from PIL import Image

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of
from game.app.maps.scenarios import ListedScenario, list_scenarios
from game.ui.art.card_faces import card_face
from game.ui.games.game_ui import game_ui_of

#: How wide the picture of a card is, and what its ground is: printers have white paper.
_WIDE, _PAPER, _QUALITY = 300, (255, 255, 255), 86
#: What a row of a game's list of cards has besides its facts.
_NO_FACTS = ("name", "text", "number", "deck", "counts_as")
_MARK = re.compile(r"\s*\{icon:[^}]+\}")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class PrintedCard(msgspec.Struct, frozen=True):
    """A card of the reference: ``picture``, a file beside the page ("" without a face); ``facts``, its figures."""

    name: str
    picture: str
    facts: str
    text: str


class PrintedScenario(msgspec.Struct, frozen=True):
    """A scenario of the sheet, with what everybody knows of its objectives."""

    title: str
    facts: str
    about: str
    briefing: tuple[str, ...]
    objectives: tuple[str, ...]


def write_sheets(game: str, folder: Path) -> tuple[Path, ...]:
    """Write a game's pages and its cards' pictures into a folder; return them. Raises ValueError and OSError."""
    entry_of(game)
    pygame.font.init()
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    ui, title = game_ui_of(game), GAMES[game].title
    common = {"title": title, "about": ui.about}
    pages: dict[str, dict[str, object]] = {
        "start.html": {"chapters": [(heading, _words(text)) for heading, text in ui.help_pages]},
        "cards.html": {"groups": _grouped(game, folder)},
        "scenarios.html": {"scenarios": tuple(_scenario(one) for one in list_scenarios(game))},
    }
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders.program_folder() / "assets" / "print"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    for name, said in pages.items():
        text = templates.get_template(name).render(**common, **said)
        (folder / name).write_text(text, encoding="utf-8")
    return tuple(folder / name for name in pages)


def _words(text: str) -> tuple[Markup, ...]:
    """Return the paragraphs of a text of Help: its icons are left out, since no page of paper explains them."""
    paragraphs = (str(escape(_MARK.sub("", part).strip())) for part in text.split("\n") if part.strip())
    return tuple(Markup(_BOLD.sub(r"<b>\1</b>", part)) for part in paragraphs)


def _grouped(game: str, folder: Path) -> Mapping[str, list[PrintedCard]]:
    """Return the cards in the order of the game's list, by the deck or the kind that it tells first."""
    faces = game_ui_of(game).all_faces()
    groups: dict[str, list[PrintedCard]] = {}
    for row in entry_of(game).cards():
        name = str(row["name"])
        picture = ""
        if name in faces:
            picture = f"cards/{re.sub('[^a-z0-9]+', '_', name.lower()).strip('_')}.jpg"
            _save(card_face(faces[name], _WIDE), folder / picture)
        kind = str(row.get("deck") or row.get("type") or row.get("kind") or "")
        side = str(row.get("faction") or row.get("colour") or "")
        group = " · ".join(part.capitalize() for part in (kind, side) if part)
        facts = " · ".join(_facts(row, (kind, side)))
        groups.setdefault(group, []).append(PrintedCard(name, picture, facts, str(row.get("text") or "")))
    return groups


def _save(picture: pygame.Surface, path: Path) -> None:
    ground = pygame.Surface(picture.get_size())
    ground.fill(_PAPER)
    ground.blit(picture, (0, 0))
    whole = Image.frombytes("RGB", ground.get_size(), pygame.image.tobytes(ground, "RGB"))
    whole.save(path, quality=_QUALITY)


def _facts(row: Mapping[str, object], told: tuple[object, ...]) -> Iterator[str]:
    """Yield what a game's list says of a card besides its text and what its heading has told, in the list's words."""
    for key, value in row.items():
        if key in _NO_FACTS or value in told or value in (None, "", [], 0, False):
            continue
        said = key.replace("_", " ")
        if value is True:
            yield said
        elif isinstance(value, Mapping):
            yield ", ".join(f"{name} {count}" for name, count in value.items())
        else:
            yield f"{said} {', '.join(map(str, value)) if isinstance(value, list) else value}"


def _scenario(one: ListedScenario) -> PrintedScenario:
    drawn = one.drawn
    seats = [seat.name or f"Seat {number}" for number, seat in enumerate(drawn.seats, 1)]
    facts = [" against ".join(seats)]
    facts += [f"{drawn.minutes} minutes"] if drawn.minutes else []
    facts += [f"difficulty {drawn.difficulty} of 5"] if drawn.difficulty else []
    objectives = tuple(
        f"{', '.join(seats[seat] for seat in each.seats if seat < len(seats))}: {each.words}"
        for each in drawn.script.objectives
        if each.known_to == "all"
    )
    briefing = tuple(part for part in drawn.script.briefing.split("\n") if part.strip())
    return PrintedScenario(drawn.title, " · ".join(facts), drawn.about, briefing, objectives)
