import type { Frame, Page } from "@playwright/test";
import { expect, launch, test } from "./stage-test.ts";
import type { Arrangement } from "./two-origins.ts";

const SAVER = "/assets/html5/saver/";
/** Longer than the test waits for anything. */
const HANG_MS = 120_000;

/** Runs the game's main thread in a loop. It does not answer any more, so nobody waits for it. */
async function hang(game: Frame): Promise<void> {
  await game.evaluate((ms) => {
    setTimeout(() => {
      for (const end = Date.now() + ms; Date.now() < end; );
    }, 0);
  }, HANG_MS);
}

async function listensToBeforeUnload(page: Page, game: Frame): Promise<boolean> {
  const session = await page.context().newCDPSession(game);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  await session.detach();
  return listeners.some(({ type }) => type === "beforeunload");
}

for (const arrangement of ["hosts", "same"] as const satisfies Arrangement[]) {
  test.describe(`a game that hangs, at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("does not keep its visitor from going back", async ({ page, origins }) => {
      await page.goto(`${origins.site}/elsewhere`);
      const game = await launch(page, origins.stage(SAVER));
      await game.evaluate(() => localStorage.setItem("before", "it hung"));
      // The browser asks pages that listen to this before it leaves, and waits for the answer.
      await expect.poll(() => listensToBeforeUnload(page, game)).toBe(false);
      await hang(game);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe("/elsewhere");
    });
  });
}
