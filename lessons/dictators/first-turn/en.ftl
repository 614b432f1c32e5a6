# The first lesson of the dictators' race.

lesson-dictators-first-turn = Your first turns as Fidel "the Fiddler"
lesson-dictators-first-turn-fly = Everybody starts in Hawaii, and the President sits in Washington, D.C. The first to convince him wins. You have three actions a turn. From Hawaii one flies, for two of them: fly to California.
lesson-dictators-first-turn-asset = One action is left. Bulldozer is an asset: it stays in front of you and gets you past roadblocks, turn after turn. Play it.
lesson-dictators-first-turn-end-turn = No actions are left. End your turn.
lesson-dictators-first-turn-window = Blue's turn begins. At certain moments everybody is asked whether they interrupt; you have nothing for this one. Pass.
lesson-dictators-first-turn-interrupt = Blue sets out by air. You hold Fog over the Runway: interruptions are free and work in other people's turns. Play it, and Blue stays in Hawaii.
lesson-dictators-first-turn-road = Your secret facilities are marked on the map; one is in Colorado. Disarming facilities makes the President easier to convince. The road leads there through Nevada: travel for one action.
lesson-dictators-first-turn-draw = One may travel only once a turn. The other actions draw cards: draw one.
lesson-dictators-first-turn-last = An action is left, and you may let it go. End your turn.
lesson-dictators-first-turn-end = You can travel, play assets and interrupt. Reach Colorado, disarm there with a 3 or more on the die, and then race for Washington. Mind DEFCON: at 1 nobody wins. Play on against the bot; 'Why?' cites the rule behind every question.
