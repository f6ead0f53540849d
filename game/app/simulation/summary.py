"""Results in words, for the terminal."""

from __future__ import annotations

from collections import Counter

from game.app.simulation.results import Results
from game.app.simulation.seats import seat_words

#: How many cards that were never played are named; of the rest only the number.
_MOST_NAMED = 12


def summary(results: Results) -> str:
    """Return results as lines of text: who won, how the games ended, how long they were, what was never played."""
    games = results.games
    rows = [("games", str(len(games)))]
    winners = {**results.by_player, **results.by_seat, **results.by_start, **results.by_going_first}
    rows += [(f"won by {seat_words(name)}", share.words) for name, share in winners.items()]
    if len(results.by_pairing) > 2:  # Of two, who won tells it.
        rows += [(name, share.words) for name, share in results.by_pairing.items()]
    rows += [(name, share.words) for name, share in results.by_decks.items()]
    whose = "won" if results.together else seat_words("seat 0")
    rows += [(f"{whose} on {name}", share.words) for name, share in results.by_map.items()]
    nobody = "lost" if results.together else "drawn"
    if without := sum(not game.winners for game in games):
        rows.append((nobody, f"{without} ({100 * without / len(games):.0f} %)"))
    for reason, number in sorted(Counter(game.reason for game in games).items()):
        rows.append((f"ended by {reason}", str(number)))
    rows.append(("answers", _spread([game.answers for game in games])))
    if any(game.turns for game in games):
        rows.append(("turns", _spread([game.turns for game in games])))
    never = [figures.card for figures in results.cards if not figures.plays]
    if never:
        more = f" and {len(never) - _MOST_NAMED} more" if len(never) > _MOST_NAMED else ""
        rows.append(("never played", f"{', '.join(never[:_MOST_NAMED])}{more}"))
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)


def _spread(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    total, middle = sum(ordered), ordered[len(ordered) // 2]
    return f"{total} (least {ordered[0]}, middle {middle}, most {ordered[-1]})"
