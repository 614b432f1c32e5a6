// Says what a first visit to a table of each game costs, compressed, and fails when one is 200 kB or more.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist));
// Pages that a table does not need, and what belongs to one game: files named after it.
const later = /^(Rules|rules|Settings|Account|Join|Replay|Lesson|Gallery|gallery|Leaders|Profile|Event|club|NewEvent|Notes|Orders)-/;
const GAMES = ["Sixty", "Trail", "Dictators"];
const sizes = { shell: gzipSync(page).length };
for (const name of readdirSync(new URL("assets/", dist)).filter((name) => !later.test(name))) {
  const bytes = readFileSync(new URL(`assets/${name}`, dist));
  const size = name.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
  const owner = GAMES.find((game) => name.startsWith(game)) ?? "shell";
  sizes[owner] = (sizes[owner] ?? 0) + size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
for (const game of GAMES.filter((game) => game in sizes)) {
  const total = sizes.shell + sizes[game];
  console.log(`${String(total).padStart(7)}  in all for ${game}`);
  if (total < LIMIT) continue;
  console.error(`a first load of ${game} is ${total} bytes; it must stay under ${LIMIT}`);
  process.exitCode = 1;
}
