import type { Frame, Page } from "playwright-core";
import { Refusal } from "#domain/errors.ts";

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Watches where a game goes from the moment that its page is open. */
export type GameFrameWatch = {
  /** The game's frame and the pixels that show it and nothing else, once it is there. */
  opened(): Promise<{ frame: Frame; box: Box }>;
  /** Whether the frame shows the game; before its first page it is blank. Refuses a game that was ever seen anywhere but on its own pages. */
  isHome(): Promise<boolean>;
};

/** Watches the game's frame on a page of the site. Called before the launch, so that nothing is missed. */
export function watchGameFrame(page: Page): GameFrameWatch {
  const sitePage = page.url();
  let game: { frame: Frame; home: URL } | undefined;
  let hasArrived = false;
  let hasStrayed = false;

  function look(): void {
    if (page.url() !== sitePage) hasStrayed = true;
    if (!game) return;
    const url = game.frame.url();
    if (isBelow(url, game.home)) hasArrived = true;
    else if (hasArrived || !["", "about:blank"].includes(url)) hasStrayed = true;
  }

  // Events tell of every move, also of those between two looks.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() || frame === game?.frame) look();
  });
  page.context().on("page", () => {
    hasStrayed = true;
  });

  return {
    async opened() {
      const element = page.getByTestId("game-frame");
      const src = await element.getAttribute("src");
      const frame = await (await element.elementHandle())?.contentFrame();
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (!src || !frame || !box) throw new Error("The game's page has no frame.");
      game = { frame, home: new URL(src, sitePage) };
      return { frame, box: innerPixels(box) };
    },
    async isHome() {
      look();
      if (!hasStrayed) return hasArrived || (await hasTargetAt(page, game?.home));
      throw new Refusal(
        "upload-refused",
        "it leaves its own pages, which no game may do here; it was not taken, and no cover was made of what it shows",
      );
    },
  };
}

/** How far the site's page shows in the stage's rounded corners, whose radius is 20 pixels: 20 × (1 − √½). */
const CORNER_PX = 6;

/** The pixels of the box that show nothing of what is around it: neither in the corners nor mixed into the edges. */
function innerPixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(x) + CORNER_PX, Math.ceil(y) + CORNER_PX];
  const [right, bottom] = [Math.floor(x + width) - CORNER_PX, Math.floor(y + height) - CORNER_PX];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether a URL is below the folder of the game's first page. */
function isBelow(url: string, home: URL): boolean {
  const at = URL.parse(url);
  return at?.origin === home.origin && at.pathname.startsWith(home.pathname.replace(/[^/]*$/, ""));
}

/**
 * Whether the browser shows a page of the game. Playwright sometimes never learns where a frame is that fills itself with other frames at once;
 * the browser's own list of targets does.
 */
async function hasTargetAt(page: Page, home: URL | undefined): Promise<boolean> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session || !home) return false;
  const { targetInfos } = await session.send("Target.getTargets");
  await session.detach();
  return targetInfos.some(({ type, url }) => type === "iframe" && isBelow(url, home));
}
