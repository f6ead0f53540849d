"""Words that are always wrong here, with what to write instead: ``python -m tests.words check`` names each place."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: What marks a sentence as translated -> what a native writer says.
INSTEAD = {
    r"\banew\b": "again, afresh",
    r"\bhangs? on\b": "depends on",
    r"\botherwise than\b": "other than, except by",
    r"\bcomes? to the same\b": "amounts to the same, makes no difference",
    r"\b(?:the|an) own\b": "its own, one's own, your own",
    r"\bof (?:its|their) own accord\b": "by itself, unasked",
    r"\b(?:is|are) let be\b": "is left alone, is not answered",
    r"\bthe same as ever\b": "unchanged, as before",
    r"\bmore of the like\b": "more like it",
    r"\bat the utmost\b": "at most",
    r"\bin the same manner\b": "likewise, in the same way",
    r"\bwhatfor\b": "why",
    r"\bhenceforth\b": "from now on",
    r"\bhereby\b": "by this",
    r"\bthereby\b": "by that, so",
    r"\bthereof\b": "of it",
    r"\bwherein\b": "in which",
    r"\breckon(?:s|ed|ing)?\b": "count, estimate",
    r"\b(?:can(?:not)? be|are) gone on with\b": "can be continued, can be resumed",
    r"\bfor all that (?:the )?others know\b": "for all the others know",
    r"\bto be otherwise\b": "to be different",
    r"\b(?:is|are) other now\b": "is different now, has changed",
    r"\b(?:is|are) had by\b": "has it, have it",
    r"\bthat there (?:is|are) not\b": "that does not exist, unknown",
    r"\bone a seat\b": "one per seat",
    r"\bfinds? room\b": "fits",
    r"\bwhomever\b": "the one that",
    r"\bgone on with\b": "continued, resumed",
    r"\bso many\b(?! of this)": "that many, a number of",
    r"\b(?:by|with|for|pays?|paid|after) so (?:much|long)\b(?! as)": "that much, that long",
    r"\btwice so\b": "twice as",
    r"\bthat there (?:is|are)(?:[.,;:]|\"\"\")": "existing, known, present",
    r"\b(?:be|is|comes? out|written|drawn|behaves?|a little) otherwise\b": "different, differently",
    r"\bfinds? no room\b": "does not fit",
    r"\blook(?:s|ed)? whether\b": "check whether, see whether",
    r"(?:one|that|those|index|file|items|answers) of before\b": "earlier, the previous",
    r"\bcannot part\b": "cannot drift apart",
    r"\"\"\"(?:return|yield) that (?!many\b|much\b)": "return the sentence that, return whether",
    r"\b(?:position|view|clocks|state) of then\b": "of that moment, that the seat had then",
    r"\bto who (?!is\b|they\b)": "to the one that",
    r"\bas one (?:that|who)(?: has)? passed\b": "as having passed",
    r"\btold as passed\b": "reported as passed",
    r"\bto and fro\b": "back and forth",
    r"\bgo(?:es)? on where (?:it|they) (?:was|were)\b": "resumes where it was",
    r"\bno matter of figures\b": "has no figures",
    r"(?<!here )(?:is|are|was|were) no (?:answer|target|ally|attack|blunder|board|card|choice|click|creature|hand|hint"
    r"|key|link|map|move|number|object|protector|space|square|wall)s?\b": "is not a",
    r"(?<!here )(?:is|are) no (?:enem|all)(?:y|ies)\b": "is not an enemy, are not enemies",
}
#: The same, without the word's beginning, so that each search starts with letters: that is many times as fast.
_WRONG = [(re.compile(bad.removeprefix(r"\b")), good) for bad, good in INSTEAD.items()]
#: What stands before the words of a line of text or of a comment.
_MARGIN = re.compile(r"\s*(?:#:? )?")
#: What no docstring of a function begins with: it says what the function does, with a verb in the imperative.
_NO_VERB = re.compile(
    r"(?:The|An?|All|Any|Each|Every\w*|Some\w*|Nothing|Nobody|Another|One|Two|No|Its?|Those|These|Others?|What\w*|Who\w*"
    r"|How|Why|Where|When|While|Whether|Which|Is|Are|Was|Were|Has|Does|May|Would|Should|In|On|At|From|With|By|For|So|If"
    r"|Time|Returns|Raises|Yields|\w+'s|``\w+``)\b"
)


def read_files() -> Iterator[Path]:
    """Yield what is checked: the program, its tests but this room, and its pages."""
    yield ROOT / "main.py"
    for folder, ending in (("game", "*.py"), ("maps", "*.py"), ("tests", "*.py"), ("docs", "*.md")):
        yield from (path for path in sorted((ROOT / folder).rglob(ending)) if path.parent != Path(__file__).parent)
    yield from (ROOT / page for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))


def wrong_words(lines: Iterable[str]) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the words and what to write instead of whatever is always wrong: in names too (underscores count
    as spaces), and from one line to the next."""
    parts = [_MARGIN.sub("", line, count=1).rstrip().replace("_", " ") for line in lines]
    starts = list(accumulate((len(part) + 1 for part in parts), initial=0))
    text = " ".join(parts)
    small = text.lower()
    found = [(match.span(), good) for pattern, good in _WRONG for match in pattern.finditer(small)]
    for (start, end), good in sorted(found):
        if not small[start - 1 : start].isalnum():
            yield bisect_right(starts, start), text[start:end], good


def without_a_verb(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first word of docstrings that do not begin with a verb; a test's says what holds."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("test_"):
            match = _NO_VERB.match(ast.get_docstring(node) or "")
            if match:
                yield node.lineno, match.group(0)


def complaints() -> Iterator[str]:
    """Yield a line for each place in which something is always wrong."""
    for path in read_files():
        place, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        for number, words, good in wrong_words(text.splitlines()):
            yield f"{place}:{number}: {words!r}; instead: {good}"
        for number, word in without_a_verb(text) if place.endswith(".py") else ():
            yield f"{place}:{number}: the docstring begins with {word!r}; instead: a verb in the imperative"
