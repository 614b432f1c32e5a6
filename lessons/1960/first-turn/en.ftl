# The first lesson of 1960.

lesson-1960-first-turn = Your first turn as Kennedy
lesson-1960-first-turn-start = You won the initiative. Whoever has it says who plays first in all five phases of the turn. Going last lets you answer; going first lets you lead. Lead today: choose Kennedy.
lesson-1960-first-turn-card = Here is your hand. A card's number is its campaign points; its text is an event; its star says whose event it is. Lyndon Johnson helps you alone. Play him.
lesson-1960-first-turn-event = Every card is played either for its event or for its points, never both. Johnson's event is strong: take the event.
lesson-1960-first-turn-place = Johnson has brought two cubes to Texas. Now add three more in the South, wherever it is lit, at most two in one state. Whoever has a cube in a state leads it, and on Election Day the leader takes its electoral votes.
lesson-1960-first-turn-second = Nixon played his Candidate Card and took the lead on all three issues. Issues pay at the end of each turn. We shall answer, but first a big state: play Stock Market in Decline.
lesson-1960-first-turn-campaign = This time use the three points. Campaigning puts cubes into states of the region in which your token stands. You stand in the East: choose Campaigning.
lesson-1960-first-turn-momentum = The event on this card could help Nixon, and he may pay 1 momentum to trigger it. You could pay 2 to prevent that. Momentum is scarce; today let him have the chance: do not preempt.
lesson-1960-first-turn-spend = New York has 45 votes and nobody leads it. Put all three points there. Four cubes would carry it: then Nixon would need luck with the cube bag to touch it.
lesson-1960-first-turn-position = Norman Vincent Peale took five of your cubes: events bite. Now answer on the issues. Play Prime-Time Television, choose Positioning, and do not preempt.
lesson-1960-first-turn-issues = The first cube on an issue costs 1 point, each further one on it 2. Opposing cubes leave first. Put one on Defense, one on the Economy and one on Civil Rights.
lesson-1960-first-turn-end = That was half a turn, and you know the game's heart: events, states, issues and momentum. Two phases are left, then the issues pay. Play on against the bot as you like; 'Why?' cites the rule behind every question.
