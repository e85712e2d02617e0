import { expect, test } from "#e2e/portal-test.ts";

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const unfit = { name: "Krunker", id: idOf("https://krunker.io/") };
const fit = { name: "Lichess", id: idOf("https://lichess.org/") };

test.describe("in school mode", () => {
  test("games that are not marked as fit are nowhere", async ({ openPortal, request }) => {
    const { origin } = await openPortal({ settings: { SCHOOL_MODE: "on" } });
    const get = (path: string) => request.get(`${origin}${path}`);
    expect((await get(`/play/${unfit.id}`)).status()).toBe(404);
    expect((await get(`/status/${unfit.id}`)).status()).toBe(404);
    expect((await get(`/play/${fit.id}`)).status()).toBe(200);
    const everywhere = [
      "/",
      "/play?type=external",
      "/search?q=krunker",
      "/suggest?q=krunk",
      "/catalogue.json",
    ];
    for (const path of everywhere) {
      const body = await (await get(path)).text();
      expect(body.includes("krunker.io") || body.includes(">Krunker<"), path).toBe(false);
    }
    const { games } = await (await get("/catalogue.json")).json();
    const external = games.filter(({ gameType }: { gameType: string }) => gameType === "external");
    expect(external.length).toBeGreaterThan(100);
    expect(external.every(({ fitForSchool }: { fitForSchool: boolean }) => fitForSchool)).toBe(true);
  });

  test("no tab is cloaked, and external games open at their own address", async ({
    page,
    context,
    openPortal,
  }) => {
    const { origin } = await openPortal({ settings: { SCHOOL_MODE: "on" } });
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>the far game" }),
    );
    await page.goto(origin);
    await page.evaluate(() => sessionStorage.setItem("cloak", "on"));
    await page.goto(`${origin}/play/${fit.id}`);
    await expect(page).toHaveTitle(/^Lichess \|/);
    const bar = page.getByTestId("game-bar");
    await expect(bar.getByRole("link", { name: "Random game" })).toBeVisible();
    await expect(bar.getByRole("button", { name: /cloak|about:blank/ })).toHaveCount(0);
    const opening = context.waitForEvent("page");
    await page.getByRole("button", { name: "Click to launch Lichess" }).click();
    const opened = await opening;
    await opened.waitForURL("https://lichess.org/");
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  });
});
