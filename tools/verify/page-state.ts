import type { Frame, Page } from "playwright-core";

/** For a text that was there a moment ago. It waits so long only where the text has been removed since. */
const READ_TIMEOUT_MS = 10_000;

/** The game's own frames, outermost first. */
export function gameFrames(page: Page): Frame[] {
  // The packer comes and goes beside the game.
  const isPacker = (frame: Frame) => /^[a-z]+:\/\/[^/]+\/assets\/offline\//.test(frame.url());
  return page.frames().filter((frame) => frame !== page.mainFrame() && !isPacker(frame));
}

/** Title of an error page of ours, of the kit or of the browser that is shown instead of the game. */
export async function errorPageIn(page: Page): Promise<string | undefined> {
  for (const frame of gameFrames(page)) {
    if (frame.url().startsWith("chrome-error:")) return "the browser's own error page";
    const words = await textOf(frame, ":is(.unsupported, .loading:not([hidden]))[role=alert] h1");
    if (words) return words;
  }
  return undefined;
}

/** Whether the loading screen of our Flash pages is still shown. */
export async function isSwfLoading(page: Page): Promise<boolean> {
  const answers = gameFrames(page).map((frame) => has(frame, ".loading:not([hidden]) progress"));
  return (await Promise.all(answers)).includes(true);
}

/** Whether the page shows nothing but a loading text. */
export async function saysLoading(page: Page): Promise<boolean> {
  const answers = gameFrames(page).map(async (frame) => {
    const words = (await textOf(frame, "body")) ?? "";
    return /^loading[\s.…\d%]*$/i.test(words.trim()) && !(await has(frame, "canvas"));
  });
  return (await Promise.all(answers)).includes(true);
}

// Locators look from a world of their own. `frame.evaluate` would need the `window.eval` of the game, which the page of AwayFL takes away.

async function has(frame: Frame, selector: string): Promise<boolean> {
  return ((await whileThere(frame.locator(selector).count())) ?? 0) > 0;
}

/** The visible text of the first such element. */
async function textOf(frame: Frame, selector: string): Promise<string | undefined> {
  if (!(await has(frame, selector))) return undefined;
  return whileThere(frame.locator(selector).first().innerText({ timeout: READ_TIMEOUT_MS }));
}

/** What is read in a frame; undefined where the frame or the element is removed meanwhile. */
export async function whileThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && /detached|destroyed|navigat|timeout/i.test(error.message)) return undefined;
    throw error;
  }
}
