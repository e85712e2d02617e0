import { expect, type Page, test } from "@playwright/test";

/** Lets the pointer rest on a link until the browser has fetched what is behind it. */
async function restOn(page: Page, name: string, address: string) {
  const ahead = page.context().waitForEvent("response", {
    predicate: (response) =>
      response.url().endsWith(address) && response.request().headers()["sec-purpose"] === "prefetch",
  });
  // A move after the first paint brings the rules; a pointer that comes to rest later is what they are about.
  const rules = page.locator("script[type=speculationrules]");
  await expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(300, 700);
      return rules.count();
    })
    .toBe(1);
  await page.getByRole("link", { name, exact: true }).first().hover();
  await (await ahead).finished();
}

const delivery = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );

test.describe("a page behind a link that the pointer rests on", () => {
  test("is there before the press, and counted when it is looked at", async ({ page }) => {
    await page.goto("/partners");
    await restOn(page, "Games", "/play");
    const told = page.waitForRequest("**/beacon");
    await page.getByRole("link", { name: "Games" }).first().click();
    await expect(page.getByTestId("filter-header")).toBeVisible();
    expect((await told).postDataJSON()).toEqual({ page: "/play" });
    expect(await delivery(page)).toBe("navigational-prefetch");
  });

  test("is fetched again when a choice has changed it meanwhile", async ({ page }) => {
    await page.goto("/play");
    await restOn(page, "Page 2", "/play?page=2");
    await page.getByTestId("thumbnail-toggle").click();
    await expect(page.getByTestId("thumbnail-toggle")).toHaveAttribute("aria-checked", "true");
    await page.getByRole("link", { name: "Page 2", exact: true }).first().click();
    await expect(page).toHaveURL("/play?page=2");
    await expect(page.getByTestId("thumbnail-toggle")).toHaveAttribute("aria-checked", "true");
  });
});
