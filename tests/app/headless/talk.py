"""A headless session that is spoken to in dictionaries."""

from __future__ import annotations

from typing import Any

import msgspec

from game.app.headless import Session

#: A small hall of Skirmish: start areas at both sides, a wall and difficult ground between them.
HALL = [
    "11......22",
    "11......22",
    "11..#...22",
    "11...^..22",
    "11......22",
    "11......22",
    "11......22",
    "11......22",
]


class Talk:
    """Asked ``well`` it fails unless the answer is yes, asked for an ``error`` or a ``refusal`` unless it is no."""

    def __init__(self) -> None:
        self.session = Session()

    def __call__(self, **request: Any) -> dict[str, Any]:
        return msgspec.json.decode(self.session.reply(msgspec.json.encode(request)))

    def well(self, **request: Any) -> dict[str, Any]:
        reply = self(**request)
        assert reply["ok"] is True, reply
        return reply

    def error(self, **request: Any) -> dict[str, Any]:
        reply = self(**request)
        assert reply["ok"] is False and set(reply["error"]) >= {"code", "rule", "about", "text"}
        return reply["error"]

    def refusal(self, **request: Any) -> str:
        """Return the words of an error that is the asker's."""
        error = self.error(**request)
        assert error["code"] != "internal", error
        return error["text"]
