// npm run fuzz: fires generated requests at a portal as it is built, over real sockets, and judges every answer.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { attack } from "./fuzz/attack.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string" },
    only: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(`npm run fuzz -- [--requests 100000] [--seed N] [--only CASE]

Starts the built portal and sends it generated requests, raw bytes, socket messages and slow clients; reads generated
files. Never a 5xx, reflected markup, a foreign redirect or a missing policy; bounded time and memory.
  --requests  how many requests; the other parts grow with it
  --seed      the same seed sends the same again; printed at the start and with every failure
  --only      sends one case of a seed
Exit code 1 where anything was found.`);
  process.exit(0);
}

const requests = Number(values.requests);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  console.error("--requests and --seed are whole numbers.");
  process.exit(2);
}
const dataDir = await mkdtemp(join(tmpdir(), "fuzz-"));
const failures = await attack({
  dataDir,
  seed,
  requests,
  only: values.only === undefined ? undefined : Number(values.only),
});
await rm(dataDir, { recursive: true, force: true });
for (const failure of failures) console.error(`\n${failure}`);
console.log(
  failures.length === 0
    ? "Nothing was found."
    : `${failures.length} found; the same again with --seed ${seed}`,
);
process.exit(failures.length === 0 ? 0 : 1);
