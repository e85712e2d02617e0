import type { Frame, Page } from "playwright-core";

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
    const words = await inFrame(frame, () => {
      const box = document.querySelector(".unsupported[role=alert], .loading[role=alert]:not([hidden])");
      return box?.querySelector("h1")?.textContent ?? undefined;
    });
    if (words) return words;
  }
  return undefined;
}

/** Whether the loading screen of our Flash pages is still shown. */
export async function isSwfLoading(page: Page): Promise<boolean> {
  const answers = gameFrames(page).map((frame) =>
    inFrame(frame, () => document.querySelector(".loading:not([hidden]) progress") !== null),
  );
  return (await Promise.all(answers)).includes(true);
}

/** Whether the page shows nothing but a loading text. */
export async function saysLoading(page: Page): Promise<boolean> {
  const answers = gameFrames(page).map((frame) =>
    inFrame(frame, () => {
      const words = document.body?.innerText.trim() ?? "";
      return document.querySelector("canvas") === null && /^loading[\s.…\d%]*$/i.test(words);
    }),
  );
  return (await Promise.all(answers)).includes(true);
}

/** Evaluates in a frame; undefined where the frame is removed meanwhile. */
async function inFrame<T>(frame: Frame, look: () => T): Promise<T | undefined> {
  try {
    return await frame.evaluate(look);
  } catch (error) {
    if (error instanceof Error && /detached|destroyed|navigat/i.test(error.message)) return undefined;
    throw error;
  }
}
