// Plays matches with boardgame.io's own clients: two seats and two spectators each.
//
//   node players.cjs ADDRESS TABLES ANSWERS PACE
//
// Says 'open' once all are connected, waits for a line, plays, and prints one JSON object.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { once } = require('node:events');
const game = require('./game.cjs');

const [address, tables, answers, pace] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let bytes = 0;

/** A match is made by whoever first connects to it, as in boardgame.io's tutorial. */
async function open(number) {
  const matchID = `match-${number}`;
  return [await watch(matchID, '0'), await watch(matchID, '1'), await watch(matchID), await watch(matchID)];
}

async function watch(matchID, playerID) {
  const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game, matchID, playerID, numPlayers: 2, multiplayer, debug: false });
  client.start();
  while (client.getState() === null) await new Promise((later) => setTimeout(later, 1));
  client.transport.socket.io.engine.on('packet', ({ data }) => (bytes += data?.length ?? 0));
  client.subscribe(() => client.follower?.());
  return client;
}

const seen = (client) => client.getState()?._stateID ?? -1;

/** When a client has that position. */
function follow(client, position) {
  return new Promise((told) => {
    client.follower = () => {
      if (seen(client) < position) return;
      client.follower = undefined;
      told(performance.now());
    };
    client.follower();
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
  for (let number = 0; number < tables; number += 1) matches.push(await open(number));
  bytes = 0;
  console.log('open');
  await once(process.stdin, 'data');
  const [latencies, began] = [[], performance.now()];
  await Promise.all(matches.map((clients, number) => play(clients, number, began, latencies)));
  const told = JSON.stringify({ latencies, wall: performance.now() - began, bytes });
  // A pipe takes 64 kB at a time: whoever leaves at once leaves the rest unsaid.
  process.stdout.write(`${told}\n`, () => process.exit(0));
}

main();
