"""All that can happen in a match of Heroes: its own events, and dice. Records of matches are read by it."""

from __future__ import annotations

from game.core.events import DiceRolled
from game.rules.heroes.state import events as ev

AnyEvent = (
    DiceRolled
    | ev.DeckShuffled
    | ev.CardsDrawn
    | ev.EmptyDeckDrawn
    | ev.HandReturned
    | ev.CardDiscarded
    | ev.TopLookedAt
    | ev.TopShown
    | ev.TopPutUnder
    | ev.CardTaken
    | ev.CardTakenBack
    | ev.CardRemoved
    | ev.MulliganDecided
    | ev.TurnBegan
    | ev.ExtraTurnAdded
    | ev.PhaseBegan
    | ev.Passed
    | ev.MatchEnded
    | ev.ResourcePlaced
    | ev.ResourcesExhausted
    | ev.ResourcesReadied
    | ev.QuestCompleted
    | ev.LinkAdded
    | ev.LinkLeft
    | ev.TriggerNoted
    | ev.TriggerVanished
    | ev.PermanentEntered
    | ev.PermanentLeft
    | ev.Exhausted
    | ev.Readied
    | ev.HeroFlipped
    | ev.Modified
    | ev.ShieldRaised
    | ev.Expired
    | ev.CombatBegan
    | ev.DefenderChanged
    | ev.DefenderSettled
    | ev.WeaponStruck
    | ev.CombatEnded
    | ev.DamageDealt
    | ev.DamagePut
    | ev.DamagePrevented
    | ev.Healed
)
