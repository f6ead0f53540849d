"""How large cards in play are on tables that are written: the aims of the table of sizes."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.bench.sizes import CARDS, MOMENTS, card_table, widths_of
from tests.ui.boards.cards.zone_tables import unit

USUAL = (1280, 720)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", CARDS)
def test_text_of_twice_the_size_leaves_every_card_nine_tenths_of_its_width(game: str, moment: str) -> None:
    usual = widths_of(card_table(game, moment, USUAL))
    large = widths_of(card_table(game, moment, USUAL, 2.0))
    assert usual.keys() == large.keys()
    assert min(large[number] / wide for number, wide in usual.items()) >= 0.9
    least = 72 if moment == "crowded" else 96
    assert round(min(usual.values())) >= least
    assert round(min(large.values())) >= 72


@pytest.mark.parametrize(("size", "text"), [((1024, 768), 2.0), ((1280, 720), 1.5), ((1280, 720), 2.0)])
def test_cards_of_a_usual_match_do_not_lie_over_one_another(size: tuple[int, int], text: float) -> None:
    board = card_table("heroes", "middle", size, text)
    boxes = [board.miniatures.spots[number].box for number in widths_of(board)]
    assert len(boxes) == 22
    covered = [(one, other) for one, other in combinations(boxes, 2) if one.touches(other)]
    assert not covered


@pytest.mark.parametrize(("size", "text"), [((1024, 768), 1.0), ((1024, 768), 2.0), ((1280, 720), 1.0)])
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_card_of_the_party_or_the_quests_lies_under_the_sums(
    moment: str, size: tuple[int, int], text: float
) -> None:
    board = card_table("crawler", moment, size, text)
    seen = (board.camera.free.width - board.camera.column) / board.camera.square_px
    pieces, spots = board.miniatures.units, board.miniatures.spots
    played = [number for number in spots if pieces[number].area != "encounter"]
    assert len(played) > 6
    assert max(spots[number].box.right for number in played) <= seen + 0.01


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 2.0)])
@pytest.mark.parametrize("zone", [1, 3])
def test_eleven_units_in_a_zone_lie_apart(size: tuple[int, int], text: float, zone: int) -> None:
    board = card_table("factions", "early", size, text)
    board.show([unit(number, "knight", number % 2, zone) for number in range(1, 12)])
    spots = list(board.miniatures.spots.values())
    assert len(spots) == 11
    assert not any(one.box.inside(1e-6).touches(other.box) for one, other in combinations(spots, 2))
    assert board.miniatures.rows[zone].over == 0, "none has to be scrolled to"
    assert round(spots[0].box.w * board.camera.square_px) >= 72
