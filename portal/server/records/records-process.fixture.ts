/** Process that takes a run of the counting game from many owners at once, and says which it has acknowledged. It is killed meanwhile. */
import { createHash } from "node:crypto";
import { pino } from "pino";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { countingTape } from "#adapters/worker-threads/counting-game.fixture.ts";
import { openRecords } from "./open-records.ts";
import { ownerHash } from "./owner-hash.ts";

const [dataDir = "", folder = "", count = "0"] = process.argv.slice(2);
const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
  report: { began: () => undefined, ended: () => undefined },
});
const { records } = await openRecords({
  db: database.db,
  folder,
  hashKey: ownerHash("a key"),
  listedName: () => "Counting",
  now: () => new Date(),
  random: Math.random,
  log: pino({ level: "silent" }),
});
for (let number = 1; number <= Number(count); number++) {
  const key = createHash("sha256").update(`owner ${number}`).digest("base64url");
  const owner = records.ownerOf(key, `192.0.2.${number}`);
  const tape = countingTape([251, number]);
  void records.submit(owner, "counting", tape).then(({ check }) => console.log(`${number} ${check}`));
}
