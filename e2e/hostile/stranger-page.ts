import { randomUUID } from "node:crypto";
import type { Frame, Page } from "@playwright/test";

/** How long a stranger waits for a response. */
export const RESPONSE_TIMEOUT_MS = 3000;
const WINDOW_TIMEOUT_MS = 20_000;
/** How long a forged message has to take effect. */
const MESSAGE_TIMEOUT_MS = 700;
const POLL_INTERVAL_MS = 50;

/** Frames these addresses in the page, and gives the paths of those that show something there. */
export async function framed(page: Page, urls: readonly string[]): Promise<string[]> {
  await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((src) => {
          const frame = document.createElement("iframe");
          frame.src = src;
          const loaded = new Promise((done) => frame.addEventListener("load", done));
          document.body.append(frame);
          return loaded;
        }),
      ),
    urls,
  );
  const shown = page.frames().map((frame) => (frame === page.mainFrame() ? undefined : shownPath(frame)));
  return (await Promise.all(shown)).filter((path) => path !== undefined);
}

/** The path of a page in a frame; undefined for an error page, and for one that hides itself. */
async function shownPath(frame: Frame): Promise<string | undefined> {
  return frame
    .evaluate(() => {
      const isHidden = document.documentElement.dataset["framed"] === "refused";
      return location.protocol.startsWith("http") && !isHidden ? location.pathname : undefined;
    })
    .catch(() => undefined);
}

/** Loads a picture or a script into the page. */
export function loaded(page: Page, tag: "img" | "script", src: string): Promise<string> {
  return page.evaluate(
    ({ tag, src }) =>
      new Promise<string>((done) => {
        const element = document.createElement(tag);
        element.onload = () => done("loaded");
        element.onerror = () => done("");
        element.src = src;
        document.body.append(element);
      }),
    { tag, src },
  );
}

/** Opens a window from the page, which keeps its handle as `handle`. */
export async function opened(page: Page, url: string): Promise<Page> {
  // Of its own: several strangers open the same page at once. Playwright tells the opener nothing about a window that is severed from it.
  const own = `${url}?window=${randomUUID()}`;
  await page.evaluate((to) => void Object.assign(window, { handle: open(to) }), own);
  for (const deadline = Date.now() + WINDOW_TIMEOUT_MS; Date.now() < deadline; ) {
    const window = page
      .context()
      .pages()
      .find((each) => each.url() === own);
    if (window) return window;
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`No window with ${url} came.`);
}

/** Posts a message that looks like one of the bridge or the site to a window, which is given as an expression of the page. */
export async function post(page: Page, target: string, message: object): Promise<void> {
  const text = JSON.stringify({ mark: "recess/1", ...message });
  // A window that was severed has no frames.
  await page.evaluate(`try { ${target}.postMessage(${text}, "*") } catch (severed) { void severed }`);
}

/** Whether something comes true soon. */
export async function until(
  isTrue: () => Promise<boolean>,
  timeoutMs = MESSAGE_TIMEOUT_MS,
): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return false;
}
