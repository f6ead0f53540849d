"""The mutation command on a project of a few lines: killed, surviving, equivalent, import-time, endless, resumed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("cosmic_ray", reason="requirements-mutation.txt is not installed")
pytest.importorskip("coverage", reason="requirements-mutation.txt is not installed")

from tests.mutation.choosing import statement_at, words_around
from tests.mutation.equivalents import LISTS, Equivalent, read, reason_for, unmatched
from tests.mutation.line_map import bits_of, lines_of
from tests.mutation.mutants import mutants_of, sampled
from tests.mutation.packages import GAMES
from tests.mutation.report import Tally

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''"""Prices."""
from functools import cache

LIMIT = 10


def price(count: int, each: int = 3) -> int | None:
    if count > LIMIT:
        return None
    return count * each


@cache
def discount(count: int) -> int:
    return count // 5


def countdown(number: int) -> int:
    while number > 0:
        number -= 1
    return number


def unseen(number: int) -> int:
    return number + 1
'''

TESTS = """from shop import prices


def test_price():
    assert prices.price(2) == 6


def test_limit():
    assert prices.price(10, 1) == 10
    assert prices.price(11) is None


def test_discount():
    assert prices.discount(20) == 4


def test_countdown():
    assert prices.countdown(3) == 0
"""

LIST = """[[equivalent]]
file = "shop/prices.py"
before = "while number > 0:"
after = "while number > -1:"
reason = "made up for this test"

[[equivalent]]
file = "shop/prices.py"
before = "a line that is gone"
after = "b"
reason = "none"
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    for name, text in {
        "shop/__init__.py": "",
        "shop/prices.py": SOURCE,
        "shop_tests/test_prices.py": TESTS,
        "equivalent.toml": LIST,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def command(shop: Path, *words: str) -> tuple[int, str]:
    arguments = ["--source", "shop", "--tests", "shop_tests", "--equivalents", "equivalent.toml", "--jobs", "1", *words]
    ended = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--sample", "0", *arguments],
        cwd=shop,
        env={**os.environ, "PYTHONPATH": f"{shop}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert ended.returncode in (0, 1), ended.stderr
    return ended.returncode, ended.stdout


def lines_about(output: str, begin: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(begin)]


def test_a_run_tells_killed_from_surviving_and_resumes_where_it_was(shop: Path) -> None:
    code, output = command(shop)
    before = sorted(path.name for path in shop.rglob("*.py") if ".mutation" not in path.parts)
    assert before == ["__init__.py", "prices.py", "test_prices.py"]
    assert (shop / "shop/prices.py").read_text() == SOURCE

    def killed(line: str) -> bool:
        return any(line in each for each in lines_about(output, "killed"))

    assert killed("prices.py:4  `LIMIT = 10` -> `LIMIT = 11`"), output
    assert killed("each: int = 4)")
    assert killed("`if count > LIMIT:` -> `if count >= LIMIT:`")
    assert killed("prices.py:15  `return count // 5` -> `return count * 5`")
    assert killed("`number -= 1` -> `number += 1`  by shop_tests/test_prices.py::test_countdown (time)")
    survivors = output.partition("--- not killed")[2]
    assert "SURVIVED   shop/prices.py:25  no test runs it\n    - return number + 1\n    + return number - 1" in output
    assert "equivalent shop/prices.py:19  made up for this test" in survivors
    assert "not there any more: shop/prices.py: a line that is gone -> b" in survivors
    assert code == 1 and "shop: " in survivors.splitlines()[-1] and " 1 equivalent: " in survivors.splitlines()[-1]

    (shop / "shop_tests/test_more.py").write_text(
        "from shop import prices\n\n\ndef test_unseen():\n    assert prices.unseen(1) == 2\n"
    )
    code, output = command(shop)
    assert "measuring 1 of 2 files of tests" in output
    assert "killed     shop/prices.py:25  `return number + 1` -> `return number - 1`  by shop_tests/test_more" in output
    assert not any("test_prices" in line for line in lines_about(output, "killed")), "what was killed is not run again"

    code, output = command(shop)
    assert "to run" not in output and not lines_about(output, "killed")
    code, output = command(shop, "--list", "--only", "killed", "--aim", "101")
    assert code == 1 and all(line.startswith("killed") for line in output.splitlines()[1:-2])
    code, output = command(shop, "--list", "--only", "killed", "--files", "prices")
    assert code == 0 and "100.0 %" in output


def test_a_test_that_fails_by_itself_kills_nothing(shop: Path) -> None:
    (shop / "shop_tests/test_broken.py").write_text(
        "from shop import prices\n\n\ndef test_broken():\n    assert prices.unseen(1) == 3\n"
    )
    _, output = command(shop, "--files", "prices.py,shop/prices.py")
    assert "test_broken fails without any change and is left out" in output
    assert not any("test_broken.py" in line for line in lines_about(output, "killed"))


# --- the parts ---


def changes(source: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants_of("a.py", source)}


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("if a or b:\n    c = d\n", {"if not (a or b):", "if a and b:"}),
        ("a = b if c else d\n", {"a = b if not (c) else d"}),
        ("a = b <= c\n", {"a = b < c", "a = b > c"}),
        ("a = not b\n", {"a =  b"}),
        ("a = b in c\n", {"a = b not in c"}),
        ("a = b is None\n", {"a = b is not None"}),
        ("a = [b for b in c if d(b)]\n", {"a = [b for b in c if not (d(b))]"}),
        ("def a():\n    return b\n", {"return None"}),
        ("def a():\n    b.append(c)\n", {"pass"}),
        ("for a in b:\n    break\n", {"for a in []:", "continue"}),
        ("a = any(b)\n", {"a = all(b)"}),
        ("a += b\n", {"a -= b"}),
        ("a = Card(b=True)\n", {"a = Card(b=False)"}),
        ("a = -b\n", {"a = +b"}),
    ],
)
def test_changes(source: str, after: set[str]) -> None:
    assert {change[1] for change in changes(source)} == after


@pytest.mark.parametrize(
    "source",
    [
        "def a(b: int | None, *, c: tuple[int, ...]) -> int | None: ...\n",
        "A = B | C\n",
        "class A(B, frozen=True): ...\n",
        "@cache(5)\ndef a(): ...\n",
        '"""Words 1 + 2."""\n',
        "from a import b\n",
        "a = {**b}\n",
        "if TYPE_CHECKING:\n    a = 1\n",
        "a = f'{b + 1}'\n",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert changes(source) == set()


def test_a_change_fits_its_place() -> None:
    source = "def a():\n    return (\n        b\n        + 10\n    )\n"
    texts = {mutant.applied(source) for mutant in mutants_of("a.py", source)}
    assert source.replace("+ 10", "+ 11") in texts and source.replace("+ 10", "- 10") in texts
    assert {mutant.function for mutant in mutants_of("a.py", source)} == {"a"}
    assert {mutant.line for mutant in mutants_of("a.py", source)} == {2, 4}


def test_a_mutant_is_known_by_its_line_wherever_that_goes() -> None:
    old = "a = 1\nb = 2\nb = 2\n"
    new = "c = 0\n\na = 1\nb = 2\nb = 2\n"
    keys = {mutant.key for mutant in mutants_of("a.py", old)}
    assert len(keys) == 6 and keys < {mutant.key for mutant in mutants_of("a.py", new)}
    drawn = [mutant.key for mutant in sampled(mutants_of("a.py", old), 3, 7)]
    assert len(drawn) == 3 and drawn == [mutant.key for mutant in sampled(mutants_of("a.py", old), 3, 7)]


def test_equivalents_go_by_text() -> None:
    mutants = mutants_of("a.py", "a = 1\n")
    entries = (Equivalent("a.py", "a = 1", "a = 2", "so"), Equivalent("a.py", "a = 1", "a = 5", "gone"))
    assert [reason_for(entries, mutant) for mutant in mutants] == ["", "so"]
    assert unmatched(entries, mutants) == [entries[1]]


@pytest.mark.parametrize("name", [*GAMES, "geometry", "core"])
def test_the_list_of_a_package_can_be_read_and_is_about_it(name: str) -> None:
    entries = read(LISTS / f"{name}.toml")
    folder = f"game/rules/{name}/" if name in GAMES else f"game/{name}/"
    assert all(entry.file.startswith(folder) and entry.reason and entry.before != entry.after for entry in entries)
    assert len(set(entries)) == len(entries), "an entry is listed twice"


def test_statements_and_words_around_a_line() -> None:
    source = 'if (\n    a\n):\n    b(\n        "Drow Wizard",\n        3,\n    )\n'
    assert (statement_at(source, 2), statement_at(source, 6)) == (range(1, 4), range(4, 8))
    assert words_around(source, 6) == {"Drow Wizard"} and words_around(source, 2) == frozenset()


def test_lines_as_bits() -> None:
    assert list(lines_of(bits_of([3, 90, 3]))) == [3, 90] and bits_of([]) == "0"


def test_the_share_leaves_equivalents_out() -> None:
    tally = Tally("shop", 5312, 1)
    for status, count in {"killed": 171, "survived": 20, "capped": 2, "equivalent": 7}.items():
        for _ in range(count):
            tally.add(status)
    assert tally.summary() == (
        "shop: 200 sampled of 5,312 mutants (seed 1): 171 killed, 22 survived, 7 equivalent: 88.6 % of 193"
    )
