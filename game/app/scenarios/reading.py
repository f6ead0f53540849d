"""From a group of layers of the class Scenario to a script; every mistake is reported with its object."""

from __future__ import annotations

from math import hypot
from typing import Any

from msgspec.structs import replace

from game.app.scenarios import words as w
from game.app.scenarios.cards import CardReading, plain_name
from game.app.scenarios.effects import EffectReading
from game.app.scenarios.flaws import flaws_of
from game.app.scenarios.kinds import Drawn, DrawnSeat, ScenarioKind
from game.app.scenarios.moments import Moment, moment_of, on_board, puzzle_of
from game.app.scenarios.objects import DrawnObject
from game.app.scenarios.plain_lessons import groups_of
from game.app.scenarios.steps import steps_of, terms_of
from game.core.scenario import script as s
from game.core.scenario.words import objective_words
from game.tiled.problems import Findings, article, did_you_mean
from game.tiled.shapes import holds, middle
from game.tiled.source import Group, Layer, Source

#: How many of each class one scenario may have.
MOST = {"Objective": 32, "Trigger": 200, "Piece": 200, "Region": 100, "Item": 100, "Seat": w.SEATS, "Step": 40}
MOST_EFFECTS = 500


def scenario_layers(source: Source) -> set[str]:
    """Return the names of the layers that belong to scenarios and lessons, and of their groups."""
    groups = [each for name in (w.SCENARIO.name, w.LESSON.name) for each in groups_of(source, name)]
    return {name for group, layers in groups for name in (group.name, *(layer.name for layer in layers))}


def scenarios_of(source: Source, board: Any, kind: ScenarioKind, findings: Findings) -> tuple[Drawn, ...]:
    """Return the scenarios of a map in the order of their groups; one with an error is left out, the error noted."""
    of_scenarios = scenario_layers(source)
    found = []
    for group, layers in groups_of(source, w.SCENARIO.name):
        # What is wrong with one scenario keeps no other from being played.
        others = of_scenarios - {group.name, *(layer.name for layer in layers)}
        own = Findings(findings.file)
        own.take(problem for problem in findings.problems if problem.layer not in others)
        drawn = _Reading(source, board, kind, group, layers, own.inside(layer=group.name)).drawn()
        findings.take(own.problems)
        if drawn is not None:
            found.append(drawn)
    return tuple(found)


class _Reading(EffectReading):
    """One scenario on the way from its objects to a script."""

    def __init__(
        self, source: Source, board: Any, kind: ScenarioKind, group: Group, layers: list[Layer], findings: Findings
    ) -> None:
        super().__init__(layers, findings)
        self.source, self.board, self.kind, self.group, self.findings = source, board, kind, group, findings
        self.centres = kind.centres(source, board)
        self.is_moment = bool(str(group.properties.get("moment") or "").strip())
        self.cards = None if kind.on_table is None else CardReading(self, board, kind.on_table, kind.cards())

    def drawn(self) -> Drawn | None:
        """Return the scenario; None, with errors noted, where it cannot be played."""
        if not self._is_within_limits():
            return None
        seats = self._seats()
        self.sides = self._sides(seats)
        self.names = [one.shape.name or one.word("card") for one in self.of_class["Piece"]]
        regions = tuple(map(self._region, self.of_class["Region"]))
        pieces = tuple(map(self._piece, self.of_class["Piece"]))
        self._check_apart(pieces)
        items = tuple(map(self._item, self.of_class["Item"]))
        script = s.Script(
            title=str(self.group.properties.get("title") or "").strip() or self.group.name.rpartition("/")[2],
            sides=self.sides,
            first=min(self._group_number("first"), len(seats)) - 1,
            briefing=str(self.group.properties.get("briefing") or "").strip(),
            usual_end=str(self.group.properties.get("usual_end", "true")).lower() == "true",
            always="" if self.kind.on_table is None else self.kind.on_table.always,
            turn_limit=self._group_number("turn_limit"),
            at_limit=self.choice(self.group.properties.get("at_limit"), "draw"),
            limit_side=self._group_number("limit_side") - 1,
            regions=regions,
            pieces=pieces,
            items=items,
        )
        script = replace(script, triggers=self._triggers(script))
        script = replace(script, objectives=tuple(map(self._objective, self.of_class["Objective"])))
        self._check_words(script)
        if self.findings.has_errors:
            return None
        worded = (
            one if one.words else replace(one, words=objective_words(one, regions, self.names, items))
            for one in script.objectives
        )
        script = replace(script, objectives=tuple(worded))
        if not self._is_sound(script):
            return None
        try:
            moment = self._moment(script, seats) if self.is_moment else None
            setup = None if self.is_moment else self._setup(script, seats)
        except ValueError as error:
            self.findings.error("moment" if self.is_moment else "scenario_seats", str(error))
            return None
        steps, puzzle = steps_of(self, regions), puzzle_of(self.group.properties, script, self.findings)
        if self.findings.has_errors:
            return None
        return Drawn(
            script,
            seats,
            setup,
            about=str(self.group.properties.get("about") or "").strip(),
            author=str(self.group.properties.get("author") or "").strip(),
            difficulty=self._group_number("difficulty"),
            minutes=self._group_number("minutes"),
            seed=self._group_number("seed"),
            steps=steps,
            moment=moment,
            teaches=terms_of(str(self.group.properties.get("teaches") or "")),
            puzzle=puzzle,
        )

    def _moment(self, script: s.Script, seats: tuple[DrawnSeat, ...]) -> Moment:
        """Return the middle of a match that is drawn. Raises ValueError with what is wrong."""
        words, more = (
            str(self.group.properties["moment"]),
            {each.number("seat"): each for each in self.of_class["Seat"]},
        )
        said = [
            (seat.name, seat.list, str(more[number].shape.properties.get("has", "")) if number in more else "")
            for number, seat in enumerate(seats, 1)
        ]
        cards = on_board(self.of_class["Piece"], script) if self.cards is None else self.cards.cards
        return moment_of(self.kind.moments, self.board, words, said, cards, script)

    def _is_sound(self, script: s.Script) -> bool:
        """Note what is wrong with the whole before it is played; False if it cannot be played like this."""
        for flaw in flaws_of(script, self.board, self.kind):
            rows = self.of_class.get(flaw.kind, [])
            about = rows[flaw.index].about if flaw.index < len(rows) else self.findings
            (about.error if flaw.severity == "error" else about.warning)(flaw.code, flaw.text)
        return not self.findings.has_errors

    def _is_within_limits(self) -> bool:
        counts = [(name, len(self.of_class[name]), most) for name, most in MOST.items()]
        counts.append(("effects", sum(len(self.of_class[each.name]) for each in w.EFFECTS), MOST_EFFECTS))
        for name, count, most in counts:
            if count > most:
                self.findings.error("scenario_size", f"{count} of {name} are drawn; at most {most} are read")
        return not any(count > most for _, count, most in counts)

    def _group_number(self, name: str) -> int:
        try:
            return int(self.group.properties.get(name, 0))
        except (TypeError, ValueError):
            return 0

    def _sides(self, seats: tuple[DrawnSeat, ...]) -> tuple[int, ...]:
        """Return the side of each seat of the script: on a table of cards its game may have one that nobody plays."""
        self.playing = len(seats)
        if self.kind.on_table is None:
            return tuple(seat.side for seat in seats)
        try:
            return self.kind.on_table.sides(seats)
        except ValueError as error:
            self.findings.error("scenario_seats", str(error))
            return tuple(seat.side for seat in seats)

    def _setup(self, script: s.Script, seats: tuple[DrawnSeat, ...]) -> Any:
        if self.kind.on_table is None or self.cards is None:
            return self.kind.setup(self.board, script, seats)
        return self.kind.on_table.setup(self.board, script, seats, self.cards.cards)

    # What is drawn

    def _seats(self) -> tuple[DrawnSeat, ...]:
        """Return the seats in their order; two against each other where none is drawn."""
        rows = self.of_class["Seat"]
        if not rows:
            return tuple(map(DrawnSeat, range(2 if self.kind.on_table is None else self.kind.on_table.seats)))
        seats: dict[int, DrawnSeat] = {}
        for one in rows:
            number = one.number("seat")
            if number - 1 in seats:
                one.about.error("seat_twice", f"seat {number} is drawn twice")
            seats[number - 1] = DrawnSeat(
                side=(one.number("side") or number) - 1,
                list=one.word("list"),
                name=one.shape.name,
                played_by=self.choice(one.shape.properties.get("played_by"), "either"),
                level=self.choice(one.shape.properties.get("level"), "normal"),
                hand=one.number("hand"),
                resources=one.number("resources"),
            )
        missing = next((number for number in range(max(seats)) if number not in seats), None)
        if missing is not None:
            self.findings.error(
                "seat_missing", f"seat {missing + 1} is missing: seats are numbered from 1 without a gap"
            )
        return tuple(seats[number] for number in sorted(seats))

    def _region(self, one: DrawnObject) -> s.Region:
        shape, (left, top) = one.shape, one.layer.offset
        if shape.kind not in ("rectangle", "polygon", "ellipse", "tile"):
            text = f"a rectangle, ellipse or polygon is expected for a region, not {article(shape.kind)} {shape.kind}"
            one.about.error("region_shape", text)
            return s.Region(shape.name or f"region {shape.id}", (), one.is_set("shown"))
        spaces = tuple(space for space, (x, y) in self.centres.items() if holds(shape, x - left, y - top))
        if not spaces:
            one.about.error("region_empty", "this region covers the middle of no space")
        if one.is_set("shown") and not shape.name:
            one.about.warning("region_name", "a shown region has no name; objectives and the board call it by its name")
        return s.Region(shape.name or f"region {shape.id}", spaces, one.is_set("shown"))

    def _piece(self, one: DrawnObject) -> s.Piece:
        if self.cards is not None:
            return self.cards.piece(one, self.playing)
        if one.shape.class_name != "Piece":
            one.about.error("piece_card", "cards lie on tables; on a board a Piece is expected")
        cards = self.kind.cards()
        card, seat = plain_name(one.word("card")), one.number("seat")
        self.check_seat(one, seat)
        if card not in cards:
            what = f'there is no card "{card}"' if card else "a piece has the property card, the name of its card"
            one.about.error("piece_card", f"{what}{did_you_mean(cards, card)}")
            return s.Piece("", card, max(0, seat - 1), ())
        key = cards[card]
        space = self._space_of(one)
        spaces: tuple[s.Space, ...] = ()
        if space is None:
            one.about.error("piece_place", "it stands on no space of the board")
        elif self.kind.fills(self.board, key, space) is None:
            text = f"{card} cannot stand there: it needs room on ground that can be walked on"
            one.about.error("piece_place", text, self._square_of(space))
        else:
            spaces = (space,)
        return s.Piece(
            key,
            one.shape.name or card,
            seat - 1,
            spaces,
            arrives=self.reference(one, "arrives"),
            damage=one.number("damage"),
            tapped=one.is_set("tapped"),
            facing=one.number("facing"),
        )

    def _space_of(self, one: DrawnObject) -> s.Space | None:
        """Return the space whose middle is nearest to an object's, within a tile."""
        x, y = middle(one.shape, self.source.tiles.get(one.shape.gid))
        x, y = x + one.layer.offset[0], y + one.layer.offset[1]
        near = min(self.centres, key=lambda at: hypot(self.centres[at][0] - x, self.centres[at][1] - y), default=None)
        if near is None:
            return None
        across, down = abs(self.centres[near][0] - x), abs(self.centres[near][1] - y)
        return near if across <= self.source.tile_size[0] / 2 and down <= self.source.tile_size[1] / 2 else None

    def _square_of(self, space: s.Space) -> tuple[int, int] | None:
        """Return the square of a space as Tiled counts it; None on maps of other shapes."""
        if self.source.orientation != "orthogonal" or self.cards is not None:
            return None
        (x, y), (wide, high) = self.centres[space], self.source.tile_size
        return int(x // wide), int(y // high)

    def _item(self, one: DrawnObject) -> s.Item:
        self.check_has(one)
        space = self._space_of(one)
        if space is None:
            one.about.error("item_place", "it lies on no space of the board")
        elif not self.kind.is_open(self.board, space):
            one.about.error("item_place", "it lies where nobody can stand, so nobody can take it")
        return s.Item(one.shape.name or one.shape.title, space or (0, 0))

    def _check_apart(self, pieces: tuple[s.Piece, ...]) -> None:
        """Note two pieces that come at the same moment to the same space; cards lie side by side."""
        if self.cards is not None:
            return
        taken: dict[tuple[int, s.Space], DrawnObject] = {}
        for one, piece in zip(self.of_class["Piece"], pieces, strict=True):
            filled = self.kind.fills(self.board, piece.card, piece.spaces[0]) if piece.spaces else ()
            for space in filled or ():
                other = taken.setdefault((piece.arrives, space), one)
                if other is not one:
                    text = f"{one.word('card')} stands where {other.word('card')} ({other.shape.title}) does"
                    one.about.error("piece_apart", text, self._square_of(space))
                    break

    def _objective(self, one: DrawnObject) -> s.Objective:
        seat = one.number("seat")
        self.check_seat(one, seat)
        side = self.sides[seat - 1] if 0 < seat <= len(self.sides) else 0
        aim, pieces = self.choice(one.shape.properties.get("aim"), "defeat"), self.pieces(one)
        region = self.reference(one, "region")
        if aim in s.AT_REGIONS and not one.number("region"):
            one.about.error("objective_region", f"an objective to {aim} has a region; it points at none")
        if aim == "protect" and not pieces:
            one.about.error("objective_piece", "an objective to protect has a piece or a group")
        count = 0 if one.is_set("all") else one.number("count")
        items = self.items(one) if aim == "collect" else ()
        meant = items or tuple(range(len(self.of_class["Item"]))) if aim == "collect" else pieces
        if aim == "collect" and not meant:
            one.about.error("objective_item", "there is no item to collect")
        if meant and count > len(meant):
            what = "items" if aim == "collect" else "pieces"
            one.about.error("objective_count", f"{count} {what} are asked for, and there are {len(meant)} of them")
        return s.Objective(
            seats=tuple(number for number, of in enumerate(self.sides) if of == side),
            aim=aim,
            words=one.word("words"),
            region=region,
            pieces=() if aim == "collect" else pieces,
            items=items,
            count=count,
            turns=one.number("turns"),
            by_turn=one.number("by_turn"),
            required=one.is_set("required"),
            ends=self.choice(one.shape.properties.get("ends"), "win"),
            known_to=self.choice(one.shape.properties.get("known_to"), "all"),
            after=self.reference(one, "after"),
        )

    def _triggers(self, script: s.Script) -> tuple[s.Trigger, ...]:
        """Return the drawn triggers with their effects, and after them one that brings the pieces of the start."""
        effects = self.effects(script)
        drawn = [self._trigger(one, effects.get(number, ())) for number, one in enumerate(self.of_class["Trigger"])]
        # On a table of cards, and in the middle of a match, they are there already.
        start = self.reinforcements(script, s.NONE) if self.cards is None and not self.is_moment else ()
        return (*drawn, s.Trigger(s.START, "turn", start)) if start else tuple(drawn)

    def _trigger(self, one: DrawnObject, effects: tuple[s.Effect, ...]) -> s.Trigger:
        when = self.choice(one.shape.properties.get("when"), "turn")
        region, objective = self.reference(one, "region"), self.reference(one, "objective")
        if when in ("enters", "leaves", "holds") and not one.number("region"):
            one.about.error("trigger_region", f'a trigger that waits for "{when}" has a region; it points at none')
        if when == "objective" and objective == s.NONE:
            one.about.error("trigger_objective", 'a trigger that waits for "objective" points at one')
        choice = self.reference(one, "choice")
        if when == "chosen" and (choice == s.NONE or not one.word("answer")):
            one.about.error("trigger_choice", 'a trigger that waits for "chosen" points at a choice and has an answer')
        card = one.word("card")
        if when == "played" and card and card not in self.kind.cards():
            one.about.error("trigger_card", f'there is no card "{card}"{did_you_mean(self.kind.cards(), card)}')
        after = tuple(dict.fromkeys(self.reference(one, name) for name in ("after", "after2", "after3")))
        if not effects:
            one.about.warning("trigger_idle", "nothing points at this trigger: it would fire and do nothing")
        return s.Trigger(
            name=one.shape.name or one.shape.title,
            when=when,
            effects=effects,
            region=region,
            pieces=self.pieces(one),
            seats=self._seats_of(one),
            count=max(1, one.number("count")),
            turn=one.number("turn"),
            objective=objective,
            becomes=self.choice(one.shape.properties.get("becomes"), "met"),
            card=self.kind.cards().get(card, ""),
            after=tuple(number for number in after if number != s.NONE),
            join=self.choice(one.shape.properties.get("join"), "all"),
            unless=self.reference(one, "unless"),
            share=one.number("share") if when == "share" else 0,
            item=self.reference(one, "item"),
            choice=choice,
            answer=self.place_of_answer(one) if when == "chosen" else 0,
            delay=one.number("delay"),
            most=max(1, one.number("most")) if one.is_set("again") else 1,
        )

    def _seats_of(self, one: DrawnObject) -> tuple[int, ...]:
        """Return the seats whose deeds count for a trigger: all of them, where it names none."""
        seat, by = one.number("seat"), self.choice(one.shape.properties.get("by"), "any")
        if not seat:
            if by != "any":
                one.about.error("trigger_by", f'"{by}" is said of a seat; give the trigger a seat')
            return ()
        self.check_seat(one, seat)
        if not 0 < seat <= len(self.sides):
            return ()
        own, side = (seat - 1,), self.sides[seat - 1]
        return tuple(number for number, of in enumerate(self.sides) if of != side) if by == "foe" else own

    def _check_words(self, script: s.Script) -> None:
        """Note words that are too long to be shown."""
        if len(script.briefing) > w.MOST_BRIEFING:
            text = f"the briefing has {len(script.briefing)} letters; at most {w.MOST_BRIEFING} are expected"
            self.findings.error("words_long", text)
        worded = [(name, "words", w.MOST_WORDS) for name in ("Message", "Objective", "Choice")]
        for name, word, most in (*worded, ("Trigger", "answer", w.MOST_ANSWER)):
            for one in self.of_class[name]:
                if len(one.word(word)) > most:
                    text = f"{word} of {len(one.word(word))} letters; at most {most} are expected"
                    one.about.error("words_long", text)
