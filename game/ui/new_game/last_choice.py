"""The choice of a new match as it is kept for the next time, and taken again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.ai.kinds import LEVEL_KINDS
from game.app.files import folders
from game.app.files.last_set_up import KeptSeat, LastSetUp, keep_set_up
from game.app.games.entries import GAMES
from game.app.matches.names import LONGEST_NAME
from game.app.matches.terms import Terms
from game.ui.new_game.match_choice import TILES, MatchChoice
from game.ui.scenes.scene import Window


def keep_for_next_time(app: Window, choice: MatchChoice) -> None:
    """Keep what a match has begun with. A disk that refuses costs a message, no more."""
    try:
        keep_set_up(as_kept(choice))
    except OSError as error:
        app.messages.append(f"The set-up cannot be saved for the next time ({error.strerror or error}).")


def as_kept(choice: MatchChoice) -> LastSetUp:
    chosen = choice.chosen if choice.form.uses_maps else None
    return LastSetUp(
        choice.game,
        choice.table.words,
        tuple(KeptSeat(one.name.strip(), one.kind, one.faction, one.own_list, one.colour) for one in choice.taken),
        map=str(chosen.path.absolute()) if chosen is not None else "",
        tiles=choice.board == TILES,
        windows=choice.windows,
        hints=choice.hints,
        otherwise=tuple(sorted(choice.otherwise)),
        picked=choice.picked,
        lined_up=choice.lined_up,
        led=choice.led,
        shared_list=choice.shared_list,
        terms=msgspec.to_builtins(choice.terms),
    )


def take_kept(choice: MatchChoice, kept: LastSetUp) -> None:
    """Choose what was kept, before the maps are listed. ``missing`` has what is gone; the usual stands in its place."""
    choice.missing = []
    if kept.game not in GAMES:
        choice.missing.append(f"the game {kept.game[:40]}")
        return
    choice.take_game(kept.game)
    form = choice.form
    choice.hints = kept.hints
    try:
        choice.terms = msgspec.convert(kept.terms, Terms)
    except msgspec.ValidationError:
        choice.missing.append("the clock")
    table = next((one for one in form.tables if one.words == kept.table), None)
    if table is None:
        choice.missing.append(f"the table {kept.table[:40]}")
    choice.table = table or choice.table
    choice.windows = kept.windows if kept.windows in dict(form.windows) else choice.windows
    choice.otherwise = frozenset(option.field for option in form.options) & frozenset(kept.otherwise)
    _take_cards(choice, kept)
    _take_seats(choice, kept)
    _wish_board(choice, kept)


def what_is_missing(choice: MatchChoice) -> str:
    """Return in a line what of the kept set-up is not there any more, or nothing."""
    if not choice.missing:
        return ""
    return f"No longer available, replaced by the usual choice: {', '.join(choice.missing)}."


def _take_cards(choice: MatchChoice, kept: LastSetUp) -> None:
    """Take what is picked and lined up for all seats together."""
    for one in choice.form.picks:
        if (value := kept.picked.get(one.field, one.first)) in dict(one.choices):
            choice.pick(one.field, value)
        else:
            choice.missing.append(f"{one.heading}: {value[:40]}")
    for lineup in choice.form.lineups:
        keys, led = kept.lined_up.get(lineup.field, ()), kept.led.get(lineup.field, ())
        is_sound = lineup.repeats or len(set(keys)) == len(keys)
        if is_sound and set(keys) <= set(dict(lineup.pool)) and not lineup.problem(keys, choice.picked):
            choice.lined_up[lineup.field] = keys
            choice.led[lineup.field] = led if len(led) == len(keys) else (-1,) * len(keys)
        else:
            choice.missing.append(f"the {lineup.heading.lower()}")


def _take_seats(choice: MatchChoice, kept: LastSetUp) -> None:
    own = {one.name for one in choice.own_lists if not one.why_not}
    for seat, was in zip(choice.seats, kept.seats, strict=False):
        seat.name, seat.colour = was.name[:LONGEST_NAME].strip() or seat.name, was.colour
        if was.kind in ("human", *LEVEL_KINDS):
            seat.kind = was.kind
        else:
            choice.missing.append(f"{was.kind[:40] or 'the player'} of {seat.name}")
        if was.faction in dict(choice.form.factions):
            seat.faction = was.faction
        elif was.faction:
            choice.missing.append(f"{was.faction[:40]} of {seat.name}")
        if was.own_list in own:
            seat.own_list = was.own_list
        elif was.own_list:
            choice.missing.append(f"{was.own_list[:40]} of {seat.name}")
    if kept.shared_list in own:
        choice.shared_list = kept.shared_list
    elif kept.shared_list:
        choice.missing.append(kept.shared_list[:40])


def _wish_board(choice: MatchChoice, kept: LastSetUp) -> None:
    """Prefer the board that was played last; a map from elsewhere is listed with the others."""
    choice.preferred = TILES if kept.tiles else Path(kept.map) if kept.map else None
    if isinstance(choice.preferred, Path) and choice.form.uses_maps and choice.preferred.is_file():
        listed = [place.absolute() for place in (folders.shipped_maps(kept.game), folders.user_maps(kept.game))]
        choice.wanted = None if choice.preferred.parent in listed else choice.preferred
