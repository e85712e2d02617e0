import { expect, test } from "@playwright/test";
import { followSystem, violationsInPalettes } from "./axe-in-palettes.ts";
import { onePerPage } from "./every-page.ts";

for (const address of onePerPage)
  test(`${address} has no accessibility violation in the palette of any theme, with the largest text`, async ({
    page,
    context,
    baseURL,
  }) => {
    await followSystem(context, baseURL);
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(address);
    expect(await violationsInPalettes(page)).toEqual([]);
  });
