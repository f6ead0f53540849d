"""Tokens, dice, coins, icons and type."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.ui.art import fonts, pieces
from game.ui.art.icons import has_icon, icon, known_icons
from game.ui.art.palette import SEAT_BANNERS, SEAT_COLOURS
from game.ui.art.shelf import BUDGET, TOKENS, fit_shelves, give_back, held
from game.ui.art.tokens import banner_shape, token, token_margin
from tests.ui.art.likeness import pixels


def alpha(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface).astype(np.int16)


def test_a_token_has_room_for_its_shadow_on_all_sides() -> None:
    for diameter in (32, 57, 120):
        side = diameter + 2 * token_margin(diameter)
        assert token("elf_archer", 0, diameter).get_size() == (side, side)


def test_the_shadow_falls_to_the_lower_right() -> None:
    shape = alpha(token("elf_archer", 4, 80))
    margin = token_margin(80)
    assert shape[:3, :3].sum() == 0
    lower, upper = shape[margin + 70 :, margin + 70 :], shape[: margin + 10, : margin + 10]
    assert lower.sum() > 4 * upper.sum()


@pytest.mark.parametrize("seats", list(combinations(range(5), 2)))
def test_seats_differ_by_banner_shape_not_only_by_colour(seats: tuple[int, int]) -> None:
    one, two = (alpha(banner_shape(seat, 48)) > 128 for seat in seats)
    assert (one != two).mean() > 0.05


def test_seats_differ_in_grey() -> None:
    """Without colour the banner at the foot of the base still tells whose it is."""
    diameter = 72
    middle = diameter // 2 + token_margin(diameter)
    foot = middle + round(diameter * 0.45)
    reach = round(diameter * 0.15)

    def grey(seat: int) -> np.ndarray:
        whole = pixels(pygame.transform.grayscale(token("human_ranger", seat, diameter)))
        return whole[middle - reach : middle + reach, foot - reach : foot + reach]

    assert len(set(SEAT_BANNERS)) == len(SEAT_COLOURS) == 5
    for one, two in combinations(range(5), 2):
        assert (np.abs(grey(one) - grey(two)) > 40).mean() > 0.10, (one, two)


def test_what_a_token_says_can_be_seen() -> None:
    plain = pixels(token("umbur_hulk", 0, 80))
    for said in ({"health": 0.4}, {"tapped": True}, {"pips": 2}, {"active": True}, {"selected": True}, {"size": 2}):
        assert np.abs(plain - pixels(token("umbur_hulk", 0, 80, **said))).mean() > 0.3, said
    assert (pixels(token("umbur_hulk", 0, 80, pips=2)) != pixels(token("umbur_hulk", 0, 80, pips=5))).any()
    assert (pixels(token("web", 0, 80)) != plain).any()
    assert pixels(token("nobody_drew_this", 1, 80)).std() > 18


def test_hit_points_shorten_the_arc_and_no_wound_is_rounded_away_at_the_end() -> None:
    arcs = [pixels(token("elf_archer", 0, 80, health=share)) for share in (0.0, 0.05, 0.5, 1.0)]
    for one, two in combinations(arcs, 2):
        assert (one != two).any()


def test_tokens_are_kept_within_the_budget() -> None:
    # Neither the boards nor the large windows of other tests count.
    give_back()
    fit_shelves((1920, 1080))
    assert token("web", 0, 64) is token("web", 0, 64)
    for diameter in range(60, 220, 4):
        for seat in range(4):
            token("web", seat, diameter)
    assert 0 < TOKENS.size <= held() <= BUDGET


def test_dice_show_their_faces() -> None:
    for sides in (6, 20):
        faces = [pixels(pieces.die_face(sides, face, 48)) for face in range(1, sides + 1)]
        for one, two in combinations(faces, 2):
            assert (one != two).any()


def test_a_coin_is_as_wide_as_asked() -> None:
    assert pieces.coin(24).get_size() == (24, 24)


def test_every_icon_is_drawn() -> None:
    for name in known_icons():
        assert has_icon(name)
        assert (alpha(icon(name, 24)) > 128).mean() > 0.05, name
    for name in ("tap", "arrow", "blade", "damage", "heal", "block", "hp", "speed", "ability_dex", "ability_any"):
        assert has_icon(name), name
    assert not has_icon("no such icon")
    assert icon("no such icon", 20).get_size() == (20, 20)


def test_icons_take_their_colour() -> None:
    drawn = icon("hp", 32, (10, 200, 30))
    assert tuple(drawn.get_at((16, 14)))[:3] == (10, 200, 30)


def test_rich_text_wraps_and_measures() -> None:
    said = "{icon:tap} **Dark Bolt** deals {icon:damage} 5 damage to a creature.\nOnce more."
    for width in (60, 120, 300):
        drawn = fonts.rich_text(said, "body", 15, width, (0, 0, 0))
        assert drawn.get_size() == (width, fonts.rich_height(said, "body", 15, width))
        assert alpha(drawn).max() == 255
    assert fonts.rich_height(said, "body", 15, 60) > fonts.rich_height(said, "body", 15, 300)
    assert fonts.rich_text("Wolkenkuckucksheim" * 4, "body", 15, 50, (0, 0, 0)).get_width() == 50


def test_bold_marks_are_not_printed() -> None:
    strong = fonts.rich_text("**Block** 5", "body", 18, 200, (0, 0, 0))
    plain = fonts.rich_text("Block 5", "body", 18, 200, (0, 0, 0))
    assert (alpha(strong) != alpha(plain)).any()
    assert alpha(strong).sum() < alpha(plain).sum() * 1.6


def test_glyphs_that_a_font_lacks_come_from_another() -> None:
    for word, role in (("漢字", "title"), ("한국", "title"), ("שלום", "body"), ("→", "body")):
        drawn = fonts.plain_text(word, role, 24, (0, 0, 0))
        box = fonts.font(role, 24).render(word, antialias=True, color=(0, 0, 0))
        assert alpha(drawn).shape != alpha(box).shape or (alpha(drawn) != alpha(box)).any()


def test_a_line_is_fitted_or_cut() -> None:
    short = fonts.fitted_text("Elf Archer", "title", 20, 400, (0, 0, 0))
    small = fonts.fitted_text("Bigby's Forceful Hand", "title", 20, 120, (0, 0, 0))
    cut = fonts.fitted_text("Bigby's Forceful Hand" * 3, "title", 20, 90, (0, 0, 0))
    assert short.get_height() > small.get_height() >= cut.get_height()
    assert small.get_width() <= 120 and cut.get_width() <= 90
