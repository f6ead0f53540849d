"""Store the golden pictures again: `python -m tests.pictures [NAME...]`; look at each before you commit it."""

from __future__ import annotations

import os
import sys
import tempfile

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def main(names: list[str]) -> int:
    """Store the named screens, or all."""
    import pygame

    from tests.pictures.golden import path_of, store
    from tests.pictures.screens import SCREENS, picture_of

    unknown = [name for name in names if name not in SCREENS]
    if unknown:
        print(f"There is no screen {unknown[0]!r}; there are {', '.join(SCREENS)}.")
        return 2
    large = tempfile.mkdtemp(prefix="tessera-pictures-")
    for name in names or SCREENS:
        os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-home-")
        picture = picture_of(name)
        pygame.image.save(picture, os.path.join(large, f"{name}.png"))
        print(f"{path_of(name)}: {store(name, picture) // 1024} kB")
    print(f"In full size: {large}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
