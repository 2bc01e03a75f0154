"""Which keys of a view each kind of event may change: so every event is told at its moment."""

PLACE = "cars.progress cars.space cars.spot cars.lane cars.lap cars.began_spot running crossed*"
LEGEND_PLACE = (
    "legends.progress legends.space legends.spot legends.lane legends.lap legends.began_at legends.began_spot running"
)
PAY = "cars.heat cars.discard cars.discard_top"
TURN = "acting crossed* cars.speed cars.began_at cars.began_spot cars.spun_out"  # what begins anew with a car's turn
# The play area is put away, which is part of drawing, and so of the reshuffling that drawing may ask for.
TIDY = "cars.played cars.discard cars.discard_top cars.ready cars.cluttered crossed*"
DRAW = f"{TIDY} cars.deck cars.deck_top cars.hand hand"
ANOTHER_RACE = """
    phase round order running circuit laps spaces corners corners* sectors weather stress_left legend_card
    cars* legends legends* plan season garage.round garage.picks*
"""
SCORES = """
    places season.standings* season.results season.calendar* season.champions season.sponsor_deck season.sponsors_used
    cars*.hand cars*.deck cars*.discard cars*.discard_top cars*.heat stress_left hand
"""

# The own plan and who is ready while all plan; the symbols that a driver leaves unused; what was known to lie on a deck
# that is shuffled when nothing more is salvaged.
UNTOLD = "plan cars*.ready cars*.symbols cars*.deck_top"

MAY_CHANGE = {
    # the round
    "round-began": "round phase acting order plan legend_card cars*.adrenaline",
    "cards-down": "phase plan cars*.face_down cars*.hand hand face_down",
    "shifted": f"cars.gear {PAY} {TURN}",
    "shifted-too-far": f"cars.hand face_down cars.discard cars.discard_top {TURN}",
    # a turn
    "revealed": f"cars.played cars.face_down face_down cars.hand cars.cluttered cars.symbols {TURN}",
    "flipped": "cars.played cars.speed crossed* cars.deck cars.discard cars.discard_top cars.hand face_down",
    "flipped-nothing": "",
    "speed-chosen": "cars.speed crossed*",
    "moved": f"{PLACE} cars.speed",
    "blocked": "",
    "crossed-line": "",
    "cluttered": "cars.gear",
    "adrenaline": "",
    "cooled": "cars.heat cars.hand hand cars.symbols",
    "boosted": PAY,
    "corner-passed": PAY,
    "spun-out": f"{PLACE} {PAY} cars.gear cars.spun_out cars.hand hand stress_left",
    "eliminated": "cars.place cars.eliminated cars.adrenaline running",
    "finished": "cars.finished cars.finished_round legends.finished legends.finished_round",
    "discarded": "cars.hand hand cars.discard cars.discard_top",
    "reshuffled": DRAW,
    "drew": DRAW,
    "drew-cards": "",
    "put-away": TIDY,
    # symbols of upgrades
    "heat-paid": f"{PAY} cars.symbols",
    "scrapped": "cars.deck cars.deck_top cars.discard cars.discard_top cars.symbols",
    "stress-reduced": "cars.hand hand cars.discard cars.discard_top cars.symbols",
    "salvaged": "cars.deck cars.deck_top cars.discard cars.discard_top cars.symbols",
    "played-directly": "cars.hand hand cars.played cars.speed cars.symbols crossed*",
    "given-up": "cars.played cars.speed crossed* cars.symbols cars.discard cars.discard_top",
    "refreshed": "cars.played cars.deck cars.deck_top",
    "used-up": f"{TIDY} cars.sponsors sponsors season.sponsors_used",
    # the Legends
    "legend-card": "legend_card acting legends*.began_at legends*.began_spot",
    "legend-moved": f"{LEGEND_PLACE} acting legend_card*",
    # the end
    "placed": "cars.place cars.adrenaline legends.place running",
    "race-over": "phase acting places",
    # setting up, the garage, the championship
    "grid": "",
    "weather": "weather corners* sectors stress_left cars*.heat cars*.deck cars*.discard cars*.discard_top",
    "road-token": "",
    "market-opened": "phase garage",
    "upgrade-taken": "cars.upgrades garage",
    "upgrades-dealt": "cars.upgrades garage.cards",
    "market-closed": "phase plan garage cars*.deck",
    "season-began": "",
    "race-ahead": ANOTHER_RACE,
    "season-market": "phase plan garage",
    "swapped": "cars.upgrades garage",
    "press": "",
    "sponsors-dealt": "cars.hand hand cars.sponsors sponsors season.sponsor_deck",
    "sponsor-gained": "cars.hand hand cars.sponsors sponsors season.sponsor_deck",
    "sponsor-card": "",
    "scored": SCORES,
    "season-won": "garage.picks phase garage.round season.sponsor_deck",
    "upgrade-kept": "cars.upgrades garage",
    "season-over": "phase",
}
