// Says what a first visit to a table costs, compressed, and fails when that is 200 kB or more.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist));
// Everything but the pages that a table does not need.
const later = /^(Rules|rules|Settings|Account|Join|Replay)-/;
let total = gzipSync(page).length;
for (const name of readdirSync(new URL("assets/", dist)).filter((name) => !later.test(name))) {
  const bytes = readFileSync(new URL(`assets/${name}`, dist));
  const size = name.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(total).padStart(7)}  in all`);
if (total >= LIMIT) {
  console.error(`a first load is ${total} bytes; it must stay under ${LIMIT}`);
  process.exit(1);
}
