"""Which digit gives which answer: cards by their places in the hand, and the buttons what is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.ui.panels.buttons import Button

DIGITS = [str(digit) for digit in range(1, 10)]


def give_digits(
    buttons: Sequence[Button], cards: Sequence[int], playable: Collection[int], hints: int
) -> dict[int, str]:
    """Number the buttons, and return the digits of the cards that may be played: each by its place, so that it keeps
    its digit while others become playable, or cease to be. A button that stands for a card has the same digit. Those
    that are left go to the other buttons, then to playable cards further on. The first ones are the ``hints``'."""
    may = [number for number in cards if number in playable]
    places = {number: str(at + 1) for at, number in enumerate(cards)}
    digits = {number: places[number] for number in may if places[number] in DIGITS}
    left = [digit for digit in DIGITS if digit not in digits.values()]
    others, named = [], set[int]()
    for button in buttons:
        item = button.offer.at if button.offer is not None else None
        if item is None or item.sort != "card" or item.number not in may or item.number in named:
            others += [button] if button.key.isdigit() else []
            continue
        named.add(item.number)
        if item.number not in digits and left:
            digits[item.number] = left.pop(0)
        button.key = digits.get(item.number, "")
    for button in others:
        button.key = left.pop(0) if left else ""
    digits.update(zip([number for number in may if number not in digits], left, strict=False))
    taken = DIGITS[:hints]
    for button in buttons:
        button.key = "" if button.key in taken else button.key
    return {number: digit for number, digit in digits.items() if digit not in taken}
