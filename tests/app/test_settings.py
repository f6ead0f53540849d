"""Settings: what is wrong in the file costs that field, never the start."""

from __future__ import annotations

import pytest

from game.app.files import folders
from game.app.files.settings import Settings, read_settings, save_settings


def test_settings_come_back(tmp_path):
    chosen = Settings(text_scale=1.5, animation_speed="off", full_screen=True, window=(1920, 1080))
    save_settings(chosen, tmp_path)
    assert read_settings(tmp_path).settings == chosen
    assert read_settings(tmp_path).messages == ()


def test_no_file_is_no_trouble(tmp_path):
    assert read_settings(tmp_path / "nowhere").settings == Settings()
    assert read_settings(tmp_path / "nowhere").messages == ()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"\0" * 50, b"[" * 100_000])
def test_a_damaged_file_gives_the_defaults_and_one_message(tmp_path, content):
    (tmp_path / "settings.json").write_bytes(content)
    read = read_settings(tmp_path)
    assert read.settings == Settings() and len(read.messages) == 1


def test_a_folder_in_its_place_gives_the_defaults(tmp_path):
    (tmp_path / "settings.json").mkdir()
    assert read_settings(tmp_path).settings == Settings()


def test_wrong_fields_cost_themselves_only(tmp_path):
    (tmp_path / "settings.json").write_bytes(
        b'{"text_scale": "big", "volume": 7, "theme": "projector", "window": [1, 2], "of another version": 1}'
    )
    read = read_settings(tmp_path)
    assert read.settings == Settings(theme="projector")
    assert [message.split(": ")[1] for message in read.messages] == ["text_scale", "volume", "window"]


def test_the_players_folder_can_be_chosen(tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path / "mine"))
    save_settings(Settings(volume=0.0))
    assert (tmp_path / "mine" / "settings.json").is_file()
    assert read_settings().settings.volume == 0.0
    assert folders.saves_folder() == tmp_path / "mine" / "saves"


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    save_settings(Settings(volume=0.25), tmp_path)

    def no_room(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError):
        save_settings(Settings(volume=1.0), tmp_path)
    monkeypatch.undo()
    assert read_settings(tmp_path).settings.volume == 0.25
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
