"""Positions of Skirmish: what a person writes, what it defaults to, and what is said when it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.matches.match import Match, Seating
from game.app.records.positions import DocumentError, match_from, position_of, read_document, state_of
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.positions.documents import read_board
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from tests.app.headless.talk import HALL

WIZARD = {"name": "Drow Wizard", "at": [3, 2]}
ARCHER = {"name": "Elf Archer", "at": [6, 2]}


def document(**fields: Any) -> dict[str, Any]:
    return {"map": HALL, **fields}


def match_of(**fields: Any) -> Match:
    return match_from(document(**fields))


def test_what_is_left_out_has_a_default():
    match = match_of(pieces=[WIZARD, ARCHER])
    table = match.state.table
    assert match.decision.prompt == "between_activations" and match.asked == 0
    assert [player.faction for player in table.players] == ["drow", "crown"]
    assert [creature.seat for creature in table.creatures.values()] == [0, 1]
    for player in table.players:
        assert (player.vault, player.supply, player.spent, player.hand, player.reserve) == (20, 0, 0, (), ())
        for cards, left in ((CREATURES, len(player.creatures) + 1), (ACTIONS, len(player.actions))):
            assert left == sum(card.count for card in cards.values() if card.faction == player.faction)
        assert player.shuffled
    assert len(table.board.starts[0]) == len(table.board.starts[1]) == 16
    assert SKIRMISH.flaws(match.state) == ()


def test_pieces_hands_decks_gold_and_turn_are_taken():
    match = match_of(
        pieces=[
            {**WIZARD, "damage": 5, "tapped": True, "attached": ["Darkfire", {"card": "Web", "owner": 0}]},
            {**ARCHER, "attached": ["Level Up"]},
            {"name": "Elf Archer", "at": [7, 7]},
        ],
        seats=[
            {"hand": ["Web", "Dodge"], "vault": 11, "supply": 4, "points": 2},
            {"reserve": ["Gold Dragon"], "discard": ["Run!"], "graveyard": ["Half-Orc Thug"], "supply": 3},
        ],
        turn={"seat": 1, "number": 6, "activated": [1], "active": 2, "moved": 3},
        windows="always",
    )
    table = match.state.table
    wizard, archer, other = table.creatures.values()
    assert (wizard.damage, wizard.tapped, [table.cards[card].key for card in wizard.attached]) == (
        5,
        True,
        ["darkfire", "web"],
    )
    assert archer.id != other.id and table.turn.activated == (archer.id, other.id)
    assert table.turn.activation.creature == other.id and table.turn.activation.moved == 3
    assert (table.players[0].vault, table.players[0].supply, table.players[0].spent) == (11, 4, 5)
    assert (table.players[1].vault, table.players[1].supply) == (17, 3)
    assert match.decision.prompt == "activation" and match.asked == 1 and table.windows == "always"
    assert SKIRMISH.flaws(match.state) == ()


def test_a_deck_may_be_stacked_top_card_first():
    rest = [card for card in _rest_of_drow() if card not in ("Retreat #1", "Web #2")]
    match = match_of(
        pieces=[WIZARD], seats=[{"actions": ["Retreat #1", "Web #2", *rest]}, {}], turn={"phase": "refresh"}
    )
    # Refresh draws the top card of the drow deck.
    [card] = match.state.table.players[0].hand
    assert match.state.table.cards[card].key == "retreat"
    assert match.state.table.players[0].supply == 1 and match.state.table.turn.number == 2


def _rest_of_drow() -> list[str]:
    return list(position_of(match_of(pieces=[WIZARD]))["seats"][0]["actions"])


def test_the_rest_is_shuffled_by_the_seed():
    decks = [match_of(pieces=[WIZARD], seed=seed).state.table.players[0].actions for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_the_deploy_phase_and_four_seats():
    match = match_of(
        seats=[
            {},
            {"name": "Bea"},
            {"faction": "crown"},
            {"faction": "drow", "reserve": ["Giant Spider"], "supply": 3},
        ],
        pieces=[{"name": "Drow Wizard", "at": [1, 1], "seat": 3}, {"name": "Elf Archer", "at": [1, 2]}],
        turn={"seat": 3, "phase": "deploy"},
    )
    assert match.decision.prompt == "deploy" and match.asked == 3 and match.players.names[1] == "Bea"
    assert len(match.answers(3)) == 2


def test_a_borrowed_creature_and_its_cards():
    match = match_of(pieces=[{**WIZARD, "seat": 1, "owner": 0, "attached": ["Web"]}])
    [wizard] = match.state.table.creatures.values()
    assert wizard.seat == 1 and match.state.table.cards[wizard.id].owner == 0
    assert match.state.table.cards[wizard.attached[0]].owner == 0


def test_a_map_may_be_an_object_with_starts():
    board = {"rows": ["....", ".#..", "...."], "name": "Nook", "starts": [[[0, 0]], [[3, 2]]]}
    table = match_of(map=board, pieces=[{**WIZARD, "at": [0, 0]}]).state.table
    assert table.board.name == "Nook" and table.board.starts == (((0, 0),), ((3, 2),))


def test_boards_without_marks_start_at_their_ends():
    board = read_board(("....", "#...", "...."))
    assert board.starts[0] == ((0, 0), (1, 0), (1, 1), (0, 2), (1, 2)) and len(board.starts[1]) == 6


@pytest.mark.parametrize(
    "fields, sentence",
    [
        ({"pieces": [WIZARD, {**ARCHER, "at": [4, 2]}]}, "pieces[1].at: square (4, 2) is wall"),
        ({"pieces": [{**WIZARD, "at": [40, 2]}]}, "pieces[0].at: square (40, 2) lies off the board of 10x8"),
        ({"pieces": [{"name": "Umbur Hulk", "at": [3, 1]}]}, "pieces[0].at: square (4, 2) is wall"),
        ({"pieces": [WIZARD, {**ARCHER, "at": [3, 2]}]}, "pieces[1].at: square (3, 2) is filled by pieces[0]"),
        (
            {"pieces": [{"name": "Drow Wizzard", "at": [0, 0]}]},
            "pieces[0].name: there is no creature card 'Drow Wizzard'; did you mean Drow Wizard",
        ),
        ({"pieces": [WIZARD, {**WIZARD, "at": [0, 0]}]}, "pieces[1].name: Drow Wizard is named more often"),
        ({"pieces": [{**ARCHER, "name": "Elf Archer #3"}]}, "pieces[0].name: #1 to #2 are expected, not #3"),
        ({"pieces": [{**ARCHER, "name": "Elf Archer #x"}]}, "pieces[0].name: #1 to #2 are expected, not #x"),
        ({"pieces": [{**ARCHER, "seat": 0}]}, "pieces[0].name: Elf Archer is not in a drow deck"),
        ({"pieces": [{**ARCHER, "seat": 7}]}, "pieces[0].seat: a seat from 0 to 1 is expected, not 7"),
        ({"pieces": [{**WIZARD, "damage": 10}]}, "pieces[0].damage: 0 to 9 is expected, not 10"),
        ({"pieces": [{**WIZARD, "damage": -1}]}, "pieces[0].damage: 0 to 9 is expected"),
        ({"pieces": [{**WIZARD, "block": -1}]}, "pieces[0].block: 0 or more is expected"),
        ({"pieces": [{**WIZARD, "dmg": 1}]}, "pieces[0]: object contains unknown field dmg"),
        ({"pieces": [{**WIZARD, "at": [1]}]}, "pieces[0].at: a list of length 2 was expected, it is 1"),
        ({"pieces": [{**WIZARD, "at": ["a", 1]}]}, "pieces[0].at[0]: a whole number was expected, there is a text"),
        ({"pieces": [{"name": "Drow Wizard"}]}, "pieces[0]: at was expected, and is missing"),
        (
            {"pieces": [{**WIZARD, "attached": ["Wob"]}]},
            "pieces[0].attached[0]: there is no action card 'Wob'",
        ),
        ({"pieces": [{**WIZARD, "attached": ["Elf Archer"]}]}, "pieces[0].attached[0]: there is no action card"),
        ({"pieces": [{**WIZARD, "attached": [{"card": "Web", "owner": 5}]}]}, "pieces[0].attached[0].owner: a seat"),
        ({"pieces": [{**WIZARD, "attached": [{"card": "Web", "owner": 1}]}]}, "pieces[0].attached[0].card: Web is not"),
        ({"seats": [{"hand": ["Fireball"]}, {}]}, "seats[0].hand[0]: Fireball is not in a drow deck"),
        ({"seats": [{"hand": ["Dodge", "Dodge"]}, {}]}, "seats[0].hand[1]: Dodge is named more often"),
        ({"seats": [{"actions": ["Web"]}, {}]}, "seats[0]: Advancing Strike lies nowhere"),
        ({"seats": [{"actions": "all"}, {}]}, "seats[0].actions: invalid enum value 'all'"),
        ({"seats": [{"vault": 15, "supply": 6}, {}]}, "seats[0].vault: vault and supply from 0, together at most 20"),
        ({"seats": [{"vault": -1}, {}]}, "seats[0].vault: vault and supply"),
        ({"seats": [{}]}, "seats: 2 or 4 are expected, not 1"),
        ({"seats": [{"faction": "orc"}, {}]}, "seats[0].faction: invalid enum value 'orc'"),
        ({"turn": {"seat": 2}}, "turn.seat: a seat from 0 to 1 is expected, not 2"),
        ({"turn": {"phase": "lunch"}}, "turn.phase: invalid enum value 'lunch'"),
        ({"turn": {"phase": "setup"}}, "turn.phase: refresh, action or deploy is expected, not setup"),
        ({"turn": {"active": 3}}, "turn.active: there is no pieces[3]"),
        (
            {"turn": {"active": "Drow Wizzard"}, "pieces": [WIZARD]},
            "turn.active: no piece is called 'Drow Wizzard'",
        ),
        ({"turn": {"active": 1}, "pieces": [WIZARD, ARCHER]}, "turn.active: a creature of seat 0 is expected"),
        ({"turn": {"active": 0, "moved": -1}, "pieces": [WIZARD]}, "turn.moved: 0 or more"),
        ({"turn": {"activated": [-1]}, "pieces": [WIZARD]}, "turn.activated[0]: there is no pieces[-1]"),
        (
            {"turn": {"activated": ["Elf Archer"]}, "pieces": [ARCHER, {**ARCHER, "at": [0, 0]}]},
            "turn.activated[0]: several pieces are called 'Elf Archer'",
        ),
        ({"map": ["..", "."]}, "map: row 1 has 1 squares"),
        ({"map": ["..", ".x"]}, "map: unknown ground 'x' at column 1, row 1"),
        ({"map": []}, "map: 1 to 64 rows"),
        ({"map": ["." * 65]}, "map: 1 to 64 rows of at most 64 squares"),
        (
            {"map": {"rows": ["..", ".."], "starts": [[[0, 0]]]}},
            "map.starts: squares of 2 sides are expected",
        ),
        ({"map": {"rows": ["#.", ".."], "starts": [[[0, 0]], []]}}, "map.starts[0][0]: square (0, 0) is wall"),
        ({"map": {"rows": ["..", ".x"]}}, "map.rows: unknown ground 'x'"),
        ({"map": "no such map"}, "map: there is no map 'no such map'"),
        ({"map": 5}, "map: an object with fields or a list was expected"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"game": 5}, "game: the name of a game was expected"),
        ({"windows": "never"}, "windows: invalid enum value 'never'"),
        ({"seed": -1}, "seed: a number from 0"),
        ({"next_decision": 0}, "drawn, next_decision: numbers counted"),
        ({"next_id": 5}, "next_id: at least"),
        ({"peices": []}, "object contains unknown field peices"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(fields, sentence):
    with pytest.raises(DocumentError) as caught:
        match_of(**fields)
    assert str(caught.value).startswith(sentence) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "pending",
    [
        {"agenda": [{"type": "Window", "action": 500}]},
        {"agenda": [{"type": "PlaceStarter", "seat": 9, "card": 1}]},
        {"agenda": [{"type": "Resolve", "action": 7}], "stack": []},
        {"active": {"creature": 99}, "agenda": [{"type": "InActivation"}]},
        {"stack": [{"id": 1, "seat": 0, "actor": 99, "key": "nobody", "what": "attack"}]},
    ],
)
def test_pending_matters_that_do_not_fit_are_refused_with_words_or_lead_to_a_sound_state(pending):
    try:
        match = match_of(pieces=[WIZARD], pending=pending)
    except DocumentError as error:
        assert str(error).startswith(("pending", "position"))
    else:
        assert SKIRMISH.flaws(match.state) == ()


@pytest.mark.parametrize("seed, seats, windows", [(1, 2, "able"), (2, 4, "always"), (3, 2, "always")])
def test_any_moment_of_a_match_can_be_written_and_read(seed, seats, windows):
    factions = ("drow", "crown", "crown", "drow")
    setup = SkirmishSetup(
        tuple(SeatSetup(factions[seat], seat % 2) for seat in range(seats)), read_board(HALL), windows=windows
    )
    match = Match.new(SKIRMISH, setup, tuple(Seating(str(seat), "computer") for seat in range(seats)), seed)
    while match.players.step():
        if len(match.given) % 3 == 0 or match.decision is None or match.decision.kind == "respond":
            written = msgspec.json.decode(msgspec.json.encode(position_of(match)))
            again = match_from(written)
            assert again.digest == match.digest and again.players.names == match.players.names
            assert again.asked is None or again.answers(again.asked) == match.answers(match.asked)


def test_files_are_read_with_care(tmp_path: Path):
    (tmp_path / "good.json").write_bytes(msgspec.json.encode(document(pieces=[WIZARD])))
    assert state_of(read_document(tmp_path / "good.json"))[1].table.creatures
    for name, content in {"list": b"[]", "empty": b"", "deep": b"[" * 100_000, "bytes": b"\xff"}.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(DocumentError, match=name):
            read_document(tmp_path / name)
    with pytest.raises(DocumentError, match="no such file"):
        read_document(tmp_path / "none")


def test_the_documents_of_the_page_can_be_played():
    page = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    blocks = page.split("```json\n")[1:]
    assert blocks
    for block in blocks:
        match = match_from(msgspec.json.decode(block.split("```")[0].encode()))
        assert match.answers(match.asked)
    with pytest.raises(
        DocumentError, match=r"seats\[0\]\.hand\[2\]: there is no action card 'Wob'; did you mean Web\?"
    ):
        match_of(seats=[{"hand": ["Web", "Web", "Wob"]}, {}])
