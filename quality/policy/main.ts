// npm run policy: starts the built portal in its three arrangements, asks for one of everything, and compares what each answer
// says about itself with server/policy/table.ts.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { walkPortal } from "./portal-walk.ts";

const help = `Asks a running portal for one of everything and compares its headers with the table.

  npm run policy

Needs a build (npm run build). Ends with 0 when all are right, 1 where an answer differs or a route is not known to the walk, 2 when asked for
something unknown.`;

readCommand(help, {});
const arrangements = {
  "two ports, behind a proxy": { TRUSTED_PROXIES: "1" },
  "one origin": { PLAY_ORIGIN: "same" },
  "an origin for games": { PLAY_ORIGIN: "https://play.example.org" },
};
const progress = openProgress("policy", Object.keys(arrangements).length);
const mistakes: string[] = [];
let answers = 0;
for (const [name, settings] of Object.entries(arrangements)) {
  const dataDir = await mkdtemp(join(tmpdir(), "policy-"));
  const seen = await progress.step(name, () => walkPortal(dataDir, settings));
  await rm(dataDir, { recursive: true, force: true });
  answers += seen.answers;
  mistakes.push(...seen.mistakes.map((mistake) => `${name}: ${mistake}`));
}
for (const mistake of mistakes.slice(0, 50)) console.error(mistake);
progress.finish(`${answers} answers, ${mistakes.length} that differ from the table`);
process.exit(mistakes.length === 0 ? 0 : 1);
