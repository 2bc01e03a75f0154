"""Which keys of a view each kind of event may change: so every event is told at its moment."""

PLACE = "robots.x robots.y robots.facing"
PLACES = "robots*.x robots*.y robots*.facing"
PROGRAM = "robots.registers* robots.cards hands*.registers hands*.registers*"
PROGRAMS = "robots*.registers* robots*.cards hands*.registers hands*.registers*"
OPTION = "robots.options option_deck option_discard hands*.stored"
FLAG = "flags*.x flags*.y flags*.carrier flags*.team"
GONE = f"{PLACE} {PROGRAM} hands*.cards hands*.power_down robots.announced robots*.controller robots.waits"
STORED = "robots*.options*.stored hands*.stored"  # seen by all when programs are made

# Whoever programs or chooses an option is ready or not, and sees the own hand and registers. A displaced robot has its
# damage before its cell is chosen; in Capture the Flag a cell is chosen before the way. A question in the middle of a
# register comes after the step has begun.
UNTOLD = f"""
    hands*.cards hands*.cards* hands*.registers hands*.registers* hands*.power_down hands*.stored robots*.ready
    robots*.damage robots*.waits robots.archive {PLACE} step
"""

MAY_CHANGE = {
    # the turn
    "course": "",
    "course-without-docks": "",
    "turn-began": f"""
        phase round register step robots*.ready robots*.down robots*.announced robots*.controller robots*.cards
        hands*.power_down {STORED}
    """,
    "powered-down": f"robots.damage {PROGRAM}",
    "dealt": "robots.cards hands*.cards hands*.cards* deck",
    "dealt-cards": "",
    "time-up": f"robots.ready hands*.cards {PROGRAM}",
    "programmed": f"phase robots*.ready robots*.announced hands*.cards hands*.power_down deck {PROGRAMS} {STORED}",
    "announced": "robots.announced hands*.power_down",
    "stays-down": "robots.announced hands*.power_down",
    "register-began": "register step",
    "clean-up-began": "phase step",
    "wiped": f"{PROGRAMS} {STORED}",
    "revealed": f"{PROGRAM} deck",
    "acts": "step",
    "random-card": f"{PROGRAM} deck robots.damage robots.waits",
    # moves
    "turned": "robots.facing",
    "moved": PLACE,
    "stopped": "",
    "pushed": f"{PLACES} step",
    "rammed": "",
    "carried": f"{PLACES} step",
    "held": "step",
    "gears": "robots*.facing step",
    # lasers and damage
    "beam": "step",
    "shot": "step",
    "weapon": "robots*.controller step",
    "scrambled": f"{PROGRAM} deck",
    "damaged": f"robots.damage {PROGRAM}",
    "destroyed": f"robots.lives robots.damage {GONE}",
    "eliminated": "",
    "repaired": f"robots.damage {PROGRAM}",
    # options
    "option-drawn": f"{OPTION} draft robots*.ready",
    "no-option": "",
    "drafted": "",
    "option-used": f"{PROGRAM} {STORED} robots.announced hands*.cards hands*.power_down",
    "option-worked": "robots.options*.tokens",
    "option-fired": "robots.options*.tokens",
    "option-given-up": OPTION,
    "option-lost": OPTION,
    "option-worn-out": OPTION,
    # flags, archive, re-entry
    "flag-touched": "robots*.touched robots*.next_flag step",
    "archived": "robots.archive step",
    "returns": f"{PLACE} robots.damage robots*.waits",
    "re-entered": "robots.facing",
    # courses with rules of their own
    "flag-moved": f"{FLAG} robots*.archive step",
    "tossed": "floor steps",
    "superbot": "robots*.superbot",
    "flag-toggled": f"{FLAG} step",
    "home-chosen": FLAG,
    "placed": "robots.facing",
    "caught": f"step {GONE.replace('robots.', 'robots*.')}",
    "flag-taken": f"{FLAG} step",
    "flag-dropped": f"{FLAG} step",
    "flag-returned": f"{FLAG} step",
    "flag-brought": "",
    # the end
    "finished": f"robots*.place {GONE}",
    "race-over": "phase places robots*.place step",
}
