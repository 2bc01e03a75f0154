# What is needed everywhere, at a table too. Every key stands in ru.ftl too.

poster-of = Poster: { $game }

## Words used everywhere

yes = yes
no = no
save = Save
saved = Saved
copy = Copy
copied = Copied
by-hand = Select the text and copy it by hand
share = Share
download = Download
try-again = Try again
seat-number = Seat { $number }
bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
with = with { $names }
table-title = { $game }, { $place }
level-rookie = Rookie
level-club = Club
level-pro = Pro
level-champion = Champion
stepper-less = Less: { $label }
stepper-more = More: { $label }
open-a-table = Open a table
signs-left =
    { $count ->
        [one] 1 sign left
       *[other] { $count } signs left
    }
signs-full = No more fits: { $longest } signs at most.
offline-line = Not connected, trying again

time-left-seconds = { $count } s left
time-left-minutes = { $count } min left
time-left-hours = { $count } h left
time-left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
time-since-seconds = just now
time-since-minutes =
    { $count ->
        [one] for 1 minute
       *[other] for { $count } minutes
    }
time-since-hours =
    { $count ->
        [one] for 1 hour
       *[other] for { $count } hours
    }
time-since-days =
    { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }

## Bar and foot

nav-site = Site
nav-skip = To the content
nav-menu = Menu
nav-lobby = Lobby
nav-replays = Replays
nav-rules = Rules
nav-tables = Your tables
nav-fairness = Fair dice
nav-settings = Settings
nav-your-name = Your name
foot-own = Your own Paddock for your friends, from the project's repository:
foot-more = More
foot-api = API
foot-licences = Licences

## Home

home-nudge =
    { $count ->
        [1] Your turn at one table
        [2] Your turn at two tables
        [3] Your turn at three tables
       *[other] Your turn at { $count } tables
    }

## Rows of tables

row-your-turn = Your turn
pace-live-word = live
pace-a-day = a move a day
pace-hours = { $hours } h for a move
time-none = no limit

## Settings

guest-number = Guest { $number }
settings-language = Language
settings-theme = Theme
settings-theme-help = The system decides unless you do
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed of motion
settings-speed-none = At once
settings-confirm = A second { tap } confirms
settings-confirm-always = Always
settings-confirm-cost = If it costs
settings-confirm-never = Never

## New table

setup-seconds =
    { $seconds ->
        [180] 3 min
       *[other] { $seconds } s
    }
setup-hours =
    { $hours ->
        [72] 3 days
        [24] 1 day
       *[other] { $hours } h
    }

## Pages for when something is missing

not-found-title = Off the track
not-found-text = There is nothing at this address. The link may be cut short, or the table may have been cleared away.
not-found-home = To the games
broken-title = A broken part
broken-text = This page did not load as it should. Your races are safe with the site; loading again usually mends it.
broken-reload = Load again

## Refusals of the site

refusal-offline = The site does not answer. We keep trying.
refusal-unknown = The site refused this and did not say why.
refusal-broken-file = This is not a game file, or it is broken.
refusal-unknown-link = This link is unknown or no longer valid. Make a new one in the browser where you play.
refusal-not-found = There is no such table.
refusal-already-started = The race has already started.
refusal-bad-request = The site did not understand this request.
refusal-empty = Nothing was written here.
refusal-too-long = This is too long: { $longest } signs at most.
refusal-does-not-fit = Something here is too long, too large or no text: it cannot be kept.
refusal-too-large = This file is too large.
refusal-too-fast = That was a lot at once. Wait a moment and try again.
refusal-too-many-tables = You have { $most } tables open already. Finish one first.
refusal-too-many-sockets = The site is open in too many windows.
refusal-house-full = The house is full: no more tables can be opened now.
refusal-no-such-table = There is no such table, or it has been cleared away.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-position = The race is not that long.
refusal-seat-taken = Somebody else has just taken this seat.
refusal-seat-kept = This seat is kept for somebody else until the start.
refusal-removed = The host has taken you off this table: there is no seat for you here, but you can watch the race.
refusal-seat-freed = Your seat at the rematch was given to somebody else.
refusal-rematch-started = The rematch has started without you.
refusal-seats-do-not-fit = This takes { $known } players, not { $seats }.
refusal-too-many-seats =
    { $most ->
        [one] With these options there is room for one only, and { $seats } are planned.
       *[other] With these options there is room for { $most } at most, and { $seats } are planned.
    }
refusal-not-your-seat = This is not your seat.
refusal-not-your-table = Only whoever opened the table may do this.
refusal-not-known = The site does not know you yet. Sit down first.
refusal-not-started = The race has not started yet.
refusal-game-over = The race is over.
refusal-game-not-over = The race is not over yet.
refusal-out-of-time = Your time ran out: a bot plays this turn for you.
refusal-left-to-bots = A very long game: bots play it to the end.
refusal-undone-enough = You have taken back as much as one may at one table.
refusal-no-advice-here = At this table nobody asks a Champion: that has to be agreed before the start.
refusal-no-advice-now = The Champion has no answer just now. Try again in a moment.
refusal-key-used = This was sent under the name of another answer. Look again.
refusal-busy = The site is busy with this for others. Try again in a moment.
refusal-storage-full = The site has no space left to write down what you do. Nothing was changed; try again later.
refusal-stale = The race has gone on meanwhile. Look again.
refusal-table-broken = This table cannot be read any more.
refusal-storage-away = The site cannot reach its memory at the moment. Try again in a few seconds.
refusal-moved = The table is just moving to another part of the site. Try again.
refusal-server-fault = Something went wrong at the site. Nothing was changed.
refusal-other-host = The site is not called so. Use the address that its host gave you.
refusal-other-origin = This request came from another site.
refusal-unknown-level = There is no bot of this level. There is: { $known }.

# What a finger or a mouse does: at the beginning of a sentence, and within one.
tap-first =
    { $pointer ->
        [mouse] Click
       *[touch] Tap
    }
tap =
    { $pointer ->
        [mouse] click
       *[touch] tap
    }
