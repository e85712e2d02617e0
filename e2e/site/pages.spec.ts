import { expect, type Page, test } from "@playwright/test";

/** An external game that the catalogue has had from the start. */
const agar = "aHR0cHM6Ly9hZ2FyLmlvLw";

async function visit(page: Page, address: string, status = 200): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
}

test.describe("every route of the table", () => {
  test("/ is the landing page under the site name", async ({ page }) => {
    await visit(page, "/");
    await expect(page).toHaveTitle("Recess");
    await expect(page.getByTestId("site-name")).toHaveText("Recess");
    await expect(page.getByTestId("tagline")).not.toBeEmpty();
  });

  test("/announcements lists the news, newest first, with a bell on what is new", async ({ page }) => {
    await visit(page, "/announcements");
    const main = page.getByRole("main");
    const days = await main
      .getByTestId("announcement")
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.filter((day) => day === "2023-05-20")).toHaveLength(3);
    expect(days).toContain("2025-06-30");
    const oldest = main.getByTestId("announcement").last();
    await expect(oldest.getByRole("img", { name: "New" })).toHaveCount(0);
  });

  test("/articles shows how each article begins, and leads to it", async ({ page }) => {
    await visit(page, "/articles");
    const first = page.getByRole("listitem").filter({ has: page.locator('a[href="/articles/article-1"]') });
    const intro = await first.locator("p").textContent();
    expect([...(intro ?? "")]).toHaveLength(151);
    expect(intro).toMatch(/…$/);
    await expect(first.locator("time")).toBeVisible();
    await first.getByRole("link").click();
    await expect(page).toHaveURL("/articles/article-1");
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("/articles/{unknown} is the not-found page", async ({ page }) => {
    await visit(page, "/articles/nothing-of-the-kind", 404);
    await expect(page.getByText("This page was not found in our database")).toBeVisible();
  });

  test("/create-account says that it is disabled, and leads to login", async ({ page }) => {
    await visit(page, "/create-account");
    await expect(page.getByText("Creating new accounts is disabled for now.")).toBeVisible();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("main").locator('a[href="/create-account"]')).toBeVisible();
  });

  for (const address of ["/play", "/g"]) {
    test(`${address} is the games list`, async ({ page }) => {
      await visit(page, address);
      await expect(page.getByTestId("game-card")).toHaveCount(40);
    });
  }

  test("/partners has six cards, the last an invitation", async ({ page }) => {
    await visit(page, "/partners");
    const partners = page.getByTestId("partner");
    await expect(partners).toHaveCount(6);
    await expect(partners.first().getByRole("link", { name: /^Visit/ })).toHaveAttribute("href", /^https:/);
    await expect(partners.last()).toContainText(/partner|you/i);
    for (const logo of await partners.locator("img").all()) {
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test("/loading shows a loading animation and a button that leads to the game", async ({ page }) => {
    await visit(
      page,
      `/loading?url=${encodeURIComponent(`${agar}?imgId=na.png&gameName=Agar.io&isTrending=true&type=external`)}`,
    );
    await expect(page.getByRole("img", { name: "Loading" })).toBeVisible();
    await page.getByRole("link", { name: "Play Agar.io" }).click();
    await expect(page).toHaveURL(`/play/${agar}?imgId=na.png&gameName=Agar.io&isTrending=true&type=external`);
  });

  test("/credits names author, licence with its text, version and source of every local game", async ({
    page,
  }) => {
    await visit(page, "/credits");
    const { games } = await (await page.request.get("/catalogue.json")).json();
    const local = games.filter((game: { gameType: string }) => game.gameType !== "external");
    const rows = page.getByRole("region", { name: "Games" }).locator("tbody tr");
    await expect(rows).toHaveCount(local.length);
    const cells = await rows.locator("th, td").allTextContents();
    expect(cells.filter((text) => text.trim() === "")).toEqual([]);
    const texts = new Set<string>(local.map((game: { licenceText: string }) => game.licenceText));
    for (const text of texts) {
      const response = await page.request.get(`/licences/${text}`);
      expect(response.headers()["content-type"], text).toContain("text/plain");
      expect((await response.text()).length, text).toBeGreaterThan(300);
    }
  });

  test("anything else is the not-found page, with ways home and to the games", async ({ page }) => {
    await visit(page, "/no/such/page", 404);
    const main = page.getByRole("main");
    await expect(main.getByText("This page was not found in our database")).toBeVisible();
    await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/play");
  });

  test("a missing file is the separate 404 page, with the same two ways", async ({ page }) => {
    await visit(page, "/assets/nothing.png", 404);
    const main = page.getByRole("main");
    await expect(main.getByText("404 Page Not Found")).toBeVisible();
    await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/play");
  });
});

test.describe("the navigation bar", () => {
  test("shows icons at first and titles when expanded", async ({ page }) => {
    await page.goto("/articles");
    const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(home.getByText("Home")).toBeHidden();
    await page.getByTestId("navigation-toggle").click();
    await expect(home.getByText("Home")).toBeVisible();
    await expect(home.locator("[aria-hidden]")).toBeHidden();
    await page.getByTestId("navigation-toggle").click();
    await expect(home.getByText("Home")).toBeHidden();
  });

  test("has a bell that opens the announcements panel, which Esc and a press elsewhere close", async ({
    page,
  }) => {
    await page.goto("/articles");
    const panel = page.getByTestId("announcements-panel");
    await expect(panel).toBeHidden();
    await page.getByTestId("announcements-bell").click();
    await expect(panel).toBeVisible();
    await expect(
      panel.getByTestId("announcement").filter({ has: page.locator('time[datetime="2025-06-30"]') }),
    ).toContainText(/Flash/);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await page.getByTestId("announcements-bell").click();
    await page.mouse.click(300, 600);
    await expect(panel).toBeHidden();
  });
});
