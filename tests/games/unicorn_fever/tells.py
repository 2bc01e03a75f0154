"""Which keys of a view each kind of event may change: so every event is told at its moment."""

PURSE = "players.gold"
FAME = "players.fame players.tax"
WINS = "bets*.wins bets*.fame bets*.times"  # what bets would win, as contracts and odds are now
MAGIC = "unicorns*.cards unicorns*.ties"

# Whose action it is; cards that are discarded face down before others are drawn for them.
UNTOLD = "acting action players.hand_size hand buried"

MAY_CHANGE = {
    # setting up
    "clans": "",
    "leads": "first",
    "odds": "",
    "owns": "",
    "round-began": f"""
        round phase race unicorns*.at unicorns*.place {MAGIC} bets*.state players*.contracts*.used
    """,
    "on-show": "contracts* contracts_left",
    "blocked": "bets*.state",
    # planning
    "reserved-bet": "bets*.state bets*.seat",
    "reserved-token": "stacks*",
    "took": "stacks* players.tokens",
    "announced": "",
    "gold": PURSE,
    "acts-again": "players.contracts*.used",
    "loan": f"{PURSE} players.loans players.contracts*.used",
    "bet-placed": f"{PURSE} bets*",
    "signed": f"""
        {PURSE} contracts*.seat players.contracts players.printed_fame players.hand_limit players.stake_limit
        players.tax {WINS}
    """,
    "contract-paid": f"{PURSE} {FAME}",
    "laid": "unicorns*.face_down known known*",
    "drew": "deck discard",
    "drew-cards": "",
    "swaps": "players.contracts*.used buried",
    "looked": "players.contracts*.used known known*",
    "saw": "",
    # the race
    "race-began": "",
    "magic-revealed": f"phase unicorns*.face_down {MAGIC} known known*",
    "lay-under": "",
    "shed": f"{MAGIC} discard",
    "cancelled": f"{MAGIC} discard",
    "immune": f"{MAGIC} discard",
    "odds-moved": f"unicorns*.row unicorns*.multiplier {WINS}",
    "race-card": f"race {MAGIC}",
    "ran": "unicorns*.at",
    "magic-worked": "",
    "in-front": "",
    "rolled": "race.dice",
    "sprinted": "unicorns*.at",
    "photo-finish": "",
    "finished": "unicorns*.place",
    # results
    "race-over": "phase",
    "bet-won": f"{PURSE} {FAME}",
    "bet-lost": "",
    "owner-paid": PURSE,
    "cleared": f"bets* stacks* players*.tokens {MAGIC} discard",
    "tax": PURSE,
    "odds-updated": "unicorns*.row unicorns*.multiplier unicorns*.shift bets*.times",
    "in-form": "unicorns*.hot",
    # the end
    "repaid": f"{PURSE} players.unpaid",
    "converted": f"{PURSE} players.converted",
    "final": "players.paper",
    "game-over": "phase players*.final places",
}
