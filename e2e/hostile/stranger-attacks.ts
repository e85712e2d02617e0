import type { BrowserContext, Page } from "@playwright/test";
import { type AttackedPortal, VICTIM } from "./arrangements.ts";
import { EMPTY_PAGE } from "./elsewhere.ts";
import type { Evidence } from "./evidence.ts";
import { pressLaunch, sitePage } from "./launch.ts";
import { savedRows } from "./saved-rows.ts";
import { framed, loaded, opened, post, RESPONSE_TIMEOUT_MS, until } from "./stranger-page.ts";

/** What a page of another host aims at. */
type Aim = {
  readonly site: string;
  readonly mark: string;
  readonly isOpaque: boolean;
  readonly victim: { readonly page: string; readonly folder: string; readonly origin: string };
};

type StrangerAttack = {
  readonly group: "stranger";
  readonly name: string;
  readonly tries: string;
  /** `page` shows an empty page of the other host. Gives what it got, or nothing. */
  readonly run: (page: Page, aim: Aim) => Promise<unknown>;
};

const stageAlone = sitePage(VICTIM).replace("/play/", "/alone/");

const attack = (name: string, tries: string, run: StrangerAttack["run"]): StrangerAttack => ({
  group: "stranger",
  name,
  tries,
  run,
});

/** Attacks by a page of another host, which the visitor has open in the same browser. */
export const strangerAttacks: readonly StrangerAttack[] = [
  attack("stranger-frames-site", "frames pages of the site", async (page, { site }) => {
    const paths = ["/", "/login", "/search", "/offline", "/privacy", sitePage(VICTIM), "/catalogue.json"];
    const shown = await framed(
      page,
      paths.map((path) => `${site}${path}`),
    );
    return shown.filter((path) => path !== "/embedded").join();
  }),
  attack(
    "stranger-frames-stage",
    "frames the stage alone, which our own windows may frame",
    async (page, { site }) => {
      const shown = await framed(page, [`${site}${stageAlone}`, `${site}${sitePage(VICTIM)}#stage`]);
      return shown.filter((path) => path !== "/embedded").join();
    },
  ),
  attack("stranger-frames-game", "frames a game", async (page, { victim }) =>
    (await framed(page, [victim.page])).join(),
  ),
  attack("stranger-frames-packer", "frames a game's packer", async (page, { victim, isOpaque }) =>
    isOpaque ? undefined : (await framed(page, [`${victim.origin}/assets/offline/`])).join(),
  ),
  attack("stranger-shows-picture", "shows a picture of the site in its own page", (page, { site }) =>
    loaded(page, "img", `${site}/icon.svg`),
  ),
  attack("stranger-runs-site-script", "runs a script of the site in its own page", (page, { site }) =>
    loaded(page, "script", `${site}/sw.js`),
  ),
  attack(
    "stranger-runs-game-script",
    "runs a game's script in its own page",
    async (page, { victim, isOpaque }) =>
      // Without hosts of their own games' files are public.
      isOpaque ? undefined : loaded(page, "script", `${victim.folder}game.js`),
  ),
  attack("stranger-reads-site", "fetches a page of the site with its cookies", (page, { site }) =>
    page.evaluate(
      (url) => fetch(url, { credentials: "include" }).then((response) => response.text()),
      `${site}/login`,
    ),
  ),
  attack("stranger-posts-form", "sends the site a form in the visitor's name", async (page, { site }) => {
    const [response] = await Promise.all([
      page.waitForResponse(`${site}/logout`, { timeout: RESPONSE_TIMEOUT_MS }),
      page.evaluate((action) => {
        const form = Object.assign(document.createElement("form"), { action, method: "post" });
        document.body.append(form);
        form.submit();
      }, `${site}/logout`),
    ]);
    return response.status() < 400 && response.status();
  }),
  attack(
    "stranger-empties-games",
    "sends the visitor to the page that empties a game's origin",
    async (page, { victim }) => {
      const url = `${victim.origin}/assets/offline/retire`;
      const [response] = await Promise.all([
        page.waitForResponse(url, { timeout: RESPONSE_TIMEOUT_MS }),
        page.evaluate((to) => location.assign(to), url),
      ]);
      return (await response.allHeaders())["clear-site-data"];
    },
  ),
  attack(
    "stranger-keeps-window",
    "opens the site and keeps its window, to steer it",
    async (page, { site }) => {
      const window = await opened(page, `${site}/`);
      // To its opener, a window that was severed is closed.
      const isSevered = await until(() => page.evaluate("handle.closed"), RESPONSE_TIMEOUT_MS);
      await window.close();
      return !isSevered;
    },
  ),
  attack(
    "stranger-forges-save",
    "writes a save into the page of a game that it opened",
    async (page, { site, mark }) => {
      const window = await opened(page, `${site}${sitePage(VICTIM)}`);
      await pressLaunch(window);
      const entries = [["secret", mark, Date.now() + 1e9]];
      await post(page, "handle", { type: "save", guest: "html5/victim", batch: 1, entries });
      const isSaved = await until(async () =>
        (await savedRows(window)).some(({ key, text }) => key.includes(VICTIM) && text.includes(mark)),
      );
      await window.close();
      return isSaved;
    },
  ),
  attack(
    "stranger-writes-into-game",
    "poses as the site to a game in a window that it opened",
    async (page, { site, mark }) => {
      const window = await opened(page, `${site}${sitePage(VICTIM)}`);
      const game = await pressLaunch(window);
      await post(page, "handle[0]", { type: "entries", entries: [["secret", mark, Date.now() + 1e9]] });
      const isWritten = await until(() => game.evaluate(`localStorage.getItem("secret") === "${mark}"`));
      await window.close();
      return isWritten;
    },
  ),
];

type Run = {
  readonly attacked: AttackedPortal;
  readonly context: BrowserContext;
  readonly evidence: Evidence;
  readonly aim: string;
};

/** Runs these attacks at once, each in a page of the other host. */
export async function runStrangerAttacks(
  names: readonly string[],
  { attacked, context, evidence, aim }: Run,
): Promise<void> {
  const chosen = strangerAttacks.filter(({ name }) => names.includes(name));
  await Promise.all(
    chosen.map(async ({ name, run }) => {
      const page = await context.newPage();
      await page.goto(`${attacked.elsewhere}${EMPTY_PAGE}`);
      const got = await run(page, { ...JSON.parse(aim), mark: `by-${name}` }).catch(ifRefused);
      evidence.add(name, got ? String(got).slice(0, 200) : "");
      await page.close();
    }),
  );
}

/** Nothing for a refusal: a fetch that rejects in the page, a response that never comes. A mistake in an attack must not look like one. */
function ifRefused(error: Error): undefined {
  if (!/Failed to fetch|Timeout \d+ms exceeded/.test(error.message)) throw error;
}
