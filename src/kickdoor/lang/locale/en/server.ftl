### What the server says about lines, messages and tables.

refusal-engine-stale = Something has changed since; look again.
refusal-engine-not-yours = That question was not for you.
refusal-engine-no-seat = Only who sits at the table may do that.
refusal-engine-not-saved = The table could not be saved, so nothing has happened; try again.
refusal-engine-fault = Something went wrong in the server, so nothing has happened.

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
problem-edition = There is no set "{ $name }"; there { $count ->
    [one] is
   *[other] are
} { $known }.
problem-bots = There is no bot "{ $name }"; there are { $known }.
problem-too-many-bots = { $count } bots do not fit at a table for { $seats }.
problem-name = A name has 1 to { $most } characters.
problem-name-taken = Somebody at the table is called { $name } already.
problem-options = That cannot be chosen: { $why }.
