"""All events of Factions together, by which records of matches are read."""

from __future__ import annotations

from game.core.events import DiceRolled
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as ev

AnyEvent = (
    DiceRolled
    | ce.DeckShuffled
    | ce.DeckReordered
    | ce.CardsDrawn
    | ce.CardReturned
    | ce.CardTaken
    | ce.HandSeen
    | ev.InitiativeSettled
    | ev.CycleBegan
    | ev.PhaseBegan
    | ev.RoundEnded
    | ev.BuildGained
    | ev.MagicGained
    | ev.MagicSpent
    | ev.UnitsReadied
    | ev.UnitsTapped
    | ev.EntryAdded
    | ev.EntryLeft
    | ev.Passed
    | ev.UnitEntered
    | ev.LocationPlaced
    | ev.LocationRazed
    | ev.EquipmentAttached
    | ev.ActivationBegan
    | ev.ActivationEnded
    | ev.MoveDeclared
    | ev.BonusForgone
    | ev.MoveBought
    | ev.UnitMoved
    | ev.PartUsed
    | ev.AttackDeclared
    | ev.TargetChanged
    | ev.AttackRolled
    | ev.AttackEnded
    | ev.SaveRolled
    | ev.DamageEvaded
    | ev.DamageDealt
    | ev.UnitHealed
    | ev.UnitDoomed
    | ev.Unaffected
    | ev.UnitDefeated
    | ev.UnitRevived
    | ev.CapitalFallen
    | ev.PowerGathered
    | ev.UnitAimed
    | ev.UnitParalyzed
    | ev.UnitsInspired
    | ev.ZoneBlockaded
    | ev.MatchEnded
)
