import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search games" });
const lines = (page: Page) => page.getByRole("option");

/** Comes to the box as a visitor does; only then is there anything that suggests. */
async function comeToBox(page: Page) {
  await page.goto("/play");
  await box(page).click();
  await expect(box(page)).toHaveAttribute("aria-controls", "suggestions");
}

test.describe("suggestions", () => {
  test("come while typing, and only then is any script fetched", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/play", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await box(page).click();
    await box(page).pressSequentially("ches");
    await expect(lines(page).filter({ hasText: /^Chess$/ })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(/^\d+ suggestions?$/);
    const { violations } = await new AxeBuilder({ page }).include("search").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("are walked through with the arrows and opened with Enter", async ({ page }) => {
    await comeToBox(page);
    await box(page).pressSequentially("sam");
    await expect(lines(page).first()).toBeVisible();
    // The list of the first letters is gone.
    await expect(lines(page).filter({ hasNotText: /sam/i })).toHaveCount(0);
    const names = await lines(page).allTextContents();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    await expect(chosen).toHaveText(names[1] ?? "");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    // Beyond the first line is the box again.
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expect(chosen).toHaveText(names.at(-1) ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/loading\?url=/);
    await expect(page.locator("main")).toContainText(names.at(-1) ?? "");
  });

  test("leave Enter to the form when none is chosen, and Escape closes them first", async ({ page }) => {
    await comeToBox(page);
    await box(page).pressSequentially("chess");
    await expect(lines(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lines(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue("chess");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=chess");
  });

  test("stay closed after Escape, whatever was still on its way", async ({ page }) => {
    await comeToBox(page);
    // Never answered: the page itself has to hang up.
    await page.route("**/suggest?q=chess", () => undefined);
    await box(page).pressSequentially("ches");
    await expect(lines(page).first()).toBeVisible();
    const asked = page.waitForRequest("**/suggest?q=chess");
    const hungUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=chess"));
    await box(page).pressSequentially("s");
    await asked;
    await page.keyboard.press("Escape");
    await hungUp;
    await expect(lines(page)).toHaveCount(0);
  });

  test("can be pressed, and go when the box is left", async ({ page }) => {
    await comeToBox(page);
    await box(page).pressSequentially("chess");
    await expect(lines(page).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(lines(page)).toHaveCount(0);
    await box(page).focus();
    await lines(page)
      .filter({ hasText: /^Chess$/ })
      .click();
    await expect(page).toHaveURL(/\/loading\?url=/);
  });

  test("never show the answer to letters that were typed over", async ({ page }) => {
    await comeToBox(page);
    const { promise: slow, resolve: letSlowOneGo } = Promise.withResolvers<void>();
    await page.route("**/suggest?q=c", async (route) => {
      await slow;
      await route
        .fulfill({ json: { games: [{ name: "Stale", href: "/", isTrending: false }] } })
        .catch(() => "the page has hung up already");
    });
    const asked = page.waitForRequest("**/suggest?q=c");
    await box(page).pressSequentially("c");
    await asked;
    await box(page).pressSequentially("hess");
    await expect(lines(page).filter({ hasText: /^Chess$/ })).toBeVisible();
    letSlowOneGo();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(lines(page).filter({ hasText: "Stale" })).toHaveCount(0);
  });
});
