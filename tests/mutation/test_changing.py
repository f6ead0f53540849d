"""Changes in living functions and in modules that are about to be imported; and what a fork says when it cannot."""

from __future__ import annotations

import functools
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.changing import ChangedModule, LivingFunctions

SOURCE = """import functools


class Shop:
    def price(self, count):
        return count * 3

    def closing(self):
        return super().__repr__() * 2


@functools.cache
def discount(count):
    return count // 5


def tax(rate):
    def of(price):
        return price * rate

    return of
"""


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[ModuleType]:
    path = tmp_path / "corner_shop.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("game_of_this_test", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module


def test_a_living_method_gets_its_changed_code(shop: ModuleType, tmp_path: Path) -> None:
    one = shop.Shop()
    living = LivingFunctions(tmp_path)
    assert living.change("corner_shop.py", "Shop.price", SOURCE.replace("count * 3", "count * 4"))
    assert one.price(2) == 8


def test_what_a_function_remembers_is_forgotten(shop: ModuleType, tmp_path: Path) -> None:
    assert shop.discount(10) == 2
    living = LivingFunctions(tmp_path)
    assert living.change("corner_shop.py", "discount", SOURCE.replace("// 5", "* 5"))
    assert isinstance(shop.discount, functools._lru_cache_wrapper) and shop.discount(10) == 50


def test_functions_inside_a_function_change_with_it(shop: ModuleType, tmp_path: Path) -> None:
    assert LivingFunctions(tmp_path).change("corner_shop.py", "tax", SOURCE.replace("price * rate", "price + rate"))
    assert shop.tax(2)(10) == 12


def test_what_cannot_be_changed_in_place_is_reported(shop: ModuleType, tmp_path: Path) -> None:
    living = LivingFunctions(tmp_path)
    assert not living.change("corner_shop.py", "Shop.closing", SOURCE.replace("super().__repr__() * 2", "None"))
    assert not living.change("corner_shop.py", "gone", SOURCE)
    assert not living.change("corner_shop.py", "tax", "\n\n" + SOURCE)


def test_a_module_is_imported_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "corner_stall.py").write_text("LIMIT = 10\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    ChangedModule(tmp_path, "corner_stall.py", "LIMIT = 11\n").in_place()
    module = importlib.import_module("corner_stall")
    try:
        assert module.LIMIT == 11 and Path(module.__file__ or "").name == "corner_stall.py"
        with pytest.raises(RuntimeError, match="corner_stall has been imported already"):
            ChangedModule(tmp_path, "corner_stall.py", "").in_place()
    finally:
        del sys.modules["corner_stall"]
