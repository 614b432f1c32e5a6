// A game with the traffic of 1960 and none of its rules: a board of about the size of our view, two seats that may
// both answer, and answers that change one place. It favours boardgame.io: no legality is worked out, nothing is
// hidden, nothing is put into words, and undo, which keeps every position, is off.
const { ActivePlayers } = require('boardgame.io/core');

const PLACES = 300;

module.exports = {
  name: 'traffic',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    answers: 0,
    board: Object.fromEntries(Array.from({ length: PLACES }, (_, place) => [`place-${place}`, 'kennedy 0'])),
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: ({ G, playerID }, place) => {
      G.answers += 1;
      G.board[`place-${place % PLACES}`] = `${playerID === '0' ? 'kennedy' : 'nixon'} ${G.answers % 10}`;
    },
  },
};
