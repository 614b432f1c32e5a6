// Plays matches with boardgame.io's own clients: two seats and two spectators each.
//
//   node players.cjs ADDRESS TABLES ANSWERS PACE
//
// Says 'open' once all are connected, waits for a line, plays, and prints one JSON object.
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { once } = require('node:events');
const game = require('./game.cjs');

const [address, tables, answers, pace] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let bytes = 0;

async function open() {
  const lobby = new LobbyClient({ server: address });
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
  const seat = async (playerID) => {
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: playerID });
    return watch(matchID, playerID, playerCredentials);
  };
  return [await seat('0'), await seat('1'), await watch(matchID), await watch(matchID)];
}

async function watch(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game, matchID, playerID, credentials, multiplayer, debug: false });
  client.start();
  await new Promise((ready) => {
    const stop = client.subscribe((state) => {
      if (state === null || !client.transport.isConnected) return;
      setImmediate(() => stop());
      ready();
    });
  });
  client.transport.socket.io.engine.on('packet', ({ data }) => (bytes += data?.length ?? 0));
  return client;
}

const seen = (client) => client.getState()?._stateID ?? -1;

/** When a client has that position. */
function follow(client, position) {
  return new Promise((told) => {
    if (seen(client) >= position) return told(performance.now());
    const stop = client.subscribe(() => {
      if (seen(client) < position) return;
      setImmediate(() => stop());
      told(performance.now());
    });
  });
}

async function play(clients, number, began, latencies) {
  for (let answer = 0; answer < answers; answer += 1) {
    if (pace > 0) {
      const turn = began + (1000 / pace) * (answer * tables + number);
      await new Promise((woken) => setTimeout(woken, Math.max(0, turn - performance.now())));
    }
    const mover = clients[answer % 2];
    const position = seen(mover) + 1;
    const sent = performance.now();
    // The mover shows its own answer at once; the others hear of it from the server.
    mover.moves.answer(answer * 7 + number);
    const told = await Promise.all(clients.map((client) => follow(client, position)));
    latencies.push(Math.max(...told) - sent);
  }
}

async function main() {
  const matches = [];
  for (let number = 0; number < tables; number += 1) matches.push(await open());
  bytes = 0;
  console.log('open');
  await once(process.stdin, 'data');
  const [latencies, began] = [[], performance.now()];
  await Promise.all(matches.map((clients, number) => play(clients, number, began, latencies)));
  console.log(JSON.stringify({ latencies, wall: performance.now() - began, bytes }));
  process.exit(0);
}

main();
