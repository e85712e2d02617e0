import { expect, type Page, test } from "@playwright/test";

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const slopeline = `/play/${idOf("slopeline/")}`;

/** Sums up layout shifts, from before the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

test.describe("continue", () => {
  test("is a row of the last games on landing page and list, in its place before the first paint", async ({
    page,
  }) => {
    await page.goto("/play", { waitUntil: "networkidle" });
    await expect(page.getByTestId("continue")).toBeHidden();
    await page.goto(slopeline);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(page.getByTestId("game-frame")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recess.mine")))
      .toContain(idOf("slopeline/"));
    // A game that has left the catalogue, and more than a row holds.
    await page.evaluate((gone) => {
      const mine = JSON.parse(localStorage.getItem("recess.mine") ?? "");
      localStorage.setItem(
        "recess.mine",
        JSON.stringify({ ...mine, played: [[gone, 9, 9], ...mine.played] }),
      );
    }, idOf("gone/"));
    await watchShifts(page);
    // What the page of the game still fetches is not the list's.
    await page.goto("/credits");
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    for (const address of ["/play", "/"]) {
      scripts.length = 0;
      await page.goto(address, { waitUntil: "networkidle" });
      const row = page.getByTestId("continue");
      await expect(row.getByRole("listitem"), address).toHaveCount(1);
      await expect(row.getByRole("link", { name: "Slopeline" })).toHaveAttribute("href", slopeline);
      expect(await page.evaluate(() => window.shifted), address).toBeLessThan(0.02);
      if (address === "/play") expect(scripts).toEqual([]);
    }
    await page.goto("/play?type=flash");
    await expect(page.getByTestId("continue")).toHaveCount(0);
  });

  test("counts the time that a game runs in view, and none while the page is hidden", async ({ page }) => {
    await page.clock.install();
    await page.goto(slopeline);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const played = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("recess.mine") ?? '{"played":[]}').played);
    await expect.poll(played).toHaveLength(1);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await page.clock.fastForward(120_000);
    await setHidden(true);
    await page.clock.fastForward(600_000);
    await setHidden(false);
    await page.clock.fastForward(60_000);
    await page.goto("/credits");
    const [[id, , playedMs]] = await played();
    expect(id).toBe(idOf("slopeline/"));
    expect(playedMs).toBeGreaterThanOrEqual(180_000);
    expect(playedMs).toBeLessThan(240_000);
  });
});
