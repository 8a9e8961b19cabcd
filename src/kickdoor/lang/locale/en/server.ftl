### What the server says about lines, messages and tables.

refusal-engine-stale = Something has changed since; look again.
refusal-engine-not-yours = That question was not for you.
refusal-engine-no-seat = Only who sits at the table may do that.
refusal-engine-not-saved = The table could not be saved, so nothing has happened; try again.
refusal-engine-fault = Something went wrong in the server, so nothing has happened.
refusal-engine-paused = The game rests; somebody has to end the pause first.
refusal-engine-not-host = Only the host may do that.
refusal-engine-not-that-seat = That seat cannot be given away.
refusal-engine-no-such-bot = There is no such bot.
refusal-engine-no-window = There is nothing to wait for any more.
refusal-engine-waited-enough = This has been put off often enough.
refusal-engine-not-running = There is no game under way.
refusal-engine-one-proposal = Something else has been proposed; answer that first.
refusal-engine-nothing-to-take-back = There is nothing of yours to take back.

problem-malformed = That message could not be read: { $why }.
problem-too-big = That message is too long: { $limit } bytes at most.
problem-too-fast = Too many messages at once.
problem-slow = The line cannot keep up; connect again.
problem-version = Your page speaks version { $yours }, the server { $ours }: load the page again.
problem-no-hello = Say hello first.
problem-no-table = There is no such table.
problem-old-table = This table was begun with other cards than this server has.
problem-broken-table = This table cannot be opened: its record does not add up.
problem-origin = Requests from other sites are not taken.
problem-no-seat = Only who sits at the table may do that.
problem-full = Every seat is taken.
problem-not-over = That is told when the game is over.
problem-not-saved = The table could not be saved; try again.
problem-closing = The server is being restarted; you keep your seat.
problem-not-found = There is nothing here.
problem-not-json = Send JSON, please: content-type application/json.
problem-edition-twice = The set "{ $name }" is named twice; once is enough.
problem-edition = There is no set "{ $name }"; there { $count ->
    [one] is
   *[other] are
} { $known }.
problem-bots = There is no bot "{ $name }"; there are { $known }.
problem-too-many-bots = { $count } bots do not fit at a table for { $seats }.
problem-name = A name has 1 to { $most } characters.
problem-name-taken = Somebody at the table is called { $name } already.
problem-options = That cannot be chosen: { $why }.
problem-entropy = Chance of your own is up to 32 bytes in small hex digits.
problem-removed = The host has given your seat away.
problem-no-spectators = This table takes no spectators.
problem-too-many-people = { $count } people do not fit into { $seats } seats.

## What happens beside the game

notice-not-again = { $who } will not help in this fight, however often you ask.
notice-back-again = { $who } is back.
notice-stand-in-away = { $who } is away: a bot plays on.
notice-stand-in-clock = The time of { $who } is up: a bot plays on.
notice-stand-in-leave = { $who } leaves; a bot plays on.
notice-wait = { $who } asks for a moment.
notice-asks-pause = { $who } would like a pause.
notice-asks-back = { $who } would like to take a choice back.
notice-agrees = { $who } agrees.
notice-disagrees = { $who } says no.
notice-paused = The game rests.
notice-resumed = { $who } ends the pause.
notice-took-back = { $who } takes a choice back.
notice-sits = { $who } plays here now.
notice-opened = A seat is open; { $who } plays until somebody sits down.
