"""All scenes by their names. A scene asks for another one by its name, so that none has to know the other, and what is
not shown is not imported."""

from __future__ import annotations

import importlib

from game.ui.scenes.scene import Scene

#: Where each scene is: its module and its class.
SCENES: dict[str, tuple[str, str]] = {
    "builders": ("game.ui.scenes.builders", "Builders"),
    "choice": ("game.ui.scenarios.choice_box", "ChoiceBox"),
    "curtain": ("game.ui.scenes.curtain", "Curtain"),
    "end": ("game.ui.review.end_screen", "EndScreen"),
    "help": ("game.ui.help.screen", "HelpScreen"),
    "keys": ("game.ui.comfort.keys_page", "KeysPage"),
    "lesson": ("game.ui.lessons.scene", "LessonScene"),
    "lessons": ("game.ui.lessons.page", "LessonsPage"),
    "line": ("game.ui.review.line", "LineScene"),
    "list editor": ("game.ui.lists.editor", "ListEditor"),
    "make a puzzle": ("game.ui.puzzles.making", "MakingPage"),
    "maps": ("game.ui.maps.viewer", "MapViewer"),
    "matches": ("game.ui.review.matches_screen", "MatchesScreen"),
    "bin": ("game.ui.review.bin_screen", "BinScreen"),
    "menu": ("game.ui.scenes.menu", "Menu"),
    "new game": ("game.ui.new_game.page", "NewGame"),
    "notice": ("game.ui.scenes.question", "Notice"),
    "pause": ("game.ui.scenes.pause", "Pause"),
    "puzzle": ("game.ui.puzzles.scene", "PuzzleScene"),
    "puzzles": ("game.ui.puzzles.page", "PuzzlesPage"),
    "replay more": ("game.ui.review.replay_more", "ReplayMore"),
    "replay": ("game.ui.review.replay", "ReplayScene"),
    "quick game": ("game.ui.new_game.quick_game", "QuickGame"),
    "saved lists": ("game.ui.lists.saved_screen", "SavedListsScreen"),
    "scenarios": ("game.ui.scenarios.page", "ScenariosPage"),
    "settings": ("game.ui.scenes.settings_screen", "SettingsScreen"),
    "statistics": ("game.ui.review.statistics_screen", "StatisticsScreen"),
    "stops": ("game.ui.scenes.settings_screen", "StopsScreen"),
    "triggers": ("game.ui.scenarios.triggers_page", "TriggersPage"),
    "turning points": ("game.ui.review.turning_points_screen", "TurningPointsScreen"),
    "table": ("game.ui.table.scene", "TableScene"),
}


def scene_named(name: str, *given: object, **more: object) -> Scene:
    """Return the scene of that name, made with what is given to its class. Raises KeyError for an unknown name."""
    module, made = SCENES[name]
    scene: Scene = getattr(importlib.import_module(module), made)(*given, **more)
    return scene


def load_ahead(name: str) -> None:
    """Load the program of a scene, so that it opens at once later."""
    importlib.import_module(SCENES[name][0])
