"""Putting a change in place in this process: in functions that live already, or before their module is imported."""

from __future__ import annotations

import gc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.mutation.sessions import clear_caches, own_caches


class LivingFunctions:
    """The functions of a collected session, found by file and name; and what they remember."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._found: dict[tuple[str, str, int], list[FunctionType]] = {}
        self._caches = own_caches(root)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                code = each.__code__
                key = (code.co_filename, code.co_qualname, code.co_firstlineno)
                self._found.setdefault(key, []).append(each)

    def change(self, file: str, function: str, source: str) -> bool:
        """Give the functions of that name the code that they have in ``source``; was that possible?"""
        path = str(self._root / file)
        changed = False
        for code in _codes(compile(source, path, "exec", dont_inherit=True)):
            if code.co_qualname == function:
                for living in self._found.get((path, function, code.co_firstlineno), ()):
                    if len(living.__code__.co_freevars) != len(code.co_freevars):
                        return False
                    living.__code__ = code
                    changed = True
        clear_caches(self._caches)
        return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads one module from a text instead of its file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class ChangedModule:
    """Finds one module, changed, before Python finds it as it is. ``module`` is its dotted name."""

    def __init__(self, root: Path, file: str, source: str) -> None:
        self.module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self._path = str(root.resolve() / file)
        self._source = source

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> Any:
        """Find a module: Python's hook."""
        if name != self.module:
            return None
        loader = _Loader(name, self._path, self._source)
        return importlib.util.spec_from_file_location(name, self._path, loader=loader)

    def in_place(self) -> None:
        """Let the module be imported changed from now on. It must not have been imported before."""
        if self.module in sys.modules:
            raise RuntimeError(f"{self.module} has been imported already")
        sys.meta_path.insert(0, self)
