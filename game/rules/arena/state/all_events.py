"""All events of Arena together, by which records of matches are read."""

from __future__ import annotations

from game.core.events import DiceRolled
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e

AnyEvent = (
    DiceRolled
    | e.GlyphsDealt
    | ce.LibraryShuffled
    | e.FirstSeatChosen
    | e.FigurePlaced
    | ce.CardsDrawn
    | e.TurnBegan
    | e.TurnEnded
    | e.PhaseBegan
    | e.ArmyChosen
    | ce.SpellPlayed
    | ce.SpellCountered
    | ce.SpellBuried
    | ce.Enchanted
    | ce.EnchantmentMoved
    | ce.EnchantmentsBuried
    | ce.HiddenTurned
    | ce.CardDiscarded
    | ce.LibraryOpened
    | ce.LibraryClosed
    | ce.CardTaken
    | ce.CardPutUnder
    | e.AbilityUsed
    | e.ArmySummoned
    | e.FigureMoved
    | e.MoveBegan
    | e.MoveEnded
    | e.LeavingStruck
    | e.FigureFell
    | e.FiguresHalted
    | e.SquadSheltered
    | e.GlyphTurned
    | e.GlyphRemoved
    | e.AttackAnnounced
    | e.AttackAltered
    | e.CombatRolled
    | e.CombatRerolled
    | e.AttackEnded
    | e.DamageDealt
    | e.DamagePrevented
    | e.FigureHealed
    | e.FigureDestroyed
    | e.ArmyBuried
    | e.SquadRecalled
    | e.ControlTaken
    | e.MoveStopped
    | e.LastingBegan
    | e.LastingEnded
    | e.PlayerOut
)
