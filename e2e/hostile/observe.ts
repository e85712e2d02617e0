import type { BrowserContext, Page } from "@playwright/test";
import { type AttackedPortal, HOSTILE } from "./arrangements.ts";
import type { Evidence } from "./evidence.ts";
import { savedRows } from "./saved-rows.ts";

/** Twice a game's own quota, which is what the site stores at most, and a little. */
const MAX_SAVED_CHARS = 11 * 2 ** 20;
/** The same of late writes, which are merged later: three times. */
const MAX_LATE_CHARS = 16 * 2 ** 20;

/** Observes what leaves the game's page: windows, dialogs, downloads, requests to the site, errors in the site's scripts. */
export function watch(context: BrowserContext, { site }: AttackedPortal, evidence: Evidence): void {
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
      else if (isPageOf(site, frame.url())) evidence.observe("the site in a frame", frame.url());
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

/** Looks at the pages that the site's page holds now, and at its objects. */
export async function observePage(page: Page, { site }: AttackedPortal, evidence: Evidence): Promise<void> {
  for (const frame of page.frames())
    if (frame !== page.mainFrame() && isPageOf(site, frame.url()))
      evidence.observe("the site in a frame", frame.url());
  evidence.observe("prototype", await page.evaluate("String(({}).polluted)"));
}

function isPageOf(site: string, url: string): boolean {
  return url.startsWith(`${site}/`) && !url.startsWith(`${site}/assets/`);
}

export async function observeCookies(
  context: BrowserContext,
  { site }: AttackedPortal,
  evidence: Evidence,
): Promise<void> {
  for (const { name, value } of await context.cookies(site)) evidence.observe("cookie", `${name}=${value}`);
}

/** Looks at what the site keeps: its storage and the saves of all games. `page` is any page of the site. */
export async function observeSite(page: Page, evidence: Evidence): Promise<void> {
  evidence.observe(
    "the site's storage",
    await page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })"),
  );
  const totals = new Map<string, number>();
  for (const { key, text, chars } of await savedRows(page)) {
    if (!key.includes(HOSTILE)) evidence.observe("saves", `${key} ${text}`);
    const [mark = ""] = /by-overfill-[a-z]+(?:-writes)?/.exec(`${key} ${text}`) ?? [];
    totals.set(mark, (totals.get(mark) ?? 0) + chars);
  }
  for (const [mark, chars] of totals) {
    const max = mark.includes("late") ? MAX_LATE_CHARS : MAX_SAVED_CHARS;
    if (chars > max) evidence.observe(`${chars} characters saved`, mark);
  }
}
