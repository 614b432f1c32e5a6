// A boardgame.io server as its manual starts one, with matches in memory: nothing is written to a disk.
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`http://localhost:${appServer.address().port}`);
});
