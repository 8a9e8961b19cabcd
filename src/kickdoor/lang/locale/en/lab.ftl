### What the laboratory's page says.

lab-title = { $sets }: { $games } games
lab-plan = Bots: { $bots }. Seats: { $seats }. Games that went wrong: { $failures }. Intervals are those in which the true value lies 95 times in 100.

lab-head-verdict = Verdict
lab-head-measures = The games
lab-head-length = Length in rounds
lab-head-drama = Comebacks and kingmaking
lab-head-seats = Won by seat
lab-head-identities = Won by those who ever held it, in multiples of an equal share
lab-head-drawn = What a card did to the chance to win when it was drawn
lab-head-played = What a card did to the chance to win when it was played
lab-head-monsters = Monsters, by how often they are beaten
lab-head-items = Items: value across, change of the chance to win when drawn upwards
lab-head-dead = Dead cards

lab-note-identities = The shaded zone is where an identity should be: 0.7 to 1.4 times an equal share. A star marks a card whose text is not ours to change.
lab-note-seats = A seat should win within 5 points of an equal share.
lab-note-impact = Compared with seats of the same level and the same best rival, and with all cards of the same deck. The strongest and the weakest are shown; all are in the table. Of a hundred cards that do nothing, five stand out in red by chance.
lab-note-monsters = Killed, of the times that it was met.
lab-note-drama = A comeback is a winner who at mid-game was last, or 3 levels or more behind the first. Kingmaking is a winning fight that was last turned by somebody who lost and lacked 3 levels or more.

lab-column-card = card
lab-column-measure = measure
lab-column-value = value
lab-column-band = should be
lab-column-gold = gold
lab-column-drawn = drawn
lab-column-played = played
lab-column-sold = sold
lab-column-worked = had an effect
lab-column-met = met
lab-column-killed = killed
lab-column-caught = caught somebody
lab-column-level = level
lab-column-share = share
lab-column-interval = 95 %
lab-column-cases = cases
lab-column-change = change
lab-whole-table = The whole table
lab-seat = seat { $seat }
lab-none = none

lab-drama-comebacks = comebacks
lab-drama-won-from-last = won from the last place
lab-drama-won-from-behind = won from 3 levels behind
lab-drama-decided-by-another = decided by somebody who lost
lab-drama-kingmaking = kingmaking

lab-dead-never-drawn = Never drawn
lab-dead-never-played = Never played
lab-dead-without-effect = Played, never with an effect
lab-dead-idle-features = Of cards, never at work

lab-balanced = Nothing is out of balance.
lab-certain = certain
lab-uncertain = doubtful: more games would tell
lab-found-identity-strong = { $subject } wins { $value } times an equal share ({ $low } to { $high }); at most { $bound } is fair.
lab-found-identity-weak = { $subject } wins { $value } times an equal share ({ $low } to { $high }); at least { $bound } is fair.
lab-found-seat-strong = { $subject } wins { $value } points more than an equal share ({ $low } to { $high }).
lab-found-seat-weak = { $subject } wins { $value } points less than an equal share ({ $low } to { $high }).
lab-found-card-unplayed = { $subject } comes, and is never played.
lab-found-card-idle = { $subject } is played, and has an effect in { $value } of the games into which it comes ({ $low } to { $high }).
lab-found-measure-high = { $subject }: { $value }, above { $bound }.
lab-found-measure-low = { $subject }: { $value }, below { $bound }.
lab-change-identity-strong = Lower its smallest number, raise its cost, or limit it once a turn.
lab-change-identity-weak = Raise its number, take a card off its cost, or let it work more often.
lab-change-seat-strong = Deal that seat less, or later.
lab-change-seat-weak = Deal that seat more, or earlier.
lab-change-card-unplayed = Make it cheaper to play or more worth it; see whether bots know its kind of play.
lab-change-card-idle = Widen the condition under which it does something.
lab-change-measure-high = Look at the cards that bear on it, and take some away.
lab-change-measure-low = Look at the cards that bear on it, and add some.
lab-unused = Never at work: { $features }.
lab-given = Its text is given: change the cards around it.

lab-measure-games = games
lab-measure-turns-mean = turns, mean
lab-measure-turns-median = turns, median
lab-measure-rounds-mean = rounds, mean
lab-measure-rounds-median = rounds, median
lab-measure-rounds-p10 = rounds, one game in ten below
lab-measure-rounds-p90 = rounds, one game in ten above
lab-measure-deaths-a-game = deaths a game
lab-measure-fights-a-turn = fights a turn
lab-measure-fights-won = fights won
lab-measure-won-with-help = won fights with a helper
lab-measure-curses-a-game = curses a game
lab-measure-levels-lost-a-game = levels lost a game
lab-measure-levels-kill = winners’ levels from kills
lab-measure-levels-help = winners’ levels from helping
lab-measure-levels-card = winners’ levels from level cards
lab-measure-levels-sale = winners’ levels from sales
lab-measure-levels-other = winners’ levels from other things
lab-measure-second-level = level of the second at the end
lab-measure-exhausted = decks that ran out with no discards
