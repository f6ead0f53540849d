"""One folder to carry: what lies in it beside the program. The building itself is tried by the command, not here."""

from __future__ import annotations

import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from game.app.files import folders
from tools import bundle


def test_maps_and_pictures_lie_beside_the_program_without_what_draws_them(tmp_path: Path) -> None:
    bundle.lay_beside(tmp_path)
    assert (tmp_path / "maps" / "tessera.tiled-project").is_file() and (tmp_path / "assets" / "demo").is_dir()
    assert (tmp_path / "LICENSE").is_file()
    assert [file for file in tmp_path.rglob("*") if file.suffix == ".py" or file.name == "__pycache__"] == []


def test_fonts_that_nothing_opens_go_and_those_of_the_client_stay(tmp_path: Path) -> None:
    for name in ("NotoSansSC-Bold.otf", "NotoSansSC-Regular.otf"):
        (tmp_path / name).write_text("")
    (tmp_path / "mpl-data" / "sample_data").mkdir(parents=True)
    bundle.take_out_unused(tmp_path)
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["NotoSansSC-Regular.otf", "mpl-data"]


def test_a_bundle_finds_its_maps_beside_itself(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tessera"))
    assert folders.program_folder() == tmp_path


def test_a_wheel_takes_all_that_lies_beside_the_program() -> None:
    tools = tomllib.loads((bundle.SOURCE / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    patterns = [*tools["package-data"]["*"], "*.py", "*.md"]
    files = [file for name in bundle.BESIDE for file in (bundle.SOURCE / name).rglob("*") if file.is_file()]
    left = [file.name for file in files if not any(fnmatch(file.name, pattern) for pattern in patterns)]
    assert set(left) <= {".interpreter"} | {name for name in left if name.endswith((".pyc", ".tiled-session"))}
    assert {f"{name}*" for name in bundle.BESIDE} <= set(tools["packages"]["find"]["include"])
