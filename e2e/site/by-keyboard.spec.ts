import { expect, type Locator, type Page, test } from "@playwright/test";
import { followSystem, violationsInPalettes } from "./axe-in-palettes.ts";

const cactus = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;
const MAX_TABS = 60;

/** Goes to an element as a visitor without a mouse does. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect.soft(await violationsInPalettes(page, part)).toEqual([]);
}

test.describe("without a mouse, and in the palette of any theme,", () => {
  test.beforeEach(async ({ context, baseURL }) => followSystem(context, baseURL));

  test("menus, the sheet of keys and the controls of a game open, work and close", async ({ page }) => {
    await page.goto("/play");
    await press(page, page.getByTestId("announcements-bell"));
    await expect(page.getByTestId("announcements-panel")).toBeVisible();
    await expectAccessible(page, "header");
    await page.keyboard.press("Escape");
    await press(page, page.getByRole("button", { name: "Filter" }));
    await expect(page.locator("#filter-menu")).toBeVisible();
    await expectAccessible(page, "#filter-menu");
    await page.keyboard.press("Escape");
    const star = page.getByTestId("favourite").first();
    await press(page, star);
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await page.keyboard.type("che");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page, "search");

    await page.goto(cactus);
    const controls = page.getByRole("button", { name: "Controls" });
    await press(page, controls);
    const panel = page.getByRole("dialog", { name: "Controls of Cactus Sprint" });
    await expect(panel).toBeVisible();
    await press(page, panel.getByRole("button", { name: "Remap a key" }));
    await page.keyboard.press("KeyJ");
    await expect(panel.getByLabel("J presses")).toBeVisible();
    for (const more of await panel.locator("summary").all()) await press(page, more);
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(controls).toBeFocused();
    await press(page, page.getByText("Report a broken game"));
    const [reason, other] = await page.getByTestId("report").getByRole("radio").all();
    if (reason) await press(page, reason, "Space");
    await page.keyboard.press("ArrowDown");
    await expect(other ?? page.getByRole("radio")).toBeChecked();
    // The board above it wakes up when it is in view.
    const crews = page.getByText("Crews: a board for your class or friends");
    await crews.scrollIntoViewIfNeeded();
    await tabTo(page, crews, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expectAccessible(page, "main");
  });

  test("saves are imported, moved by code and deleted, and settings changed", async ({ page }) => {
    await page.goto("/mine");
    const chooser = page.waitForEvent("filechooser");
    await press(page, page.getByRole("button", { name: "Import a file" }));
    const games = { "chess/": [["a", "1", 1000]], "borders/": [["b", "2", 1000]] };
    const file = { format: "recess-saves", version: 2, exportedAt: "2026-11-18T00:00:00Z", games };
    const buffer = Buffer.from(JSON.stringify(file));
    await (await chooser).setFiles({ name: "saves.json", mimeType: "application/json", buffer });
    await expect(page.getByRole("heading", { name: "What would change" })).toBeFocused();
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Import 2 games" }));
    await expect(page.getByTestId("saved-games").getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText("Imported the saves of 2 games.")).toBeFocused();

    await press(page, page.getByRole("button", { name: "Make a code" }));
    await expect(page.getByTestId("move-code")).toBeFocused();
    await press(page, page.getByLabel("Code", { exact: true }), "Z");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("eight letters and digits");
    await expectAccessible(page);
    await tabTo(page, page.getByRole("button", { name: "Delete Chess" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("saved-games").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText("Deleted the saves of Chess.")).toBeFocused();

    await page.keyboard.press("Shift+S");
    await expect(page).toHaveURL("/settings");
    await tabTo(page, page.getByTestId("theme").getByLabel("System"));
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByTestId("theme").getByLabel("High contrast")).toBeChecked();
    await press(page, page.getByRole("button", { name: "Save the look" }));
    await expect(page.getByRole("status").first()).toContainText("Saved.");
  });
});
