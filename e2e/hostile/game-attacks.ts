import type { Browser, BrowserContext, Frame, Page } from "@playwright/test";
import { type AttackedPortal, HOSTILE } from "./arrangements.ts";
import { type Evidence, openEvidence } from "./evidence.ts";
import { aimAt, launch } from "./launch.ts";
import { observeCookies, observePage, observeSite, watch } from "./observe.ts";
import { watchActivity } from "./settled.ts";
import { runStrangerAttacks, strangerAttacks } from "./stranger-attacks.ts";
import { hideTreasure, observeVictim } from "./treasure.ts";

type Group = "inside" | "click" | "leaving" | "alone" | "flood" | "last" | "stranger";
export type Attack = { readonly group: Group; readonly name: string; readonly tries: string };
/** An attack and what it got; empty where it was held. */
export type Outcome = Attack & { readonly got: string };

/** What one run of the attacks shares. */
type Run = {
  readonly attacked: AttackedPortal;
  readonly context: BrowserContext;
  readonly evidence: Evidence;
  /** What the attacks know beforehand, as JSON. */
  readonly aim: string;
  /** Waits until nothing happens in the browser any more. */
  readonly settled: () => Promise<void>;
};

/** Permissions that the visitor has given already: only the portal's policy refuses them to a game. */
const permissions = ["camera", "microphone", "geolocation", "clipboard-read", "midi"];
/** Pages that are launched at the same time. */
const LAUNCHES_AT_ONCE = 5;

type Options = {
  /** The attacks to run; all when left out. */
  readonly only?: readonly string[];
  /** How long each of them waits for something to come. */
  readonly timeoutMs?: number;
  /** Changes a script of the site or the player on its way to the browser. */
  readonly changeScript?: ((text: string) => string) | undefined;
};

/** Lets the hostile game and a hostile page of another host do their worst in a browser, with the victim open in another tab. */
export async function runGameAttacks(
  attacked: AttackedPortal,
  browser: Browser,
  { only, timeoutMs, changeScript }: Options = {},
): Promise<Outcome[]> {
  const context = await openContext(attacked, browser, changeScript);
  const settled = watchActivity(context);
  const victimPage = await context.newPage();
  const page = await context.newPage();
  const [{ victim, before }, hostile] = await Promise.all([
    hideTreasure(victimPage, attacked.site),
    launch(page, attacked.site, HOSTILE),
  ]);
  const attacks = [...(await hostile.evaluate<Attack[]>("attackList()")), ...strangerAttacks].filter(
    ({ name }) => only === undefined || only.includes(name),
  );
  const evidence = openEvidence(attacks.map(({ name }) => name));
  const aim = aimAt(attacked, victim.url(), hostile.url(), timeoutMs);
  const run = { attacked, context, evidence, aim, settled };
  const names = (group: Group) => attacks.flatMap((attack) => (attack.group === group ? [attack.name] : []));
  watch(context, attacked, evidence);

  // Each in pages of its own.
  await Promise.all([
    attackInside(page, hostile, names("inside"), names("click"), run),
    attackAlone(hostile.url(), names("alone"), run),
    runStrangerAttacks(names("stranger"), run),
    leave(names("leaving"), run),
  ]);
  await observeCookies(context, attacked, evidence);
  await flood(names("flood"), run);
  for (const name of names("last")) await endWith(name, run);
  await observeSite(victimPage, evidence);
  const isAllShown = attacks.every(({ name }) => evidence.of(name) !== "");
  if (!isAllShown) await observeVictim(victim, context, attacked, before, evidence);
  for (const url of attacked.requests) evidence.observe("request to another host", url);
  await context.close();
  return attacks.map((attack) => ({ ...attack, got: evidence.of(attack.name) }));
}

async function openContext(
  { site, portal }: AttackedPortal,
  browser: Browser,
  changeScript: Options["changeScript"],
): Promise<BrowserContext> {
  // A service worker would fetch scripts itself.
  const context = await browser.newContext({ permissions, serviceWorkers: changeScript ? "block" : "allow" });
  if (changeScript)
    // Of the site's own host, and from the portal's address: Node does not know the hosts that only the browser resolves.
    await context.route(
      ({ origin, pathname }) => origin === site && /^\/assets\/(?:player\/)?[^/]+\.js$/.test(pathname),
      async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(site, portal.origin) });
        await route.fulfill({ response, body: changeScript(await response.text()) });
      },
    );
  await context.addCookies([{ name: "of-the-site", value: "1", url: site }]);
  return context;
}

/** Attacks from inside the game's frame, first those that need no click, all at once. */
async function attackInside(
  page: Page,
  hostile: Frame,
  inside: readonly string[],
  click: readonly string[],
  { attacked, evidence, aim, settled }: Run,
): Promise<void> {
  addAll(await hostile.evaluate(`runAttacks("inside", ${JSON.stringify(inside)}, ${aim})`), evidence);
  await observePage(page, attacked, evidence);
  let game = hostile;
  for (const name of click) {
    // The attack before may have cost the game its page.
    if (!(await isReady(game, name, aim))) {
      game = await launch(page, attacked.site, HOSTILE);
      await isReady(game, name, aim);
    }
    await game.click("#play");
    for (const window of page.context().pages()) evidence.observe("window", window.url());
  }
  addAll(await game.evaluate("window.clicked()").catch(() => ({})), evidence);
  await settled();
  await observePage(page, attacked, evidence);
  await page.close();
}

/** Prepares the game's button for an attack. */
async function isReady(game: Frame, name: string, aim: string): Promise<boolean> {
  return game
    .evaluate<boolean>(`"attackOnNextClick" in window && attackOnNextClick("${name}", ${aim})`)
    .catch(() => false);
}

function addAll(got: unknown, evidence: Evidence): void {
  for (const [name, text] of Object.entries(got as Record<string, string>)) evidence.add(name, text);
}

/** Opens the game by its own address, as a link on another page could: there is no frame around it. */
async function attackAlone(url: string, names: readonly string[], { context, evidence, aim }: Run) {
  if (names.length === 0) return;
  const page = await context.newPage();
  await page.goto(url);
  addAll(await page.evaluate(`runAttacks("alone", ${JSON.stringify(names)}, ${aim})`), evidence);
  await page.close();
}

/** Launches the game once for each of these attacks, and lets it give its frame away. One wait serves them all. */
async function leave(names: readonly string[], run: Run): Promise<void> {
  if (names.length === 0) return;
  const pages = await inTurns(names, async (name) => {
    const page = await run.context.newPage();
    const game = await launch(page, run.attacked.site, HOSTILE);
    await game.evaluate(`void runAttacks("leaving", ["${name}"], ${run.aim})`).catch(() => undefined);
    return page;
  });
  await run.settled();
  for (const page of pages) {
    await observePage(page, run.attacked, run.evidence);
    await page.close();
  }
}

/** Attacks with masses of messages, each in a page of its own, and all at once after all are launched: what they fill slows later launches down. */
async function flood(names: readonly string[], { attacked, context, evidence, aim }: Run): Promise<void> {
  const launched = await inTurns(names, async (name) => {
    const page = await context.newPage();
    page.on("crash", () => evidence.add(name, "the tab crashed"));
    return { name, page, game: await launch(page, attacked.site, HOSTILE) };
  });
  await Promise.all(
    launched.map(async ({ name, page, game }) => {
      addAll(await game.evaluate(`runAttacks("flood", ["${name}"], ${aim})`).catch(() => ({})), evidence);
      const answers = await page.evaluate("1 + 1").catch(String);
      if (answers !== 2) evidence.add(name, `the page: ${answers}`);
      await page.close();
    }),
  );
}

/** Launches the game once more, lets it do what may end the visit, and looks whether the site still answers. */
async function endWith(name: string, { context, attacked, evidence, aim }: Run): Promise<void> {
  const page = await context.newPage();
  const game = await launch(page, attacked.site, HOSTILE);
  addAll(await game.evaluate(`runAttacks("last", ["${name}"], ${aim})`).catch(() => ({})), evidence);
  const status = () =>
    page.goto(`${attacked.site}/credits`).then(
      (response) => response?.status(),
      (error: Error) => error.message.split("\n")[0],
    );
  // The answer that refuses is the one that heals, and it may come late, or its connection may break off: what comes after it counts.
  await status();
  const second = await status();
  const last = second === 200 ? second : await status();
  if (last !== 200) {
    evidence.add(name, `the site answers with ${last}`);
    await context.clearCookies();
  }
  await page.close();
}

/** The results of a task for every name, a few at a time. */
async function inTurns<T>(names: readonly string[], task: (name: string) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await task(name));
  };
  await Promise.all(Array.from({ length: LAUNCHES_AT_ONCE }, work));
  return results;
}
