"""What is printed on cards, tokens and the board, as browsers draw it."""

from typing import Any, Final

from paddock.games.unicorn_fever.actions import ANY, NO_CONTRACT, PRINTED, TOKENS, WINNER, Action
from paddock.games.unicorn_fever.bets import BET_NAMES, LEADER_TIMES, PODIUM
from paddock.games.unicorn_fever.bets import FAME as BET_FAMES
from paddock.games.unicorn_fever.magic_cards import LETTERS, MAGIC
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.rules.round import ACTIONS_EACH
from paddock.games.unicorn_fever.view_keys import ACTION, BET, CLAN, FAME, GOLD, MAGIC_CARD, MULTIPLIER, STACK, UNICORN
from paddock.kernel.face import NUMBER, YES_OR_NO, Printed, all_of, by_name, list_of, row, word

__all__ = ["PRINTED_FACTS"]

ACTION_FACE: Final = row(
    "ActionFace",
    stack=STACK,
    bet=word(ANY, WINNER).sometimes(),
    magic=NUMBER.note("so many magic cards may be played").sometimes(),
    fame=FAME.note("laid on the bet").sometimes(),
    price=GOLD.note("of a contract").sometimes(),
    gold=GOLD.sometimes(),
    leads=YES_OR_NO.note("makes the first player").sometimes(),
)
MAGIC_FACE: Final = row("MagicFace", letter=word(*LETTERS).named("Letter"), white=YES_OR_NO)


def action_face(action: Action) -> dict[str, Any]:
    """What an action token or a printed symbol shows, and nothing that it does not."""
    shown = {"bet": action.bet, "magic": action.magic, "fame": action.fame, "gold": action.gold}
    face: dict[str, Any] = {"stack": action.stack, **{key: value for key, value in shown.items() if value}}
    if action.price != NO_CONTRACT:
        face["price"] = action.price
    if action.first_player:
        face["leads"] = True
    return face


PRINTED_FACTS: Final = {
    "colours": all_of(UNICORN),
    "bets": all_of(BET),
    "clans": all_of(CLAN),
    "bet-fame": Printed(by_name(FAME, BET), dict(zip(BET_NAMES, BET_FAMES)), "what a bet of each kind brings"),
    "leader-times": Printed(NUMBER, LEADER_TIMES, "a leader bet pays the stake so many times"),
    "podium": Printed(NUMBER, PODIUM, "leaders are the first so many"),
    "multipliers": Printed(list_of(MULTIPLIER), MULTIPLIERS, "of the rows of the odds, the fastest first"),
    "actions": Printed(NUMBER, ACTIONS_EACH, "of each player in a round"),
    "action-faces": Printed(
        by_name(ACTION_FACE, ACTION), {action.name: action_face(action) for action in TOKENS + PRINTED}
    ),
    "magic-faces": Printed(
        by_name(MAGIC_FACE, MAGIC_CARD), {card.name: {"letter": card.letter, "white": card.is_white} for card in MAGIC}
    ),
}
