"""Card faces: every card has its own picture, words always fit, shelves stay bounded."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pygame
import pytest
from msgspec.structs import replace

from game.app.games.entries import GAMES, entry_of
from game.ui.art import card_faces, layers
from game.ui.art.card_backs import PLAIN_BACK, card_back
from game.ui.art.card_faces import FaceRecord, card_face, fitting_card, has_words, words_size
from game.ui.art.card_faces_small import figured_card
from game.ui.art.card_stock import card_height
from game.ui.art.card_titles import title_lines
from game.ui.art.illustrations import illustration, own_subject
from game.ui.art.palette import THEMES, contrast
from game.ui.art.shelf import BUDGET, CARDS, held
from game.ui.games.arena.card_back import BACK as ARENA_BACK
from game.ui.games.skirmish.card_back import BACK as SKIRMISH_BACK
from tests.ui.art.gallery import records
from tests.ui.art.keys import key_of_name, undrawn
from tests.ui.art.likeness import pixels

RECORDS = records()


def test_every_card_has_its_own_subject() -> None:
    assert undrawn(record.key for record in RECORDS) == []


def test_a_cards_name_is_its_subject() -> None:
    assert [(r.name, r.key) for r in RECORDS if key_of_name(r.name) != r.key] == []


def test_an_unknown_subject_is_an_emblem() -> None:
    plain = pixels(illustration("", (120, 80), tint="drow", seed=1))
    unknown = pixels(illustration("vorpal_bunny", (120, 80), tint="drow", seed=1))
    other = pixels(illustration("mimic", (120, 80), tint="drow", seed=1))
    assert unknown.std() > 18
    assert np.abs(unknown - other).mean() > 4
    assert plain.std() > 18


@pytest.mark.parametrize("name", ["../icons/hp", "a/b", "..", ""])
def test_a_subject_is_a_name_and_no_path(name: str) -> None:
    assert layers.layer("subjects", name) is None


def test_the_same_seed_gives_the_same_picture_and_another_seed_another() -> None:
    one = pixels(illustration("web", (120, 80), tint="drow", seed=5))
    assert (one == pixels(illustration("web", (120, 80), tint="drow", seed=5))).all()
    assert np.abs(one - pixels(illustration("web", (120, 80), tint="drow", seed=6))).mean() > 1


LONG = ("While attached: **each** enemy beside this one loses {icon:heart} 5 and slides. " * 4)[:300]


@pytest.mark.parametrize("width", [140, 180, 220, 300, 400])
@pytest.mark.parametrize("figures", [(), (("hp", "65"), ("damage", "20"), ("speed", "8"))])
def test_three_hundred_letters_fit(width: int, figures: tuple[tuple[str, str], ...]) -> None:
    record = FaceRecord("web", "A Card With A Long Name", 3, kind="Minor", figures=figures, text=LONG)
    plan = card_faces._plan(record, width)
    needed = card_faces.fonts.rich_height(LONG, "body", plan.text_px, plan.words.width)
    assert needed <= plan.words.height
    assert plan.text_px >= 7
    assert plan.art.height >= width * 0.19
    assert not plan.words.colliderect(plan.art)
    assert plan.words.bottom <= plan.figures.top + 1
    face = card_face(record, width)
    assert face.get_size() == (width, card_height(width))
    # Nothing is written on the frame: its left edge is the same beside long words as beside none.
    bare = card_face(FaceRecord("web", "", 3, kind="Minor", figures=figures), width)
    assert (pixels(face)[: width // 40] == pixels(bare)[: width // 40]).all()


def test_a_card_without_words_has_a_larger_picture() -> None:
    wordless, wordy = FaceRecord("block", "Block"), FaceRecord("block", "Block", text="Words. " * 12)
    assert card_faces._plan(wordless, 220).art.height > card_faces._plan(wordy, 220).art.height


def test_a_card_shows_as_much_as_can_be_read_at_its_width() -> None:
    record = FaceRecord("web", "The Widow Of The Web", 3, figures=(("hp", "65"),), text="Words that are read.")
    bare = replace(record, text="")
    assert fitting_card(record, 63) is figured_card(record, 63), "art and figures"
    assert (pixels(fitting_card(record, 63)) == pixels(fitting_card(replace(record, name="Other"), 63))).all()
    assert (pixels(fitting_card(record, 64)) != pixels(fitting_card(replace(record, name="Other"), 64))).any()
    assert fitting_card(record, 145) is figured_card(record, 145), "title and figures"
    assert fitting_card(record, 146) is card_face(bare, 146), "kind and keywords"
    assert fitting_card(record, 213) is card_face(bare, 213)
    assert fitting_card(record, 214) is card_face(record, 214), "all of it"
    assert has_words(record, 214) and not has_words(record, 150)


@pytest.mark.parametrize("width", range(90, 420, 11))
def test_rules_text_is_set_at_twelve_pixels_or_not_at_all(width: int) -> None:
    for words in (LONG, LONG[:90], "Short."):
        record = FaceRecord("web", "A Card With A Long Name", 3, text=words)
        shown, bare = card_face(record, width), card_face(replace(record, text=""), width)
        if card_faces._plan(record, width).text_px < 12:
            assert shown is bare
        else:
            assert shown is not bare


@pytest.mark.parametrize("width", [90, 98, 120, 160, 220])
def test_titles_are_whole_and_at_least_eleven_pixels(width: int) -> None:
    for record in RECORDS:
        lines, px = title_lines(record.name, max(11, round(width * 0.105)), width - 14)
        assert px >= 11 and 1 <= len(lines) <= 2, record.name
        assert " ".join(lines) == record.name or width < 120
        assert record.name.startswith(" ".join(lines)) and "…" not in "".join(lines)


def test_a_title_without_room_for_its_first_word_is_left_out() -> None:
    assert title_lines("Grandmagician", 12, 30) == ((), 11)
    assert title_lines("Elf Grandmagician", 12, 30) == (("Elf",), 11)


def test_faces_differ_by_theme_and_level() -> None:
    record = RECORDS[0]
    assert (pixels(card_face(record, 160)) != pixels(card_face(record, 160, theme="projector"))).any()


def test_backs_tell_games_and_decks_apart() -> None:
    backs = [
        pixels(card_back(back, 120, deck=deck))
        for back, deck in (
            (SKIRMISH_BACK, ""),
            (SKIRMISH_BACK, "creature"),
            (SKIRMISH_BACK, "action"),
            (ARENA_BACK, ""),
            (PLAIN_BACK, ""),
        )
    ]
    for one, two in combinations(backs, 2):
        assert np.abs(one - two).mean() > 0.5


def test_faces_stay_below_the_budget() -> None:
    for width in range(150, 240, 15):
        for record in RECORDS[:16]:
            card_face(record, width)
    assert 0 < CARDS.size <= held() <= BUDGET
    assert card_face(RECORDS[0], 220) is card_face(RECORDS[0], 220)


def test_the_projector_theme_reads() -> None:
    theme = THEMES["projector"]
    for ink in (theme.ink, theme.dim_ink, theme.good, theme.caution, theme.danger, theme.brass):
        assert contrast(ink, theme.panel) >= 7
    assert contrast(theme.parchment_ink, theme.parchment) >= 7


def test_the_committed_pictures_are_what_the_program_draws() -> None:
    assert asked_of_the_program("differences") == []


def test_a_picture_that_no_chapter_draws_is_that_of_a_card() -> None:
    subjects = {f"subjects/{own_subject(game, key_of_name(card['name']))}" for game, card in every_card()}
    assert sorted(set(asked_of_the_program("others")) - subjects) == []


def asked_of_the_program(question: str) -> list[str]:
    """Return what a function of the program that draws the pictures tells."""
    root = Path(__file__).resolve().parents[3] / "assets" / "art"
    draw = "import json, sys; sys.path.insert(0, sys.argv[1]); import make_art; "
    draw += f"print(json.dumps(make_art.{question}()))"
    said = subprocess.run([sys.executable, "-c", draw, str(root)], capture_output=True, text=True, check=True)
    told: list[str] = json.loads(said.stdout)
    return told


def every_card() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield every card of every game, with the game."""
    return ((game, card) for game in GAMES for card in entry_of(game).cards())


def test_a_second_text_stands_in_a_box_below_the_first_and_both_are_small_enough_to_fit() -> None:
    plain = FaceRecord("short_spear", "Short Spear", level=1, kind="Equipment", text="**Reach +2** for your attack.")
    boxed = msgspec.structs.replace(plain, boxed="{icon:ranger} **Boost**: Ranged +4. " + "It is Pinned. " * 12)
    one, two = card_face(plain, 260), card_face(boxed, 260)
    assert one.get_size() == two.get_size()
    differs = np.abs(pixels(one) - pixels(two)).sum(axis=2) > 0
    assert differs[:, two.get_height() * 2 // 3 :].any()
    assert words_size(boxed, 260, (14, 9)) <= words_size(plain, 260, (14, 9))


def test_a_narrow_face_leaves_out_both_texts() -> None:
    record = FaceRecord("short_spear", "Short Spear", text="Reach.", boxed="Boost.", brief_below=170)
    bare = msgspec.structs.replace(record, text="", boxed="")
    record, bare = replace(record, brief_below=230), replace(bare, brief_below=230)
    assert (pixels(card_face(record, 229)) == pixels(card_face(bare, 229))).all()
    assert (pixels(card_face(record, 230)) != pixels(card_face(bare, 230))).any()


def test_two_chapters_that_draw_the_same_picture_are_refused() -> None:
    root = Path(__file__).resolve().parents[3] / "assets" / "art"
    draw = (
        "import sys; from types import SimpleNamespace as N; sys.path.insert(0, sys.argv[1]); import make_art; "
        "make_art.CHAPTERS = (('subjects', (N(DRAWN={'x': 'a'}), N(DRAWN={'x': 'b'}, __name__='second'))),); "
        "make_art.drawings()"
    )
    said = subprocess.run([sys.executable, "-c", draw, str(root)], capture_output=True, text=True, check=False)
    assert said.stderr.strip().endswith("ValueError: two chapters draw subjects/x.svg, the second is second")


@pytest.mark.parametrize("width", [120, 180, 260])
def test_a_title_stands_in_what_is_seen_of_a_card_that_others_lie_over(width: int) -> None:
    seen = width * 6 // 10
    faces = [
        fitting_card(FaceRecord("giant_spider", name, level=3, seen=seen), width)
        for name in ("Giant Spider", "Giant Badger")
    ]
    beyond = pygame.Rect(seen, 0, width - seen, width // 8)
    one, other = (pygame.image.tobytes(face.subsurface(beyond), "RGBA") for face in faces)
    assert one == other


def test_few_words_on_a_large_card_are_larger_and_take_nothing_of_the_picture() -> None:
    few = FaceRecord("charge", "Charge!", kind="Standard", text="The acting creature moves up to its speed.")
    many = replace(few, text="The acting creature moves up to its speed, and so do others. " * 5)
    assert words_size(few, 290, (13, 12)) == 18 and words_size(many, 290, (13, 12)) == 13
    plan = card_faces._plan(few, 290, (13, 12))
    assert plan.art.height >= round(290 * 0.6)
