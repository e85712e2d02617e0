import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { type AttackedPortal, openAttackedPortal } from "#e2e/hostile/arrangements.ts";
import { launchAsVisitor } from "#e2e/hostile/chromium-defaults.ts";
import { runGameAttacks } from "#e2e/hostile/game-attacks.ts";
import { runServerAttacks, serverAttacks } from "#e2e/hostile/server-attacks.ts";
import { CHANGE_VARIABLE, replaced } from "./remove-wall.ts";
import type { Wall } from "./wall.ts";
import { walls } from "./walls.ts";

/** A wall that is gone may leave a page that never answers. */
const WALL_TIMEOUT_MS = 60_000;
/** An attack that gets through does so at once, but for a machine that is busy with something else. */
const ATTACK_TIMEOUT_MS = 10_000;

const help = `Takes the walls around games away, one at a time, and shows which attacks of e2e/hostile get through then.

  npm run walls                        every wall
  npm run walls -- --only frame-src    the walls whose names contain these words

It runs against the built portal (npm run build) and changes nothing in it: headers and sources are changed while they are served
or loaded. Ends with 0 when something got through without each wall, 1 when nothing did without one, 2 when asked for something unknown.`;

const { values, refuse } = readCommand(help, { options: { only: { type: "string", default: "" } } });
const chosen = walls.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) refuse(`No wall is called ${values.only}.`);
await requireBrowser();

const browsers = new Map<string, Browser>();
const progress = openProgress("Walls", chosen.length);
const rows: { wall: string; through: string[] }[] = [];
for (const wall of chosen) {
  const through = await progress.step(wall.name, () =>
    attacksWithout(wall).catch((error: unknown) => {
      // The others are still worth seeing.
      console.error(`${wall.name}:`, error);
      return [];
    }),
  );
  rows.push({ wall: wall.name, through });
  console.log(`| ${wall.name} | ${through.join(", ") || "NOTHING"} |`);
}
await Promise.all([...browsers.values()].map((browser) => browser.close()));
const useless = rows.filter(({ through }) => through.length === 0);
progress.finish(`${rows.length - useless.length} of ${rows.length} walls hold something`);
process.exitCode = useless.length === 0 ? 0 : 1;

/** The attacks that succeed without a wall. */
async function attacksWithout(wall: Wall): Promise<string[]> {
  const attacked = await openAttackedPortal(wall.arrangement, {
    nodeOptions: ["--import", pathToFileURL(`${import.meta.dirname}/remove-wall.ts`).href],
    settings: { [CHANGE_VARIABLE]: JSON.stringify(wall.server ?? {}) },
  });
  const isForServer = serverAttacks.some(({ name }) => wall.attacks.includes(name));
  try {
    const outcomes = isForServer
      ? await runServerAttacks(attacked, wall.attacks)
      : await attackInBrowser(attacked, wall);
    return outcomes.flatMap(({ name, got }) => (got === "" ? [] : [name]));
  } finally {
    await attacked.close();
  }
}

async function attackInBrowser(attacked: AttackedPortal, { scripts, attacks }: Wall) {
  let isFound = scripts === undefined;
  const changeScript = (text: string) => {
    if (scripts === undefined || !new RegExp(scripts.from).test(text)) return text;
    isFound = true;
    return replaced(text, scripts);
  };
  const browser = await browserFor(attacked);
  // Whatever waits for a page fails when it is gone.
  const timer = setTimeout(() => closeContexts(browser), WALL_TIMEOUT_MS);
  try {
    const options = { only: attacks, timeoutMs: ATTACK_TIMEOUT_MS, changeScript: scripts && changeScript };
    const outcomes = await runGameAttacks(attacked, browser, options);
    if (!isFound) throw new Error(`The wall was not found in any script: ${scripts?.from}`);
    return outcomes;
  } finally {
    clearTimeout(timer);
    await closeContexts(browser);
  }
}

/** The browser for an arrangement; most walls share one. */
async function browserFor({ chromiumArgs }: AttackedPortal): Promise<Browser> {
  const key = chromiumArgs.join(" ");
  const browser = browsers.get(key) ?? (await launchAsVisitor(...chromiumArgs));
  browsers.set(key, browser);
  return browser;
}

async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
