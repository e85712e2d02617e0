// npm run fuzz: fires generated requests at a portal as it is built, over real sockets, and judges every answer.
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";

const help = `Starts the built portal and sends it generated requests, raw bytes, socket messages and slow clients; reads generated
files. Never a 5xx, reflected markup, a foreign redirect or a missing policy; bounded time and memory.

  npm run fuzz
      --requests <n>    how many requests, 100,000 when left out; the other parts grow with it
      --seed <n>        the same seed sends the same again; printed at the start and with every failure
      --only <case>     sends one case of a seed

Ends with 0 when nothing was found, 1 when something was, 2 when asked for something unknown.`;

const options = {
  requests: { type: "string", default: "100000" },
  seed: { type: "string" },
  only: { type: "string" },
} as const;

const { values, refuse } = readCommand(help, { options });
const requests = Number(values.requests);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed))
  refuse("--requests and --seed are whole numbers.");
// Not before: fast-check takes seconds to make its tables of characters.
const { fuzzPortal } = await import("./fuzz-portal.ts");
await using dataDir = await mkdtempDisposable(join(tmpdir(), "recess-fuzz-"));
const failures = await fuzzPortal({
  dataDir: dataDir.path,
  seed,
  requests,
  only: values.only === undefined ? undefined : Number(values.only),
});
for (const failure of failures) console.error(`\n${failure}`);
console.log(
  failures.length === 0
    ? "Nothing was found."
    : `${failures.length} found; the same again with --seed ${seed}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
