import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const agar = "aHR0cHM6Ly9hZ2FyLmlvLw";
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
const allPages = [
  "/",
  ...textPages,
  "/play?type=waflash&page=9",
  "/login",
  "/create-account",
  "/offline",
  `/loading?url=${agar}`,
  `/play/${agar}`,
  `/play/${agar}?type=nonsense`,
  "/no/such/page",
  "/assets/missing.js",
  "/embedded",
];

for (const address of allPages) {
  test(`${address} has no accessibility violation and keeps the policy`, async ({ page }) => {
    const violations: string[] = [];
    page.on(
      "console",
      (message) => /Content Security Policy/i.test(message.text()) && violations.push(message.text()),
    );
    // An external game's page asks that game's host; here it is as if that host were down.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(address);
    const { violations: found } = await new AxeBuilder({ page }).analyze();
    expect(found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    expect(violations).toEqual([]);
  });
}

for (const address of textPages) {
  test(`${address} ships no script but the head check, and asks no other host`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).origin}`));
    await page.goto(address, { waitUntil: "networkidle" });
    expect(asked.filter((line) => line.startsWith("script"))).toEqual([]);
    expect(asked.filter((line) => !line.endsWith(` ${baseURL}`) && !line.endsWith(" null"))).toEqual([]);
    expect(await page.locator("script:not([type=speculationrules])").count()).toBe(1);
  });
}
