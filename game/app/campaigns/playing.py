"""Matches of a campaign: how a chapter begins, and what its end means for the next one."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from game.app.campaigns.campaign import Campaign, Chapter, campaign_files, carrying_of
from game.app.campaigns.progress import keep_won, progress_of
from game.app.maps.scenarios import ListedScenario
from game.app.matches.keeping import KeepsRecord
from game.app.matches.match import Match
from game.app.matches.scenarios import begin_scenario, seat_kinds
from game.core.scenario.carried import Carried, carried_from, lost_pieces, without


class ChapterPlayed(msgspec.Struct, frozen=True):
    """A chapter of a campaign that a match is of."""

    campaign: Campaign
    number: int

    @property
    def is_last(self) -> bool:
        return self.number + 1 == len(self.campaign.chapters)


def begin_chapter(campaign: Campaign, number: int, journal: KeepsRecord | None = None) -> Match:
    """Return a match of a chapter, which begins with what this machine keeps from the one before. Raises ValueError."""
    return begin_scenario(chapter_with(campaign, number, progress_of(campaign.name).before(number)), journal=journal)


def chapter_with(campaign: Campaign, number: int, carried: Carried | None) -> ListedScenario:
    """Return the scenario of a chapter with what is carried on; as it is drawn for None. Raises ValueError."""
    chapter = campaign.chapters[number]
    listed = chapter.listed
    if carried is None:
        return listed
    setup = _entered(campaign, chapter, carried)
    return replace(listed, drawn=replace(listed.drawn, setup=setup, script=setup.scenario))


def _entered(campaign: Campaign, chapter: Chapter, carried: Carried) -> Any:
    """Return the set-up of a chapter with what is carried on."""
    drawn, carrying = chapter.listed.drawn, carrying_of(campaign.game)
    assert carrying is not None
    rested = replace(
        carried, survivors=tuple(replace(one, damage=max(0, one.damage - chapter.heals)) for one in carried.survivors)
    )
    seat = seat_kinds(drawn.seats).index("human")
    lost = lost_pieces(drawn.script, rested, seat) if "survivors" in campaign.carries else ()
    return carrying.enter(drawn.setup, without(drawn.script, lost), lost, rested, campaign.carries)


def chapter_of(match: Match) -> ChapterPlayed | None:
    """Return the chapter that a match is of: the one of its game with the scenario's title; None for others."""
    scenario = getattr(match.state.table, "scenario", None)
    if scenario is None:
        return None
    for found in campaign_files(match.opening.game):
        campaign = found.campaign
        for number, chapter in enumerate(campaign.chapters if campaign is not None else ()):
            if campaign is not None and chapter.title == scenario.script.title:
                return ChapterPlayed(campaign, number)
    return None


def is_won(match: Match) -> bool:
    outcome = match.outcome
    return outcome is not None and bool(set(outcome.winners).intersection(match.players.people))


def keep_end(match: Match, played: ChapterPlayed) -> str:
    """Remember a chapter that a person has won. Return why that cannot be saved, or nothing."""
    carrying = carrying_of(played.campaign.game)
    if not is_won(match):
        return ""
    before = progress_of(played.campaign.name).before(played.number)
    seat = match.players.people[0]
    carried = Carried() if carrying is None else carried_from(carrying, match.state.table, before, seat)
    return keep_won(played.campaign.name, played.number, carried)
