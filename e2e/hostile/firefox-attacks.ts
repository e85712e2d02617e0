import { type AttackedPortal, HOSTILE, VICTIM } from "./arrangements.ts";
import { type Evidence, openEvidence } from "./evidence.ts";
import type { Firefox, FirefoxContext } from "./firefox.ts";
import { aimAt, sitePage } from "./launch.ts";
import { observeTreasure, type Treasure } from "./treasure.ts";

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
/** How long no frame may move before all have got where they wanted to go, and how long that may take. */
const QUIET_MS = 700;
const SETTLE_TIMEOUT_MS = 4000;

/** Runs the core of the attacks in Firefox. Gives how many ran and what succeeded. */
export async function runFirefoxAttacks(
  attacked: AttackedPortal,
  firefox: Firefox,
): Promise<{ count: number; succeeded: string[] }> {
  const { site } = attacked;
  const names = [...inside, ...leaving];
  const evidence = openEvidence(names);
  const [victim, hostile, ...others] = await Promise.all([
    launch(firefox, site, VICTIM),
    launch(firefox, site, HOSTILE),
    ...leaving.map(() => launch(firefox, site, HOSTILE)),
  ]);
  const before = await treasure(firefox, victim.game.context, "hideTreasure()");
  const aim = aimAt(attacked, victim.game.url, hostile.game.url);
  const attack = (game: FirefoxContext, group: string, chosen: readonly string[]) =>
    firefox.evaluate(
      game.context,
      `runAttacks("${group}", ${JSON.stringify(chosen)}, ${aim}).then(JSON.stringify)`,
    );

  const [got] = await Promise.all([
    attack(hostile.game, "inside", inside),
    // The page that answers may be gone.
    ...others.map(({ game }, index) =>
      attack(game, "leaving", leaving.slice(index, index + 1)).catch(() => ""),
    ),
  ]);
  for (const [name, text] of Object.entries(JSON.parse(got) as Record<string, string>))
    evidence.add(name, text);
  await untilSettled(firefox);
  for (const { tab } of [hostile, ...others]) observeFrames(await firefox.tree(tab), site, evidence);

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

/** Waits until no tab or frame has moved for a while. */
async function untilSettled(firefox: Firefox): Promise<void> {
  let last = "";
  let changedAt = Date.now();
  for (const deadline = Date.now() + SETTLE_TIMEOUT_MS; Date.now() < deadline; ) {
    const now = JSON.stringify(await firefox.tabs());
    if (now !== last) changedAt = Date.now();
    if (Date.now() - changedAt >= QUIET_MS) return;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
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
