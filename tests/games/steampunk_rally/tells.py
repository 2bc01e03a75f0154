"""Which keys of a view each kind of event may change: so every event is told at its moment."""

# Whoever picks a card sees it; who is asked, and what is still to be resolved, follows from what was told.
UNTOLD = """
    hand hand* pick pick* racers*.picked racers*.cards racers*.busy racers.bag racers.bag* racers*.bag racers*.bag*
    racers*.losses racers*.struck racers*.pips racers*.doomed racers*.done racers.slots racers.machine*.used
    racers.cogs supply racers*.place
"""
SUPPLY = "supply"
POOL = "racers.pool racers.pool* supply"
MACHINE = "racers.machine racers.machine* racers.unfinished discards supply"
PLACES = "racers*.place"

MAY_CHANGE = {
    "track": "",
    "inventor": "racers.inventor racers.machine racers.machine* racers.unfinished",
    "round-began": "round phase",
    "reshuffled": "decks discards",
    "dealt": "phase decks hand hand* racers*.cards racers*.done acting",
    "cards-down": "acting",
    "hands-passed": "acting hand hand*",
    "phase-began": "phase acting racers*.done racers*.bulb",
    "token-flipped": "way order",
    "race-over": "phase places",
    "shown": "racers.building pick pick* racers.picked",
    "salvaged": "racers.building discards",
    "built": "racers.building racers.machine racers.machine* racers.unfinished",
    "rearranged": "racers.machine racers.machine*",
    "part-moved": "racers.machine racers.machine*",
    "part-lost": MACHINE,
    "top-chosen": "racers.machine racers.machine*",
    "sold-for-dice": "discards pick pick* racers.picked",
    "sold-for-cogs": "discards pick pick* racers.picked",
    "stashed": "stash stash* racers.boosts pick pick* racers.picked",
    "boost-given-up": "stash stash* racers.boosts discards",
    "vented": "racers.machine*.dice racers.cogs racers.pips supply",
    "rolled": "racers.pool racers.pool* racers.machine* racers*.machine* racers*.done racers.floor phase supply",
    "rerolled": "racers.pool racers.pool* racers.cogs",
    "raised": "racers.pool racers.pool* racers.cogs",
    "placed": "racers.machine*.dice racers.pool racers.pool* supply",
    "activated": "racers.machine*.used",
    "bulb-off": "racers.bulb",
    "bulb-on": "racers.bulb",
    "gained-die": POOL,
    "no-die": "",
    "gained-cogs": "racers.cogs racers.ponies",
    "cleared": "racers.machine*.dice racers.machine*.stored supply",
    "emptied": "racers.machine*.dice supply",
    "stored": "racers.pool racers.pool* racers.machine*.stored",
    "returned": POOL,
    "damaged": "racers.gauge",
    "reinforced": "racers.gauge",
    "gauge-reset": "racers.gauge racers.done",
    "exploded": f"racers.at racers.left racers.gauge {PLACES}",
    "moved": f"racers.at racers.left {PLACES}",
    "stopped": "",
    "crossed-line": "final_round",
    "fell-back": f"racers.at racers.left {PLACES}",
    "crowd": "racers.cogs",
    "die-paid": POOL,
    "cog-paid": "racers.cogs",
    "boost-shown": "stash stash* racers.boosts racers.playing",
    "boost-kept": "stash stash* racers.boosts racers.playing",
    "boost-played": "stash stash* racers.boosts racers.playing racers.shield racers.pips discards lasting lasting*",
    "part-blocked": "racers.machine*.blocked",
    "levied": "racers.cogs",
    "boost-expired": "lasting lasting* discards racers*.floor racers*.shield racers*.machine*.blocked racers*.pips",
    "done": "racers.done racers.pips",
}
