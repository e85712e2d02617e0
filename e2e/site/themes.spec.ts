import { expect, test } from "@playwright/test";
import { followSystem, violationsInPalettes } from "./axe-in-palettes.ts";
import { onePerPage } from "./every-page.ts";

test("no page has an accessibility violation in the palette of any theme, with the largest text", async ({
  page,
  context,
  baseURL,
}) => {
  await followSystem(context, baseURL);
  await page.route(/^https:/, (route) => route.abort());
  const found: string[] = [];
  for (const address of onePerPage) {
    await page.goto(address);
    for (const violation of await violationsInPalettes(page)) found.push(`${address} ${violation}`);
  }
  expect(found).toEqual([]);
});
