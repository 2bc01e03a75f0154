"""The set, card by card, written down a second time: a slip in ``data`` cannot hide."""

from paddock.games.unicorn_fever.actions import PRINTED, STACKS, TOKENS, Action, stack_tokens
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS, Contract, clan_contracts
from paddock.games.unicorn_fever.magic_cards import MAGIC, MagicCard, magic_deck
from paddock.games.unicorn_fever.race_cards import CLASSIC, MULTIPLIERS, ORIGINAL, TRACK
from paddock.games.unicorn_fever.unicorns import COLOURS, SPRINT, UNICORNS

RACE_CARDS = """
422320 422222 421232 333230 323123 322303 322232 322132 313322 312224 242222 242212
234022 233204 232223 231431 231322 223321 222422 222242 222241 134212 123223
"""
CLASSIC_CARDS = """
332222 323222 322322 322232 222233 222323 223223 232223 232232 232232 233222 322223
223322 223232 222332 332222 432222 422220 222210 222211 322221 223122 242202
"""

# How often each row has the numbers 4, 3, 2, 1, 0 in our own deck.
ROWS = ["3 7 11 2 0", "2 7 12 2 0", "2 6 12 3 0", "2 5 13 2 1", "2 5 12 2 2", "2 4 12 3 2"]

MAGIC_KINDS = """
A white 4 hot-hooves first-card add-spaces 1 adds-up
A black 4 toffee-puddle first-card add-spaces -1 adds-up
B white 2 fizzy-mane sprint add-spaces 1 adds-up
B black 2 lead-horseshoes sprint stand-still
C white 3 long-tongue tie settle-ties 1
C black 3 crooked-horn tie settle-ties -1
D white 3 flattering-gossip reveal move-odds -2 adds-up
D black 3 nasty-rumour reveal move-odds 2 adds-up
E white 3 hurt-pride each-later-card add-spaces-if-last 1
E black 3 stage-fright each-later-card add-spaces-if-first -1
F white 3 rainbow-slide reach-finish add-spaces 1 adds-up
F black 3 selfie-stop reach-finish stop-there
G white 4 second-wind reach-mark add-spaces 1 adds-up
G black 4 snack-cart reach-mark stop-there
"""

# Mark, name, printed fame, what it does and its numbers, its limit, its condition.
CONTRACT_CARDS = """
G1 padlocked-drawer 1 planning-start reserve-bet once:round choice
G2 numbered-ticket 1 planning-start reserve-token never:gold-a once:round choice
G3 pocket-wand 1 printed-symbol play-magic cards:1 choice
G4 deposit-bottles 1 take-token gain gold:1
G5 bulk-discount 2 contract-price lower-price gold:3
G6 signing-bonus 1 sign gain gold:3
G7 overtime-slip 1 third-action-done act-again once:game choice
G8 filing-cabinet 0 game-end fame-per-contract fame:1 most:4
L1 refund-desk 1 own-bet-fails half-stake-back
L2 gilded-podium 0 own-bet-succeeds pay-stake-again most:8 if-bet:leader
L3 stable-shares 2 owner-reward pay-reward-again
L4 creative-clerk 1 tax lower-tax gold:4
L5 exchange-booth 0 convert set-exchange gold:12
L6 family-rate 2 repay set-repayment gold:20
L7 high-roller 2 stake set-stake-limit gold:30
L8 daily-rainbow 1 planning-start gain gold:4
B1 underdog-scarf 1 own-bet-succeeds gain fame:1 if-rows:567
B2 consolation-pie 1 payout gain gold:6 if-own_unicorn if-places:456
B3 nearly-there 1 own-bet-fails stake-back fame:2 if-bet:winner if-places:2
B4 fan-merchandise 1 rival-bet-succeeds gain gold:5 if-own_unicorn
B5 lost-and-found 1 rival-bet-fails gain gold:2 gold_per_round:8 if-bet:winner
B6 smudged-odds 1 own-bet-succeeds raise-multiplier amount:1 if-bet:winner
B7 generous-cousin 2 loan set-loan gold:26 once:round
B8 upset-party 0 payout gain gold:3 fame:1 if-places:1 if-rows:4567
F1 spare-wand 1 magic-effect play-more-magic cards:1 sign:white choice
F2 stardust-insurance 1 pair-cancelled gain gold:6 if-rival if-sign:white
F3 fever-fan-club 1 own-bet-succeeds gain fame:2 if-hot
F4 lucky-ribbon 0 own-bet-succeeds gain fame:1 once:round if-bet:leader
F5 blessed-horn 2 tie settle-ties amount:1 if-own_unicorn
F6 glass-umbrella 1 before-pairs shed-black cards:2 if-own_unicorn
F7 double-rainbow 0 payout gain fame:2 if-successes:2
F8 bottomless-pouch 2 hand raise-hand-limit amount:1
W1 crystal-monocle 1 action-start look-under once:round choice
W2 spare-cauldron 1 magic-effect play-more-magic cards:1 sign:black choice
W3 hex-royalties 1 payout gain-per-cursed gold:5 if-places:456
W4 stirring-spoon 1 before-magic swap-cards cards:3 once:round choice
W5 fallen-favourite 0 payout gain fame:2 if-places:456 if-top_row
W6 paid-by-the-curse 1 take-token gain gold:4 if-stack:magic
W7 forged-receipt 1 ranking forgive-loans amount:1
W8 matching-bottles 1 game-end fame-per-pair fame:1 most:2
"""

HOT_SIDES = """
red A winner-bet fame:1
orange B leader-bet gold:4
yellow D owner-reward rewards:1
green E winner-bet gold:8
blue F leader-bet fame:1
violet G any-bet gold:3
"""

ACTIONS = """
magic-a magic magic:4
magic-b magic magic:3
any-bet-a any-bet bet:any magic:2
any-bet-b any-bet bet:any magic:1
winner-bet-a winner-bet bet:winner fame:2
winner-bet-b winner-bet bet:winner fame:1
contract-a contract price:0
contract-b contract price:3
contract-c contract price:6
gold-a gold gold:10 first_player
gold-b gold gold:8
any-bet-printed any-bet bet:any
gold-printed gold gold:5
"""


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


def parts(thing: object, names: str) -> list[str]:
    """Those of its fields that say something, as they are written above."""
    found = []
    for name in names.split():
        value = getattr(thing, name)
        if isinstance(value, list):
            value = "".join(map(str, value))
        if value:
            found.append(name if value is True else f"{name}:{value}")
    return found


def told_magic(card: MagicCard) -> str:
    told = [card.letter, "white" if card.is_white else "black", str(card.copies), card.name, card.when, card.does]
    return " ".join([*told, *([str(card.amount)] if card.amount else []), *(["adds-up"] if card.adds_up else [])])


def told_contract(card: Contract) -> str:
    told = [card.mark, card.name, str(card.printed_fame), card.when, card.does]
    told += parts(card, "gold fame cards amount most sign never once gold_per_round choice")
    told += [f"if-{part}" for part in sorted(parts(card.condition, "bet rows places own_unicorn hot sign stack"))]
    told += [f"if-{part}" for part in parts(card.condition, "rival successes top_row")]
    return " ".join(told)


def told_action(action: Action) -> str:
    price = [f"price:{action.price}"] if action.price >= 0 else []
    return " ".join([action.name, action.stack, *price, *parts(action, "bet magic fame gold first_player")])


def in_any_order(told: list[str]) -> list[list[str]]:
    return [sorted(line.split()) for line in told]


def test_the_race_cards_are_these_23() -> None:
    assert ["".join(map(str, card.moves)) for card in ORIGINAL] == RACE_CARDS.split()


def test_the_classic_race_cards_are_those_of_the_predecessor() -> None:
    assert ["".join(map(str, card.moves)) for card in CLASSIC] == CLASSIC_CARDS.split()


def test_each_row_has_its_share_of_fast_and_slow_cards() -> None:
    columns = [[card.moves[row] for card in ORIGINAL] for row in range(len(MULTIPLIERS))]

    assert [" ".join(str(column.count(spaces)) for spaces in (4, 3, 2, 1, 0)) for column in columns] == ROWS


def test_the_finish_line_is_at_space_11_and_half_the_way_at_6() -> None:
    assert (TRACK.mark, TRACK.finish) == (6, 11)


def test_the_odds_pay_from_twice_to_seven_times_the_stake() -> None:
    assert MULTIPLIERS == [2, 3, 4, 5, 6, 7]


def test_the_magic_cards_are_these_14_kinds() -> None:
    assert [told_magic(card) for card in MAGIC] == lines(MAGIC_KINDS)


def test_the_magic_deck_has_22_white_and_22_black_cards() -> None:
    deck = magic_deck()

    assert len(deck) == 44
    assert sum(MAGIC[card].is_white for card in deck) == 22


def test_the_contracts_are_these_40() -> None:
    assert in_any_order([told_contract(card) for card in CONTRACTS]) == in_any_order(lines(CONTRACT_CARDS))


def test_each_of_the_five_clans_has_eight_contracts() -> None:
    assert [len(clan_contracts(clan)) for clan in CLANS] == [8, 8, 8, 8, 8]
    assert "".join(CLANS.values()) == "GLBFW"


def test_the_hot_sides_are_these_six() -> None:
    told = [" ".join([row.name, row.immune_to, row.bonus_for, *parts(row, "gold fame rewards")]) for row in UNICORNS]

    assert told == lines(HOT_SIDES)


def test_two_sprint_dice_have_a_face_of_each_colour_and_move_one_space() -> None:
    assert (SPRINT.dice, SPRINT.faces, SPRINT.spaces) == (2, COLOURS, 1)


def test_the_action_tokens_are_these_eleven_and_two_symbols_are_printed() -> None:
    assert (len(TOKENS), len(PRINTED)) == (11, 2)
    assert in_any_order([told_action(action) for action in [*TOKENS, *PRINTED]]) == in_any_order(lines(ACTIONS))


def test_the_five_stacks_have_these_colours() -> None:
    assert list(STACKS.values()) == ["violet", "blue", "red", "green", "yellow"]


def test_a_stack_shows_its_best_token_first() -> None:
    assert [TOKENS[token].letter for token in stack_tokens("contract", players=3)] == ["A", "B", "C"]


def test_two_players_play_without_the_tokens_marked_b() -> None:
    left = [TOKENS[token].name for stack in STACKS for token in stack_tokens(stack, players=2)]

    assert left == ["magic-a", "any-bet-a", "winner-bet-a", "contract-a", "contract-c", "gold-a"]
