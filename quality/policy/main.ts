// npm run policy: compares the response headers of a running portal with the table of quality/policy/expected-headers.ts.
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { arrangements, walkPortal } from "./portal-walk.ts";

const help = `Asks a running portal for one of everything and compares its headers with the table.

  npm run policy

Needs a build (npm run build). Ends with 0 when all are right, 1 where an answer differs or a route is not known to the walk, 2 when asked for
something unknown.`;

readCommand(help, {});
const progress = openProgress("policy", Object.keys(arrangements).length);
const mistakes: string[] = [];
let answers = 0;
for (const [name, arrangement] of Object.entries(arrangements)) {
  const walked = await progress.step(name, () => walkPortal(arrangement));
  answers += walked.answers;
  mistakes.push(...walked.mistakes.map((mistake) => `${name}: ${mistake}`));
}
for (const mistake of mistakes.slice(0, 50)) console.error(mistake);
progress.finish(`${answers} answers, ${mistakes.length} that differ from the table`);
process.exit(mistakes.length === 0 ? 0 : 1);
