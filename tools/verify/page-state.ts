import type { Frame, Page } from "playwright-core";

/** The game's own frames, outermost first. */
export function gameFrames(page: Page): Frame[] {
  return page.frames().filter((frame) => frame !== page.mainFrame());
}

/** Why there is no game, where our own pages, the kit or the browser itself say so in its place. */
export async function apologyIn(page: Page): Promise<string | undefined> {
  for (const frame of gameFrames(page)) {
    if (frame.url().startsWith("chrome-error:")) return "the browser's own error page";
    const words = await inFrame(frame, () => {
      const box = document.querySelector(".unsupported[role=alert], .loading[role=alert]:not([hidden])");
      return box?.querySelector("h1")?.textContent ?? undefined;
    });
    if (words) return words;
  }
  return undefined;
}

/** Whether the loading screen of our Flash pages is still shown. */
export async function isFilmLoading(page: Page): Promise<boolean> {
  const looks = gameFrames(page).map((frame) =>
    inFrame(frame, () => document.querySelector(".loading:not([hidden]) progress") !== null),
  );
  return (await Promise.all(looks)).includes(true);
}

/** Whether the page has nothing to say but that it is loading. */
export async function saysLoading(page: Page): Promise<boolean> {
  const looks = gameFrames(page).map((frame) =>
    inFrame(frame, () => {
      const words = document.body?.innerText.trim() ?? "";
      return document.querySelector("canvas") === null && /^loading[\s.…\d%]*$/i.test(words);
    }),
  );
  return (await Promise.all(looks)).includes(true);
}

/** A frame may go while it is asked; then it has nothing to say. */
async function inFrame<T>(frame: Frame, look: () => T): Promise<T | undefined> {
  try {
    return await frame.evaluate(look);
  } catch (error) {
    if (error instanceof Error && /detached|destroyed|navigat/i.test(error.message)) return undefined;
    throw error;
  }
}
