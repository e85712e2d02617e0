import type { Browser, BrowserContext, Frame, Page } from "@playwright/test";
import { type AttackedPortal, HOSTILE, VICTIM } from "./arrangements.ts";
import { type Evidence, openEvidence } from "./evidence.ts";

type Group = "inside" | "click" | "leaving" | "last";
type Attack = { readonly group: Group; readonly name: string; readonly tries: string };
/** An attack and what it got; empty where it was held. */
export type Outcome = Attack & { readonly got: string };
/** What the victim has, by where it has it. */
export type Treasure = Readonly<Record<string, string>>;

/** Permissions that the visitor has given already: only the portal's policy refuses them to a game. */
const permissions = ["camera", "microphone", "geolocation", "clipboard-read", "midi"];
/** Twice a game's own quota, which is what the site stores at most, and a little. */
const MAX_SAVED_CHARS = 11 * 2 ** 20;
const SAVE_TIMEOUT_MS = 10_000;
const LEAVING_AT_ONCE = 6;
/** How long a frame has to get where it wants to go. */
const LEAVE_TIMEOUT_MS = 2000;

type Options = {
  /** The attacks to run; all when left out. */
  readonly only?: readonly string[];
  /** Changes a script of the site or the player on its way to the browser. */
  readonly changeScript?: ((text: string) => string) | undefined;
};

/** Lets the hostile game do its worst in a browser, with its victim open in another tab. */
export async function runGameAttacks(
  attacked: AttackedPortal,
  browser: Browser,
  { only, changeScript }: Options = {},
): Promise<Outcome[]> {
  // A service worker would fetch scripts itself.
  const serviceWorkers = changeScript ? "block" : "allow";
  const context = await browser.newContext({ permissions, serviceWorkers });
  if (changeScript)
    // Of the site's own host: Node does not know the hosts below localhost.
    await context.route(
      ({ origin, pathname }) =>
        origin === attacked.site && /^\/assets\/(?:player\/)?[^/]+\.js$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: changeScript(await response.text()) });
      },
    );
  await context.addCookies([{ name: "of-the-site", value: "1", url: attacked.site }]);
  const victimPage = await context.newPage();
  const victim = await launch(victimPage, attacked.site, VICTIM);
  const before = await victim.evaluate<Treasure>("hideTreasure()");
  await untilSaved(victimPage, VICTIM, before);

  const page = await context.newPage();
  const hostile = await launch(page, attacked.site, HOSTILE);
  const attacks = (await hostile.evaluate<Attack[]>("attackList()")).filter(
    ({ name }) => only === undefined || only.includes(name),
  );
  const evidence = openEvidence(attacks.map(({ name }) => name));
  const names = (group: Group) => attacks.flatMap((attack) => (attack.group === group ? [attack.name] : []));
  const aim = aimAt(attacked, victim.url(), hostile.url());
  watch(context, attacked, evidence);

  const inside = await hostile.evaluate(`runInside(${JSON.stringify(names("inside"))}, ${aim})`);
  for (const [name, got] of Object.entries(inside as Record<string, string>)) evidence.add(name, got);
  await observePage(page, attacked, evidence);

  await clickThrough(page, hostile, names("click"), aim, evidence);
  await observePage(page, attacked, evidence);
  await page.close();

  const leaving = names("leaving");
  while (leaving.length > 0) {
    const batch = leaving.splice(0, LEAVING_AT_ONCE);
    await Promise.all(batch.map((name) => leaveBy(name, context, attacked, aim, evidence)));
  }

  await observeCookies(context, attacked, evidence);
  for (const name of names("last")) await endWith(name, context, attacked, aim, evidence);
  await observeSite(context, attacked, evidence);
  await observeVictim(victim, context, attacked, before, evidence);
  for (const url of attacked.requests) evidence.observe("request to another host", url);
  await context.close();
  return attacks.map((attack) => ({ ...attack, got: evidence.of(attack.name) }));
}

/** Launches the game once more, lets it do what may end the visit, and looks whether the site still answers. */
async function endWith(
  name: string,
  context: BrowserContext,
  attacked: AttackedPortal,
  aim: string,
  evidence: Evidence,
): Promise<void> {
  const page = await context.newPage();
  page.on("crash", () => evidence.add(name, "the tab crashed"));
  const game = await launch(page, attacked.site, HOSTILE);
  const got = await game.evaluate<string>(`runAttack("last", "${name}", ${aim})`).catch(String);
  evidence.add(name, got);
  const answers = await page.evaluate("1 + 1").catch(String);
  if (answers !== 2) evidence.add(name, `the page: ${answers}`);
  await page.close();
  // Twice: the first answer may be the one that heals.
  await statusIn(context, attacked.site);
  const status = await statusIn(context, attacked.site);
  if (status !== 200) {
    evidence.add(name, `the site answers with ${status}`);
    await context.clearCookies();
  }
}

/** The status of a page in a tab of its own, or why there is none. */
async function statusIn(context: BrowserContext, url: string): Promise<number | string | undefined> {
  const page = await context.newPage();
  const status = await page.goto(url).then(
    (response) => response?.status(),
    (error: Error) => error.message.split("\n")[0],
  );
  await page.close();
  return status;
}

/** Opens a game's page of the site, presses the button, and gives the game's frame. */
export async function launch(page: Page, site: string, path: string): Promise<Frame> {
  await page.goto(`${site}${sitePage(path)}`);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("there is no game on the stage");
  await frame.waitForURL(/\/assets\//);
  await frame.waitForLoadState("load");
  return frame;
}

export const sitePage = (path: string) => `/play/${Buffer.from(path).toString("base64url")}`;

/** All that the attacks know beforehand, as JSON: an attacker can find it out. */
export function aimAt(
  { site, elsewhere, arrangement }: AttackedPortal,
  victimUrl: string,
  hostileUrl: string,
): string {
  const { origin } = new URL(victimUrl);
  const folder = new URL(".", victimUrl).href;
  const guest = "html5/victim";
  return JSON.stringify({
    site,
    elsewhere,
    own: "html5/hostile",
    isOpaque: new URL(hostileUrl).origin === site || arrangement === "same",
    victim: { page: victimUrl, origin, folder, guest, path: VICTIM, sitePage: sitePage(VICTIM) },
  });
}

/** Observes what leaves the game's page: windows, dialogs, downloads, requests to the site, errors in the site's scripts. */
function watch(context: BrowserContext, { site }: AttackedPortal, evidence: Evidence): void {
  const follow = (page: Page) => {
    page.on("dialog", async (dialog) => {
      evidence.observe("dialog", dialog.message());
      evidence.observe("dialog", dialog.type() === "beforeunload" ? "by-hang-on-unload" : "");
      await dialog.accept().catch(() => undefined);
    });
    page.on("download", (download) => evidence.observe("download", download.suggestedFilename()));
    page.on("popup", (popup) => evidence.observe("window", popup.url()));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) evidence.observe("the whole page", frame.url());
      else if (frame.url().startsWith(`${site}/`) && !frame.url().startsWith(`${site}/assets/`))
        evidence.observe("the site in a frame", frame.url());
    });
  };
  for (const page of context.pages()) follow(page);
  context.on("page", follow);
  context.on("weberror", (event) => {
    const { stack = "" } = event.error();
    if (stack.includes(`${site}/assets/`) && !stack.includes("/html5/"))
      evidence.observe(`error in the site's page: ${stack}`, "by-send-nonsense");
  });
  context.on("response", (response) => {
    const url = new URL(response.url());
    // The site's own service worker fetches pages too.
    const isPage =
      response.request().resourceType() === "document" || response.request().serviceWorker() !== null;
    if (url.origin === site && !isPage && !url.pathname.startsWith("/assets/") && response.ok())
      evidence.observe("answer of the site", response.url());
  });
}

async function clickThrough(
  page: Page,
  hostile: Frame,
  names: readonly string[],
  aim: string,
  evidence: Evidence,
): Promise<void> {
  const address = page.url();
  let game = hostile;
  for (const name of names) {
    // The attack before may have cost the game its page.
    if (page.url() !== address || !(await game.evaluate("'attackOnNextClick' in window")))
      game = await launch(page, new URL(address).origin, HOSTILE);
    await game.evaluate(`attackOnNextClick("${name}", ${aim})`);
    await game.click("#play");
    const got = await game.evaluate<string>("window.clicked").catch(() => "");
    evidence.add(name, got ?? "");
    for (const window of page.context().pages()) evidence.observe("window", window.url());
  }
}

/** Launches the game once more and lets it leave. */
async function leaveBy(
  name: string,
  context: BrowserContext,
  attacked: AttackedPortal,
  aim: string,
  evidence: Evidence,
): Promise<void> {
  const page = await context.newPage();
  const game = await launch(page, attacked.site, HOSTILE);
  const gone = page.waitForEvent("framenavigated", { timeout: LEAVE_TIMEOUT_MS }).catch(() => undefined);
  await game.evaluate(`void runAttack("leaving", "${name}", ${aim})`).catch(() => undefined);
  await gone;
  // The page that it went to may be at work.
  await page.waitForTimeout(LEAVE_TIMEOUT_MS / 2);
  await observePage(page, attacked, evidence);
  await page.close();
}

/** Looks at the pages that the site's page holds now, and at its objects. */
async function observePage(page: Page, { site }: AttackedPortal, evidence: Evidence): Promise<void> {
  for (const frame of page.frames()) {
    const url = frame.url();
    if (frame === page.mainFrame() || !url.startsWith(`${site}/`) || url.startsWith(`${site}/assets/`))
      continue;
    evidence.observe("the site in a frame", url);
  }
  evidence.observe("prototype", await page.evaluate("String(({}).polluted)"));
}

async function observeCookies(
  context: BrowserContext,
  { site }: AttackedPortal,
  evidence: Evidence,
): Promise<void> {
  for (const { name, value } of await context.cookies(site)) evidence.observe("cookie", `${name}=${value}`);
}

/** Looks at what the site keeps: its storage and the saves of all games. */
async function observeSite(
  context: BrowserContext,
  { site }: AttackedPortal,
  evidence: Evidence,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}/credits`);
  evidence.observe(
    "the site's storage",
    await page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })"),
  );
  const rows = await savedRows(page);
  const totals = new Map<string, number>();
  for (const { key, text, chars } of rows) {
    if (!key.includes(HOSTILE)) evidence.observe("saves", `${key} ${text}`);
    const [mark = ""] = /by-overfill-[a-z]+(?:-writes)?/.exec(key) ?? [];
    totals.set(mark, (totals.get(mark) ?? 0) + chars);
  }
  for (const [mark, chars] of totals) {
    if (chars > MAX_SAVED_CHARS) evidence.observe(`${chars} characters saved`, mark);
  }
  await page.close();
}

/** Every row in every database of the site, as text. */
export function savedRows(page: Page): Promise<{ key: string; text: string; chars: number }[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: { key: string; text: string; chars: number }[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
        for (const [index, value] of values.entries()) {
          const text = JSON.stringify(value);
          rows.push({ key: JSON.stringify(keys[index]), text: text.slice(0, 500), chars: text.length });
        }
      }
      database.close();
    }
    return rows;
  });
}

/** Looks at the victim, both the one that was open and one that is launched now. */
async function observeVictim(
  open: Frame,
  context: BrowserContext,
  { site }: AttackedPortal,
  before: Treasure,
  evidence: Evidence,
): Promise<void> {
  const page = await context.newPage();
  const launched = await launch(page, site, VICTIM);
  for (const victim of [open, launched]) {
    // Its page may not even be its own any more.
    const isThere = await victim.evaluate<boolean>("'lookAtTreasure' in window");
    const now: Treasure = isThere ? await victim.evaluate("lookAtTreasure()") : {};
    observeTreasure(now, before, evidence);
  }
  await page.close();
}

export function observeTreasure(now: Treasure, before: Treasure, evidence: Evidence): void {
  evidence.observe("the victim", JSON.stringify(now));
  if (now["lock"] === "AbortError") evidence.observe("the victim lost its lock", "by-steal-lock");
  for (const key of ["script", "local", "database", "cache", "file"]) {
    if (now[key] !== before[key])
      evidence.observe(`the victim's ${key}: ${now[key]}`, LOSSES[key] ?? "by-write-storage");
  }
}

/** The attack that a loss is put down to where it carries no mark. */
const LOSSES: Readonly<Record<string, string>> = {
  script: "by-poison-caches",
  database: "by-overwrite-databases",
  cache: "by-poison-caches",
  file: "by-overwrite-files",
};

async function untilSaved(page: Page, path: string, treasure: Treasure): Promise<void> {
  if (!(treasure["local"] ?? "").includes("treasure")) throw new Error("the victim has nothing to lose");
  // Not for ever: without a wall the site may refuse to listen to games.
  for (const deadline = Date.now() + SAVE_TIMEOUT_MS; Date.now() < deadline; ) {
    const rows = await savedRows(page);
    if (rows.some(({ key, text }) => key.includes(path) && text.includes("treasure"))) return;
    await page.waitForTimeout(50);
  }
}
