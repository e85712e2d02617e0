import { existsSync } from "node:fs";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { buildStamp } from "@recess/portal/paths.mjs";
import { endOnSignal } from "#quality/lib/end-on-signal.ts";
import { table, writeFigures } from "#quality/lib/markdown.ts";
import { findPrograms } from "./obstacles.ts";
import { isAlone, runAlone } from "./own-network.ts";
import { type RoundResult, runRounds } from "./rounds.ts";
import { openSite } from "./site.ts";

const help = `Breaks each part of a site of several machines in turn, under load, and counts what was lost and who waited.

  npm run machines
      --rounds <n>     how often each part is broken; 6 when left out, about four minutes
      --seed <n>       the same choices again; printed at the end
      --untimed        tells how long pages waited, and does not judge it: for machines that are shared
      --write          puts the figures into docs/reliability/machines.md

Three portals in two network namespaces, PostgreSQL, Redis, and nginx with the configuration of docs/operating.md. Needs root. Everything that was acknowledged
has to be there afterwards, no page may wait for more than a second, and guesses are limited by all portals together.
Ends with 0 when that held or could not be tried here, 1 when it did not hold, 2 when asked for something unknown.`;

const options = {
  rounds: { type: "string", default: "6" },
  seed: { type: "string" },
  untimed: { type: "boolean", default: false },
  write: { type: "boolean", default: false },
} as const;

const { values, refuse } = readCommand(help, { options });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const rounds = Number(values.rounds);
if (!Number.isInteger(seed) || !Number.isInteger(rounds) || rounds < 1)
  refuse("--rounds and --seed are whole numbers.");
if (!existsSync(buildStamp)) refuse("Nothing is built yet: npm run build");
process.exitCode = await main();

async function main(): Promise<number> {
  const programs = findPrograms();
  if ("obstacle" in programs) {
    console.log(`SKIPPED machines: ${programs.obstacle}`);
    return 0;
  }
  if (!isAlone()) return runAlone();
  await using stack = new AsyncDisposableStack();
  endOnSignal(stack);
  const site = await openSite(programs, stack);
  const progress = openProgress("Breaking", rounds * 8);
  const { results, failures, figures } = await runRounds(site, {
    rounds,
    seed,
    isTimed: !values.untimed,
    step: progress.step,
  });
  progress.finish("Broken and looked at");
  const report = [
    `\`npm run machines -- --rounds ${rounds} --seed ${seed}\`: ${failures.length === 0 ? "held" : "did not hold"}`,
    "",
    table(
      ["part", "fault", "pages asked for", "wrong answers", "longest wait", "in flight at the cut"],
      results.map(cellsOf),
    ),
    "",
    figures,
  ].join("\n");
  console.log(`\n${report}\n`);
  if (values.write) await writeFigures("machines.md", report);
  for (const failure of new Set(failures)) console.error(`FAILED machines: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

function cellsOf({ name, about, asked, wrong, longestMs, inFlight }: RoundResult): string[] {
  return [
    name,
    about,
    `${asked}`,
    `${wrong}`,
    `${Math.round(longestMs)} ms`,
    inFlight === undefined ? "" : `${inFlight}`,
  ];
}
