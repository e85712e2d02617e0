import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { onePerPage } from "./every-page.ts";

// The dark theme is looked at in manners.spec.ts.
for (const look of ["light-normal-system", "contrast-largest-reduced"]) {
  test(`no page has an accessibility violation with the look ${look}`, async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: "look", value: look, url: baseURL ?? "" },
      { name: "thumbnails", value: "on", url: baseURL ?? "" },
    ]);
    await page.route(/^https:/, (route) => route.abort());
    const found: string[] = [];
    for (const address of onePerPage) {
      await page.goto(address);
      // Only colours and sizes differ between looks.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
      axe.withRules(["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"]);
      axe.setLegacyMode((await page.locator("iframe").count()) === 0);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations)
        found.push(`${address} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    }
    expect(found).toEqual([]);
  });
}
