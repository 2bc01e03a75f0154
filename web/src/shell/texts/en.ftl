# The pages around a race: home, lists, rules, settings, waiting room, podium. Every key stands in ru.ftl too.

## Home

home-title = Pick your race
home-lead = Friends by link, bots in the empty seats, no account needed.
home-games = Games
home-yours = Your tables
home-all = all { $count }
home-yours-none = Your races will wait for you here.
home-yours-none-help = Open a table and send its link: nobody needs an account.
home-open = Open tables
home-lobby = the whole lobby
facts-players = { $from }–{ $to } players
facts-minutes = { $minutes } min
race-now = Race now
race-now-busy = To the grid…
race-now-at = Race now: { $game }
with-friends = With friends
with-friends-at = With friends: { $game }
learn = Learn
learn-at = Learn { $game }
not-ready = Not on the grid yet
not-ready-text = { $game } is still in the workshop. Its rules can be read already.
read-rules = Read the rules
read-rules-of = Read the rules of { $game }

## Rows of tables

row-play = Play
row-open = Open
row-join = Join
row-watch = Watch
row-seats = { $taken } of { $seats }
row-waiting-for = waiting for { $names }
row-option = { $name }: { $value }
row-alone = nobody else yet
list-loading = Tables are being fetched
list-failed = The tables could not be fetched.
list-failed-help = The site does not answer. Your races are safe there.

## Lobby, your tables

lobby-title = Lobby
lobby-lead = Take a free seat, or watch a race that is on.
lobby-filter = Game
lobby-all-games = All games
lobby-open = Waiting for drivers
lobby-none = Nobody is waiting right now.
lobby-none-help = Open a listed table and it will stand here.
lobby-racing = Racing now
lobby-racing-none = No open race is on.
lobby-racing-none-help = Listed tables can be watched from their first round on.
tables-title = Your tables
tables-lead = Races you sit at, the most urgent first.
tables-your-turn = Your turn
tables-waiting = Waiting for others
tables-not-started = Not started yet
tables-finished = Finished: { $count }

## Replays

replays-title = Replays
replays-lead = Every race can be watched again, move by move, through anybody’s eyes.
replays-mine = Your finished races
replays-none = No finished race yet.
replays-none-help = The first one you drive to the flag will stand here.
replays-file = A game file
replays-file-note = Every finished race can be downloaded as a file. The terminal writes such files too:
file-open = Open a game file
file-busy = Reading the file…
file-help = Choose a .json file or drop it here.
replay-imported = from a file
replay-watch = Watch
replay-watch-table = Watch { $table }
replay-download = Download { $table }
replay-place =
    { $place ->
        [1] 1st of { $cars }
        [2] 2nd of { $cars }
        [3] 3rd of { $cars }
       *[other] { $place }th of { $cars }
    }

## Rules

rules-title = Rules
rules-lead = How each race is run. At the table, a refusal leads to its paragraph here.
rules-of = { $game }: the rules
rules-contents = Chapters
rules-whole = The rules of the race
rules-short = In short; not on the grid yet
rules-none = Nobody has written these rules down yet.
rules-search = Search the rules
rules-search-hint = Word or number, 3.4
rules-search-none = No rule with this word.
rules-drawn = with drawings
rules-address = Address of rule { $number }, “{ $title }”
rules-copied = Address copied
rules-back = Back to the table
rules-table = Table
learn-first-race = Drive a first race

## Learning

learn-title = Your first race: { $game }
learn-text = Two gentle bots roll to the grid. Hints will stand beside the track and step aside when you know them.
learn-failed = The first race could not be set up

## Fair dice

fair-title = Fair dice
fair-lead = Cards and dice are decided before the start and sealed. Afterwards anyone can check that nothing was changed.
fair-sealed = Sealed
fair-sealed-text = Before the start the site draws one number, the seed. Everybody sees its seal: a fingerprint that fits this number and no other.
fair-raced = Raced
fair-raced-text = Every shuffle and every die comes from the seed alone, always in the same way. Nobody can steer it while you drive.
fair-opened = Opened
fair-opened-text = At the flag the seed is shown. Make its fingerprint yourself: it must be the seal from the start.
fair-check-title = Check a race
fair-still-sealed = This race is still on: its seed stays sealed until the flag.
fair-seal = Seal
fair-seal-help = The 64 signs shown before the start and at the end
fair-seed = Seed
fair-seed-help = The number shown at the end
fair-check = Check
fair-fits = The seed fits the seal
fair-differs = The seed does not fit the seal
fair-text = Sealed text
fair-why = What this proves
fair-why-before = The site draws the seed, and the seal pins it down: it was fixed before the first card and not changed afterwards.
fair-why-after = A fingerprint (SHA-256) cannot be run backwards: nobody can read the coming cards from the seal.
fair-why-mend = A downloaded race holds the seed and every answer. Replaying it gives the same race, card by card, on any machine.
fair-why-yourself = You need not trust this page for that. A shell is enough:

## Settings

settings-title = Settings
settings-lead = Kept in this browser. Your name is known to the site, so that others know who sits there.
settings-you = You
settings-name = Name
settings-name-help = How you are called at the table
settings-name-blank = A name needs at least one sign that is not a space.
settings-name-none = Guest
settings-recovery = Recovery link
settings-recovery-help = Opens your seats and races in another browser. No account, no password: the link is the key.
settings-recovery-show = Show my link
settings-recovery-warning = Keep it to yourself: whoever has it drives your cars. Links that you saved before go on working.
settings-recovery-end = Make all older links useless
settings-sessions = Other browsers
settings-sessions-help = Was this your browser only for a while, or does somebody else hold your cookie? Here you stay who you are. Recovery links go on working: make them useless above if somebody else may have one.
settings-sessions-end = Sign out everywhere else
settings-sessions-ended = No other browser knows you any more.
settings-recovery-ended = Older links open nothing any more. Keep this one.
settings-screen = Screen and play
settings-speed-help = How fast cars and cards move
settings-second-tap-always = Every choice is shown first and confirmed by a second { tap }
settings-second-tap-cost = Choices that cost something need a second { tap }
settings-second-tap-never = The first { tap } plays; undo helps where the rules allow it
settings-digits = Digits choose cards
settings-digits-help = At the table the keys 1 to 9 lay a card; switch them off if you speak to your computer
settings-sound = Sound
settings-sound-help = Engines, cards, and a bell when it is your turn
settings-notify = Call me to my turn
settings-notify-help = A message of the browser while Paddock is open in a tab that you do not look at
settings-notify-example = Like this, when a table waits for you.
settings-notify-denied = The browser forbids it. Allow messages for this site in its own settings, then try again.
settings-notify-unable = This browser cannot do it here: it takes https and, as a rule, a computer. The count in the bar and the sound work everywhere.
recover-title = Your races are being fetched
recover-text = One moment: the link is being turned into your seats.
recover-failed = This link opens nothing
recover-ask = You already race in this browser
recover-ask-text =
    { $count ->
        [one] One race here is yours, { $name }. The link makes this browser somebody else’s: without a recovery link of your own you could not come back to it.
       *[other] { $count } races here are yours, { $name }. The link makes this browser somebody else’s: without a recovery link of your own you could not come back to them.
    }
recover-stay = Stay who I am
recover-go-on = Open the link

## New table

setup-title = New table: { $game }
setup-last-time = same as last time
setup-facts =
    { $races ->
        [1] { $from }–{ $to } players, { $minutes } minutes
       *[other] { $from }–{ $to } players, { $races } races of { $minutes } minutes
    }
setup-another = Another game
setup-seats = Seats
setup-cars =
    { $count ->
        [one] 1 at the table
       *[other] { $count } at the table
    }
setup-cars-label = Number of seats
setup-seat = Seat { $number }
setup-you = You
setup-by-link = By the link
setup-anyone = Whoever comes
setup-use-me = You
setup-use-here = At this screen
setup-use-open = Person
setup-bot-level = Bot, { $level }
setup-name-of = Name at seat { $number }
setup-pace = Pace
setup-pace-live = Live
setup-pace-days = By days
setup-who-sees = Who sees it
setup-private = Private
setup-groups = Show
setup-groups-all = All
setup-listed = Listed
setup-time = Time for a decision
setup-time-live-help = then a bot steps in{ $timer ->
    [yes] , or random cards under the Timer
   *[no] {""}
}
setup-time-days-help = then a bot moves for you{ $timer ->
    [yes] , or random cards under the Timer
   *[no] {""}
}
setup-seats-needed = This course is for { $numbers } players.
setup-team = Team { $team }
setup-advice = A Champion's advice
setup-advice-help = Everybody may ask what a Champion would do; the log tells it. Alone with bots you always may
setup-hot-seat = One screen for several
setup-hot-seat-help = Pass the device on; hands stay hidden in between
setup-hot-seat-start = Everyone plays at this screen: no link to send, no clock.
setup-open = Open the table
setup-open-help = The link to share comes next. Bots can fill the rest.
setup-start = Start the race
setup-start-help = Everyone is here: it starts at once.

## Waiting room

room-waiting =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
room-kept =
    { $count ->
        [one] One seat is kept until the start for whoever raced there before.
       *[other] { $count } seats are kept until the start for those who raced there before.
    }
room-full = Everyone is seated.
room-free = Free
room-you = You
room-here = here
room-not-here = Has the seat, not here now
room-sit = Sit here
room-sit-at = Sit down at seat { $number }
room-leave = Leave
room-decline = Decline
room-decline-at = Decline seat { $number }
room-kept-seat = kept until the start
room-kept-for-you = kept for you until the start
room-freed = Your seat was freed. Take another if one is free, or watch.
room-leave-at = Leave seat { $number }
room-take-away = Remove
room-free-at = Remove { $name }
room-remove-sure = { tap-first } again: for good
room-remove-sure-at = { tap-first } again: { $name } cannot sit down here any more
room-add-bot = Add a bot
room-add-bot-at = Add a bot at seat { $number }
room-invite = Invite
room-invite-private = Send this link. Whoever has it can sit down; nobody else sees the table.
room-invite-listed = Send this link, or wait: the table stands in the lobby.
room-invite-full = Every seat is taken. Whoever has this link can watch.
room-link = Link to the table
room-only-here = Only this computer can open that link
room-only-here-how = To let others in, start the site with
room-only-here-or = or
room-chat = Chat
room-chat-write = Message to the table
room-chat-send = Send
room-start = Start the race
room-fill-and-start =
    { $count ->
        [one] Start, a bot takes the seat
       *[other] Start, bots take { $count } seats
    }
room-fill-help = Bots take the seats that are still empty.
room-starts-you = You start the race.
room-starts-host = { $name } starts the race.
room-starts-unseated-host = Whoever opened the table starts the race.
room-starts-next = Whoever sits down next starts the race.
room-starts-all = The race starts by itself when everyone is seated.
room-advice = everybody may ask
room-pace = { $pace }, { $time } for a decision
room-races = Races
room-seal = The seal of this race
room-removed = The host has removed you
room-removed-text = There is no seat for you at this table any more, but you can watch the race here.
room-removed-lobby = To the lobby
room-sealed = Keep it if you want to check the dice afterwards.

## End of race

end-you-win = You win
end-you-win-at = You win: { $place }
end-you-are =
    { $place ->
        [1] You finish first
        [2] You finish second
        [3] You finish third
       *[other] You finish { $place }th
    }
end-you-share = { $you }, shared with { $names }
end-wins = { $name } wins
end-podium = Podium: { $names }
end-board = Board
end-replay = Replay
end-rematch = Rematch
end-next = What next?
end-next-help = That was a short race with everything explained. A whole one has more laps, stronger rivals and modules to add; friends join by a link.
end-next-race = A whole race
end-next-rules = The rules
end-next-games = Other games
end-join-rematch = To the rematch
end-rematch-waits = A rematch is being set up. Until it starts, your seat is kept for you.
end-look-at-rematch = Look at the rematch
end-link-copied = Link to the replay copied
end-chart = Race, round by round
end-chart-help = position after each round
end-chart-label = Position of { $cars } cars after each of { $rounds } rounds
end-lap = lap { $lap }
end-grid = grid
end-result = Result
end-place = Place
end-driver = Driver
end-by-bot = a bot finished
end-moments = Key moments
end-moments-help = { tap } one to watch it
end-round = Round { $round }
end-fair = Checked: the seal fits
end-sealed = Seal, shown before the start:
end-opened = Seed, opened at the finish:
end-verify = Verify this race
