# The terminal: help, prompts, results, refusals. Every key stands in ru.ftl too.

cli-usage = usage
cli-about = Paddock: racing board games with complete rules, on one engine.
cli-more-help = "paddock COMMAND --help" explains a command and gives examples. Without a command the site opens.
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-examples = examples
cli-game = GAME
cli-file = FILE
cli-bots = BOT,…
cli-name = NAME
cli-names = NAME,…
cli-assignment = KEY=VALUE
cli-address = ADDRESS
cli-folder = FOLDER
cli-url = URL
cli-head-game = game
cli-percent = { $value }%
cli-too-small = This terminal has { $width } columns and { $height } lines; a race needs at least { $least_width } by { $least_height } to be seen whole.
cli-bot = bot
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language; usually that of the system
cli-help-json = print the result as one JSON value and nothing else
cli-help-game = the name of the game, for example heat
cli-help-seats = the number of cars in the game
cli-help-options = a setup option, for example -o circuit=italy; "paddock games GAME" lists them
cli-help-file = a game file, as "paddock play --record" writes it
cli-not-over = The game is not over.

# Words that are typed, with spaces between them.
cli-words-yes = y yes
cli-words-quit = q quit exit leave
cli-words-undo = u undo
cli-words-help = help
cli-words-whole = m map
cli-words-advice = advice champion
cli-word-save = s

## paddock games

cli-games-about = Which games there are, with every option.
cli-games-examples =
    {"  "}paddock games
    {"  "}paddock games heat
    {"  "}paddock games heat --json
cli-games-help-game = only this game, with all its options
cli-games-seats = seats
cli-games-about-game = about
cli-games-options = options
cli-games-more = "paddock games GAME" tells what the options mean.
cli-games-facts = For { $least } to { $most } players. Rules version { $rules }.
cli-games-default = usual
cli-games-only-if = Counts only with { $setting }.
cli-no-effect = paddock: { $option } changes nothing here; it counts only with { $setting }
cli-games-on = yes
cli-games-off = no

## paddock play

cli-play-about = Play in the terminal, against bots and with others at the same keyboard.
cli-play-examples =
    {"  "}paddock play heat
    {"  "}paddock play heat --seats 6 -o circuit=france -o laps=1
    {"  "}paddock play heat --people 2 --names Ana,Jun --bots champion,rookie
    {"  "}paddock play heat --save race.save --record race.json
    {"  "}paddock play --load race.save
cli-play-help-people = how many people play, from the first seat on (1)
cli-play-help-bots = the bots at the other seats: one for all, or one for each (club): rookie, club, pro, champion, random; module:name is one of your own
cli-play-help-names = names for the seats, from the first on
cli-play-help-seed = the seed of all chance; usually drawn anew
cli-play-help-save = save here after every answer
cli-play-help-load = go on with a saved game, in the same file, with the same drivers and bots
cli-play-help-record = write the game file here at the end, for "paddock replay" and "paddock verify"
cli-play-help-advice = everybody at the keyboard may ask what a Champion would do; whoever plays alone always may
cli-play-help-force = replace files that exist already
cli-play-keys = ? help · ?! a Champion's advice · m the whole map · u takes back · q leaves
cli-play-so-far =
    The race goes on after { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
cli-play-long =
    This game has become very long: { $answers } answers so far. From answer { $bots } on bots play it to the end; after
    answer { $most } it is stopped as it stands.
cli-play-left-to-bots =
    This game has become too long: bots play it to the end now. After answer { $most } it is stopped as it stands.
cli-play-commitment = Seed commitment (SHA-256): { $commitment }
cli-play-seed = The seed was { $seed }.
cli-play-hand-over = Pass the keyboard to { $name }; everybody else looks away. { $name }, press Enter.
cli-play-help =
    Type what stands in front of a choice, or the beginning of its words.
    Several cards are typed with spaces between them, { $order ->
        [fixed] in the order in which they are to be played.
       *[any] in any order.
    }
    {"  "}?        this help          ? word   why that cannot be chosen
    {"  "}u        take back          q        leave
    {"  "}Enter    show the table again    m   the whole of it, with all signs
    {"  "}?!       what would a Champion do? (advice)
cli-advice-head =
    What would a Champion do? { $playouts ->
        [0] What looks best at once, its own choice first:
        [one] After { $playouts } playout, its own choice first:
       *[other] After { $playouts } playouts, its own choice first:
    }
cli-advice-place = no.
cli-advice-typed = type
cli-advice-turn = turn
cli-advice-worth = worth
cli-advice-best = its choice
cli-advice-best-of = { $worth }, its choice
cli-advice-rounds = { $behind } rounds behind the first (± { $error })
cli-advice-points = rated { $behind } below the first (± { $error })
cli-advice-chance = wins { $chance } %
cli-advice-even = as good as the first
cli-advice-used = { $name } has asked what a Champion would do.
cli-advice-total =
    { $name } asked a Champion { $times ->
        [one] once.
       *[other] { $times } times.
    }
cli-play-forced = No other choice: { $what }
cli-play-enter-goes-on = There is no other choice: Enter goes on, u takes back.
cli-play-kept =
    Chosen: { $chosen }; { $missing ->
        [one] 1 more.
       *[other] { $missing } more.
    }
cli-play-taken-back = Taken back: { $what }.
cli-play-possible = "{ $word }" can be chosen.
cli-play-leave = Leave the race? y leaves, s saves it first, Enter plays on:
cli-play-leave-saved = The race is saved in { $file }. Leave? y leaves, Enter plays on:
cli-play-save-where = Save in which file? (Enter plays on)
cli-play-saved = The race is saved. Go on with: { $command }
cli-play-not-saved = The race is not saved.
cli-play-recorded = The game is recorded in { $file }.

## paddock simulate

cli-simulate-about = Let bots play many games, and count.
cli-simulate-examples =
    {"  "}paddock simulate heat --games 2000 --seats 6 --seed 1
    {"  "}paddock simulate heat --games 400 --bots greedy,random,random,random --workers 2
    {"  "}paddock simulate heat --games 100 --bots greedy -o circuit=usa --stats --json
cli-simulate-help-games = how many games (100)
cli-simulate-help-bots = one bot for all seats, or one for each; they change seats from game to game (random): rookie, club, pro, champion, greedy; module:name is one of your own
cli-simulate-help-seed = the seed of all games; the same seed gives the same result (1)
cli-simulate-help-workers = how many processes (1); the result is the same
cli-simulate-help-stats = count what happened, by kind; slower
cli-simulate-playing = Playing
cli-simulate-done =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
cli-simulate-speed = { $decisions } decisions in { $seconds } seconds, { $decisions_per_second } a second
cli-simulate-rounds = Rounds: { $rounds_mean } on average, { $rounds_min } to { $rounds_max }.
cli-simulate-statistic = { $name }: { $mean } on average, { $min } to { $max }.
cli-simulate-wins = Wins by seat: { $wins }
cli-simulate-won = won
cli-simulate-mean-place = mean place
cli-simulate-places = 1st, 2nd …
cli-simulate-event = event
cli-simulate-in-all = in all
cli-simulate-per-game = a game
cli-simulate-errors =
    { $count ->
        [one] 1 game went wrong:
       *[other] { $count } games went wrong:
    }
cli-simulate-failure = game { $game }, seed { $seed }: { $message }

## paddock serve

cli-serve-about = Open the site: people race in the browser, with friends and with bots.
cli-serve-examples =
    {"  "}paddock serve --open
    {"  "}paddock serve --host 0.0.0.0 --port 8080 --data /srv/paddock
cli-serve-help-host = the address to listen at (127.0.0.1: this machine only)
cli-serve-help-port = the port (8000)
cli-serve-help-data = the folder for the database and the key (the system's place for a program's data)
cli-serve-help-database = the database: sqlite:///FILE or postgresql://… (a SQLite file in the data folder)
cli-serve-help-config = a file with settings, such as workers = 2, a line each; PADDOCK_WORKERS=2 in the environment goes before it
cli-serve-help-redis = Redis, through which several workers hear of each other (none)
cli-serve-help-workers = so many processes share the work; they need PostgreSQL and Redis (1)
cli-serve-help-link = this machine's address for workers on other machines (127.0.0.1: there are none)
cli-serve-help-crowd = N times as much for one address as usual: for a club or a school behind one router (1)
cli-serve-help-name = a name that the site answers to, such as play.example.org; may be repeated (any name)
cli-serve-help-proxy = whose X-Forwarded-For is believed: an address or a network; may be repeated (this machine)
cli-serve-help-origin = another address whose pages may use the site, such as https://play.example.org; may be repeated (none)
cli-serve-help-open = open a browser
cli-serve-at = Paddock is at { $address } (data in { $folder }); Ctrl-C stops it
cli-serve-at-for-others = For others in your network: { $address }
cli-serve-alone =
    Only this computer can open it. For others too, start it with one of these:
    {"  "}{ $make }
    {"  "}{ $plain }
cli-serve-no-pages =
    Its pages have not been built: only the HTTP interface works. In a copy of the source "make play" builds them;
    or install Node 20.19 or newer, and then there: pip install --force-reinstall --no-deps .

## paddock migrate

cli-migrate-about = Bring a site's database up to date; the site does it by itself when it starts.
cli-migrate-examples =
    {"  "}paddock migrate
    {"  "}paddock migrate --database postgresql://paddock@localhost/paddock
cli-migrate-done = The database has gone from schema { $before } to { $now }.
cli-migrate-nothing = The database is up to date (schema { $now }).

## paddock backup

cli-backup-about = Save everything a site remembers, with its key, into one file; the site may be running meanwhile.
cli-backup-examples =
    {"  "}paddock backup paddock.backup
    {"  "}paddock backup --config /etc/paddock.toml /backups/monday.backup
cli-backup-help-file = the file to write; whoever has it can sign in as anybody
cli-backup-help-force = replace a file that exists already
cli-backup-done =
    { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.

## paddock restore

cli-restore-about = Bring back what was saved, into an empty database: SQLite or PostgreSQL, whichever it came from.
cli-restore-examples =
    {"  "}paddock restore paddock.backup
    {"  "}paddock restore paddock.backup --database postgresql://paddock@localhost/paddock
cli-restore-help-file = a file that "paddock backup" has written
cli-restore-done =
    Back from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.

## paddock doctor

cli-doctor-about = See whether a site has all it needs: settings, versions, connections, migrations, clocks.
cli-doctor-examples =
    {"  "}paddock doctor
    {"  "}paddock doctor --config /etc/paddock.toml --json
cli-doctor-settings = Chosen settings:
cli-doctor-no-settings = No setting was chosen: everything is as usual.
cli-doctor-setting = { $name } = { $value } ({ $where })
cli-doctor-versions = Paddock { $paddock }, Python { $python }, { $system }
cli-doctor-pages = The pages of the site are built.
cli-doctor-no-pages = The pages of the site are not built: nobody can play in the browser.
cli-doctor-workers-need-postgresql = Several workers need PostgreSQL: name it with --database postgresql://…
cli-doctor-workers-need-redis = Several workers need Redis: name it with --redis redis://…
cli-doctor-folder = Data folder { $folder }, { $free } MB free
cli-doctor-no-folder = There is no folder { $folder } yet: the site will make it.
cli-doctor-bad-folder = The folder { $folder } cannot be used: { $cause }
cli-doctor-key = The key begins with { $mark }: on all machines of a site it must be the same.
cli-doctor-no-key = There is no key yet: the site will make one.
cli-doctor-open-key = Others on this machine can read { $file }: chmod 600 puts it right.
cli-doctor-no-database = There is no database { $database } yet: the site will make it.
cli-doctor-bad-database = The database { $database } cannot be used: { $cause }
cli-doctor-no-database-address = "{ $database }" is no address of a database: one begins with sqlite:/// or postgresql://.
cli-doctor-unknown-database = Paddock keeps its memory in sqlite:///FILE or in postgresql://…, not in "{ $kind }".
cli-doctor-database = { $kind } { $version } at { $database } answers in { $took } ms.
cli-doctor-old-schema = The database has schema { $before }, this Paddock needs { $now }: "paddock migrate", or the start of the site, brings it there.
cli-doctor-schema = The schema is up to date ({ $now }); { $tables } tables are stored.
cli-doctor-workers = Workers at the moment: { $number }
cli-doctor-other-key = The worker at { $address } has another key: copy the file "key" from its data folder, or choose another database.
cli-doctor-running = A site is running with this database.
cli-doctor-not-running = No site is running with this database.
cli-doctor-no-redis = No Redis: a site of one worker needs none.
cli-doctor-redis = Redis { $version } at { $redis } answers in { $took } ms.
cli-doctor-bad-redis = Redis at { $redis } cannot be used: { $cause }
cli-doctor-port = The site can be opened at { $host }, port { $port }.
cli-doctor-port-of-ours = A Paddock answers at { $host }, port { $port }: this site, which is running.
cli-doctor-port-taken = Port { $port } at { $host } is in use by another program: choose another with --port.
cli-doctor-cannot-listen = The site cannot be opened at { $host }, port { $port }: { $cause }
cli-doctor-clock = The clock of { $whose } is { $apart } s from this one.
cli-doctor-clock-apart = The clock of { $whose } is { $apart } s from this one: set both by the network's time.

## paddock bench

cli-bench-about = Measure the engine: random decisions a second on one core, and the time to copy a table.
cli-bench-examples =
    {"  "}paddock bench
    {"  "}paddock bench heat --seats 6 --json
cli-bench-help-game = only this game
cli-bench-help-seats = only with this many seats
cli-bench-help-seconds = how long to measure each (2)
cli-bench-measuring = Measuring
cli-bench-decisions = decisions a second
cli-bench-driven = from plain Python
cli-bench-games = games a second
cli-bench-clone = copying a table, µs
cli-bench-playouts = playouts/s
cli-bench-compiled = The engine is compiled.
cli-bench-interpreted = The engine runs as plain Python; compiled it is several times faster.

## paddock replay

cli-replay-about = Tell a recorded game again, in words or as a picture.
cli-replay-examples =
    {"  "}paddock replay race.json
    {"  "}paddock replay race.json --step 40 --seat 1
    {"  "}paddock replay race.json --json
cli-replay-help-step = the table after this many answers, as a picture
cli-replay-help-seat = as this seat saw it, with its own cards; usually as a spectator
cli-replay-step = After answer { $step } of { $steps }
cli-replay-asked = To answer: { $names }

## paddock verify

cli-verify-about = Check a recorded game: the seed, every answer, the outcome.
cli-verify-examples =
    {"  "}paddock verify race.json
    {"  "}paddock verify race.json --json
cli-verify-file = { $name }, rules version { $rules }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: the file is whole.
cli-verify-seed = The seed { $seed } matches its commitment { $commitment }.
cli-verify-answers =
    { $count ->
        [0] No answer was given.
        [one] 1 answer was played again, and it was legal.
       *[other] { $count } answers were played again, and every one was legal.
    }
cli-verify-position = The last position and the outcome are as recorded.

## paddock completion

cli-completion-about = Print the script by which a shell completes the commands of Paddock.
cli-completion-examples =
    {"  "}paddock completion bash      (in ~/.bashrc: eval "$(paddock completion bash)")
    {"  "}paddock completion zsh       (in ~/.zshrc: source <(paddock completion zsh))
    {"  "}paddock completion fish      (in ~/.config/fish/config.fish: paddock completion fish | source)
cli-completion-help-shell = the shell: { $shells }
cli-completion-help-line = print what can be typed next on this line; the scripts ask so
cli-line = LINE

## What the system says

cli-cause-not-allowed = permission denied
cli-cause-read-only = it is read-only there
cli-cause-no-such-folder = there is no such folder
cli-cause-is-a-file = it is a file
cli-cause-no-space = no space is left
cli-cause-long-name = the name is too long
cli-cause-links-in-a-circle = the links lead in a circle
cli-cause-not-a-folder = a part of the path is not a folder
cli-cause-not-our-address = this machine has no such address
cli-cause-unknown-address = there is no such address

## Refusals

refusal-usage = The command line is not understood (see: { $command } --help)
refusal-needs-a-value = { $option } needs a value.
refusal-takes-no-value = { $option } takes no value.
refusal-unknown-command = There is no command "{ $command }". Known: { $known }.
refusal-unknown-words = This is not understood here: { $words } (see: { $command } --help)
refusal-cannot-listen = The site cannot be opened at { $host }, port { $port }: { $cause }.
refusal-port-in-use = Port { $port } is in use already, perhaps by another Paddock. On a free one: { $make }, or { $plain }
refusal-bad-data-folder = The folder { $folder } cannot be used: { $cause }. Choose another with --data.
refusal-bad-database = The database { $database } cannot be used: { $cause }. Choose another with { $option }.
refusal-no-database-address = "{ $database }" is no address of a database: one begins with sqlite:/// or postgresql://.
refusal-unknown-database = Paddock keeps its memory in sqlite:///FILE or in postgresql://…, not in "{ $kind }".
refusal-database-in-use = Another Paddock is running with { $database }: stop it first, or choose another with { $option }.
refusal-workers-need-postgresql = Several workers share PostgreSQL: name it with --database postgresql://…, or leave --workers out.
refusal-workers-need-redis = Several workers hear of each other through Redis: name it with --redis redis://…
refusal-bad-redis = Redis at { $redis } cannot be used: { $cause }. Name another with --redis.
refusal-other-key = Other workers at { $database } have another key (one listens at { $address }): copy the file "key" from their data folder to { $file }, or choose another database.
refusal-no-worker = No worker could begin (code { $code }): what went wrong stands above.
refusal-no-key = There is no key in { $folder }: name the data folder of the site with --data. Without its key a back-up would log everybody out.
refusal-no-database = There is no database { $database }: name the site's own with --data or --database.
refusal-needs-migration = The database { $database } is of another version: run "paddock migrate" first.
refusal-database-not-empty = The database { $database } is not empty: a backup is brought back into an empty one only.
refusal-site-is-running = A site is running with { $database }: stop it first.
refusal-no-backup = { $file } is no backup of Paddock.
refusal-backup-not-whole = { $file } is not whole, or was changed: nothing was brought back.
refusal-backup-unfit = { $file } holds what no database of Paddock takes: "{ $column }" in row { $row } of "{ $table }" ({ $key }) is too long, too large or no text. Nothing was brought back.
refusal-backup-too-new = { $file } was written by a newer Paddock: bring it back with that one.
refusal-one-value = { $option } takes one value only.
refusal-bad-config = { $file } cannot be understood: { $cause }.
refusal-unknown-setting = { $file } has a setting "{ $key }" that does not exist. Known: { $known }.
refusal-bad-address = The site cannot be opened at { $address }: { $cause }.
refusal-cannot-show = The output cannot be written: { $cause }.
refusal-no-advice-here = Several people share this keyboard: with --advice all may ask a Champion.
refusal-no-file = Which file?
refusal-too-small = { $option } must be { $least } or more, not { $value }.
refusal-unknown-language = There is no language "{ $value }". Known: { $known }.
refusal-unknown-shell = There is no script for the shell "{ $shell }". Known: { $known }.
refusal-no-network = { $option } needs an address or a network such as 10.0.0.0/8, not "{ $value }".
refusal-no-host-name = { $option } needs a name such as play.example.org, without http:// and without a port, not "{ $value }".
refusal-no-origin = { $option } needs an address such as https://play.example.org with nothing after it, not "{ $value }".
refusal-not-a-number = { $option } needs a whole number, not "{ $value }".
refusal-too-many-people = There is no room for { $people } people at { $seats } seats (--seats makes more).
refusal-out-of-range = { $option } must be from { $least } to { $most }, not { $value }.
refusal-option-twice = The option { $option } is given twice.
refusal-not-an-assignment = A setup option is given as -o key=value, not "{ $value }".
refusal-no-game = Which game? Known: { $known }.
refusal-load-or-new = A saved game has its seats, options and seed already: leave --seats, -o and --seed out.
refusal-same-name = Two drivers would be called "{ $name }": every name must be different.
refusal-same-file = The save and the game file cannot both be { $file }.
refusal-backup-exists = { $file } exists already: name another file, or replace it with --force.
refusal-file-exists = { $file } exists already: name another file. With --force it is replaced; a saved race goes on with --load.
refusal-too-large = { $file } is too large to be a file of Paddock.
refusal-input-ended = The input has ended before the race.
refusal-bot-failed = The bot "{ $bot }" has failed: { $cause }.
refusal-too-many-names = There are { $seats } seats, but { $given } names.
refusal-bad-name = "{ $name }" will not do as a name: 1 to { $longest } letters are needed.
refusal-no-such-file = There is no file { $file }.
refusal-no-such-folder = There is no folder { $file }.
refusal-is-a-folder = { $file } is a folder, not a file.
refusal-not-a-file = { $file } is not an ordinary file.
refusal-not-text = { $file } is not a text file.
refusal-cannot-read = { $file } cannot be read: { $cause }.
refusal-cannot-write = { $file } cannot be written: { $cause }.
refusal-save-without-log = This save was made by a simulation: it has no log to go on with.
refusal-worker-died = A worker process died: nothing can be counted.
refusal-not-understood = "{ $word }" is not among the choices. Type ? for help; u takes a choice back.
refusal-letters-wanted = Choices have letters here, not numbers: type { $key } for example, or the beginning of the words.
refusal-ambiguous = "{ $word }" could be several things: { $candidates }.
refusal-not-so-often =
    "{ $what }" can be chosen { $most ->
        [one] only once
        [2] only twice
       *[other] only { $most } times
    }.
refusal-too-many-words =
    That is too much: { $most ->
        [one] 1 can
       *[other] { $most } can
    } be chosen here, not { $given }.
refusal-not-together = Those cannot be chosen together.
refusal-needs-its-key = With more words behind it, "{ $word }" is not clear: type { $line }
refusal-one-at-a-time = Type "{ $word }" alone: something happens before the next question.
