# Rated games, leader boards and profiles.

rating-rated = Rated
rating-casual = For fun
rating-want = Rated: the result changes the players' ratings
rating-needs = A rated game still needs: { $what }.
rating-need-account = an account
rating-need-clock = a clock
rating-need-hints = to be played without hints
rating-need-deck = the deck of the house
rating-invited-only = Rated are games with people whom you invite or who join; games against bots never are.
rating-is = { $rating } ± { $uncertainty }
rating-explained = The number after ± is how far the strength may lie on either side, with 95 % certainty.
rating-at-table = Ratings of the players
rating-chance = { $percent } % to win
rating-not-counted = The game was given up before it began, so it does not count.
rating-leaders = Leader board
rating-leaders-of = Leader board: { $game }
rating-nobody = Nobody has played a rated game yet. Be the first: invite somebody, choose a clock, and tick 'Rated'.
rating-rank = Rank
rating-player = Player
rating-rating = Rating
rating-games = Rated games
rating-last = Last played
rating-unranked = not ranked yet
rating-sides = What each side is worth
rating-sides-text = Between players of the same strength a side wins so often. Ratings take it into account: whoever wins with the harder side earns more.
rating-side-share = { $side } wins { $percent } % (± { $uncertainty })
rating-of-games = { $count ->
    [one] from 1 rated game
   *[other] from { $count } rated games
 }
rating-profile = Profile of { $name }
rating-no-player = There is no player of that name
rating-unplayed = { $name } has not played a rated game yet.
rating-curve = The rating after each of the last { $count } rated games: from { $first } to { $last }, never below { $low } and never above { $high }.
rating-history = Rated games
rating-when = Date
rating-as = Side
rating-against = Against
rating-result = Result
rating-change = Change
rating-result-is = { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
 }
rating-gone = somebody who left
rating-replay = Replay the game of { $date }
rating-mine = My ratings
