"""Records Steampunk Rally's races of this folder anew: ``python -m tests.recorded.record_steampunk_rally [name …]``."""

from paddock.games.steampunk_rally import GAME
from paddock.kernel.table import Table
from tests.recorded.by_bots import Recording, all_of, asks, ends_with, record, tells, told_with, within


def explodes_in_the_last_round(g: Table) -> bool:
    """Whether somebody exploded after the last round had begun."""
    kinds = [event["kind"] for event in g.events()]
    last_round = len(kinds) - 1 - kinds[::-1].index("round-began")
    return "exploded" in kinds[last_round:]


RECORDINGS = {
    "farthest": Recording(all_of(ends_with("farthest"), within(320)), "greedy greedy", tokens=1),
    "most_parts": Recording(all_of(ends_with("most-parts"), within(360)), "greedy greedy", tiles="351"),
    "shared": Recording(ends_with("shared"), "greedy greedy", track="sky", inventors="drawn"),
    "explosion": Recording(
        all_of(tells("exploded", "fell-back"), asks("land-behind"), within(460)), "greedy random", track="sky", tokens=2
    ),
    "explosion_in_the_last_round": Recording(
        all_of(explodes_in_the_last_round, within(400)), "greedy random", tokens=0
    ),
    "stopped_at_the_end_of_the_track": Recording(
        all_of(tells("stopped"), within(400)), "greedy random", track="sky", inventors="drawn"
    ),
    "cogs_paid": Recording(
        told_with("cog-paid", "site", "station", "engine", "mine"), "greedy greedy greedy", tokens=6, race="in_turns"
    ),
    "rails_and_pony": Recording(
        all_of(told_with("die-paid", "site", "rails", "pony"), within(360)),
        "greedy greedy",
        track="sky",
        tiles="513",
        tokens=5,
    ),
    "glacier": Recording(
        all_of(told_with("die-paid", "site", "glacier"), within(400)), "greedy random", tiles="354", race="learners"
    ),
    "crowd": Recording(
        all_of(tells("crowd", "cleared", "stored"), within(400)),
        "greedy random",
        track="sky",
        race="learners",
        tokens=4,
    ),
    "boosts_against_rivals": Recording(
        all_of(tells("levied", "part-blocked", "damaged"), within(900)),
        "greedy random random random",
        track="sky",
        tokens=3,
    ),
    "boosts": Recording(
        all_of(
            tells("boost-kept", "emptied", "bulb-on", "boost-expired"), asks("choose-pile", "last-call"), within(900)
        ),
        "random greedy random",
        pause=False,
    ),
    "every_loss": Recording(
        all_of(
            told_with("part-lost", "how", "break", "damage", "fit", "room", "scrap", "explosion"), asks("store-die")
        ),
        "random random greedy",
    ),
    "storage_and_piles": Recording(
        all_of(asks("store-at", "store-die", "top-part"), within(900)), "random greedy random", race="in_turns"
    ),
    "starved_deck": Recording(
        all_of(tells("reshuffled", "boost-given-up"), within(850)),
        " ".join([*["tests.recorded.hoarder:Hoarder"] * 7, "greedy"]),
        inventors="drawn",
    ),
}


if __name__ == "__main__":
    record(GAME, RECORDINGS)
