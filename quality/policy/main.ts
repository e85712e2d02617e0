// npm run policy: compares the response headers of a running portal with the table of quality/policy/expected-headers.ts.
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { arrangements, walkPortal } from "./portal-walk.ts";

const help = `Asks a running portal for one of everything and compares its headers with the table.

  npm run policy                  in every way to place games
      --others <n>                in the default way, and so many of the others
      --seed <n>                  which others; the same with the same number

Needs a build (npm run build). Ends with 0 when all are right, 1 where an answer differs or a route is not known to the walk, 2 when asked for
something unknown.`;

const { values, refuse } = readCommand(help, {
  options: { others: { type: "string" }, seed: { type: "string", default: "0" } },
});
const [first, ...rest] = Object.entries(arrangements);
const others = Number(values.others ?? rest.length);
const seed = Number(values.seed);
if (!Number.isInteger(others) || others < 0 || !Number.isInteger(seed) || seed < 0)
  refuse("--others and --seed are whole numbers, not below 0.");
const start = seed % rest.length;
const walked = [first, ...[...rest.slice(start), ...rest.slice(0, start)].slice(0, others)].filter(
  (entry) => entry !== undefined,
);
const progress = openProgress("policy", walked.length);
const mistakes: string[] = [];
let answers = 0;
for (const [name, arrangement] of walked) {
  const walk = await progress.step(name, () => walkPortal(arrangement));
  answers += walk.answers;
  mistakes.push(...walk.mistakes.map((mistake) => `${name}: ${mistake}`));
}
for (const mistake of mistakes.slice(0, 50)) console.error(mistake);
progress.finish(`${answers} answers, ${mistakes.length} that differ from the table`);
process.exit(mistakes.length === 0 ? 0 : 1);
