import { expect, type Page, test } from "@playwright/test";

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const slopeline = `/play/${idOf("slopeline/")}`;
const star = (page: Page, name: string) =>
  page.getByRole("button", { name: `Favourite ${name}`, exact: true });
const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
};

test.describe("favourites", () => {
  test("are starred by the first press on a list without script, and stay so on every page", async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto("/play", { waitUntil: "networkidle" });
    const first = star(page, "Slopeline");
    await expect(first).toHaveAttribute("aria-pressed", "false");
    expect(scripts).toEqual([]);
    // Nothing has to come first: the visitor may go on at once.
    await first.click();
    await page.reload({ waitUntil: "networkidle" });
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/play");
    expect(scripts).toEqual([]);
    for (const address of ["/search?q=slopeline", slopeline, "/play"]) {
      scripts.length = 0;
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(star(page, "Slopeline"), address).toHaveAttribute("aria-pressed", "true");
      if (address !== slopeline) expect(scripts, address).toEqual([]);
    }
    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await page.reload();
    await expect(first).toHaveAttribute("aria-pressed", "false");
  });

  test("are starred by keyboard, and other tabs see it", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(slopeline);
    await star(other, "Slopeline").click();
    await expect(star(other, "Slopeline")).toHaveAttribute("aria-pressed", "true");
    await page.goto("/play");
    await expect(star(page, "Slopeline")).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Slopeline" }).focus();
    await page.keyboard.press("Tab");
    await expect(star(page, "Slopeline")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(star(page, "Slopeline")).toHaveAttribute("aria-pressed", "false");
    await expect(star(other, "Slopeline")).toHaveAttribute("aria-pressed", "false");
  });

  test("do without a record that is broken, and mend it with the next star", async ({ page }) => {
    await page.goto("/credits");
    for (const record of ["{", "null", '{"v":1,"stars":7,"played":"x"}', '{"v":9,"stars":["a"]}']) {
      await page.evaluate((text) => localStorage.setItem("recess.mine", text), record);
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.goto("/play");
      await expect(star(page, "Slopeline"), record).toHaveAttribute("aria-pressed", "false");
      await star(page, "Slopeline").click();
      await expect(star(page, "Slopeline"), record).toHaveAttribute("aria-pressed", "true");
      expect(errors, record).toEqual([]);
    }
  });
});
