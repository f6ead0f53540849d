"""The decks that come with the game: for each hero a full one, two of each card, and a quick one, one of each.

They are written out: a new card is in none of them until somebody puts it there.
"""

from __future__ import annotations

from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.decks import Deck

#: Each hero's deck: its name, and the keys of its thirty cards.
_DECKS: dict[str, tuple[str, str]] = {
    "captain_osric_vane": (
        "Wall and Hammer",
        """
        ferryman_dob marsh_skitterer scatter_the_camp the_millers_errand lost_heirloom stand_at_the_ford
        lamplighter_recruit chapel_novice wallwatch_archer vault_tinker lantern_sergeant frostmantle_adept
        dawn_templar high_marshal_edda_rowe hold_the_line light_the_beacons shield_wall opening_feint guardian_oath
        battle_rhythm reeling_wound crushing_reply sweeping_arc oathkeeper_blade mountain_maul harpooners_axe
        plated_cuirass kettle_helm tower_shield veterans_signet
        """,
    ),
    "ilsabet_quill": (
        "Ink and Ember",
        """
        ferryman_dob marsh_skitterer scatter_the_camp the_millers_errand lost_heirloom stand_at_the_ford
        lamplighter_recruit chapel_novice wallwatch_archer vault_tinker lantern_sergeant frostmantle_adept
        dawn_templar high_marshal_edda_rowe hold_the_line light_the_beacons glyph_dart clinging_cinders rimebind
        pillar_of_embers unravel arcane_wellspring toad_hex ashwood_staff brass_wand scribes_knife woven_mantle
        circlet_of_stillness quilted_robe vial_of_quicksilver
        """,
    ),
    "rhaska_longstride": (
        "The Long Hunt",
        """
        ferryman_dob marsh_skitterer scatter_the_camp the_millers_errand lost_heirloom stand_at_the_ford
        mudfoot_runner bonepicker briar_slinker warren_drummer tusked_charger ash_shaman ironback_hauler
        warchief_gorrun blood_frenzy raid_the_granary loose_two_arrows patient_aim bramble_snare hunters_patience
        field_dressing grey_lurcher old_thicket_bear whistle_them_in yew_longbow skinning_hatchet wardstone_sling
        bark_jerkin trailworn_hood scouts_spyglass
        """,
    ),
    "mother_sedge": (
        "Rot and Renewal",
        """
        ferryman_dob marsh_skitterer scatter_the_camp the_millers_errand lost_heirloom stand_at_the_ford
        mudfoot_runner bonepicker briar_slinker warren_drummer tusked_charger ash_shaman ironback_hauler
        warchief_gorrun blood_frenzy raid_the_granary sap_vigor creeping_rot mending_hymn severance dispelling_word
        call_from_the_barrow veil_of_prayers dread_whisper tethered_shade bone_sickle pilgrims_staff ash_vestments
        moth_eaten_cowl grave_candle
        """,
    ),
}


def starter_deck(hero: str) -> Deck:
    """Return the hero's full deck: sixty cards, two of each. Raises KeyError for an unknown hero."""
    name, cards = _DECKS[hero]
    return Deck(hero, tuple((key, 2) for key in cards.split()), name)


def quick_deck(hero: str) -> Deck:
    """Return the hero's quick deck: thirty cards, one of each. Raises KeyError for an unknown hero."""
    # rule: heroes/quick_decks
    name, cards = _DECKS[hero]
    return Deck(hero, tuple((key, 1) for key in cards.split()), f"{name} (quick)")


#: All of them: the full ones, then the quick ones.
STARTER_DECKS: tuple[Deck, ...] = (*(starter_deck(hero) for hero in HEROES), *(quick_deck(hero) for hero in HEROES))
