import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/portal-test.ts";

const slopeline = `/play/${Buffer.from("slopeline/").toString("base64url")}`;
const presence = (page: Page) => page.getByTestId("presence");

test.describe("presence", () => {
  test("counts two pages as two, and who plays what", async ({ openVisitor, openPortal }) => {
    test.slow();
    // The other tests' pages would be counted too.
    const { origin, close, ended } = await openPortal();
    const [landing, game] = [await openVisitor(), await openVisitor()];
    await landing.goto(origin);
    await game.goto(origin + slopeline);
    await expect(presence(landing)).toHaveText("2 here right now");
    await expect(presence(game)).toHaveText("Nobody playing this now · 2 on the site");
    await game.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(presence(game)).toHaveText("1 playing this now · 2 on the site");
    await expect(presence(landing).getByRole("listitem")).toHaveText(["1 on Slopeline"]);
    await expect(presence(landing).getByRole("link")).toHaveAttribute("href", slopeline);
    await game.close();
    // Alone, beside the claim of a portal that has counted nobody yet.
    await expect(presence(landing)).toHaveText("");
    await close();
    expect(await ended).toMatchObject({ code: 0 });
  });

  test("comes back with the server, the game that was played included", async ({
    openVisitor,
    openPortal,
  }) => {
    test.slow();
    const { origin, port, close, ended } = await openPortal();
    const [landing, game] = [await openVisitor(), await openVisitor()];
    await landing.goto(origin);
    await game.goto(origin + slopeline);
    await game.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(presence(landing)).toContainText("1 on Slopeline");
    await close();
    expect(await ended).toMatchObject({ code: 0 });
    await expect(presence(landing)).toHaveText("");
    const second = await openPortal({ port });
    // A page that has tried in vain for a while waits up to half a minute before it tries again.
    await expect(presence(landing)).toHaveText("2 here right now1 on Slopeline", { timeout: 90_000 });
    await second.close();
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  for (const [name, path] of [
    ["landing page", "/"],
    ["game page", slopeline],
  ] as const) {
    test(`leaves the ${name} within its 80 KB of script, and moves nothing`, async ({
      page,
      openVisitor,
    }) => {
      const bytes: Promise<number>[] = [];
      let launchCode: string | undefined;
      page.on("requestfinished", (request) => {
        if (request.resourceType() !== "script") return;
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        if (request.url().includes("/launch-")) launchCode = request.url();
      });
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      // The landing page says nothing to somebody who is alone.
      const other = await openVisitor();
      await other.goto(path);
      await page.goto(path);
      await expect(presence(page)).not.toHaveText("");
      // The board below the stage comes when it is looked at, or with the launch.
      const notHydrated = page.locator("[data-island]:not([data-hydrated]):not([data-island=records])");
      await page.getByTestId("carousel").or(page.getByTestId("game-bar")).scrollIntoViewIfNeeded();
      await expect(notHydrated).toHaveCount(0);
      // The code of a launch is part of it.
      if (path !== "/") await expect.poll(() => launchCode).toBeDefined();
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
