"""The table at each event, kept while somebody watches: what films are made of."""

import pytest

from paddock.kernel.errors import IllegalChoice, RuleFailed
from tests.kernel.toy import TOY, Fail, Pick, PickInSecret, Say, Toy, Whisper, play


def chatty(*more: int) -> Toy:
    """A table where seat 0 is asked, then this is said between two events, and seat 0 is asked again."""
    g = play("alone")
    g.then(Pick(0), Whisper(1, 5), *[Say(n=n) for n in more], Whisper(0, 6), Pick(0))
    return g


def seen(frames: list[Toy]) -> list[list[str]]:
    return [frame.trace for frame in frames]


def taken(g: Toy) -> list[Toy]:
    frames = g.take_frames()
    assert all(isinstance(frame, Toy) for frame in frames)
    return frames  # type: ignore[return-value]


def test_a_table_that_is_watched_keeps_itself_as_it_was_at_each_event() -> None:
    g = chatty(3, 4)
    g.watch()
    g.answer(0, 1)

    frames = taken(g)
    assert len(frames) == len(g.events()) == 4
    assert seen(frames) == [["0:1"], ["0:1"], ["0:1", "3", "4"], ["0:1", "3", "4"]]


def test_nobody_watches_unless_asked_to_and_no_longer_when_the_frames_are_taken() -> None:
    g = chatty()
    g.answer(0, 1)
    assert g.take_frames() == []

    g.watch()
    g.then(Whisper(0, 1))
    g.advance()
    assert len(g.take_frames()) == 2
    g.then(Whisper(0, 1))
    g.advance()
    assert g.take_frames() == []


def test_frames_that_nobody_took_are_gone_when_watching_begins_again() -> None:
    g = chatty()
    g.watch()
    g.answer(0, 1)
    g.watch()

    assert g.take_frames() == []


def test_what_is_told_while_a_table_is_set_up_is_not_recorded() -> None:
    g = play("whispers")

    assert len(g.events()) == 4
    assert g.frames is None


def test_a_frame_is_a_quiet_table_of_its_own_without_log_events_and_checkpoint() -> None:
    g = chatty()
    g.watch()
    g.answer(0, 1)
    frame = taken(g)[0]

    assert frame.quiet
    assert (frame.log, frame.told, frame.checkpoint, frame.frames) == ([], [], None, None)
    assert not g.quiet
    assert g.checkpoint is not None
    before = g.save()
    frame.advance()
    frame.answer(0, 0)
    assert g.save() == before


def test_copies_and_checkpoints_are_not_watched_and_the_original_goes_on_being_watched() -> None:
    g = chatty()
    g.watch()
    copies = [g.clone(), g.quiet_clone(), TOY.load(g.save())]
    g.answer(0, 1)
    g.keep_checkpoint()

    assert g.checkpoint is not None
    for copy in [*copies, g.checkpoint]:
        assert copy.frames is None
    assert len(g.take_frames()) == 4


def test_a_table_that_becomes_a_copy_of_another_is_watched_as_before() -> None:
    g, other = chatty(), chatty()
    g.watch()
    other.copy_into(g)
    assert g.frames == []
    assert other.frames is None

    g.copy_into(other)
    assert other.frames is None


def test_frames_of_a_refused_list_of_answers_are_dropped_and_those_before_stay() -> None:
    g = chatty()
    g.then(Pick(0), Whisper(0, 9))
    g.watch()
    g.answer(0, 0)

    with pytest.raises(IllegalChoice):
        g.answer_all(0, [1, 7])

    assert len(g.events()) == 2
    assert len(taken(g)) == 2
    g.watch()
    g.answer_all(0, [1, 0])
    assert len(taken(g)) == 4


def test_what_undo_plays_again_is_not_watched_and_what_was_taken_back_was_not_seen() -> None:
    g = play("at_once")
    for seat in (0, 1):
        g.start_anew(seat, [PickInSecret(seat), Whisper(seat, 4), PickInSecret(seat)])
    g.keep_checkpoint()
    g.watch()
    g.answer(0, 1)
    g.answer(1, 1)
    g.undo(0)

    assert len(g.events()) == 2
    assert g.frames == []
    g.answer(0, 1)
    assert len(g.take_frames()) == 2


def test_a_quiet_table_stays_quiet_and_one_that_fails_stays_loud() -> None:
    g = chatty()
    g.then(Pick(0), Whisper(0, 1), Fail())
    g.watch()
    with pytest.raises(RuleFailed):
        g.answer(0, 1)
    assert not g.quiet
    assert len(g.take_frames()) == 2

    quiet = TOY.new(2, quiet=True)
    assert quiet.quiet_clone().quiet
    assert quiet.quiet
