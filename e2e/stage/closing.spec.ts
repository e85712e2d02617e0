import type { BrowserContext, Page } from "@playwright/test";
import { expect, gameFrame, heard, launch, test, untilDelivered, untilReady } from "./stage-test.ts";
import type { Arrangement, TwoOrigins } from "./two-origins.ts";

const SAVER = "/assets/html5/saver/";

/** A stage in a window of its own, which its script may close, as a person closes a tab. */
async function openWindow(context: BrowserContext, origins: TwoOrigins): Promise<Page> {
  const opener = await context.newPage();
  await opener.goto(`${origins.site}/`);
  const opened = context.waitForEvent("page");
  await opener.evaluate((address) => void window.open(address), origins.stage(SAVER));
  const page = await opened;
  await untilReady(page);
  await untilDelivered(page);
  return page;
}

/** What the game finds when it is launched again. The very last words may come in while it starts. */
async function expectAtNextVisit(context: BrowserContext, origins: TwoOrigins, saves: object): Promise<void> {
  const game = await launch(await context.newPage(), origins.stage(SAVER));
  await expect.poll(() => game.evaluate("({ ...localStorage })")).toEqual(saves);
}

/**
 * The page goes away when the game says so: the test's own turn-around would give writes time that a person does not.
 * `cue` is the game's word, or the type of the bridge's message.
 */
async function goAwayWhenTold(page: Page, way: "close" | "move", cue = "bye"): Promise<void> {
  await page.evaluate(
    ({ way, cue }) => {
      window.addEventListener("message", ({ data }) => {
        if (data !== cue && data.type !== cue) return;
        if (way === "close") window.close();
        else location.href = "/elsewhere";
      });
    },
    { way, cue },
  );
}

async function gone(page: Page, way: "close" | "move"): Promise<void> {
  if (way === "move") await page.waitForURL("**/elsewhere");
  else if (!page.isClosed()) await page.waitForEvent("close");
}

function goneAlready(error: unknown): void {
  if (!/closed|detached|destroyed/.test(String(error))) throw error;
}

for (const arrangement of ["hosts", "same"] as const satisfies Arrangement[]) {
  test.describe(`a save as the page goes away, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    for (const way of ["close", "move"] as const) {
      test(`is kept when written one frame before (${way})`, async ({ context, origins }) => {
        const page = await openWindow(context, origins);
        await goAwayWhenTold(page, way);
        const game = await gameFrame(page);
        const written = game.evaluate(() => {
          const page = window.parent;
          requestAnimationFrame(() => {
            localStorage.setItem("last", "words");
            requestAnimationFrame(() => page.postMessage("bye", "*"));
          });
        });
        await Promise.all([written.catch(goneAlready), gone(page, way)]);
        await expectAtNextVisit(context, origins, { last: "words" });
      });

      test(`is kept when the page goes in the moment it hears of it (${way})`, async ({
        context,
        origins,
      }) => {
        const page = await openWindow(context, origins);
        await goAwayWhenTold(page, way, "save");
        const game = await gameFrame(page);
        const written = game.evaluate(() => localStorage.setItem("last", "words"));
        await Promise.all([written.catch(goneAlready), gone(page, way)]);
        await expectAtNextVisit(context, origins, { last: "words" });
      });

      test(`is kept when written because the page goes (${way})`, async ({ context, origins }) => {
        const page = await openWindow(context, origins);
        await goAwayWhenTold(page, way);
        const game = await gameFrame(page);
        const told = game.evaluate(() => {
          window.addEventListener("pagehide", () => localStorage.setItem("last", "words"));
          window.parent.postMessage("bye", "*");
        });
        await Promise.all([told.catch(goneAlready), gone(page, way)]);
        await expectAtNextVisit(context, origins, { last: "words" });
      });
    }

    test("is kept when the game is started again, which waits for nothing else", async ({
      page,
      origins,
    }) => {
      const game = await launch(page, origins.stage(SAVER));
      await untilDelivered(page);
      await game.evaluate(() => {
        window.addEventListener("pagehide", () => localStorage.setItem("last", "words"));
      });
      // No timeout ever ends: the game's own word has to be enough.
      await page.evaluate(() => {
        Object.defineProperty(window, "setTimeout", { value: () => 0 });
        return window.recess.stage.reload();
      });
      await untilReady(page, 2);
      expect(await (await gameFrame(page)).evaluate("first")).toEqual({ last: "words" });
    });
  });
}

test("a game starts again although it keeps its last save to itself", async ({ page, origins }) => {
  const game = await launch(page, origins.stage(SAVER));
  await untilDelivered(page);
  await game.evaluate(() =>
    document.addEventListener("visibilitychange", (event) => event.stopImmediatePropagation()),
  );
  await page.evaluate(() => window.recess.stage.reload());
  await untilReady(page, 2);
});

test("a save is kept when the database did not get to it", async ({ context, origins }) => {
  const page = await context.newPage();
  const game = await launch(page, origins.stage(SAVER));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("the disk is slow today", "UnknownError");
    };
  });
  await game.evaluate(() => localStorage.setItem("last", "words"));
  await expect.poll(() => heard(page, "save")).toHaveLength(1);
  await page.close();
  await expectAtNextVisit(context, origins, { last: "words" });
});

test("a game's last words never undo what another tab saved after them", async ({ context, origins }) => {
  const page = await openWindow(context, origins);
  const game = await gameFrame(page);
  await game.evaluate(() =>
    window.addEventListener("pagehide", () => localStorage.setItem("last", "first tab")),
  );
  await page.close();
  const second = await launch(await context.newPage(), origins.stage(SAVER));
  await second.evaluate(() => localStorage.setItem("last", "second tab"));
  await expectAtNextVisit(context, origins, { last: "second tab" });
});

test("nothing of a game's saves stays on the play origin", async ({ context, origins }) => {
  const page = await openWindow(context, origins);
  const game = await gameFrame(page);
  await game.evaluate(() => {
    localStorage.setItem("now", "1");
    window.addEventListener("pagehide", () => localStorage.setItem("last", "words"));
  });
  await page.close();
  const raw = await context.newPage();
  // A file that is no page has no bridge: this is the browser's own storage.
  await raw.goto(`${origins.play("/assets/html5/painter/")}/assets/html5/painter/level.json`);
  expect(await raw.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
