"""The changes that are tried: most of them cosmic-ray's, some that it lacks. Each changes one node of parso's tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parso
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider

#: Of cosmic-ray's comparisons and arithmetic, those that a slip of the pen could make.
_TAKEN = (
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE")),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("GtE_Gt", "GtE_Lt", "Eq_NotEq", "NotEq_Eq")),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("Is_IsNot", "IsNot_Is")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("Add_Sub", "Sub_Add", "Mul_Add", "Div_Mul", "FloorDiv_Mul")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("Mod_FloorDiv", "Pow_Mul", "RShift_LShift", "LShift_RShift")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitOr")),
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_USub_UAdd",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ExceptionReplacer",
    "NumberReplacer",
    "ZeroIterationForLoop",
)


class _Own(Operator):  # type: ignore[misc]
    """An operator with at most one change of a node."""

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        """None: the tests of this command have their own."""
        return ()

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Yield where the node is changed, once or not at all."""
        if self.changed(node) is not None:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        text = self.changed(node)
        assert text is not None and index == 0
        return parso.parse(text)

    def changed(self, node: Any) -> str | None:
        """Return what takes the node's place, or nothing if it is not of this operator's kind."""
        raise NotImplementedError


class NegateCondition(_Own):
    """A condition is turned round, where no comparison or ``not`` in its stead is changed anyway."""

    def changed(self, node: Any) -> str | None:
        """``if a:`` becomes ``if not (a):``; so do loops, conditional expressions and conditions of comprehensions."""
        if node.parent is None or node.type in ("comparison", "not_test", "keyword"):
            return None
        place = node.parent.children.index(node) if node in node.parent.children else -1
        is_condition = (
            (node.parent.type in ("if_stmt", "while_stmt") and _follows(node.parent, place, ("if", "elif", "while")))
            or (node.parent.type == "ternary" and place == 2)
            or (node.parent.type == "test" and place == 2)
            or (node.parent.type == "comp_if" and place == 1)
        )
        return f"not ({_code(node)})" if is_condition else None


class TurnMembership(_Own):
    """``in`` becomes ``not in`` and the other way round."""

    def changed(self, node: Any) -> str | None:
        """Return only in comparisons, not in loops."""
        if node.parent is None or node.parent.type != "comparison":
            return None
        return {"in": "not in", "not in": "in"}.get(" ".join(_code(node).split()))


class ReturnNothing(_Own):
    """``return a`` becomes ``return None``; truth values and numbers have operators of their own."""

    def changed(self, node: Any) -> str | None:
        """Return only where something else than a bare constant is given back."""
        if node.type != "return_stmt" or node.children[1].type in ("keyword", "number"):
            return None
        return "return None"


class LeaveOutCall(_Own):
    """A call that stands alone is left out."""

    def changed(self, node: Any) -> str | None:
        """``a.append(b)`` becomes ``pass``."""
        if node.parent is None or node.parent.type != "simple_stmt" or node.type != "atom_expr":
            return None
        last = node.children[-1]
        return "pass" if last.type == "trailer" and last.children[0].value == "(" else None


class TurnStep(_Own):
    """``+=`` becomes ``-=`` and the other way round."""

    def changed(self, node: Any) -> str | None:
        """Return only where it assigns."""
        return {"+=": "-=", "-=": "+="}.get(node.value) if node.type == "operator" else None


class ReplaceFunction(_Own):
    """``any`` and ``all``, ``min`` and ``max`` change places."""

    _PAIRS = {"any": "all", "all": "any", "min": "max", "max": "min"}

    def changed(self, node: Any) -> str | None:
        """Return only where it is called."""
        if node.type != "name" or node.value not in self._PAIRS or node.parent.type != "atom_expr":
            return None
        return self._PAIRS[node.value] if node.parent.children[0] is node else None


def _code(node: Any) -> str:
    return str(node.get_code(include_prefix=False))


def _follows(parent: Any, place: int, words: tuple[str, ...]) -> bool:
    before = parent.children[place - 1] if place > 0 else None
    return before is not None and before.type == "keyword" and before.value in words


def operators() -> tuple[tuple[str, Any], ...]:
    """Return every operator that is tried, with its name."""
    provider = OperatorProvider()
    own = (NegateCondition, TurnMembership, ReturnNothing, LeaveOutCall, TurnStep, ReplaceFunction)
    return (*((name, provider[name]()) for name in _TAKEN), *((kind.__name__, kind()) for kind in own))
