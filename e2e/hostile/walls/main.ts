import { pathToFileURL } from "node:url";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { openAttackedPortal } from "#e2e/hostile/arrangements.ts";
import { launchAsVisitor } from "#e2e/hostile/chromium-defaults.ts";
import { runGameAttacks } from "#e2e/hostile/game-attacks.ts";
import { CHANGE_VARIABLE, replaced } from "./remove-wall.ts";
import { type Wall, walls } from "./walls.ts";

const help = `Takes the walls around games away, one at a time, and shows which attacks of e2e/hostile get through then.

  npm run walls                        every wall
  npm run walls -- --only frame-src    the walls whose names contain these words

It runs against the built portal (npm run build) and changes nothing in it: headers and sources are changed while they are served
or loaded. Ends with 0 when something got through without each wall, 1 when nothing did without one, 2 when asked for something unknown.`;

const { values, refuse } = readCommand(help, { options: { only: { type: "string", default: "" } } });
const chosen = walls.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) refuse(`No wall is called ${values.only}.`);
await requireBrowser();

const progress = openProgress("Walls", chosen.length);
const rows: { wall: string; through: string[] }[] = [];
for (const wall of chosen) {
  const through = await progress.step(wall.name, () => attacksWithout(wall));
  rows.push({ wall: wall.name, through });
  console.log(`| ${wall.name} | ${through.join(", ") || "NOTHING"} |`);
}
const useless = rows.filter(({ through }) => through.length === 0);
progress.finish(`${rows.length - useless.length} of ${rows.length} walls hold something`);
process.exitCode = useless.length === 0 ? 0 : 1;

/** The attacks that succeed without a wall. */
async function attacksWithout({ arrangement, server = {}, scripts, attacks }: Wall): Promise<string[]> {
  const attacked = await openAttackedPortal(arrangement, {
    nodeOptions: ["--import", pathToFileURL(`${import.meta.dirname}/remove-wall.ts`).href],
    settings: { [CHANGE_VARIABLE]: JSON.stringify(server) },
  });
  const browser = await launchAsVisitor(...attacked.chromiumArgs);
  let isFound = scripts === undefined;
  const changeScript = (text: string) => {
    if (scripts === undefined || !new RegExp(scripts.from).test(text)) return text;
    isFound = true;
    return replaced(text, scripts);
  };
  try {
    const outcomes = await runGameAttacks(attacked, browser, {
      only: attacks,
      changeScript: scripts && changeScript,
    });
    if (!isFound) throw new Error(`The wall was not found in any script: ${scripts?.from}`);
    return outcomes.flatMap(({ name, got }) => (got === "" ? [] : [name]));
  } finally {
    await browser.close();
    await attacked.close();
  }
}
