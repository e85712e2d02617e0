import { expect, type Page, test } from "@playwright/test";

const pages = [
  "/",
  "/play",
  "/search?q=chess",
  "/search?q=zzzz",
  "/articles",
  "/announcements",
  "/login",
  "/credits",
  "/nowhere",
];

/** How every element looks: where it is, and what it wears. */
function looks(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("body, body *"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontFamily, display, borderRadius } =
        getComputedStyle(element);
      const name = `${element.tagName} ${element.className}`;
      return [
        name,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        fontSize,
        fontFamily,
        display,
        borderRadius,
      ].join(" ");
    }),
  );
}

/** Applies the whole stylesheet, which pages with styles inside only fetch. */
async function applySheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Within the site, a page links its stylesheet.
    const html = await (await fetch("/play")).text();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = /href="(\/assets\/style[^"]*)"/.exec(html)?.[1] ?? "";
    const isHere = new Promise((resolve) => link.addEventListener("load", resolve));
    document.head.append(link);
    await isHere;
  });
}

test.describe("the styles inside a page", () => {
  // What moves by itself, and what is hydrated, would look different a moment later for other reasons.
  test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

  test("are all that a page needs", async ({ page }) => {
    const sheets = /\/assets\/style.*\.css$/;
    await page.route(/\/assets\/(?!style|lilita).*\.js$/, (route) => route.abort());
    for (const path of pages) {
      await page.route(sheets, (route) => route.abort());
      await page.goto(path);
      await expect(page.locator("style"), path).not.toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await looks(page);
      await page.unroute(sheets);
      await applySheet(page);
      expect.soft(await looks(page), path).toEqual(before);
    }
  });

  test("are all that its scripts need", async ({ page }) => {
    await page.goto("/play");
    await page.getByRole("searchbox").fill("che");
    await expect(page.getByRole("option").first()).toBeVisible();
    const before = await looks(page);
    await applySheet(page);
    expect(await looks(page)).toEqual(before);
  });

  test("leave the stylesheet for when somebody moves", async ({ page }) => {
    const asked: string[] = [];
    page.on(
      "request",
      (request) => /\/assets\/style[^/]*\.css$/.test(request.url()) && asked.push(request.url()),
    );
    await page.goto("/play", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await page.mouse.move(300, 300);
    await expect.poll(() => asked.length).toBe(1);
    // The next page finds it in the cache and has no styles inside.
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page.getByTestId("tagline")).toBeVisible();
    expect(await page.locator("style").count()).toBe(0);
  });
});
