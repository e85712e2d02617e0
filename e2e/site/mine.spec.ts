import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const [slopeline, borders, chess] = [idOf("slopeline/"), idOf("borders/"), idOf("chess/")];
const day = 86_400_000;

/** Opens `/mine` in a browser that remembers this. */
async function openMine(page: Page, mine: object): Promise<void> {
  await page.goto("/credits");
  await page.evaluate((text) => localStorage.setItem("recess.mine", text), JSON.stringify({ v: 1, ...mine }));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/mine");
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("my games", () => {
  test("says what it will show in a browser that remembers nothing", async ({ page }) => {
    await page.goto("/mine");
    await expect(section(page, "Favourites")).toContainText("Press the star on any game");
    await expect(section(page, "Played lately")).toContainText("Games that you launch");
    await expect(page.getByRole("button", { name: "Any of these" })).toBeHidden();
  });

  test("has favourites and played games with time and day, in their places from the start", async ({
    page,
  }) => {
    const now = Date.now();
    const played = [
      [borders, now, 754_000],
      [idOf("gone/"), now, 5],
      [chess, now - day, 7_500_000],
    ];
    await openMine(page, { stars: [slopeline, chess], played });
    const stars = section(page, "Favourites").getByRole("listitem");
    await expect(stars).toHaveText(["Slopeline", "Chess"]);
    await expect(page.getByTestId("recent")).toHaveText([
      "Borders12 min · today",
      "Chess2 h 5 min · yesterday",
    ]);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);

    await page.getByRole("button", { name: "Forget Borders" }).click();
    await expect(page.getByTestId("recent")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Forget Chess" })).toBeFocused();
    await section(page, "Favourites").getByRole("button", { name: "Favourite Slopeline" }).click();
    await page.reload();
    await expect(stars).toHaveText(["Chess"]);
    await expect(page.getByTestId("recent")).toHaveCount(1);
  });

  test("opens any of the favourites", async ({ page }) => {
    await openMine(page, { stars: [slopeline, chess], played: [] });
    await page.getByRole("button", { name: "Any of these" }).click();
    await expect(page).toHaveURL(new RegExp(`/play/(${slopeline}|${chess})$`));
  });

  test("says so when names cannot be fetched", async ({ page }) => {
    await page.route("**/tiles", (route) => route.abort());
    await openMine(page, { stars: [slopeline], played: [] });
    await expect(section(page, "Favourites")).toContainText("1 game is remembered here");
  });
});

test("a list leads to any game of its filter", async ({ page }) => {
  await page.goto("/play?type=waflash");
  const names = await page.getByTestId("game-card").getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Random game of these" }).click();
  await expect(page).toHaveURL(/\/play\/[\w-]+$/);
  expect(names).toContain((await page.getByRole("heading", { level: 1 }).innerText()).trim());
});
