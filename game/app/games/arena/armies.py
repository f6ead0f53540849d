"""Armies that the player has built: a small file each in a folder of their own, and lists of cards as plain text."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game.app import folders
from game.app.records.writing import plain_name, write_whole
from game.rules.arena import decks
from game.rules.arena.army_cards import ARMY_CARDS
from game.rules.arena.decks import Army
from game.rules.arena.spell_cards import SPELL_CARDS

ENDING = ".army.json"
#: Bytes of an army's file, and cards of an army or a spell deck, that are read at most.
MOST_BYTES, MOST_CARDS = 64_000, 200
_LINE = re.compile(r"^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$")


class ArmyError(ValueError):
    """An army that cannot be read or written; its text is one sentence for the player."""


class ArmyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as it is written: the names of its cards, each as often as the army holds it."""

    name: str
    army: tuple[str, ...]
    spells: tuple[str, ...]
    game: str = "arena"


class ArmyEntry(msgspec.Struct, frozen=True):
    """An army in the player's folder; without an ``army`` the file cannot be read, for the ``problem``."""

    path: Path
    name: str
    army: Army | None = None
    problem: str = ""

    @property
    def why_not(self) -> str:
        """Why it cannot be played with, in the rules' words; empty when it can."""
        if self.army is None:
            return self.problem
        return next(iter(decks.flaws(self.army)), "")


def armies_folder() -> Path:
    """Where the player's armies lie. It need not exist yet."""
    return folders.home() / "armies"


def list_armies() -> tuple[ArmyEntry, ...]:
    """Every army of the player's folder by name. Never raises: what is wrong with a file is told in its entry."""
    try:
        paths = sorted(path for path in armies_folder().glob(f"*{ENDING}") if path.is_file())
    except OSError:
        return ()
    found: dict[str, ArmyEntry] = {}
    for entry in map(_entry, paths):
        # Two files may call their armies the same.
        name = entry.name if entry.name not in found else f"{entry.name} ({entry.path.name.removesuffix(ENDING)})"
        found[name] = msgspec.structs.replace(entry, name=name)
    return tuple(sorted(found.values(), key=lambda entry: (entry.name.casefold(), entry.path)))


def _entry(path: Path) -> ArmyEntry:
    try:
        name, army = read_army(path)
    except ArmyError as error:
        return ArmyEntry(path, path.name.removesuffix(ENDING), problem=str(error))
    return ArmyEntry(path, name, army)


def read_army(path: Path) -> tuple[str, Army]:
    """The name and the cards of an army's file. It may be against the rules. Raises ArmyError."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ArmyError(f"{path.name}: it is too large to be an army.")
        content = path.read_bytes()
    except OSError as error:
        raise ArmyError(f"{path.name}: it cannot be read ({error.strerror}).") from error
    try:
        written = msgspec.json.decode(content, type=ArmyFile)
    except msgspec.ValidationError as error:
        raise ArmyError(f"{path.name}: {_place_first(str(error))}.") from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ArmyError(f"{path.name}: it is no JSON object that holds an army.") from error
    if written.game != "arena":
        raise ArmyError(f"{path.name}: game: 'arena' is expected, not {written.game[:20]!r}.")
    if not written.name.strip() or len(written.name) > 60:
        raise ArmyError(f"{path.name}: name: 1 to 60 letters are expected.")
    if max(len(written.army), len(written.spells)) > MOST_CARDS:
        raise ArmyError(f"{path.name}: at most {MOST_CARDS} cards are expected in an army or a spell deck.")
    keys = {}
    for place, names, cards in (("army", written.army, ARMY_CARDS), ("spells", written.spells, SPELL_CARDS)):
        known = {card.name: key for key, card in cards.items()}
        for number, name in enumerate(names):
            if name not in known:
                raise ArmyError(f"{path.name}: {place}[{number}]: {_no_card(name, known)}.")
        keys[place] = tuple(known[name] for name in names)
    return written.name.strip(), Army(keys["army"], keys["spells"])


def write_army(name: str, army: Army) -> Path:
    """Write an army into the player's folder, over an older one of the same name. Raises ArmyError."""
    try:
        path = armies_folder() / f"{plain_name(name)}{ENDING}"
    except ValueError as error:
        raise ArmyError(f"The army cannot be called so: {error}.") from error
    written = ArmyFile(name.strip()[:60], names_of(army.cards), names_of(army.spells))
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(written), indent=2) + b"\n")
    except OSError as error:
        raise ArmyError(f"The army cannot be written to {path} ({error.strerror}).") from error
    return path


def delete_army(path: Path) -> None:
    """Take an army's file away. Raises ArmyError."""
    try:
        path.unlink()
    except OSError as error:
        raise ArmyError(f"The army cannot be deleted ({error.strerror}).") from error


def names_of(keys: Iterable[str]) -> tuple[str, ...]:
    """The names of cards by their keys."""
    return tuple((ARMY_CARDS.get(key) or SPELL_CARDS[key]).name for key in keys)


def army_text(army: Army) -> str:
    """The army as a list for people: a line for each card with how many there are, army cards first."""
    lines = [f"{count} {name}" for name, count in Counter(names_of(army.cards)).items()]
    lines.append("")
    lines += [f"{count} {name}" for name, count in Counter(names_of(army.spells)).items()]
    return "\n".join(lines) + "\n"


def army_from_text(text: str) -> Army:
    """The army that a list tells: a line for each card, "2 Titanic Growth" or the name alone; a line that begins with
    # is a remark. Raises ArmyError with the line."""
    known = {_plain(card.name): key for cards in (ARMY_CARDS, SPELL_CARDS) for key, card in cards.items()}
    cards: list[str] = []
    spells: list[str] = []
    for number, line in enumerate(text[:MOST_BYTES].splitlines(), 1):
        found = _LINE.match(line.strip())
        if found is None or line.lstrip().startswith("#"):
            continue
        count, name = int(found[1] or 1), found[2].strip()
        key = known.get(_plain(name))
        if key is None:
            spelt = {(ARMY_CARDS.get(key) or SPELL_CARDS[key]).name: key for key in known.values()}
            raise ArmyError(f"Line {number}: {_no_card(name, spelt)}.")
        into = cards if key in ARMY_CARDS else spells
        if len(into) + count > MOST_CARDS:
            raise ArmyError(f"Line {number}: at most {MOST_CARDS} cards are expected.")
        into += [key] * count
    if not cards and not spells:
        raise ArmyError("There is no list of cards to read: a line a card is expected, as in 2 Titanic Growth.")
    return Army(tuple(cards), tuple(spells))


def _plain(name: str) -> str:
    """A name without what typing changes: case, kinds of apostrophes, runs of spaces."""
    return " ".join(name.replace("’", "'").casefold().split())


def _no_card(name: str, known: dict[str, Any]) -> str:
    shown = name if len(name) <= 40 else name[:40] + "…"
    near = difflib.get_close_matches(name[:60], known, 1)
    return f"there is no card {shown!r}" + (f"; did you mean {near[0]!r}?" if near else "").rstrip("?")


def _place_first(text: str) -> str:
    """What a wrong field's place is, before what is wrong with it."""
    what, _, place = text.partition(" - at `$.")
    what = what[0].lower() + what[1:]
    return f"{place.rstrip('`')}: {what}" if place else what
