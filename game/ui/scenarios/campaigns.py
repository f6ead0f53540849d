"""Campaigns on the page of scenarios: each as one entry with its chapters, which of them are won, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from game.app.campaigns.campaign import Campaign, CampaignFile
from game.app.campaigns.progress import Progress, forget, progress_of
from game.app.scenarios.results import BEST, name_of
from game.core.words import counted
from game.ui.new_game.match_choice import show_chapter
from game.ui.scenes.sheet_scene import Flow, SheetScene


class CampaignRows:
    """Lays the entries of campaigns into a page; ``tell`` shows what went wrong."""

    def __init__(self, page: SheetScene, tell: Callable[[str], None]) -> None:
        self.page, self._tell = page, tell

    def lay(self, flow: Flow, found: CampaignFile) -> None:
        """Lay one campaign; of a file that cannot be played, what is wrong with it."""
        campaign = found.campaign
        if campaign is None:
            flow.text(found.problems[0], dim=True)
            return
        progress = progress_of(campaign.name)
        following = progress.next_of(len(campaign.chapters))
        count = len(campaign.chapters)
        won = sum(number in progress.won for number in range(count))
        told = counted(count, "chapter") if not won else f"{won} of {counted(count, 'chapter')} won"
        words = f"{campaign.title} · {told if following is not None else 'won'}"
        verb = "Begin" if not won else "Go on" if following is not None else "Again"
        note = f"{verb}: {campaign.chapters[following or 0].title}. {campaign.about}".strip()
        face = self.page.face(words, 17, role="bold", note=note, icon="flag", align="left", style="primary")
        flow.button(face, self._play(campaign, following or 0), lines=3.2, name=campaign.title)
        for number in range(count):
            self._chapter(flow, campaign, progress, number, following)
        if won:
            face = self.page.face("Forget what was won", 14, icon="redo", align="left")
            flow.button(face, self._forget(campaign), name=f"Forget {campaign.title}")

    def _chapter(self, flow: Flow, campaign: Campaign, progress: Progress, number: int, following: int | None) -> None:
        """Lay out one chapter: it can be played once all before it are won."""
        is_won = number in progress.won
        is_open = is_won or following is None or number <= following
        words = f"{number + 1}. {campaign.chapters[number].title}" + (" · won" if is_won else "")
        best = BEST.read().get(name_of(campaign.game, campaign.chapters[number].title))
        words += f" · best: {best.words}" if best is not None else ""
        if is_open:
            flow.button(
                self.page.face(words, 15, icon="check" if is_won else "play", align="left"),
                self._play(campaign, number),
                name=f"{campaign.title}: {campaign.chapters[number].title}",
            )
        else:
            flow.text(words, dim=True)

    def _play(self, campaign: Campaign, number: int) -> Callable[[], None]:
        def press() -> None:
            try:
                show_chapter(self.page.app, campaign, number)
            except ValueError as error:
                self._tell(f"{campaign.title}: {error}")

        return press

    def _forget(self, campaign: Campaign) -> Callable[[], None]:
        return lambda: self._tell(forget(campaign.name))
