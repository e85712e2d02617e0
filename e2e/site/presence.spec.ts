import { once } from "node:events";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { starting, startServer } from "./server-process.ts";

const slopeline = `/play/${Buffer.from("slopeline/").toString("base64url")}`;
const presence = (page: Page) => page.getByTestId("presence");

/** The other tests' pages would be counted too, so each test here has a server to itself. */
async function open(port: string) {
  const { child, said } = startServer({ PORT: port, DATA_DIR: test.info().outputPath("data") });
  await expect.poll(said, starting).toContain(port);
  const stop = async () => {
    child.kill("SIGTERM");
    return child.exitCode ?? (await once(child, "exit"))[0];
  };
  return { at: (path: string) => `http://localhost:${port}${path}`, stop };
}

const visitor = async (browser: Browser) => (await browser.newContext()).newPage();

test.describe("presence", () => {
  test("counts two pages as two, and who plays what", async ({ browser }) => {
    test.slow();
    const { at, stop } = await open("4354");
    const [landing, game] = [await visitor(browser), await visitor(browser)];
    await landing.goto(at("/"));
    await expect(presence(landing)).toHaveText("You have the whole yard to yourself");
    await game.goto(at(slopeline));
    await expect(presence(landing)).toHaveText("2 here right now");
    await expect(presence(game)).toHaveText("Nobody playing this now · 2 on the site");
    await game.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(presence(game)).toHaveText("1 playing this now · 2 on the site");
    await expect(presence(landing).getByRole("listitem")).toHaveText(["1 on Slopeline"]);
    await expect(presence(landing).getByRole("link")).toHaveAttribute("href", slopeline);
    await game.close();
    await expect(presence(landing)).toHaveText("You have the whole yard to yourself");
    expect(await stop()).toBe(0);
  });

  test("comes back with the server, the game that was played included", async ({ browser }) => {
    test.slow();
    const first = await open("4356");
    const [landing, game] = [await visitor(browser), await visitor(browser)];
    await landing.goto(first.at("/"));
    await game.goto(first.at(slopeline));
    await game.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(presence(landing)).toContainText("1 on Slopeline");
    expect(await first.stop()).toBe(0);
    await expect(presence(landing)).toHaveText("");
    const second = await open("4356");
    // A page that has tried in vain for a while waits up to half a minute before it tries again.
    await expect(presence(landing)).toHaveText("2 here right now1 on Slopeline", { timeout: 90_000 });
    expect(await second.stop()).toBe(0);
  });

  for (const [name, path] of [
    ["landing page", "/"],
    ["game page", slopeline],
  ] as const) {
    test(`leaves the ${name} within its 80 KB of script, and moves nothing`, async ({ page }) => {
      const bytes: Promise<number>[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() === "script")
          bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path);
      await expect(presence(page)).not.toHaveText("");
      const asleep = page.locator("[data-island]:not([data-awake])");
      await page.getByTestId("carousel").or(page.getByTestId("game-bar")).scrollIntoViewIfNeeded();
      await expect(asleep).toHaveCount(0);
      const sum = (await Promise.all(bytes)).reduce((all, size) => all + size, 0);
      expect(sum).toBeGreaterThan(50_000);
      expect(sum).toBeLessThanOrEqual(80_000);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    });
  }
});

declare global {
  interface Window {
    shifted: number;
  }
}
