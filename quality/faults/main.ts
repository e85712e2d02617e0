import { existsSync } from "node:fs";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { buildStamp } from "@recess/portal/paths.mjs";
import { table, writeFigures } from "#quality/lib/markdown.ts";
import type { Outcome } from "./fault.ts";
import { faults } from "./faults.ts";

const names = Object.keys(faults);
const help = `Breaks the built portal and what it stands on, under traffic, and looks at what is left.

  npm run faults                  every fault
      --kills <n>                 how often the server is killed, and other things in proportion; 100 when left out
      --only <fault>              one fault alone, or several: --only kill --only disk
      --seed <n>                  the same choices again; printed at the end
      --write                     puts the figures into docs/reliability/faults.md

Faults:
${Object.entries(faults)
  .map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`)
  .join("\n")}

After each, every acknowledged account, session, synced save and flushed count has to be there, the site has to serve within two seconds, and no page may
have been half old and half new. Ends with 0 when all held, 1 when not, 2 when asked for something unknown.`;

const options = {
  kills: { type: "string" },
  only: { type: "string", multiple: true },
  seed: { type: "string" },
  write: { type: "boolean" },
} as const;

const { values, refuse } = readCommand(help, { options });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const kills = Number(values.kills ?? 100);
if (!Number.isInteger(seed) || !Number.isInteger(kills)) refuse("--seed and --kills are whole numbers.");
const chosen = Object.entries(faults).filter(([name]) => !values.only || values.only.includes(name));
const unknown = values.only?.find((name) => !names.includes(name));
if (unknown) refuse(`There is no fault ${unknown}.`);
if (!existsSync(buildStamp)) refuse("Nothing is built yet: npm run build");

const { step, finish } = openProgress("Breaking", chosen.length);
const outcomes: { name: string; outcome: Outcome }[] = [];
for (const [name, fault] of chosen) {
  const outcome = await step(`${name}: ${fault.about}`, () => fault.run({ kills, seed }));
  outcomes.push({ name, outcome });
}
finish("Broken and looked at");

const failed = outcomes.filter(({ outcome }) => outcome.failures.length > 0);
const only = values.only ? ` ${values.only.map((name) => `--only ${name}`).join(" ")}` : "";
const report = [
  `\`npm run faults -- --kills ${kills} --seed ${seed}${only}\`: ${failed.length === 0 ? "held" : "did not hold"}`,
  "",
  table(
    ["fault", "outcome", "figures"],
    outcomes.map(({ name, outcome }) => [name, wordFor(outcome), outcome.skipped ?? outcome.figures]),
  ),
].join("\n");
console.log(`\n${report}\n`);
if (values.write) await writeFigures("faults.md", report);
for (const { name, outcome } of outcomes) {
  if (outcome.skipped) console.log(`SKIPPED ${name}: ${outcome.skipped}`);
  // The same thing a hundred times is one thing.
  for (const failure of new Set(outcome.failures)) console.error(`FAILED ${name}: ${failure}`);
}
process.exitCode = failed.length === 0 ? 0 : 1;

function wordFor({ failures, skipped }: Outcome): string {
  if (skipped) return "not tried";
  return failures.length === 0 ? "held" : "did not hold";
}
