import { expect, test } from "@playwright/test";
import { onlyLong } from "#e2e/long-form.ts";
import { followSystem, violationsInPalettes } from "./axe-in-palettes.ts";
import { onePerPage } from "./every-page.ts";

/** Pages that have most components of the site between them. manners.spec.ts judges every page in its first palette. */
const shortFormPages = ["/", "/play", "/search?q=zzzz", "/today", "/settings"];

for (const address of onePerPage)
  test(
    `${address} has no accessibility violation in the palette of any theme, with the largest text`,
    onlyLong(!shortFormPages.includes(address)),
    async ({ page, context, baseURL }) => {
      await followSystem(context, baseURL);
      await page.route(/^https:/, (route) => route.abort());
      await page.goto(address);
      expect(await violationsInPalettes(page)).toEqual([]);
    },
  );
