import { type AttackedPortal, HOSTILE, VICTIM } from "./arrangements.ts";
import { type Evidence, openEvidence } from "./evidence.ts";
import type { Firefox, FirefoxContext } from "./firefox.ts";
import { aimAt, observeTreasure, sitePage, type Treasure } from "./game-attacks.ts";

/** The core of the attacks: what would be worst, one of every kind at least. */
const inside = [
  "read-storage",
  "read-databases",
  "guess-databases",
  "overwrite-databases",
  "read-caches",
  "poison-caches",
  "read-files",
  "overwrite-files",
  "listen-to-channels",
  "speak-on-channels",
  "list-locks",
  "steal-lock",
  "frame-game",
  "reach-game-beside",
  "read-game-on-own-host",
  "register-worker",
  "register-after-ours",
  "register-in-packer",
  "read-page",
  "read-page-storage",
  "read-cookies",
  "frame-game-page",
  "frame-site-from-blank",
  "fetch-site",
  "save-for-other-game",
  "fetch",
  "web-socket",
  "image",
  "worker-reaches-elsewhere",
  "open-window",
];
const leaving = ["leave-for-elsewhere", "leave-for-site", "leave-for-login", "leave-for-game", "move-top"];

const POLL_INTERVAL_MS = 100;
const LAUNCH_TIMEOUT_MS = 60_000;
/** How long a frame has to get where it wants to go. */
const LEAVE_MS = 2000;

/** Runs the core of the attacks in Firefox. Gives how many ran and what succeeded. */
export async function runFirefoxAttacks(
  attacked: AttackedPortal,
  firefox: Firefox,
): Promise<{ count: number; succeeded: string[] }> {
  const { site } = attacked;
  const names = [...inside, ...leaving];
  const evidence = openEvidence(names);
  const victim = await launch(firefox, site, VICTIM);
  const before = await treasure(firefox, victim.game.context, "hideTreasure()");

  const { tab, game } = await launch(firefox, site, HOSTILE);
  const aim = aimAt(attacked, victim.game.url, game.url);
  const got = await firefox.evaluate(
    game.context,
    `runInside(${JSON.stringify(inside)}, ${aim}).then(JSON.stringify)`,
  );
  for (const [name, text] of Object.entries(JSON.parse(got) as Record<string, string>))
    evidence.add(name, text);
  observeFrames(await firefox.tree(tab), site, evidence);

  for (const name of leaving) {
    const next = await launch(firefox, site, HOSTILE);
    await firefox.evaluate(next.game.context, `void runAttack("leaving", "${name}", ${aim})`);
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    observeFrames(await firefox.tree(next.tab), site, evidence);
  }

  for (const { url } of await firefox.tabs()) evidence.observe("window", url);
  const again = await launch(firefox, site, VICTIM);
  for (const { game } of [victim, again])
    observeTreasure(await treasure(firefox, game.context, "lookAtTreasure()"), before, evidence);
  for (const url of attacked.requests) evidence.observe("request to another host", url);
  const succeeded = names.flatMap((name) =>
    evidence.of(name) === "" ? [] : [`${name}: ${evidence.of(name)}`],
  );
  return { count: names.length, succeeded };
}

async function treasure(firefox: Firefox, context: string, expression: string): Promise<Treasure> {
  return JSON.parse(await firefox.evaluate(context, `${expression}.then(JSON.stringify)`));
}

/** Opens a game's page, presses the button, and waits for the game. */
async function launch(
  firefox: Firefox,
  site: string,
  path: string,
): Promise<{ tab: string; game: FirefoxContext }> {
  const tab = await firefox.open(`${site}${sitePage(path)}`);
  const press = `[...document.querySelectorAll("button")].find((button) => /Click to launch/.test(button.textContent))?.click()`;
  const deadline = Date.now() + LAUNCH_TIMEOUT_MS;
  while (Date.now() < deadline) {
    await firefox.evaluate(tab, press);
    const { children } = await firefox.tree(tab);
    const game = children.find(({ url }) => url.includes(`/assets/html5/${path}`));
    if (game && (await firefox.evaluate(game.context, "document.readyState")) === "complete")
      return { tab, game };
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`${path} did not start in Firefox`);
}

/** Looks for pages of the site inside the page. */
function observeFrames({ url, children }: FirefoxContext, site: string, evidence: Evidence): void {
  evidence.observe("the whole page", url);
  const look = (frame: FirefoxContext) => {
    if (frame.url.startsWith(`${site}/`) && !frame.url.startsWith(`${site}/assets/`))
      evidence.observe("the site in a frame", frame.url);
    for (const child of frame.children) look(child);
  };
  for (const child of children) look(child);
}
