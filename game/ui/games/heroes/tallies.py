"""What an attack comes to both ways, beside the table, from the rules' own reports: before it is proposed, and while
the combat goes on."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.state import Step
from game.core.views import View
from game.rules.heroes.combat import why_no_protector
from game.rules.heroes.presentation import queries
from game.rules.heroes.state.commands import Propose
from game.rules.heroes.state.steps import Dealing, ProtectPoint
from game.rules.heroes.state.table import Table, name_of
from game.rules.heroes.stats import has_keyword, struck_with
from game.ui.games.heroes.faces import attack_icon
from game.ui.screens.items import Item, Offers
from game.ui.screens.tally import Tally, TallyLine, TallySide

AnyView = View[Table, Step]
Verdict = tuple[str, bool | None]


def tallies_of(
    view: AnyView, table: Table, pointed: Item | None, begun: Item | None, offers: Offers | None = None
) -> tuple[Tally, ...]:
    """Return the sum of the combat, of damage that is about to be dealt, or of an attack that is considered: with the
    card with which an answer was ``begun``, on what is ``pointed`` at, or else on the first of the ``offers``."""
    step = view.step if view.table is table else None
    if isinstance(step, Dealing):
        return (_damage(table, step, view.seat),)
    combat = table.combat
    if combat is not None and {combat.attacker, combat.defender} <= set(table.permanents):
        if isinstance(step, ProtectPoint) and (protector := _protecting(table, view.seat, pointed)):
            # rule: heroes/protecting
            return (_attack(table, combat.attacker, protector, view.seat, is_made=True, is_settled=True),)
        tally = _attack(table, combat.attacker, combat.defender, view.seat, is_made=True)
        # While the blows are being shown, what has been dealt is not counted again.
        return (tally if view.table is table else replace(tally, verdict=()),)
    pair = considered(view, table, pointed, begun, offers)
    return (_attack(table, *pair, view.seat, is_made=False),) if pair is not None else ()


def _protecting(table: Table, seat: int, pointed: Item | None) -> int:
    """Return who is pointed at and may protect a character of the seat now, or 0."""
    number = pointed.number if pointed is not None and pointed.sort == "piece" else 0
    is_own = number in table.permanents and table.permanents[number].seat == seat
    return number if is_own and why_no_protector(table, number) is None else 0


def considered(
    view: AnyView, table: Table, pointed: Item | None, begun: Item | None, offers: Offers | None = None
) -> tuple[int, int] | None:
    """Return attacker and defender of an attack that the player thinks of; one of the ``offers``, if there are any."""
    if table.chain and table.chain[-1].what == "combat":
        link = table.chain[-1]
        there = {link.source, link.targets[0]} <= set(table.permanents)
        return (link.source, link.targets[0]) if there else None
    if begun is None or begun.sort != "piece" or begun.number not in queries.attackers(table, view.seat):
        return None
    targets = queries.attack_targets(table, begun.number)
    if offers is not None:
        kept = {command.defender for one in offers.all for command in one.commands if isinstance(command, Propose)}
        targets = tuple(number for number in targets if number in kept)
    if pointed is not None and pointed.sort == "piece" and pointed.number in targets:
        return begun.number, pointed.number
    return (begun.number, targets[0]) if targets else None


def _attack(
    table: Table, attacker: int, defender: int, viewer: int, *, is_made: bool, is_settled: bool = False
) -> Tally:
    """Return the sum of an attack. ``is_made``: it has been proposed; ``is_settled``: nobody else can protect."""
    preview = queries.attack_preview(table, attacker, defender)
    preview = replace(preview, protectors=()) if is_settled else preview
    title = f"{name_of(table, attacker)} attacks {name_of(table, defender)}"
    sides = (_side(table, preview.blow), _side(table, preview.back))
    verdict = (*_outcome(table, preview.blow, viewer), *_outcome(table, preview.back, viewer))
    verdict = (*verdict, *_strikes(table, preview, attacker, defender, viewer))
    verdict = (*verdict, *_besides(table, preview, attacker, is_made=is_made))
    return Tally(title, sides, verdict, "What both deal each other, before strikes, armor and responses.")


def _side(table: Table, blow: queries.Blow) -> TallySide:
    """Return what one of the two deals: its ATK, what is prevented, and strikes and armor that could change it."""
    permanent = table.permanents[blow.source]
    lines = [TallyLine("ATK", str(blow.atk), attack_icon(permanent.record), about=(blow.source,))]
    if blow.prevented:
        lines.append(TallyLine("prevented", f"-{blow.prevented}", "block", about=(blow.target,)))
    struck = struck_with(table, permanent.seat)
    lines += [_strike(table, blow, one) for one in blow.strikes if not one.why or one.weapon == struck]
    for number in blow.armor:
        defense = table.permanents[number].record.defense
        words, hint = name_of(table, number), "Armor that may be exhausted against it; it does not count yet."
        lines.append(TallyLine(words, f"-{defense}", "block", "dim", (number,), hint))
    return TallySide(permanent.record.name, str(blow.dealt), tuple(lines), "damage")


def _strike(table: Table, blow: queries.Blow, one: queries.Offered) -> TallyLine:
    """Return a strike that is offered, or was made: its ATK, and what it costs."""
    seat = table.permanents[blow.source].seat
    if struck_with(table, seat) == one.weapon:
        return TallyLine(f"{name_of(table, one.weapon)} has struck", f"+{one.atk}", "strike", about=(one.weapon,))
    hint = f"A strike that is offered for {one.cost}; it does not count yet."
    return TallyLine(name_of(table, one.weapon), f"+{one.atk}", "strike", "dim", (one.weapon,), hint)


def _strikes(table: Table, preview: queries.Preview, attacker: int, defender: int, viewer: int) -> Iterator[Verdict]:
    """Yield what becomes of it with each strike that can be made."""
    for blow in (preview.blow, preview.back):
        for one in blow.strikes:
            if one.why:
                continue
            after = queries.strike_preview(table, attacker, defender, one.weapon)
            is_own = blow is preview.blow
            hit, other = (after.blow, after.back) if is_own else (after.back, after.blow)
            before = preview.back if is_own else preview.blow
            # A strike may keep the blow of the other side from coming.
            is_other = other.dealt != before.dealt
            besides = "".join(f"; {words}" for words, _ in _outcome(table, other, viewer) if is_other)
            for words, good in _outcome(table, hit, viewer):
                yield f"With {name_of(table, one.weapon)} (costs {one.cost}): {words}{besides}", good


def _outcome(table: Table, blow: queries.Blow, viewer: int) -> Iterator[Verdict]:
    """Yield what becomes of whom one of the two hits."""
    name, is_mine = name_of(table, blow.target), table.permanents[blow.target].seat == viewer
    if not blow.dealt:
        yield f"{name} takes none", None
        return
    what = " and is destroyed" if blow.fatal else ""
    less = f", {blow.least} with all armor" if blow.least < blow.dealt else ""
    yield f"{name} takes {blow.dealt}{what}{less}", not is_mine if blow.fatal or not is_mine else None


def _besides(table: Table, preview: queries.Preview, attacker: int, *, is_made: bool) -> Iterator[Verdict]:
    """Yield who could protect, and what keeps the blow back from coming."""
    if has_keyword(table, attacker, "Long-Range"):
        yield "Long-Range: no damage back", None
    combat = table.combat
    if preview.protectors and not (is_made and combat is not None and combat.defending):
        yield f"May be protected by {', '.join(name_of(table, one) for one in preview.protectors)}", None
    if preview.why is not None and not is_made and not table.chain:
        yield preview.why.text, False


def _damage(table: Table, step: Dealing, viewer: int) -> Tally:
    """Return the sum of damage that armor may be used against."""
    packet = step.packets[step.at]
    blow = queries.damage_preview(table, packet)
    lines = [TallyLine(f"{packet.damage} damage", str(blow.atk), packet.damage.lower(), about=(packet.source,))]
    if blow.prevented:
        lines.append(TallyLine("prevented", f"-{blow.prevented}", "block"))
    for number in blow.armor:
        defense = table.permanents[number].record.defense
        lines.append(TallyLine(name_of(table, number), f"-{defense}", "block", "dim", (number,), "It may be used."))
    side = TallySide(f"From {name_of(table, packet.source)}", str(blow.dealt), tuple(lines), "damage")
    return Tally(f"Damage to {name_of(table, packet.target)}", (side,), tuple(_outcome(table, blow, viewer)))
