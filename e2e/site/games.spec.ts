import { expect, test } from "@playwright/test";

type Listed = { name: string; path: string; isTrending: boolean; gameType: string };

test.describe("the games list", () => {
  test("shows name and count of each filter, and only its games", async ({ page }) => {
    const { games }: { games: Listed[] } = await (await page.request.get("/catalogue.json")).json();
    const count = (keep: (game: Listed) => boolean) => games.filter(keep).length;
    const expected: [string, number][] = [
      ["All", games.length],
      ["External", count((game) => game.gameType === "external")],
      ["HTML5", count((game) => game.gameType === "html5")],
      ["Flash", count((game) => game.gameType === "flash")],
      ["WAFlash", count((game) => game.gameType === "waflash")],
      ["Trending", count((game) => game.isTrending)],
    ];
    await page.goto("/play");
    await page.getByTestId("filter-toggle").click();
    const menu = page.getByTestId("filter-menu");
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link")).toHaveText([...expected.map(([name]) => name), "New"]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    for (const [name, total] of expected) {
      await page.getByTestId("filter-toggle").click();
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(page.getByTestId("filter-header")).toContainText(name);
      await expect(page.getByTestId("filter-header")).toContainText(`${total} game`);
      await expect(page.getByTestId("game-card")).toHaveCount(Math.min(40, total));
    }
  });

  test("asks for new games by the date thirty days ago", async ({ page }) => {
    await page.goto("/play");
    await page.getByTestId("filter-toggle").click();
    await page.getByTestId("filter-menu").getByRole("link", { name: "New" }).click();
    const day = new Date(Date.now() - 2_592_000_000).toISOString().slice(0, 10);
    await expect(page).toHaveURL(`/play?date=${day}`);
    await expect(page.getByTestId("filter-header")).toContainText("New");
  });

  test("puts trending games first and goes on by pages of forty", async ({ page }) => {
    await page.goto("/play");
    const flames = page.getByTestId("game-card").getByRole("img", { name: "Trending" });
    const { games }: { games: Listed[] } = await (await page.request.get("/catalogue.json")).json();
    const trending = games.filter((game) => game.isTrending).length;
    await expect(flames).toHaveCount(Math.min(40, trending));
    await expect(page.getByTestId("game-card").first().getByRole("img", { name: "Trending" })).toBeVisible();
    const first = await page.getByTestId("game-card").first().getByRole("link").textContent();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/play?page=2");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByTestId("game-card").first().getByRole("link")).not.toHaveText(first ?? "");
  });

  test("counts all games in the search box, which leads to the search page", async ({ page }) => {
    await page.goto("/play?type=external");
    const { games } = await (await page.request.get("/catalogue.json")).json();
    const box = page.getByRole("searchbox");
    await expect(box).toHaveAttribute("placeholder", new RegExp(`\\b${games.length}\\b`));
    await box.fill("chess");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=chess");
  });

  test("hides thumbnails at first, shows them on request and remembers it", async ({ page }) => {
    await page.goto("/play?page=2");
    const pictures = page.getByTestId("game-card").locator("img");
    await expect(page.getByTestId("thumbnail-toggle")).toHaveAttribute("aria-checked", "false");
    await expect(pictures).toHaveCount(0);
    await page.getByTestId("thumbnail-toggle").click();
    await expect(page).toHaveURL("/play?page=2");
    await expect(pictures).toHaveCount(40);
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto("/play?type=external");
    await expect(pictures).toHaveCount(40);
    await page.getByTestId("thumbnail-toggle").click();
    await expect(pictures).toHaveCount(0);
  });

  test("leads from a card through the loading page to the game", async ({ page }) => {
    await page.goto("/play?type=external");
    const link = page.getByTestId("game-card").first().getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(page).toHaveURL(/\/loading\?url=/);
    const address = new URL(page.url()).searchParams.get("url") ?? "";
    const asked = new URLSearchParams(address.split("?")[1]);
    expect([...asked.keys()]).toEqual(["imgId", "gameName", "isTrending", "type"]);
    await page.getByRole("link", { name: `Play ${name}` }).click();
    await expect(page).toHaveTitle(`${name} | Recess`);
  });

  test("says so when there is nothing to show", async ({ page }) => {
    await page.goto("/play?date=2999-01-01");
    await expect(page.getByText("There are no games to show")).toBeVisible();
    await expect(page.getByTestId("game-card")).toHaveCount(0);
  });

  test("goes back to the top", async ({ page }) => {
    await page.goto("/play");
    await page.getByRole("link", { name: "Back to top" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("keeps the first row of five in sight at 1366×768", async ({ page }) => {
    await page.goto("/play");
    const boxes = await Promise.all(
      (await page.getByTestId("game-card").all()).slice(0, 6).map((card) => card.boundingBox()),
    );
    const [first, , , , fifth, sixth] = boxes;
    expect(fifth?.y).toBe(first?.y);
    expect(sixth?.y).toBeGreaterThan(first?.y ?? 0);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(768);
  });
});

test.describe("search", () => {
  test("finds by part of the name in any case, trending first, then by name", async ({ page }) => {
    const { games }: { games: Listed[] } = await (await page.request.get("/catalogue.json")).json();
    const collator = new Intl.Collator("en", { numeric: true });
    const expected = games
      .filter((game) => game.name.toLowerCase().includes("io"))
      .toSorted((a, b) => Number(b.isTrending) - Number(a.isTrending) || collator.compare(a.name, b.name))
      .map((game) => game.name);
    await page.goto("/search?q=IO");
    await expect(page.getByTestId("result-name")).toHaveText(expected.slice(0, 40));
    await expect(page.getByRole("listitem").first().locator("img")).toBeVisible();
  });

  test("ends with 'End of results'", async ({ page }) => {
    await page.goto("/search?q=chess");
    await expect(page.getByText("End of results")).toBeVisible();
  });

  for (const words of ["zzzz no such game", ""]) {
    test(`says that nothing is called "${words}"`, async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(words)}`);
      await expect(page.getByText(`We couldn't find anything called "${words}"`)).toBeVisible();
      await expect(page.getByText("End of results")).toHaveCount(0);
    });
  }
});
