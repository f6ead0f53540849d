"""Files of the right form and the wrong meaning are refused in one sentence: in the window, by replay, headless."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.games.entries import GAMES, entry_of
from game.app.headless import Session
from game.app.matches.beginnings import why_invalid
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal, JournalError
from game.app.records.unfinished import resume
from game.core import record
from main import main

FAR = 1 << 62
SETUPS: dict[str, dict[str, Any]] = {
    "skirmish": {"map": "open_hall", "seats": [{}, {}]},
    "arena": {"map": "duel", "seats": [{}, {}]},
    "factions": {"seats": [{"deck": "Kingdom"}, {"deck": "Kingdom"}]},
}


def played(game: str, folder: Path, answers: int = 12) -> tuple[Path, Match]:
    """Return a match with its journal, some answers on."""
    entry = entry_of(game)
    seatings = (Seating("Ann"), Seating("Bob"))
    match = Match.new(entry.ruleset, entry.setup(SETUPS[game]), seatings, 3, Journal(folder))
    for _ in range(answers):
        assert match.asked is not None
        match.submit(match.asked, match.answers(match.asked)[0])
    match.set_aside()
    return next(folder.glob("*.jsonl")), match


def put(document: Any, place: str, value: Any) -> None:
    *way, last = (int(step) if step.isdigit() else step for step in place.split("."))
    for step in way:
        document = document[step] if not isinstance(document, dict) else document[str(step)]
    document[last if isinstance(document, list) else str(last)] = value


def spoilt(path: Path, place: str, value: Any) -> Path:
    """Return a copy of a journal whose opening says something else."""
    first, *others = path.read_bytes().split(b"\n")
    document = msgspec.json.decode(first)
    put(document, place, value)
    bad = path.with_name("bad.jsonl")
    bad.write_bytes(b"\n".join([msgspec.json.encode(document), *others]))
    return bad


DAMAGE = [
    ("skirmish", "setup.board.starts", [[[1, 1]]], "start areas of side 1 and side 2 are expected"),
    ("skirmish", "setup.board.starts.0.0.0", FAR, "a number below 2147483648 was expected"),
    ("skirmish", "setup.board.starts.0.0.0", 5000, "a start area reaches off the board, to 5000"),
    ("skirmish", "setup.board.grid.rows", ["." * 65] * 65, "at most 64x64 squares"),
    ("skirmish", "setup.seats", [], "seats: two seats"),
    ("arena", "setup.board.terrain.columns.0.at.0", FAR, "a number below"),
    ("arena", "setup.board.terrain.columns.0.at.0", 20000, "within 128 steps of one another"),
    ("arena", "setup.board.terrain.columns.9.level", 61, "levels from 0 to 60"),
    ("arena", "setup.board.starts", [[[0, 0]]], "2 start zones with spaces are expected"),
    ("arena", "setup.board.starts.0.0.0", 100, "a start zone lies where there is no space"),
    ("arena", "setup.board.glyphs.0.at.0", 100, "a glyph or a scoring space lies where there is no space"),
    ("factions", "seed", -1, "seed"),
]


@pytest.mark.parametrize(("game", "place", "value", "words"), DAMAGE)
def test_a_damaged_journal_is_refused_in_one_sentence(
    game: str, place: str, value: Any, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = spoilt(played(game, tmp_path)[0], place, value)
    with pytest.raises(JournalError) as refused:
        resume(bad)
    sentence = str(refused.value)
    assert words in sentence and str(bad) in sentence and "\n" not in sentence
    assert main(["replay", str(bad)]) == 1
    told = capsys.readouterr()
    assert words in told.out + told.err and len((told.out + told.err).splitlines()) == 1


STATES = [
    ("skirmish", "decision.seat", 7, "a seat from 0 to 1 was expected, it is 7"),
    ("skirmish", "table.cards.1.owner", 2, "state.table.cards.1.owner: a seat from 0 to 1 was expected"),
    ("skirmish", "table.cards.1.key", "nobody", "a card of the game was expected, it is 'nobody'"),
    ("arena", "table.cards.13.key", "nobody", "a card of the game was expected"),
    ("arena", "table.figures.4.id", 9, "state.table.figures.4.id: 4 was expected, it is 9"),
    ("arena", "table.board.terrain.columns.0.at.1", FAR, "a number below"),
    ("arena", "table.board.terrain.columns.0.at.1", 5000, "within 128 steps"),
    ("factions", "next_id", FAR, "state.next_id: a number below"),
]


@pytest.mark.parametrize(("game", "place", "value", "words"), STATES)
def test_a_state_that_means_nothing_is_unsound(game: str, place: str, value: Any, words: str, tmp_path: Path) -> None:
    _, match = played(game, tmp_path)
    document = msgspec.json.decode(record.encode(match.state))
    assert why_invalid(match.game, match.state, 2) == ""
    put(document, place, value)
    spoilt_state = record.decode_state(match.game, msgspec.json.encode(document))
    assert words in why_invalid(match.game, spoilt_state, 2)


def test_the_seed_of_the_dice_may_be_large(tmp_path: Path) -> None:
    entry = entry_of("factions")
    match = Match.new(entry.ruleset, entry.setup(SETUPS["factions"]), None, (1 << 63) - 1)
    assert why_invalid(match.game, match.state, 2) == ""


def test_a_menu_with_a_damaged_journal_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    folder = tmp_path / "journals"
    path, _ = played("skirmish", folder)
    spoilt(path, "setup.board.starts", [[[1, 1]]]).replace(path)
    from tests.journeys.driver import Driver

    driver = Driver()
    go_on = next(name for name in driver.names if name.lower().startswith(("go on", "continue")))
    driver.click_on(go_on)
    assert "start areas of side 1 and side 2" in driver.scene.message


# --- headless ---


def ask(session: Session, **request: Any) -> dict[str, Any]:
    return msgspec.json.decode(session.reply(msgspec.json.encode(request)))


def test_a_space_far_away_is_refused_at_once() -> None:
    board = msgspec.to_builtins(entry_of("arena").setup(SETUPS["arena"]).board)
    board["terrain"]["columns"] = [*board["terrain"]["columns"], {"at": [20000, 5000], "level": 1}]
    for request in ({"do": "new", "game": "arena", "setup": {"board": board, "seats": [{}, {}]}},):
        told = ask(Session(), **request)
        assert told["error"]["code"] == "bad_setup" and "within 128 steps" in told["error"]["text"]


def leaves(node: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield every place of a document and what stands there."""
    if way:
        yield way, node
    for step, each in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield from leaves(each, (*way, step))


def damaged(document: Any, chance: random.Random) -> Any:
    """Return a copy in which one value, or two, are others of the same type."""
    copy = msgspec.json.decode(msgspec.json.encode(document))
    by_name: dict[tuple[Any, ...], list[tuple[tuple[Any, ...], Any]]] = {}
    for way, value in leaves(copy):
        by_name.setdefault(tuple(step for step in way if isinstance(step, str)), []).append((way, value))
    for _ in range(chance.choice((1, 2))):
        way, value = chance.choice(by_name[chance.choice(sorted(by_name))])
        other: Any = value
        if isinstance(value, bool):
            other = not value
        elif isinstance(value, int):
            other = chance.choice((0, -1, FAR, -FAR, value + 1, 20000, 7))
        elif isinstance(value, str):
            other = chance.choice(("", "x", value + "x", value[:-1]))
        elif isinstance(value, list):
            other = chance.choice((value[:1], value + value, value[::-1], []))
        at = copy
        try:
            for step in way[:-1]:
                at = at[step]
            at[way[-1]] = other
        except (LookupError, TypeError):
            continue
    return copy


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("kind", ["position", "setup"])
def test_damaged_documents_are_answered_and_never_surprise(game: str, kind: str) -> None:
    """Whatever is accepted can be asked about and played on; whatever is not is refused with a code of its own."""
    session = Session()
    assert ask(session, do="new", game=game, seed=3, setup=SETUPS.get(game, {}))["ok"]
    for _ in range(15):
        session_decision = ask(session, do="decision")["decision"]
        if session_decision is not None:
            ask(session, do="answer", n=len(session_decision["answers"]) // 2)
    whole = ask(session, do="position")["position"]
    if kind == "setup":
        whole = msgspec.to_builtins(entry_of(game).setup(SETUPS.get(game, {})))
    chance = random.Random(f"{game} {kind}")
    for _ in range(25):
        document = damaged(whole, chance)
        fresh = Session()
        request = {"do": "load", "position": document} if kind == "position" else {"do": "new", "game": game}
        told = ask(fresh, **(request if kind == "position" else {**request, "seed": 1, "setup": document}))
        for _ in range(3):
            if not told["ok"] or not told["decision"]:
                break
            told = ask(fresh, do="answer", n=0)
        assert told["ok"] or told["error"]["code"] != "internal", (told, document)
