"""Tables in tests: a line a row, cells between bars."""

from __future__ import annotations


def cells(table: str) -> list[tuple[str, ...]]:
    """Return the rows of a table, each cell without the blanks around it."""
    return [tuple(cell.strip() for cell in line.split("|")) for line in table.strip().splitlines()]
