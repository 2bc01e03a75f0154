"""Option cards: drawing, wearing out, losing."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    GYROSCOPIC_STABILIZER,
    IS_WEAPON,
    NO_CARD,
    OPTION_TOKENS,
)
from paddock.games.roborally.state import NOBODY, Factory, changed
from paddock.kernel.deck import draw_from

__all__ = ["draw_option", "give_option", "lose_all_options", "lose_option", "wear_out"]


def draw_option(g: Factory, robot: int) -> None:
    """The top card of the option deck; an empty deck is made of the discarded ones, and without those there is none."""
    option, g.option_deck, g.option_discard = draw_from(g, g.option_deck, g.option_discard)
    if option == NO_CARD:
        events.tell_no_option(g, robot)
        return
    give_option(g, robot, option)
    events.tell_option_drawn(g, robot, option)


def give_option(g: Factory, robot: int, option: int) -> None:
    g.option_of = changed(g.option_of, option, robot)
    g.option_tokens = changed(g.option_tokens, option, OPTION_TOKENS[option])
    g.option_count = changed(g.option_count, robot, g.option_count[robot] + 1)


def wear_out(g: Factory, robot: int, option: int) -> None:
    """A card that works a few times only is used once: it protects its robot, or it is fired."""
    g.option_tokens = changed(g.option_tokens, option, g.option_tokens[option] - 1)
    if not IS_WEAPON[option]:
        events.tell_absorbed(g, robot, option)
    elif g.option_tokens[option] > 0:
        events.tell_shots_left(g, robot, option)
    if g.option_tokens[option] == 0:
        lose_option(g, robot, option)
        events.tell_worn_out(g, robot, option)


def lose_option(g: Factory, robot: int, option: int) -> None:
    """The card goes to the discarded ones; a program card stored on it is discarded face down."""
    g.option_of = changed(g.option_of, option, NOBODY)
    g.option_tokens = changed(g.option_tokens, option, 0)
    g.option_count = changed(g.option_count, robot, g.option_count[robot] - 1)
    g.option_discard = g.option_discard + [option]
    if option == CONDITIONAL_PROGRAM and g.conditional_card != NO_CARD:
        g.spent[robot].append(g.conditional_card)
        g.conditional_card = NO_CARD
    elif option == FLYWHEEL and g.flywheel_card != NO_CARD:
        g.spent[robot].append(g.flywheel_card)
        g.flywheel_card = NO_CARD
    elif option == GYROSCOPIC_STABILIZER:
        g.gyroscope = 0


def lose_all_options(g: Factory, robot: int) -> None:
    for option in g.options_of(robot):
        lose_option(g, robot, option)
        events.tell_option_lost(g, robot, option)
