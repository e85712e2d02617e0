import type { Page } from "@playwright/test";
import { expect } from "#e2e/portal-test.ts";
import { violationsInPalettes } from "#e2e/site/axe-in-palettes.ts";

/** Expects pages of the desk to be accessible in every palette, and to fit a phone. */
export async function expectFits(page: Page, desk: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.goto(`${desk}/${name}`);
    expect(await violationsInPalettes(page), name).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} on a phone`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  }
}
