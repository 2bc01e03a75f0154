# Words that all games share. Every key stands in ru.ftl too.

nothing = nothing
number = { $value }
seat-name = Driver { $seat }
seat-you = You
seat-bot-name = Bot { $seat }
bot-name =
    { $seat ->
        [1] Nico
        [2] Lotta
        [3] Bruno
        [4] Vera
        [5] Otto
        [6] Lin
        [7] Mateo
        [8] Ines
        [9] Sven
        [10] Aiko
       *[other] Bot { $seat }
    }

## Tables and games

refusal-unknown-game = There is no game called "{ $game }". Known: { $known }.
refusal-seats-out-of-range = { $game } has { $least } to { $most } seats, not { $seats }.
refusal-seats-do-not-fit = With these options the number of seats in { $game } can be { $known }, not { $seats }.
refusal-unknown-option = There is no option called "{ $option }". Known: { $known }.
refusal-bad-value = The option "{ $option }" cannot be "{ $value }". It can be: { $known }.
refusal-unknown-bot = There is no bot called "{ $bot }". Known: { $known }, or module:name for one of your own.
refusal-bot-not-made = The bot "{ $bot }" could not be made: { $cause }.
refusal-not-a-bot = "{ $bot }" makes something that is not a bot: it has to be a paddock.bots.Bot.
refusal-bots-do-not-fit =
    { $seats ->
        [one] 1 seat is for a bot
       *[other] { $seats } seats are for bots
    }, but { $given ->
        [one] 1 bot is named
       *[other] { $given } bots are named
    }: name one bot for all, or one for every seat.
refusal-names-do-not-fit = { $given ->
        [one] 1 name is given for { $seats } seats
       *[other] { $given } names are given for { $seats } seats
    }: one is needed for every seat, "" where there is none.
refusal-no-games = At least one game has to be played, not { $games }.

## How far a game has come

progress-race = race { $race } of { $races }
progress-lap = lap { $lap } of { $laps }
progress-round = round { $round }

## Answers

refusal-unknown-seat = There is no such seat: this table has { $seats }.
refusal-quiet-table = A quiet table keeps no log, so its game cannot be written down.
refusal-not-an-option = That is not among the choices now.
refusal-not-your-turn = It is not your turn.
refusal-no-time-limit = There is no time limit for this answer.
refusal-nothing-to-undo = There is nothing to take back: the last answer stands.
refusal-rule-failed = A rule went wrong after answer { $position }: { $cause }. Position: { $notation }. Agenda: { $agenda }.

## Files

refusal-not-json = This is not a file of Paddock: it is broken or something else.
refusal-wrong-kind = This is another kind of file: a { $expected ->
        [paddock-save] saved table
       *[paddock-game] game file
    } is needed here.
refusal-other-format = This file was written by another version of Paddock ({ $found }; this one reads { $expected }).
refusal-edited = This file has been changed or damaged: its digest does not fit.
refusal-broken = This file is broken: what it holds is no game.
refusal-other-game = This file holds a game of { $found }, not of { $expected }.
refusal-other-rules = This file was played by version { $found } of the rules; this Paddock plays version { $expected }.
refusal-unknown-step = This file is broken: it names a step that does not exist ({ $step }).
refusal-wrong-seed = The seed does not match its commitment.
refusal-seed-too-large = The seed is too large: it may have { $bits } bits.
refusal-answer-differs = Answer { $number } does not belong to the question that was asked.
refusal-illegal-answer = Answer { $number } is against the rules.
refusal-wrong-outcome = The answers lead to another outcome than the one recorded.
refusal-wrong-position = The answers lead to another position than the one recorded.
