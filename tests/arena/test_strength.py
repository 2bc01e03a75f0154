"""How strong the levels are: matches in pieces, and the rows of the page."""

from paddock.arena.strength import Match, Played, Strength, played, strength_of, table_of, updated

MATCH = Match("heat", "one lap", [{"circuit": "usa", "laps": "1"}], "club", "random", 4)
OTHER = Match("heat", "one lap", MATCH.settings, "rookie", "random", 4)
GONE = Match("heat", "no lap", MATCH.settings, "club", "random", 4)


def ignore(games: int) -> None:
    assert games == 1


def test_pieces_of_a_match_are_the_same_games_as_the_whole() -> None:
    whole = played(MATCH, 3, ignore)
    pieces = [played(MATCH, 3, ignore, (first, first + 2)) for first in (0, 2)]

    assert [piece.first for piece in pieces] == [0, 2]
    assert (whole.won, whole.games, len(whole.turns)) == (
        sum(piece.won for piece in pieces),
        sum(piece.games for piece in pieces),
        sum(len(piece.turns) for piece in pieces),
    )


def test_pieces_add_up() -> None:
    found = strength_of(MATCH, [Played(0, 3, 10, [0.001] * 99), Played(10, 2, 10, [0.5])])

    assert (found.won, found.games, found.slow_turn_ms) == (5, 20, 500.0)
    assert round(found.turn_ms, 2) == 5.99


def strength(match: Match, won: int) -> Strength:
    return Strength(match, won, 10, 1.0, 2.0)


def test_rows_of_matches_that_were_not_played_stay_in_their_places() -> None:
    before = table_of([strength(GONE, 1), strength(OTHER, 2), strength(MATCH, 3)])

    after = updated(before, [strength(MATCH, 9)], [MATCH, OTHER])

    assert after == table_of([strength(MATCH, 9), strength(OTHER, 2)])
    assert updated("", [strength(OTHER, 4)], [MATCH, OTHER]) == table_of([strength(OTHER, 4)])
