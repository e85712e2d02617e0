import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const slopeline = `/play/${Buffer.from("slopeline/").toString("base64url")}`;
const box = (page: Page) => page.getByRole("searchbox");
const card = (page: Page, index: number) => page.getByTestId("game-card").nth(index);
const isInFocus = (page: Page, index: number) => expect(card(page, index).getByRole("link")).toBeFocused();

test.describe("the keyboard", () => {
  test("searches a list as soon as a letter is typed", async ({ page }) => {
    await page.goto("/play");
    await page.keyboard.type("che");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("che");
    await expect(page.getByRole("option", { name: /^Chess/ }).first()).toBeVisible();
    await page.keyboard.type("ss");
    await page.keyboard.press("Enter");
    // Keys that are pressed before a page is loaded are nobody's.
    await page.waitForURL("/search?q=chess");
    // The next letter starts anew.
    await page.keyboard.press("s");
    await expect(box(page)).toHaveValue("s");
  });

  test("goes through the cards with arrows, and stars the one in focus", async ({ page }) => {
    await page.goto("/play");
    await page.keyboard.press("ArrowRight");
    await isInFocus(page, 0);
    await page.keyboard.press("ArrowRight");
    await isInFocus(page, 1);
    await page.keyboard.press("ArrowDown");
    await isInFocus(page, 6);
    await page.keyboard.press("ArrowLeft");
    await isInFocus(page, 5);
    await page.keyboard.press("ArrowUp");
    await isInFocus(page, 0);
    await page.keyboard.press("Shift+F");
    await expect(card(page, 0).getByTestId("favourite")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Shift+M");
    await page.waitForURL("/mine");
    await page.keyboard.press("Shift+G");
    await expect(page).toHaveURL("/play");
  });

  test("leaves letters on the page of a game alone, and goes to its search box with a slash", async ({
    page,
  }) => {
    await page.goto(slopeline);
    await page.keyboard.press("Shift+F");
    await expect(page.getByRole("button", { name: "Favourite Slopeline" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("w");
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
  });

  test("has a help sheet, which can turn the keys off and the footer opens too", async ({ page }) => {
    await page.goto("/play");
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard" });
    await expect(sheet).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Keyboard" }).click();
    await sheet.getByRole("checkbox", { name: "Use these keys" }).uncheck();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("c");
    await expect(page.locator("html")).toHaveAttribute("data-touched", "");
    await page.keyboard.press("c");
    await expect(box(page)).not.toBeFocused();
    await expect(box(page)).toHaveValue("");
  });
});
