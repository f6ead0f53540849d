"""Cards in an order on the page of a new match: those that are chosen, and below them the pool to choose from."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.lighting import clipped, rounded
from game.ui.art.palette import OUTLINE
from game.ui.art.tokens import banner_shape
from game.ui.games.game_ui import game_ui_of
from game.ui.games.set_up_form import Lineup
from game.ui.new_game.seat_rows import SeatPage
from game.ui.scenes.sheet_scene import Flow


class LineupRows:
    """Lays a row of chosen cards and a row of the pool; a pressed one leaves, or joins at the end."""

    def __init__(self, page: SeatPage) -> None:
        self.page = page

    def lay(self, flow: Flow, lineup: Lineup) -> None:
        """Lay out the heading, what the order means, the chosen cards, and the pool."""
        choice = self.page.choice
        chosen = choice.lined_up[lineup.field]
        names = dict(lineup.pool)
        flow.heading(lineup.heading, 16)
        if lineup.words:
            flow.text(lineup.words, 13, dim=True)
        places = [(str(place), f"{place + 1}. {names[key]}") for place, key in enumerate(chosen)]
        if places:
            flow.choice(
                lineup.heading,
                places,
                "",
                lambda place: self._change(lambda: choice.take_out(lineup.field, int(place))),
                hints={str(place): f"{lineup.hints.get(key, '')} Press to take it out.".strip()
                       for place, key in enumerate(chosen)},
                pictures={str(place): self._picture(key) for place, key in enumerate(chosen)},
                px=14,
            )  # fmt: skip
        if lineup.is_led and choice.table.count > 1:
            self._leaders(flow, lineup, names)
        flow.choice(
            f"Add to {lineup.heading}",
            [(key, f"+ {name}") for key, name in lineup.pool],
            "",
            lambda key: self._change(lambda: choice.line_up(lineup.field, key)),
            hints=lineup.hints,
            why_not={key: lineup.why_no_more(chosen, key, choice.picked) for key in names},
            px=13,
        )

    def _leaders(self, flow: Flow, lineup: Lineup, names: dict[str, str]) -> None:
        """Lay out which seat leads each of the chosen cards."""
        choice = self.page.choice
        leaders = [choice.leader(lineup.field, place) for place in range(len(choice.lined_up[lineup.field]))]
        told = [
            (str(place), f"{names[key]}: {choice.seats[leaders[place]].name}")
            for place, key in enumerate(choice.lined_up[lineup.field])
        ]
        flow.text("Led by", 13, dim=True)
        flow.choice(
            "Led by",
            told,
            "",
            lambda place: self._change(lambda: choice.lead_on(lineup.field, int(place))),
            hints={place: "Press to let the next player lead it." for place, _ in told},
            pictures={str(place): self._banner(seat) for place, seat in enumerate(leaders)},
            px=13,
        )

    def _banner(self, seat: int) -> pygame.Surface:
        return banner_shape(seat, round(self.page.app.text_px(14) * 1.4))

    def _change(self, change: Callable[[], None]) -> None:
        self.page.message = ""
        change()
        self.page.rebuild()

    def _picture(self, key: str) -> pygame.Surface:
        """Return what is on the card, small."""
        face = game_ui_of(self.page.choice.game).face
        side = round(self.page.app.text_px(14) * 1.7)
        subject, tint = (face(key).subject, face(key).faction) if face is not None else (key, "neutral")
        picture = illustration(subject, (side, side), tint=tint, seed=seed_of(key))
        return clipped(picture, rounded((side, side), side // 6, OUTLINE))
