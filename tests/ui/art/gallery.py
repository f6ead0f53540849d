"""A contact sheet of all that is drawn: ``python -m tests.ui.art.gallery OUT.png [--game arena] [--what tokens]``."""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.factions.cards.all_cards import RECORDS
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.presentation import words
from game.ui.art.arena_pieces import GLYPH_KINDS, combat_side, glyph_disc
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord, fitting_card
from game.ui.art.icons import icon
from game.ui.art.palette import INK, TABLE
from game.ui.art.tokens import token, token_margin
from game.ui.games.arena.card_back import BACK as ARENA_BACK
from game.ui.games.arena.faces import arena_face
from game.ui.games.factions.card_back import BACK as FACTIONS_BACK
from game.ui.games.factions.faces import factions_face
from game.ui.games.skirmish.card_back import BACK as SKIRMISH_BACK


def records() -> list[FaceRecord]:
    """Return every card of Skirmish as a face record."""
    faces = []
    for card in (*CREATURES.values(), *ACTIONS.values()):
        creature = hasattr(card, "hp")
        faces.append(
            FaceRecord(
                key=card.key,
                name=card.name,
                level=card.level,
                kind="Creature" if creature else card.timing.title(),
                ability=card.abilities if creature else (card.ability,),
                keywords=card.keywords,
                figures=tuple((name, str(getattr(card, name))) for name in ("hp", "damage", "speed") if creature),
                text=words.card_text(card),
                faction=card.faction,
            )
        )
    return faces


def _rows(pictures: list[pygame.Surface], across: int, gap: int) -> pygame.Surface:
    wide = max(p.get_width() for p in pictures) + gap
    high = max(p.get_height() for p in pictures) + gap
    sheet = pygame.Surface((wide * min(across, len(pictures)) + gap, high * -(-len(pictures) // across) + gap))
    sheet.fill(TABLE)
    for number, picture in enumerate(pictures):
        sheet.blit(picture, (gap + number % across * wide, gap + number // across * high))
    return sheet


def arena_records() -> list[FaceRecord]:
    """Return every card of Arena as a face record."""
    return [arena_face(key) for key in (*ARMY_CARDS, *SPELL_CARDS)]


def factions_records() -> list[FaceRecord]:
    """Return every card of Factions as a face record, and the capital."""
    return [factions_face(key) for key in RECORDS]


_GAMES = {
    "skirmish": (records, SKIRMISH_BACK, ("creature", "action")),
    "arena": (arena_records, ARENA_BACK, ("", "hidden")),
    "factions": (factions_records, FACTIONS_BACK, ("",)),
}


def cards(game: str, width: int, across: int, only: list[str], theme: str) -> pygame.Surface:
    shown, back, decks = _GAMES[game]
    faces = [
        fitting_card(record, width, theme=theme)
        for record in shown()
        if not only or record.key in only or record.faction in only
    ]
    backs = [] if only else [card_back(back, width, deck=deck) for deck in decks]
    return _rows(faces + backs, across, max(4, width // 20))


def tokens(diameter: int, across: int, only: list[str]) -> pygame.Surface:
    drawn = []
    for number, card in enumerate(CREATURES.values()):
        if only and card.key not in only:
            continue
        large = 2 if card.large else 1
        drawn.append(
            token(
                card.key,
                number % 5,
                diameter * large,
                size=large,
                health=1 - number % 6 / 6,
                tapped=number % 4 == 3,
                pips=number % 5,
                active=number % 7 == 0,
                selected=number % 7 == 5,
            )
        )
    assert token_margin(diameter) > 0
    return _rows(drawn, across, 4)


def arena_pieces(diameter: int, across: int) -> pygame.Surface:
    """Draw Arena's tokens, the sides of its dice, and its discs."""
    drawn = [
        token(card.key, number % 5, diameter, health=1 - number % 3 / 3, notches=card.life)
        for number, card in enumerate(ARMY_CARDS.values())
    ]
    drawn += [combat_side(word, diameter) for word in ("hit", "shield", "blank")]
    drawn += [glyph_disc(kind, diameter) for kind in GLYPH_KINDS]
    return _rows(drawn, across, 6)


def icons(px: int, across: int) -> pygame.Surface:
    from game.ui.art.icons import known_icons

    return _rows([icon(name, px, INK) for name in known_icons()], across, 8)


def main() -> None:
    ask = argparse.ArgumentParser(description="Draw a contact sheet.")
    ask.add_argument("out")
    ask.add_argument("--what", default="cards", choices=("cards", "tokens", "icons"))
    ask.add_argument("--width", type=int, default=220)
    ask.add_argument("--across", type=int, default=10)
    ask.add_argument("--only", default="")
    ask.add_argument("--game", default="skirmish", choices=tuple(_GAMES))
    ask.add_argument("--theme", default="walnut")
    asked = ask.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    only = [key for key in asked.only.split(",") if key]
    if asked.what == "cards":
        sheet = cards(asked.game, asked.width, asked.across, only, asked.theme)
    elif asked.what == "tokens" and asked.game == "arena":
        sheet = arena_pieces(asked.width, asked.across)
    elif asked.what == "tokens":
        sheet = tokens(asked.width, asked.across, only)
    else:
        sheet = icons(asked.width, asked.across)
    pygame.image.save(sheet, asked.out)


if __name__ == "__main__":
    main()
