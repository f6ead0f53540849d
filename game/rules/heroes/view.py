"""What a seat may see of the table, and cannot know: the opponent's hand, face-down resources, and both decks."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.applying import backs
from game.core.cards import deal_again
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import State, Step
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.table import Player, Resource, Table


def table_for(table: Table, seat: int) -> Table:
    """Return the table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
    # rule: heroes/zones
    return Table(
        cards=table.cards,
        players=tuple(_player_for(player, seat) for player in table.players),
        permanents=table.permanents,
        turn=table.turn,
        chain=table.chain,
        waiting=table.waiting,
        combat=table.combat,
        modifiers=table.modifiers,
        shields=table.shields,
        extra=table.extra,
        after=table.after,
        scenario=seen_by(table.scenario, seat),
        **options_in(table, HeroesOptions),
    )


def _player_for(player: Player, seat: int) -> Player:
    """Return a player's belongings as ``seat`` sees them. Which cards a deck was made of is known; where they lie is
    not, except for top cards that were shown, or that their player has looked at."""
    mine = player.seat == seat
    known = known_top(player, seat)
    hidden = len(player.deck) - known
    return Player(
        seat=player.seat,
        hero=player.hero,
        deck=backs(player.deck[:hidden]) + player.deck[hidden:],
        hand=player.hand if mine else backs(player.hand),
        graveyard=player.graveyard,
        removed=player.removed,
        resources=tuple(one if mine or not one.is_hidden else _back(one) for one in player.resources),
        looked=player.looked,
        shown=player.shown,
        began=player.began,
        decked=player.decked,
    )


def _back(resource: Resource) -> Resource:
    return Resource(0, resource.face_up, resource.exhausted, resource.completed)


def known_top(player: Player, seat: int) -> int:
    """Return how many of the top cards of a player's deck a seat knows."""
    return max(player.shown, player.looked) if player.seat == seat else player.shown


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """Return a state that ``seat`` cannot tell from this one: the opponent's hand and face-down resources, and every
    deck but what is known of its top, are dealt again, and the dice are others. Which one it is depends on what the
    seat knows and on the dice, and every one is as likely."""
    players = []
    for player in state.table.players:
        known = known_top(player, seat)
        hidden = len(player.deck) - known
        below, top = player.deck[:hidden], player.deck[hidden:]
        if player.seat == seat:
            (mixed,), dice = deal_again(dice, below)
            players.append(replace(player, deck=(*mixed, *top)))
            continue
        down = tuple(one.card for one in player.resources if one.is_hidden)
        hidden_cards = (*player.hand, *below, *down)
        (hand, placed, rest), dice = deal_again(dice, hidden_cards, len(player.hand), len(down))
        left = iter(placed)
        resources = tuple(replace(one, card=next(left)) if one.is_hidden else one for one in player.resources)
        players.append(replace(player, hand=hand, deck=(*rest, *top), resources=resources))
    table = replace(state.table, players=tuple(players), scenario=dealt_again(state.table.scenario, seat))
    return replace(state, table=table, dice=dice)
