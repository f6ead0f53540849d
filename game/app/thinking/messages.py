"""What the window and the process that thinks say to one another, as lines of JSON.

A question holds no state of the match: the positions in it are possible worlds, dealt again beyond what the seat that
is asked knows, and that seat's view and its answers are read from the first of them.
"""

from __future__ import annotations

import msgspec

from game.core.record import Answer


class Prepare(msgspec.Struct, frozen=True, tag="prepare"):
    """A match of that game goes on: load it."""

    game: str


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Choose an answer, or ``weighs`` them, for a ``seat``. ``player`` names the one who answers over a whole match,
    and ``seed`` its chance; ``answers`` is how many there are, ``also`` those to be weighed whatever they look like;
    ``seconds`` is the time for it (None: the budget of answers tried is all that counts). ``names`` are the seats'.
    ``compares``: the two in ``also``, what was given and what is better, are compared, and nothing else."""

    number: int
    game: str
    player: str
    kind: str
    seed: str
    seat: int
    answers: int
    worlds: tuple[msgspec.Raw, ...]
    seconds: float | None = None
    weighs: bool = False
    also: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    compares: bool = False


class More(msgspec.Struct, frozen=True, tag="more"):
    """The worlds that were needed."""

    number: int
    worlds: tuple[msgspec.Raw, ...]


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    """Say the best so far."""

    number: int


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Nobody wants an answer to this any more."""

    number: int


ToWorker = Prepare | Ask | More | Hurry | Drop


class Need(msgspec.Struct, frozen=True, tag="need"):
    """More worlds are needed, from that one on."""

    number: int
    first: int


class Foretold(msgspec.Struct, frozen=True):
    """A thing that happens after an answer, in the words of the log; in which ``share`` of the worlds it did, how much
    it weighs, whether it is good for the seat, and the piece that it is ``about`` (0: none). ``at_once``: nobody chose
    anything in between. ``then``: what the seat chose in between, in words (None: too much, or not the same in each
    world). ``is_its_own``: it happens to the answer's piece or by it, with choices for that piece alone in between.
    ``otherwise``: its share after answers that are not shown. ``by_chance``: dice fell on the way to it, so that a few
    worlds in which it always happened do not make it certain."""

    words: str
    share: float
    weight: float
    is_good: bool
    about: int = 0
    at_once: bool = True
    then: str | None = ""
    is_its_own: bool = False
    otherwise: float = 0.0
    by_chance: bool = False


class WeighedAnswer(msgspec.Struct, frozen=True):
    """An answer, by its place among all. ``chances`` are the chances to win in each world that it was tried in,
    compared with the position before it; ``estimates`` are the chances by themselves (as ``ai.trials.TriedAnswer``;
    none: the same). Further: the average of each side's part of the position's items, as it counts for the seat.
    ``brings`` is what happens after it, where that was looked at."""

    answer: int
    chances: tuple[float, ...]
    items: dict[str, float]
    estimates: tuple[float, ...] = ()
    brings: tuple[Foretold, ...] = ()

    @property
    def told(self) -> tuple[float, ...]:
        """Return the chance to win in each world as a person is shown it."""
        return self.estimates or self.chances

    @property
    def estimate(self) -> float | None:
        """Return the chance to win as far as it was tried; None if it was not."""
        return sum(self.told) / len(self.told) if self.told else None


class Foreseen(msgspec.Struct, frozen=True):
    """How it may go on: ``answers`` that follow one another in the world of that ``number``."""

    number: int
    answers: tuple[Answer, ...]


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The place of the chosen answer among all; how the others came out, where they were weighed; how it may go on
    after it, where it was compared with another; and the ``chance`` to win after it, as the seat sees it, if tried."""

    number: int
    answer: int
    weighed: tuple[WeighedAnswer, ...] = ()
    foreseen: Foreseen | None = None
    chance: float | None = None


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """No answer: it was dropped, or something went wrong."""

    number: int
    why: str


FromWorker = Need | Chosen | Failed

_TO_WORKER, _FROM_WORKER = msgspec.json.Decoder(ToWorker), msgspec.json.Decoder(FromWorker)


def to_bytes(message: ToWorker | FromWorker) -> bytes:
    return msgspec.json.encode(message)


def to_worker(text: bytes) -> ToWorker:
    """Return a message to the worker. Raises msgspec.ValidationError."""
    message: ToWorker = _TO_WORKER.decode(text)
    return message


def from_worker(text: bytes) -> FromWorker:
    """Return what the worker tells. Raises msgspec.ValidationError."""
    message: FromWorker = _FROM_WORKER.decode(text)
    return message
