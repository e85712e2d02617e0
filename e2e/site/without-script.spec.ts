import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test.describe("with JavaScript off", () => {
  test("the landing page shows everything, and its tagline link brings another", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByTestId("slide")).toHaveCount(7);
    await expect(page.getByTestId("promo-banner")).toHaveCount(2);
    await expect(page.getByTestId("tagline")).toHaveAttribute("href", "/");
  });

  test("games are filtered, paged and given thumbnails", async ({ page }) => {
    await page.goto("/play");
    await page.getByTestId("filter-toggle").click();
    await page.getByTestId("filter-menu").getByRole("link", { name: "External" }).click();
    await expect(page.getByTestId("filter-header")).toContainText("External");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/play?type=external&page=2");
    await page.getByTestId("thumbnail-toggle").click();
    await expect(page).toHaveURL("/play?type=external&page=2");
    await expect(page.getByTestId("game-card").locator("img")).toHaveCount(40);
  });

  test("games are searched and reached", async ({ page }) => {
    await page.goto("/play");
    await page.getByRole("searchbox").fill("agar");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByTestId("result-name").first().click();
    await page.getByRole("link", { name: /^Play / }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Agar.io");
    await expect(page.getByRole("link", { name: "Play Agar.io on its own page" })).toHaveAttribute(
      "href",
      "https://agar.io/",
    );
    await expect(page.getByRole("button", { name: /Click to launch/ })).toBeHidden();
  });

  test("the bell and the navigation bar still open", async ({ page }) => {
    await page.goto("/articles");
    await page.getByTestId("announcements-bell").click();
    await expect(page.getByTestId("announcements-panel")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByTestId("navigation-toggle").click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByText("Games")).toBeVisible();
  });
});
