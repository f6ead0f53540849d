"""What the plans of lessons have in common: steps, one after the other."""

from __future__ import annotations

from scenario_plans.drawing import Thing, thing


def steps(*said: dict[str, object]) -> tuple[Thing, ...]:
    """Return steps in this order, lying in a row."""
    return tuple(
        thing("Step", f"step {order}", (order - 1, 0), f"step {order}", **{"order": order, **each})
        for order, each in enumerate(said, 1)
    )


def read(say: str, **where: object) -> dict[str, object]:
    """Return a step that goes on once it has been read; ``where`` says what it points at."""
    return {"say": say, "wait": "read", **where}
