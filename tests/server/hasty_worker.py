"""A worker whose bots hardly think: where a site has many tables at once, nobody waits for them."""

from typing import Any

from paddock.bots.advice import advice_for
from paddock.bots.search import SearchBot
from paddock.kernel.chance import Chance
from paddock.server.bots import worker
from paddock.server.bots.thinking import Thought
from paddock.server.bots.worker import Advise, Task, Think, result_of
from paddock.server.games import find_game


def hasty(task: Task) -> object:
    if isinstance(task, Think):
        task.thought.level = "rookie"
    return advice_on(task.thought) if isinstance(task, Advise) else result_of(task)


def advice_on(thought: Thought) -> dict[str, Any]:
    chance = Chance(bytes(32))
    table = find_game(thought.game).load(thought.save)
    return advice_for(table, thought.seat, chance, SearchBot(chance, 14, 4)).as_data()


if __name__ == "__main__":
    worker.result_of = hasty
    worker.main()
