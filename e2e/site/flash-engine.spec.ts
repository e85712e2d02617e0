import type { Page, Request } from "@playwright/test";
import { launch } from "#e2e/games/flash-launch.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { expect, test } from "#e2e/portal-test.ts";

const FIRST = { path: "steady-spark.swf", width: 800, height: 600 };
const SECOND = { path: "waflash/turnip-liftoff-folder/", width: 800, height: 600 };
const pageOf = (game: { path: string }) => `/play/${Buffer.from(game.path).toString("base64url")}`;
const isWasm = (request: Request) => request.url().endsWith(".wasm");

/** The requests for files of the engine, whichever origin they go to. */
function engineRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => request.url().includes("/engines/") && urls.push(request.url()));
  return urls;
}

test.describe("the Flash engine", () => {
  for (const origin of ["an origin of their own", "none"]) {
    test.describe(`of games with ${origin}`, onlyLong(origin === "none"), () => {
      if (origin === "none")
        test.use({
          baseURL: async ({ openPortal }, use) =>
            use((await openPortal({ settings: { PLAY_ORIGIN: "same" } })).origin),
        });

      test("is fetched before the launch, once for all", async ({ page, baseURL }) => {
        const asked = engineRequests(page);
        const fetched = page.waitForEvent("requestfinished", isWasm);
        await page.goto(pageOf(FIRST));
        await fetched;
        await expect(page.getByRole("button", { name: /^Click to launch/ })).toBeVisible();
        await launch(page, FIRST);
        const names = asked.map((url) => url.replace(`${baseURL}/assets/engines/`, ""));
        expect(names.toSorted()).toEqual([
          expect.stringMatching(/^ruffle-\w+\/\w+\.wasm$/),
          expect.stringMatching(/^ruffle-\w+\/core\.ruffle\.\w+\.js$/),
          expect.stringMatching(/^ruffle-\w+\/ruffle\.js$/),
        ]);
        asked.length = 0;
        const second = await launch(page, SECOND);
        expect(await second.evaluate(() => self.origin === "null")).toBe(origin === "none");
        expect(asked).toEqual([]);
      });
    });
  }

  test("leaves nothing behind that tells of a launch when only looked at", async ({ page }) => {
    const fetched = page.waitForEvent("requestfinished", isWasm);
    // The visitor may have chosen the engine of such a game: the saves are looked into.
    await page.goto(pageOf({ path: "waflash/turnip-liftoff-folder/" }));
    await fetched;
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  test("comes with the launch where the visitor saves data, and tells its bytes", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked = engineRequests(page);
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Held up, so that the bar stays for as long as it is looked at.
    await page.route("**/assets/engines/**/*.wasm", async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(pageOf(FIRST));
    await page.waitForResponse("**/assets/engine-*.js");
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const game = page.frameLocator('[data-testid="game-frame"]');
    const bar = game.getByRole("progressbar", { name: "Loading" });
    await expect(bar).toBeVisible();
    // It watches before the engine may come.
    const told = await bar.evaluateHandle((element) => ({
      first: new Promise((resolve) => {
        new MutationObserver(() => resolve(element.getAttribute("aria-valuetext"))).observe(element, {
          attributeFilter: ["aria-valuetext"],
        });
      }),
    }));
    open();
    expect(await told.evaluate(({ first }) => first)).toMatch(/^\d\.\d of 3\.\d MB$/);
    await expect(game.locator(".loading[hidden]")).toBeAttached({ timeout: 60_000 });
    await expect(bar).toBeHidden();
  });
});
