"""Which keys of a view each kind of event may change: so every event is told at its moment."""

PLACE = "cars.space cars.ahead cars.lap cars.corner cars.stops cars.pit cars.nitro running"
TURN = "acting number cars.spun cars.stalled"  # what begins anew with a car's turn
GONE = """
    cars.space cars.ahead cars.corner cars.stops cars.pit cars.spun cars.place cars.out cars.ended running places teams
"""

UNTOLD = "acting number cars*.repairs order cars*.tyres_lap cars*.points cars*.full"  # a car is built part by part

MAY_CHANGE = {
    "team": "",
    "built": "cars.points cars.full",
    "grid-roll": "",
    "lap-driven": "cars.space cars.ahead cars.lap cars.corner cars.stops cars.score cars.void running number",
    "weather": "weather wet",
    "tyres": "cars.tyres cars.tyres_lap",
    "driver": "cars.driver cars.points cars.full cars.nitro",
    "nitro": "number cars.nitro",
    "toll": "number",
    "adjusted": "number cars.points",
    "harmed": "cars*.points",
    "ambush": "cars.points",
    "trapped": "",
    "trap-won": "",
    "regained": "cars.points",
    "grid": """
        debris order acting number phase cars*.space cars*.ahead cars*.gear cars*.corner cars*.stops cars*.lap running
    """,
    "round-began": "round phase order acting",
    "start-roll": f"{TURN} cars.gear",
    "shifted": f"{TURN} cars.gear cars.points running",
    "rolled": f"{TURN} number cars.score phase cars*.space cars*.ahead cars*.gear cars*.corner cars*.stops running",
    "moved": f"{PLACE} {TURN} cars.tyres_lap",
    "crossed-line": "",
    "braked": "cars.points",
    "stop": "cars.stops",
    "overshot": "cars.points cars.score",
    "spun": "cars.spun",
    "check": "cars.points",
    "debris": "debris",
    "pit": "",
    "waits": "",
    "fresh-tyres": "cars.points",
    "pit-roll": "cars.gear number acting running",
    "repaired": "cars.points cars*.repairs",
    "finished": f"{GONE} teams*",
    "eliminated": GONE,
    "race-over": "phase acting number places",
}
