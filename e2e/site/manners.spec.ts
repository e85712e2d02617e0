import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { everyPage } from "./every-page.ts";

const viewport = { width: 1366, height: 768 };
const textPages = [
  "/play",
  "/search?q=chess",
  "/search?q=zzzz",
  "/articles",
  "/articles/article-1",
  "/announcements",
  "/partners",
  "/credits",
];

test("no page has an accessibility violation, or is wider than a small phone", async ({ page }) => {
  // An external game's page asks that game's host; here it is as if that host were down.
  await page.route(/^https:/, (route) => route.abort());
  for (const address of everyPage) {
    await page.goto(address);
    // All rules run, but of what passes axe describes one element instead of thousands.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    // The newer mode sees into frames of other origins, and needs a second window to add up what it sees.
    axe.setLegacyMode((await page.locator("iframe").count()) === 0);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect.soft(found, address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `the width of ${address}`).toBeLessThanOrEqual(320);
    await page.setViewportSize(viewport);
  }
});

test("no text page ships a script but the two inside it, or asks another host", async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).origin}`));
  for (const address of textPages) {
    asked.length = 0;
    await page.goto(address, { waitUntil: "networkidle" });
    expect
      .soft(
        asked.filter((line) => line.startsWith("script")),
        address,
      )
      .toEqual([]);
    const others = asked.filter((line) => !line.endsWith(` ${baseURL}`) && !line.endsWith(" null"));
    expect.soft(others, address).toEqual([]);
    await expect.soft(page.locator("script:not([type=speculationrules], [src])"), address).toHaveCount(2);
    await expect.soft(page.locator("script[src]"), address).toHaveCount(0);
  }
});
