"""What pointing and pressing mean in Arena: the legal answers, by the item on screen that gives each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.commands import Agree, Command, Decline, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.core.words import counted
from game.geometry.hexes import Hex
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.presentation.answer_figures import unanswered
from game.rules.arena.presentation.card_words import spell_text
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.presentation.words import ability_name, answer_text, done_text, place
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state.steps import Moves
from game.rules.arena.state.table import Table, figures_of
from game.rules.arena.state.targets import piece_of
from game.ui.screens.items import WHO, Item, Offer, Offers, card, could_still, piece, square, with_figures

AnyView = View[Table, Step]
Names = Sequence[str]

#: Questions in which a figure is considered first, and then where it goes or whom it attacks.
FIGURE_FIRST = ("move", "attack", "free_attack")
_ICONS: dict[type[Command], str] = {
    c.Attack: "blade",
    c.PlaySpell: "sorcery",
    c.UseAbility: "star",
    c.Summon: "flag",
    c.ChooseArmy: "army",
    c.TurnOver: "enchant",
    Agree: "check",
    Decline: "cancel",
    c.GoFirst: "flag",
    c.ChooseDie: "d20",
}
#: What is asked next, where an item stands for several answers.
_ASKS: dict[type[Command], str] = {
    c.PlaySpell: "On whom?",
    c.UseAbility: "On whom?",
    c.MoveFigure: "Which way does it face?",
    c.PlaceFigure: "Which way does it face?",
}
#: The parts of a turn, by their questions.
_PARTS = ("spells", "move", "attack", "spells_after")
_GOING_ON = {"spells": "next", "spells_after": "next", "move": "next", "attack": "next", "turn_over": "pass"}


def doer_of(command: Command) -> int:
    """Return the figure that an answer is about; 0 for none."""
    return command.figure if isinstance(command, c.MoveFigure | c.Attack) else 0


def actors(answers: Sequence[Command]) -> tuple[int, ...]:
    """Return the figures that can do something, in the order of the answers."""
    return tuple(dict.fromkeys(doer_of(command) for command in answers if doer_of(command)))


def offers_of(view: AnyView, answers: Sequence[Command], selected: int | None, names: Names) -> Offers:
    """Return the legal answers, by what to point at; only the considered figure's where one is considered."""
    prompt = view.decision.prompt if view.decision is not None else ""
    shown = [
        command
        for command in answers
        if prompt not in FIGURE_FIRST or not doer_of(command) or doer_of(command) == selected
    ]
    offers = tuple(_offer(view, prompt, command, names) for command in shown)
    if prompt == "spells_after":
        undone = _to_be_played(view.table, shown)
        offers = tuple(replace(one, undone=undone) if one.commands == (Done(),) else one for one in offers)
    dice = [command.die for command in shown if isinstance(command, c.ChooseDie)]
    return Offers(tuple(_with_dice_left(offer, dice) for offer in offers) if dice else offers)


def _to_be_played(table: Table, answers: Sequence[Command]) -> str:
    """Return which spells could still be played before the turn ends."""
    cards = dict.fromkeys(command.card for command in answers if isinstance(command, c.PlaySpell))
    return could_still("play", [SPELL_CARDS[table.cards[number].key].name for number in cards])


def _with_dice_left(offer: Offer, dice: Sequence[int]) -> Offer:
    """Return the offer of a die, hinting at the earlier dice that cannot be taken up after it."""
    command = offer.commands[0]
    left = [str(die + 1) for die in dice if isinstance(command, c.ChooseDie) and die < command.die]
    if not left:
        return offer
    *others, last = left
    stay = f"dice {', '.join(others)} and {last} stay as they are" if others else f"die {last} stays as it is"
    return replace(offer, hint=f"Dice are taken up in their order: {stay}.")


def _offer(view: AnyView, prompt: str, command: Command, names: Names) -> Offer:
    table: Table = view.table
    at, by = _places(table, prompt, command)
    if isinstance(command, Done):
        offer = Offer((command,), done_text(prompt), advances=True, icon=_GOING_ON.get(prompt, "check"))
        return with_figures(offer, unanswered(view)) if prompt == "turn_over" else offer
    words = answer_text(table, command, names)
    if isinstance(command, c.MoveFigure | c.PlaceFigure):
        spaces = command.to if isinstance(command, c.MoveFigure) else command.spaces
        words += f", its back at {place(table, spaces[1])}" if len(spaces) == 2 else ""
    hint = ""
    if isinstance(command, c.PlaySpell | c.TurnOver):
        hint = spell_text(SPELL_CARDS[table.cards[command.card].key])
    asks = _ASKS.get(type(command), "")
    offer = Offer((command,), words, at, by, icon=_ICONS.get(type(command), ""), hint=hint, asks=asks or WHO)
    if isinstance(command, c.UseAbility) and at is not None:
        then = (card(command.card),) if command.card else ()
        offer = replace(offer, then=then, is_aimed=True)
    return offer


def _places(table: Table, prompt: str, command: Command) -> tuple[Item | None, Item | None]:
    """Return the item to point at for an answer, and a second one that distinguishes it from others at the same."""
    if isinstance(command, c.MoveFigure):
        return square(command.to[0]), _back(command.to, piece(command.figure))
    if isinstance(command, c.PlaceFigure):
        return square(command.spaces[0]), _back(command.spaces, None)
    if isinstance(command, c.Attack):
        return piece(command.target), piece(command.figure)
    if isinstance(command, c.PlaySpell):
        return card(command.card), _target(table, piece_of(command.target))
    if isinstance(command, c.UseAbility) and command.target:
        return Item("place", name=ability_name(command.ability)), piece(command.target)
    if isinstance(command, c.Summon):
        return card(command.army), None
    if isinstance(command, c.ChooseArmy):
        return (card(command.army) if prompt == "choose_army" else _target(table, command.army)), None
    if isinstance(command, c.ChooseFigure):
        return piece(command.figure), None
    if isinstance(command, c.ChooseCard):
        return card(command.card), None
    return None, None


def _back(spaces: tuple[tuple[int, int], ...], single: Item | None) -> Item | None:
    """Return the space of the back, which distinguishes the ways a body of two spaces may face; else ``single``."""
    return square(spaces[1]) if len(spaces) == 2 else single


def _target(table: Table, number: int) -> Item | None:
    """Return the item for the target of a spell; None for a seat or for no target (0)."""
    if number in table.figures:
        return piece(number)
    if number in table.armies:
        figures = figures_of(table, number)
        return piece(figures[0].id) if figures else card(number)
    return card(number) if number in table.cards else None


def why_not(view: AnyView, item: Item, selected: int | None, begun: Item | None = None) -> Refusal | None:
    """Return why the answer that an item stands for is not legal now; None if it stands for none. ``begun`` is the
    space that was chosen for the front of a body of two."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not view.agenda:
        return None
    command = _command_for(view, item, selected, begun.cell if begun is not None else None)
    return ARENA.why_illegal(view, command) if command is not None else None


def _command_for(view: AnyView, item: Item, selected: int | None, front: Hex | None) -> Command | None:
    """Return the answer, legal or not, that an item stands for; once the ``front`` has a space, it is the back's."""
    assert view.decision is not None
    table: Table = view.table
    prompt = view.decision.prompt
    if item.sort == "card":
        if item.number in table.armies:
            return c.Summon(item.number) if prompt in ("spells", "spells_after") else c.ChooseArmy(item.number)
        return c.PlaySpell(item.number) if prompt in ("spells", "spells_after") else None
    if item.sort == "piece" and prompt in (*_PARTS, "free_attack"):
        other, actor = table.figures.get(item.number), selected or _first_of_turn(table)
        return c.Attack(actor, item.number) if actor and other is not None and other.seat != view.seat else None
    if item.sort == "cell" and item.cell is not None:
        actor = (selected or _first_of_turn(table)) if prompt in _PARTS else 0
        if actor in table.figures:
            spaces = table.figures[actor].spaces
            if front is not None and len(spaces) == 2:
                return c.MoveFigure(actor, (front, item.cell))
            return c.MoveFigure(actor, (item.cell, spaces[0]) if len(spaces) == 2 else (item.cell,))
        if prompt in ("place_planeswalker", "place_figure"):
            return c.PlaceFigure((item.cell,) if front is None else (front, item.cell))
    return None


def _first_of_turn(table: Table) -> int:
    """Return a figure of the card that was chosen for this turn; 0 for none."""
    return next((figure.id for figure in figures_of(table, table.turn.army)), 0)


def prompt_for(view: AnyView, selected: int | None, names: Names, plain: str) -> str:
    """Return the question, with what the considered figure can do."""
    decision = view.decision
    if decision is None or selected is None or decision.prompt not in FIGURE_FIRST:
        return plain
    who, name = names[decision.seat], figure_name(view.table, selected)
    others = ", or another figure" if len(figures_of(view.table, view.table.turn.army)) > 1 else ""
    if decision.prompt == "move":
        step = view.step
        moving = view.table.turn.moving
        if isinstance(step, Moves) and moving is not None and moving.figure == selected:
            left = moving.budget - moving.spent
            if left <= 0:
                on = "Choose another figure, or go on." if others else "Go on."
                return f"{who}: {name} has gone as far as it can. {on}"
            return f"{who}: {name} has {counted(left, 'space')} left. Choose a space{others}."
        return f"{who}: {name} moves. Choose a space{others}."
    return f"{who}: {name} attacks. Choose a target{others}."
