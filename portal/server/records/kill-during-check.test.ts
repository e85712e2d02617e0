import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { countingGameFolder } from "#adapters/worker-threads/counting-game.fixture.ts";
import { openRecords } from "./open-records.ts";
import { ownerHash } from "./owner-hash.ts";

const RUNS = 80;
/** More than can be checked while a request waits: the last of them were told to ask again. */
const ACKNOWLEDGED = 60;

it("loses no run that was acknowledged before a kill, and counts each once", async () => {
  const [dataDir, folder] = [await aFolder({}), countingGameFolder()];
  const acknowledged = await killedAfter(ACKNOWLEDGED, [dataDir, folder, `${RUNS}`]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED);

  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  // The claims of the killed process are over for this one.
  const now = () => new Date(Date.now() + 60_000);
  const { records, close } = await openRecords({
    db: database.db,
    folder,
    hashKey: ownerHash("a key"),
    listedName: () => "Counting",
    now,
    random: Math.random,
    log: pino({ level: "silent" }),
  });
  try {
    for (const [number, check] of acknowledged) {
      await expect.poll(async () => (await records.check(check)).state, { timeout: 20_000 }).toBe("counted");
      expect(await records.check(check)).toMatchObject({ score: 251 + number });
    }
    const day = now().toISOString().slice(0, 10);
    const board = { game: "counting", id: "", kind: "free", span: "ever", day, crew: undefined } as const;
    const scores = (await records.board(board)).places.map(({ score }) => score);
    expect(new Set(scores).size).toBe(scores.length);
    for (const number of acknowledged.keys()) expect(scores).toContain(251 + number);
  } finally {
    await close();
    await database.close();
  }
}, 60_000);

/** Starts the process, kills it when it has acknowledged so many runs, and gives all that it has. */
async function killedAfter(count: number, args: readonly string[]): Promise<Map<number, string>> {
  const entry = join(import.meta.dirname, "records-process.fixture.ts");
  const child = spawn(process.execPath, [entry, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged = new Map<number, string>();
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const [number, check = ""] = line.split(" ");
    acknowledged.set(Number(number), check);
    if (acknowledged.size === count) child.kill("SIGKILL");
  }
  await ended;
  return acknowledged;
}
