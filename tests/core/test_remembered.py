"""What is remembered with a table: asked once, never part of the table's value, gone when the table changes."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest

from game.core import record
from game.core.remembered import RememberedWhile, forget_answers, remembered


class Shelf(msgspec.Struct, frozen=True, dict=True):
    books: tuple[int, ...]


ASKED: list[tuple[tuple[int, ...], int]] = []


@remembered
def above(shelf: Shelf, least: int) -> tuple[int, ...]:
    """Return the books from a number on."""
    ASKED.append((shelf.books, least))
    return tuple(book for book in shelf.books if book >= least)


@remembered
def below(shelf: Shelf, most: int) -> tuple[int, ...]:
    return tuple(book for book in shelf.books if book <= most)


@remembered
def between(shelf: Shelf, least: int, most: int = 99) -> tuple[int, ...]:
    return tuple(book for book in shelf.books if least <= book <= most)


def test_the_same_question_is_worked_out_once_a_table() -> None:
    ASKED.clear()
    shelf = Shelf((1, 5, 9))
    assert above(shelf, 5) == above(shelf, 5) == (5, 9)
    assert above(shelf, 6) == (9,)
    assert below(shelf, 5) == (1, 5)
    assert ASKED == [((1, 5, 9), 5), ((1, 5, 9), 6)]


def test_a_changed_table_is_asked_again_and_the_old_one_keeps_its_answer() -> None:
    ASKED.clear()
    shelf = Shelf((1, 5, 9))
    assert above(shelf, 5) == (5, 9)
    fuller = msgspec.structs.replace(shelf, books=(*shelf.books, 7))
    assert above(fuller, 5) == (5, 9, 7)
    assert above(shelf, 5) == (5, 9)
    assert len(ASKED) == 2


def test_answers_are_not_part_of_a_tables_value() -> None:
    shelf = Shelf((1, 5))
    above(shelf, 1)
    assert shelf == Shelf((1, 5))
    assert record.encode(shelf) == record.encode(Shelf((1, 5)))
    assert hash(shelf) == hash(Shelf((1, 5)))


def test_an_answer_of_none_is_remembered_too() -> None:
    calls = []

    @remembered
    def first(shelf: Shelf) -> int | None:
        calls.append(shelf)
        return shelf.books[0] if shelf.books else None

    empty = Shelf(())
    assert first(empty) is None
    assert first(empty) is None
    assert len(calls) == 1


def test_arguments_are_given_by_position() -> None:
    with pytest.raises(TypeError, match="above"):
        above(Shelf((1,)), least=1)
    with pytest.raises(TypeError, match=r"between\(\) got an unexpected keyword argument"):
        between(Shelf((1,)), 1, most=1)
    assert between(Shelf((1, 5, 9)), 1, 5) == between(Shelf((1, 5, 9)), 1, 5) == (1, 5)
    assert between(Shelf((1, 5, 9)), 1) == (1, 5, 9)
    assert above.__doc__ == "Return the books from a number on."


class Hall(msgspec.Struct, frozen=True, dict=True):
    shelf: Shelf
    readers: tuple[int, ...]
    lamps: int = 0


COUNTED: list[int] = []
while_the_same = RememberedWhile("shelf.books", "readers")


@while_the_same
def pairs(hall: Hall, least: int) -> int:
    COUNTED.append(least)
    return len(hall.shelf.books) * sum(reader >= least for reader in hall.readers)


def test_answers_hold_on_another_table_with_the_very_same_fields() -> None:
    COUNTED.clear()
    hall = Hall(Shelf((1, 5)), (3, 4))
    assert pairs(hall, 4) == 2
    brighter = msgspec.structs.replace(hall, lamps=7)
    assert pairs(brighter, 4) == 2
    assert pairs(msgspec.structs.replace(hall, shelf=Shelf(hall.shelf.books)), 4) == 2
    assert COUNTED == [4]


def test_answers_are_worked_out_again_when_one_of_the_fields_is_another() -> None:
    COUNTED.clear()
    hall = Hall(Shelf((1, 5)), (3, 4))
    assert pairs(hall, 3) == 4
    assert pairs(msgspec.structs.replace(hall, shelf=Shelf((1, 5, 9))), 3) == 6
    assert pairs(msgspec.structs.replace(hall, readers=(3, 4, 5)), 3) == 6
    assert pairs(hall, 3) == 4
    assert len(COUNTED) == 3


def test_only_a_few_sets_of_fields_are_remembered() -> None:
    COUNTED.clear()
    hall = Hall(Shelf((1, 5)), (3, 4))
    pairs(hall, 3)
    for number in range(20):
        pairs(Hall(Shelf((number, 30)), (number,)), 3)
    COUNTED.clear()
    assert pairs(msgspec.structs.replace(hall, lamps=1), 3) == 4
    assert COUNTED == [3]
    assert pairs(hall, 3) == 4, "the table itself still has its answers"
    assert COUNTED == [3]


LOOKED_AT: list[tuple[int, ...]] = []
while_as_many = RememberedWhile("shelf.books", "readers", seen=lambda hall: (len(hall.shelf.books), hall.readers))


@while_as_many
def books_each(hall: Hall) -> float:
    LOOKED_AT.append(hall.shelf.books)
    return len(hall.shelf.books) / len(hall.readers)


def test_answers_hold_as_long_as_the_same_is_seen_of_the_fields() -> None:
    LOOKED_AT.clear()
    hall = Hall(Shelf((1, 5)), (3, 4))
    assert books_each(hall) == 1
    assert books_each(msgspec.structs.replace(hall, shelf=Shelf((2, 6)))) == 1
    assert books_each(msgspec.structs.replace(hall, readers=tuple(reversed((4, 3))))) == 1
    assert LOOKED_AT == [(1, 5)]
    assert books_each(msgspec.structs.replace(hall, shelf=Shelf((2, 6, 7)))) == 1.5
    assert books_each(msgspec.structs.replace(hall, readers=(3, 4, 5, 6))) == 0.5
    assert books_each(Hall(Shelf((8, 9)), (3, 4), 7)) == 1
    assert LOOKED_AT == [(1, 5), (2, 6, 7), (1, 5)]


ADDED_UP: list[int] = []


@RememberedWhile("shelf", "readers", equal=lambda hall: [hall.lamps])
def light(hall: Hall, more: int) -> int:
    ADDED_UP.append(hall.lamps)
    return hall.lamps * len(hall.readers) + more


def test_what_must_be_equal_may_be_made_again_and_the_fields_may_not() -> None:
    ADDED_UP.clear()
    hall = Hall(Shelf((1,)), (3, 4), 500)
    assert light(hall, 1) == light(msgspec.structs.replace(hall, lamps=int("500")), 1) == 1001
    assert ADDED_UP == [500]
    assert light(msgspec.structs.replace(hall, lamps=501), 1) == 1003
    assert light(msgspec.structs.replace(hall, shelf=Shelf((1,))), 1) == 1001
    assert ADDED_UP == [500, 501, 500]


def test_what_is_seen_is_looked_at_once_for_the_very_same_fields() -> None:
    seen = []

    def look(hall: Hall) -> int:
        seen.append(hall)
        return hall.lamps

    @RememberedWhile("shelf.books", "readers", seen=look)
    def lamps(hall: Hall) -> int:
        return hall.lamps

    hall = Hall(Shelf((1, 5)), (3, 4), 7)
    assert lamps(hall) == lamps(msgspec.structs.replace(hall, lamps=8)) == 7
    assert len(seen) == 1


while_few = RememberedWhile("shelf.books", "readers", seen=lambda hall: len(hall.shelf.books), kept=2)


def test_the_values_that_came_up_last_are_kept_up_to_a_number() -> None:
    counted = []

    @while_few
    def books(hall: Hall) -> int:
        counted.append(len(hall.shelf.books))
        return len(hall.shelf.books)

    def ask(count: int) -> None:
        # Other fields each time, so that only what is seen of them is the same.
        assert books(Hall(Shelf(tuple(range(count))), (3, 4), 7)) == count

    for count in (1, 2, 1, 3, 1, 2, 3):
        ask(count)
    assert counted == [1, 2, 3, 2, 3]


def test_nothing_is_remembered_of_what_has_gone() -> None:
    class Answer:
        """What a weak reference can tell of."""

    asked = RememberedWhile("books", "books", seen=lambda shelf: shelf.books, kept=4)(lambda shelf: Answer())
    shelf = Shelf((3, 4))
    answer = weakref.ref(asked(shelf))
    del shelf
    gc.collect()
    assert answer() is not None
    forget_answers()
    assert answer() is None
