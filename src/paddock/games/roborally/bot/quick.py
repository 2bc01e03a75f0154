"""Playing on in imagination: everybody takes the best program of the hand, and decides the rest at once."""

from paddock.games.roborally.bot.answers import answer_scores
from paddock.games.roborally.bot.programs import programs_from_here
from paddock.games.roborally.imagine import take_programs_back
from paddock.games.roborally.rules.program import FillRegister, ProgramRobot, is_programming
from paddock.games.roborally.state import PROGRAM, Factory

__all__ = ["play_on", "program_for_others"]


def play_on(g: Factory, turns: int) -> None:
    """Until so many more turns have begun, or the race is over."""
    last = g.turn + turns
    while True:
        seats = g.open_seats()
        if not seats or (g.phase == PROGRAM and g.turn >= last):
            return
        answer_quickly(g, seats[0])


def answer_quickly(g: Factory, seat: int) -> None:
    """One answer, or a whole program."""
    question = g.open_question(seat)
    if isinstance(question, FillRegister):
        programs = programs_from_here(g, question.n, question.m, 1)
        if programs:
            for answer in programs[0].answers:
                g.answer(seat, answer)
            return
    options = g.options(seat)
    if len(options) == 1:
        g.answer(seat, options[0])
        return
    scores = answer_scores(g, question, options)
    g.answer(seat, options[scores.index(max(scores))])


def program_for_others(g: Factory, seat: int) -> None:
    """While all make programs, the others make theirs anew, with the hands they have."""
    others = [robot for robot in range(g.robots) if g.seat_of[robot] != seat and is_programming(g, robot)]
    if g.phase != PROGRAM or g.busy == 0:
        return
    take_programs_back(g, others)
    for other in range(g.seats):
        robots = [robot for robot in others if g.seat_of[robot] == other]
        if robots:
            g.start_anew(other, [ProgramRobot(other, robot) for robot in robots])
    g.advance()
    for other in range(g.seats):
        while other != seat and other in g.open_seats():
            answer_quickly(g, other)
