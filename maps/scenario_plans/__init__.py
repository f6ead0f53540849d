"""The scenarios and lessons that come with Tessera, each as the things that are drawn over a board."""

from __future__ import annotations

from scenario_plans.arena import ARENA
from scenario_plans.arena_lessons import ARENA_LESSONS
from scenario_plans.crawler import CRAWLER
from scenario_plans.crawler_campaign import CRAWLER_CAMPAIGN
from scenario_plans.crawler_lessons import CRAWLER_LESSONS
from scenario_plans.drawing import Plan as Plan
from scenario_plans.drawing import Thing as Thing
from scenario_plans.factions import FACTIONS
from scenario_plans.factions_lessons import FACTIONS_LESSONS
from scenario_plans.heroes import HEROES
from scenario_plans.heroes_lessons import HEROES_LESSONS
from scenario_plans.skirmish import SKIRMISH
from scenario_plans.skirmish_lessons import SKIRMISH_LESSONS

PLANS: tuple[Plan, ...] = (
    *SKIRMISH, *ARENA, *CRAWLER, *CRAWLER_CAMPAIGN, *HEROES, *FACTIONS, *SKIRMISH_LESSONS, *ARENA_LESSONS,
    *HEROES_LESSONS, *FACTIONS_LESSONS, *CRAWLER_LESSONS,
)  # fmt: skip
