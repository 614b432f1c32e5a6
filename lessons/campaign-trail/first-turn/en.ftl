# The first lesson of Campaign Trail.

lesson-campaign-trail-first-turn = Your first rounds with the Democrats
lesson-campaign-trail-first-turn-card = It is August and your turn. A turn is one card, played for one of its four actions; then you draw again. Your pawn is in Arizona, where Democrats and Republicans are level. Play card #85.
lesson-campaign-trail-first-turn-campaign = A campaign costs $60M and places up to six registered voters in the states on the card, if your pawn is in one of them. Arizona is on the card: choose the campaign.
lesson-campaign-trail-first-turn-majority = Whoever has most voters in a state holds it. Put three voters into Arizona, as many as your candidate may put into one state, and its 11 votes are yours.
lesson-campaign-trail-first-turn-rest = Three voters are left. Place them where it is lit, as you like: a lead of several voters is harder to turn round.
lesson-campaign-trail-first-turn-window = The Republicans declare that they advertise. Some cards can answer such a declaration; you hold none of them, but nobody can see that. Pass.
lesson-campaign-trail-first-turn-money = Campaigns and advertising eat money. Play card #51 and raise $80M.
lesson-campaign-trail-first-turn-pass = The Republicans register voters: undecided ones become theirs to place. Whoever has no registered voters can place none. Pass again.
lesson-campaign-trail-first-turn-advertise = Advertising works from anywhere. It costs $20M for each issue used. Play card #20 and choose to advertise.
lesson-campaign-trail-first-turn-issue = Each issue places one voter in every state that cares about it. Affordable Housing matters in New York, where 29 votes are at stake: choose it.
lesson-campaign-trail-first-turn-end = You have campaigned, raised money and advertised. When the August cards run out the candidates debate, and after October most electoral votes win. Go on as you like, with this card's other issue or without; 'Why?' cites the rule behind every question.
