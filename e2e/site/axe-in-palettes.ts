import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";

/** The theme of the system has the palettes of all others and switches by media queries, so no page is loaded twice. */
const palettes = [
  { colorScheme: "light", contrast: "no-preference" },
  { colorScheme: "dark", contrast: "no-preference" },
  { colorScheme: "dark", contrast: "more" },
] as const;

/** Has the site's pages follow the palette of the system, with the largest text. */
export async function followSystem(context: BrowserContext, baseURL = ""): Promise<void> {
  await context.addCookies([
    { name: "look", value: "system-largest-reduced", url: baseURL },
    { name: "thumbnails", value: "on", url: baseURL },
  ]);
}

/** What axe finds on the page, or in one part of it, in the palettes of all themes: all rules in the first, then those about colours. */
export async function violationsInPalettes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  const hasFrames = (await page.locator("iframe").count()) > 0;
  for (const [index, palette] of palettes.entries()) {
    await page.emulateMedia(palette);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).exclude("iframe");
    if (index > 0) axe.withRules(["color-contrast", "link-in-text-block"]);
    if (part !== undefined) axe.include(part);
    // The newer mode sees into frames of other origins, and needs a second window to add up what it sees.
    axe.setLegacyMode(!hasFrames);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(
        `${palette.colorScheme} ${palette.contrast} ${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
  }
  return found;
}
