"""Draws every picture of ``assets/art`` anew: ``python assets/art/make_art.py``."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from drawing import accents, beasts, crown, deeds, drow, feats, scenes, shots, spells  # noqa: E402


def main() -> None:
    """Write all layers that the chapters draw."""
    for folder, chapters in (
        ("subjects", (beasts, drow, crown, deeds, feats, shots, spells)),
        ("scenes", (scenes,)),
        ("accents", (accents,)),
    ):
        (HERE / folder).mkdir(exist_ok=True)
        for chapter in chapters:
            for name, text in chapter.DRAWN.items():
                (HERE / folder / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
