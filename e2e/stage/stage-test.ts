import { test as base, expect, type Frame, type Page } from "@playwright/test";
import { type Arrangement, prepareOrigins, type TwoOrigins } from "./two-origins.ts";

type WorkerFixtures = { prepared: Awaited<ReturnType<typeof prepareOrigins>> };
type Fixtures = { arrangement: Arrangement; origins: TwoOrigins };

/** Playwright's test with site and play origin running beside it. `test.use({ arrangement })` chooses how they relate. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // A hostile game must be refused by us, not by Playwright.
  serviceWorkers: "allow",
  arrangement: ["hosts", { option: true }],
  prepared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on from here
    async ({}, use) => {
      const prepared = await prepareOrigins();
      await use(prepared);
      await prepared.remove();
    },
    { scope: "worker" },
  ],
  origins: async ({ prepared, arrangement }, use) => {
    const origins = await prepared.open(arrangement);
    await use(origins);
    await origins.close();
  },
});

export { expect };

/** Opens the stage with a game on it and gives the game's frame once its bridge has spoken. */
export async function launch(page: Page, address: string): Promise<Frame> {
  await page.goto(address);
  await untilReady(page);
  return gameFrame(page);
}

/** Waits until the bridge has spoken so many times, looking at every frame: `expect.poll` would look a second too late. */
export async function untilReady(page: Page, times = 1): Promise<void> {
  await page.waitForFunction(
    (times) => (window.recess?.heard ?? []).filter(({ name }) => name === "ready").length >= times,
    times,
  );
}

export async function gameFrame(page: Page): Promise<Frame> {
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("there is no game on the stage");
  await frame.waitForLoadState("load");
  return frame;
}

/** Waits until the game has what the site's page has posted to it so far: its port for late writes is on the way when it is ready. */
export async function untilDelivered(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener("message", ({ data, source }) => {
      if (data === "what else?") source?.postMessage("nothing else", { targetOrigin: "*" });
    });
  });
  const game = await gameFrame(page);
  await game.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("message", ({ data }) => data === "nothing else" && resolve());
        window.parent.postMessage("what else?", "*");
      }),
  );
}

export async function heard(page: Page, name: string): Promise<unknown[]> {
  const all = await page.evaluate(() => window.recess?.heard ?? []);
  return all.filter((item) => item.name === name).map((item) => item.detail);
}

/** The errors that the page and its frames write to the console from now on: exceptions, missing files, policy violations. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

/** What the site keeps for a game, as the game would see it. */
export async function keptSaves(page: Page, path: string): Promise<Record<string, string>> {
  const entries = await page.evaluate((path) => window.recess.saves.load(path), path);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
