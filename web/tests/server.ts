// The server that the browser tests play against: the one named by HUSTINGS_URL, or the program that was built here.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ok = await fetch(`${url}/healthz`).then((response) => response.ok, () => false);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no server answers at ${url}`);
}

export default async function start(): Promise<(() => void) | void> {
  if (process.env.HUSTINGS_URL) return;
  const target = join(import.meta.dirname, "../../target");
  const built = ["debug", "release"].map((profile) => join(target, profile, "hustings"));
  const program = process.env.HUSTINGS_PROGRAM ?? built.find(existsSync);
  if (!program) throw new Error("build the program first (cargo build), or name a running server with HUSTINGS_URL");
  const folder = mkdtempSync(join(tmpdir(), "hustings-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["serve", "--listen", `127.0.0.1:${port}`, "--database", `sqlite://${join(folder, "tables.db")}`];
  // All players of all tests come from one address.
  args.push("--guests-a-minute", "600", "--requests-a-second", "500");
  const server: ChildProcess = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  process.env.HUSTINGS_URL = url;
  await answers(url);
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
