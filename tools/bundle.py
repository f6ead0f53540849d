"""Make one folder to carry: ``python -m tools.bundle`` (after installing ``requirements-bundle.txt``).

The folder starts where no Python is. Maps, project file and pictures lie in it beside the program, as they do in the
source. It serves the system that it was made on; on Windows and macOS the same command makes theirs.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1]
NAME = "tessera"
#: Packages with files of their own that are read while the client runs.
WITH_FILES = ("pygame_gui", "fontawesome_free_pack", "font_source_serif_pro", "matplotlib")
#: What other packages would bring along and the client never imports.
LEFT_OUT = (
    *("tkinter", "distributed", "dask", "yaml", "IPython", "pytest", "mypy", "chess", "pygments", "pydoc_data"),
    *("PIL._avif", "PIL._webp", "PIL._imagingtk", "PIL._imagingcms", "zstandard._cffi", "mpl_toolkits"),
)
#: Files of packages that nothing opens: bold faces of scripts that are set in one weight, formulas' fonts, samples.
UNUSED = (
    *("NotoSansJP-Bold.otf", "NotoSansKR-Bold.ttf", "NotoSansSC-Bold.otf", "mpl-data/sample_data", "fonts/afm"),
    *("fonts/pdfcorefonts", "ttf/STIX*.ttf", "ttf/DejaVuSerif*.ttf", "ttf/LastResort*.ttf", "ttf/cm*.ttf"),
)
#: What lies beside the program, and the files in it that draw maps and pictures and play no part in playing.
BESIDE = ("maps", "assets")
NOT_CARRIED = shutil.ignore_patterns("*.py", "__pycache__", ".interpreter")


def make(folder: Path) -> Path:
    """Make the folder ``tessera`` in ``folder``, anew if it is there; return it. Raises OSError where it cannot be
    written, and ImportError without PyInstaller."""
    from PyInstaller.__main__ import run  # type: ignore[import-not-found,import-untyped,unused-ignore]

    with tempfile.TemporaryDirectory() as work:
        data, absent = (
            (f"--collect-data={name}" for name in WITH_FILES),
            (f"--exclude-module={name}" for name in LEFT_OUT),
        )
        folders = [f"--distpath={folder}", f"--workpath={work}", f"--specpath={work}", f"--paths={SOURCE}"]
        kept = ["--noconfirm", "--onedir", "--log-level=WARN", "--collect-submodules=game", f"--name={NAME}"]
        run([*kept, *folders, *data, *absent, str(SOURCE / "main.py")])
    made = folder / NAME
    lay_beside(made)
    take_out_unused(made)
    if strip := shutil.which("strip"):
        # Libraries in folders of that name were moved by their wheels' builders, and strip breaks them.
        found = (file for file in made.rglob("*.so*") if not file.is_symlink())
        libraries = [file for file in found if not file.parent.name.endswith(".libs")]
        subprocess.run([strip, "--strip-unneeded", *libraries], check=True)
    return made


def lay_beside(made: Path) -> None:
    """Copy what players and designers open to the program's side."""
    for name in BESIDE:
        shutil.copytree(SOURCE / name, made / name, ignore=NOT_CARRIED)
    shutil.copy(SOURCE / "LICENSE", made)


def take_out_unused(made: Path) -> None:
    """Remove what packages bring along and nothing opens."""
    for name in UNUSED:
        for file in made.glob(f"**/{name}"):
            shutil.rmtree(file) if file.is_dir() else file.unlink()


def try_out(made: Path) -> None:
    """Start the folder as it will be used: nothing in PATH, an empty home, and nothing in it may be written. Raises
    CalledProcessError where the program fails, with what it said."""
    with tempfile.TemporaryDirectory() as home:
        alone = {"HOME": home, "PATH": "", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        board = sorted((made / "maps" / "skirmish").glob("*.tmx"))[0]
        writable = [path for path in (made, *made.rglob("*")) if path.is_dir()]
        for path in writable:
            path.chmod(0o555)
        try:
            for words in (["--version"], ["check", str(board)], ["simulate", "heroes", "--games", "2", "--jobs", "2"]):
                subprocess.run([made / NAME, *words], env=alone, cwd=home, check=True, stdout=subprocess.DEVNULL)
        finally:
            for path in writable:
                path.chmod(0o755)


def megabytes(folder: Path) -> float:
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description="Make one folder to carry.")
    parser.add_argument("--out", type=Path, default=SOURCE / "dist", metavar="FOLDER", help="where it is made (dist)")
    folder = parser.parse_args().out
    try:
        made = make(folder.resolve())
        try_out(made)
    except subprocess.CalledProcessError as error:
        print(f"{' '.join(map(str, error.cmd))}: it ended with {error.returncode}", file=sys.stderr)
        return 1
    except ImportError:
        print("PyInstaller was expected: pip install -r requirements-bundle.txt", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or folder}: {error.strerror or error}", file=sys.stderr)
        return 1
    print(f"{made}: {megabytes(made):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
