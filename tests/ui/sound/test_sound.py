"""Sounds: as loud as one another, never clipped, in tune, in loops without a seam, and made once."""

from __future__ import annotations

import threading
from collections.abc import Collection

import numpy as np
import pygame
import pytest

from game.app.files import folders
from game.app.games.entries import GAMES
from game.ui.games.game_ui import game_ui_of
from game.ui.sound import effects, mixer, music
from game.ui.sound.loudness import levelled, loudness
from game.ui.sound.mixer import Sounds
from game.ui.sound.waves import RATE, pitch, silence, string, tone

TABLES = {game: sounds for game in GAMES if (sounds := game_ui_of(game).sounds()) is not None}
LOOPS = ("theme", *music.PLACES)


@pytest.fixture(scope="module")
def loops() -> dict[str, mixer.Wave]:
    return {name: mixer.made_loop(name) for name in LOOPS}


@pytest.mark.parametrize("sounds", [effects.PLAIN, *TABLES.values()], ids=["pages", *TABLES])
def test_all_effects_of_a_table_are_as_loud_as_one_another(sounds: effects.TableSounds) -> None:
    made = {name: mixer.made_effect(name, sounds) for name in effects.RECIPES}
    heard = {name: loudness(wave) for name, wave in made.items()}
    assert max(heard.values()) - min(heard.values()) < 3, heard
    assert all(np.isfinite(wave).all() and len(wave) < RATE * 3 for wave in made.values())
    assert max(np.abs(wave).max() for wave in made.values()) <= mixer.EFFECT.peak < 10 ** (-1 / 20)


@pytest.mark.parametrize("sounds", [effects.PLAIN, *TABLES.values()], ids=["pages", *TABLES])
def test_no_effect_clicks_at_its_ends_or_lies_beside_the_middle(sounds: effects.TableSounds) -> None:
    for name, recipe in {**effects.RECIPES, **sounds.own}.items():
        # As it is before a room rings with it, which hides where it breaks off.
        wave = recipe() / np.abs(recipe()).max()
        assert abs(wave[0]) < 0.05 and np.abs(wave[-RATE // 1000 :]).max() < 0.02, name
        assert abs(wave.mean()) < 0.02, name


def test_six_effects_with_music_and_place_are_never_clipped() -> None:
    effects_at_once = sum(mixer.EFFECT.peak / number for number in range(1, mixer.AT_ONCE + 1))
    assert effects_at_once + mixer.THEME.peak + mixer.PLACE.peak < 10 ** (-0.1 / 20)


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "crawler", "heroes"])
def test_every_table_has_sounds_and_a_place_of_its_own_and_pages_ring_in_no_room(game: str) -> None:
    sounds = TABLES[game]
    assert sounds.own and set(sounds.own) <= set(effects.RECIPES) and sounds.place in music.PLACES
    assert len(effects.effect("hit", sounds)) > len(effects.effect("hit"))
    assert np.array_equal(effects.effect("tick", sounds), effects.effect("tick"))


def test_names_of_nothing_are_none() -> None:
    with pytest.raises(KeyError):
        effects.effect("yodel")
    with pytest.raises(KeyError):
        music.loop("moon")


def test_loudness_is_that_of_the_standard() -> None:
    """A full-scale sine of 997 Hz in one of two channels is -3.01 LUFS (ITU-R BS.1770-4); ours is mono."""
    assert loudness(tone(997, 2.0, 0, (1.0,))) == pytest.approx(-3.01, abs=0.1)
    assert loudness(0.1 * tone(997, 2.0, 0, (1.0,))) == pytest.approx(-23.01, abs=0.1)
    assert loudness(silence(1.0)) == -120.0
    assert loudness(levelled(tone(440, 0.5), -26, 0.28)) == pytest.approx(-26, abs=0.25)


@pytest.mark.parametrize("name", ["D3", "A4", "D5", "A5", "Bb3", "F#5"])
def test_strings_are_in_tune(name: str) -> None:
    wave = string(pitch(name), 2.0, 1)
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave))))
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    near = (hertz > pitch(name) * 0.94) & (hertz < pitch(name) * 1.06)
    found = hertz[near][spectrum[near].argmax()]
    assert abs(1200 * np.log2(found / pitch(name))) < 10


@pytest.mark.parametrize("name", LOOPS)
def test_loops_have_no_seam_and_lie_under_effects(name: str, loops: dict[str, mixer.Wave]) -> None:
    wave, level = loops[name], mixer.THEME if name == "theme" else mixer.PLACE
    assert music.seam(wave) < 1 and np.abs(wave).max() <= level.peak
    assert loudness(wave) == pytest.approx(level.lufs, abs=0.5) and level.lufs < mixer.EFFECT.lufs
    assert 60 <= music.seconds(wave) <= 90 if name == "theme" else music.seconds(wave) == music.PLACE


def test_a_loop_is_made_once_and_again_where_its_file_is_damaged(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(folders, "sounds_folder", lambda: tmp_path)
    made: list[str] = []
    whole = mixer.made_loop
    monkeypatch.setattr(mixer, "made_loop", lambda name: made.append(name) or whole(name))
    first = mixer.kept_loop("cave")
    assert mixer.kept_loop("cave") == first and made == ["cave"]
    (file,) = folders.sounds_folder().iterdir()
    assert file.stat().st_size < len(first) * 0.8
    file.write_bytes(b"cracked")
    assert mixer.kept_loop("cave") == first and made == ["cave", "cave"]
    assert [one.name for one in folders.sounds_folder().iterdir()] == [file.name]


def _busy() -> list[float]:
    channels = [pygame.mixer.Channel(number) for number in range(2, 2 + mixer.AT_ONCE)]
    return [channel.get_volume() for channel in channels if channel.get_busy()]


def _wait_for(names: Collection[str]) -> None:
    """Wait until sounds are made."""
    for thread in threading.enumerate():
        if thread.name.removeprefix("makes ") in names:
            thread.join()


@pytest.mark.parametrize("late", [60.0, -1.0])
def test_an_effect_is_made_while_the_window_goes_on_and_heard_unless_it_is_late(late: float, monkeypatch) -> None:
    monkeypatch.setattr(mixer, "LATE", late)
    goes_on, made = threading.Event(), bytes(RATE * 4)
    monkeypatch.setattr(mixer, "samples", lambda _: made if goes_on.wait(20) else b"")
    sounds = Sounds()
    pygame.mixer.stop()
    sounds.play("coin", 1.0)
    sounds.play("coin", 1.0)
    assert not _busy()
    goes_on.set()
    _wait_for(["coin"])
    assert len(_busy()) == (1 if late > 0 else 0)
    sounds.play("coin", 1.0)
    assert len(_busy()) == (2 if late > 0 else 1)
    pygame.mixer.stop()


def test_at_most_six_effects_sound_at_once_each_more_quietly() -> None:
    sounds, names = Sounds(), ("fanfare", "death", "dice", "turn", "spell", "coin", "hit", "blade")
    for _ in range(2):
        pygame.mixer.stop()
        for name in names:
            sounds.play(name, 1.0, TABLES["crawler"])
        _wait_for(names)
    heard = _busy()
    assert len(heard) == mixer.AT_ONCE
    assert heard == pytest.approx([1 / number for number in range(1, mixer.AT_ONCE + 1)], abs=0.02)
    pygame.mixer.stop()


def test_music_steps_back_under_words_and_a_place_follows_the_table(monkeypatch) -> None:
    sounds = Sounds()
    quiet = pygame.mixer.Sound(buffer=bytes(RATE * 4))
    monkeypatch.setattr(sounds, "_loops", dict.fromkeys(LOOPS, quiet))
    sounds.lay_under("theme", "", (1.0, 0.5), under_words=False)
    theme, place = pygame.mixer.Channel(0), pygame.mixer.Channel(1)
    assert theme.get_busy() and theme.get_volume() == 1.0 and not place.get_busy()
    sounds.lay_under("theme", "cave", (1.0, 0.5), under_words=True)
    assert theme.get_volume() == pytest.approx(mixer.UNDER_WORDS, abs=0.02)
    assert place.get_busy() and place.get_volume() == pytest.approx(0.5 * mixer.UNDER_WORDS, abs=0.02)
    sounds.be_still()
    assert sounds._under == {}
    pygame.mixer.stop()
