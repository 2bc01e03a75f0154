frame-home = Home
frame-menu = Menu
frame-close = Close
frame-rules = Rules
frame-season = The championship
frame-rule = rule
frame-skip = Skip to your choice
frame-you = You
frame-console = Console
frame-your-choice = Your choice
frame-title-turn = Your turn
frame-round = Round { $round }
frame-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
frame-of-seats = of { $seats }
frame-nothing = { "" }

frame-time-left = { $time } left
frame-days = { $days } d { $hours } h
frame-since = since { $time }
frame-advice = What would a Champion do?
frame-advice-thinks = The Champion thinks…
frame-advice-best = { $counts ->
    [chance] { $chance } % · its choice
   *[other] its choice
}
frame-advice-even = as good
frame-advice-chance = { $chance } %
frame-advice-behind = { $counts ->
    [rounds] −{ $behind } rounds
    [points] rating −{ $behind }
   *[other] −{ $behind }
}
frame-advice-how = { $playouts ->
    [0] What looks best at once
   *[other] { $playouts } tries of how the race may go on
}
frame-advice-play = Play { $place }
frame-advice-used = asked a Champion
frame-link-lost = No connection, trying again
frame-problem = The table did not open
frame-loading = Opening the table
frame-try-again = Try again

frame-undo = Undo
frame-undo-none = Nothing to take back now
frame-change = Change
frame-skip-film = Skip ahead
frame-refused = That is not possible
frame-waiting-for = Waiting for { $names }
frame-waiting-many = Waiting for { $count } drivers
frame-watching = You are watching
frame-eyes-of = { $you ->
    [true] Your own view
   *[other] Seen by { $name }
}
frame-must = must
frame-moves = { $you ->
    [true] You move
   *[other] { $name } moves
}
frame-away = bot drives
frame-leave = Leave, a bot drives on
frame-leave-sure = { $season ->
    [true] { tap-first } again: a bot drives for you. You can take the wheel back at any time, in this race or a later one.
   *[other] { tap-first } again: a bot drives for you until you take the wheel back.
}
frame-give-up = Give up, bots finish the { $season ->
    [true] championship
   *[other] race
}
frame-give-up-sure = { $season ->
    [true] { tap-first } again: bots drive all races that are left. With short races that takes only seconds; until then you can take the wheel back.
   *[other] { tap-first } again: the race is over in a moment
}
frame-home-waits = Home, the { $season ->
    [true] championship
   *[other] race
} waits for you
frame-late = { $turns ->
    [one] Time ran out: a bot played this turn for you.
   *[other] Time ran out again: a bot played your last { $turns } turns.
}
frame-late-hurry = You get your full time back with your next answer.
frame-notice-left-out = The race has started without you: a bot has your seat. You are watching.
frame-notice-still-on = This race is still on. The replay ends where it is now.
frame-long = A very long game: from answer { $bots_from } on bots play; after { $most } it is stopped.
frame-absent = A bot drives for you
frame-absent-help = Your seat and your cards are kept for you{ $season ->
    [true] , in the next races too.
   *[other] .
}
frame-take-back = Take the wheel
frame-bot = bot
frame-seats = Seats
frame-state-decides = deciding
frame-state-waits = waits

frame-panel = Log, choices and chat
frame-lately = What has happened
frame-lately-more = { $count ->
    [one] and one thing more before it, in the log
   *[other] and { $count } things more before that, in the log
}
frame-lately-close = Close the list
frame-log = Log
frame-log-and-chat = Log and chat
frame-log-empty = The race has not begun.
frame-log-earlier = Show what was before
frame-actions = Choices
frame-actions-none = Nothing to choose now.
frame-actions-spectator = You are watching. Others decide.
frame-chat = Chat
frame-chat-open = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } new
}
frame-chat-empty = Nobody has said anything yet.
frame-chat-write = Message to the table
frame-chat-refused = Your message was not sent.
frame-chat-send = Send

frame-zoom-in = Zoom in
frame-zoom-out = Zoom out
frame-follow = Follow me
frame-follow-race = Follow the race
frame-picture = Board
frame-no-picture = This game has no picture of its board yet.

frame-film = Playback
frame-play = Play
frame-pause = Pause
frame-step = Step forward
frame-step-back = Step back
frame-speed = Speed { $speed }
frame-tip-rule = In the rules
frame-film-speed = Speed
frame-film-off = Off
frame-position = Place in the race
frame-round-of = Round { $round } of { $rounds }
frame-to-now = Back to now
frame-since-turn = Since your last turn

frame-sound = Sound
frame-copy-link = Copy the link
frame-copied = Link copied

frame-see-result = Race result
frame-rematch = Rematch
frame-view-of = Seen by
frame-view-all = A spectator
frame-moments = Key moments
frame-share-place = Link to this moment

frame-pass-on = { $name } is next
frame-pass-help = Hand over the screen. The others look away: your cards come next.
frame-i-am = I am { $name }

frame-guide = Hint
frame-guide-got = Got it
frame-guide-off = No more hints
