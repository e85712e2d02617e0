import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { onlyLong } from "#e2e/long-form.ts";
import { onePerPage } from "./every-page.ts";

const folder = join(root, "portal", "app", "messages");
const messagesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));
const english = messagesIn("en");
const languages = globSync("*.json", { cwd: folder }).map((file) => file.replace(".json", ""));
/** One that is read from right to left, and one with long words and letters that the headline face lacks. */
const inShortForm = ["ar", "pl"];

/** Sentences that no page in another language may show. Shorter ones may be names, or parts of other words. */
const englishSentences = Object.values(english).filter(
  (message) => message.split(" ").length > 3 && !/[{<]/.test(message),
);

for (const language of languages)
  test(
    `every page is whole in ${language}, on the smallest phone and on a computer`,
    onlyLong(!inShortForm.includes(language)),
    async ({ page, context, baseURL }) => {
      test.slow();
      const problems: string[] = [];
      const sentences = englishSentences.filter(
        (sentence) => !Object.values(messagesIn(language)).includes(sentence),
      );
      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
      await page.route(/^https:/, (route) => route.abort());
      for (const address of onePerPage) {
        await page.goto(address);
        await expect(page.locator("html"), address).toHaveAttribute("lang", language);
        const text = await page.locator("body").innerText();
        const keys = Object.keys(english).filter(
          (key) => text.includes(key) && !/^(?:name|size)\./.test(key),
        );
        if (keys.length > 0) problems.push(`${address} shows the keys ${keys.join(", ")}`);
        const shown = sentences.filter((sentence) => text.includes(sentence));
        if (shown.length > 0) problems.push(`${address} says in English: ${shown.join(" | ")}`);
        for (const width of [320, 1366]) {
          await page.setViewportSize({ width, height: 768 });
          const overflow = await overflowOf(page);
          if (overflow > 0) problems.push(`${address} is ${overflow} px too wide at ${width}`);
        }
        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ["violations"] })
          .exclude("iframe")
          .setLegacyMode(true)
          .analyze();
        for (const { id, nodes } of violations)
          problems.push(`${address} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      }
      expect(problems).toEqual([]);
    },
  );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds their language in the navigation, and every page is in it from then on", async ({
    page,
  }) => {
    await page.goto("/play");
    await page.getByRole("link", { name: "Language" }).click();
    await page.getByRole("button", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.goto("/play");
    await expect(page).toHaveTitle(new RegExp(messagesIn("ar")["games.title"] ?? "?"));
    await page.getByRole("link", { name: messagesIn("ar")["navigation.language"] ?? "?" }).click();
    await page.getByRole("button", { name: messagesIn("ar")["settings.languageOfBrowser"] ?? "?" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("a browser that asks for Polish", () => {
  test.use({ locale: "pl-PL" });

  test("gets a game's page in Polish, also after its scripts woke up", async ({ page }) => {
    const mistakes: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") mistakes.push(message.text());
    });
    await page.goto(`/play/${idOfPath("chess/")}`);
    const stage = page.locator("[data-island=stage]");
    await expect(stage).toHaveAttribute("data-hydrated", "");
    const polish = messagesIn("pl");
    await expect(stage.getByText(polish["stage.random"] ?? "?", { exact: true })).toBeVisible();
    await page
      .getByRole("button", { name: (polish["stage.launch"] ?? "?").replace("{name}", "Szachy") })
      .click();
    await expect(page.getByTestId("game-frame")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(mistakes).toEqual([]);
  });
});

// What gives English away: any two words in small letters where letters are others, and small words that Polish has not.
for (const [language, chess, englishWords] of [
  ["ar", "شطرنج", /\b[a-z]{2,} [a-z]{2,}\b/],
  ["pl", "Szachy", /\b(?:the|and|of|you|your|with|are|is|this|from|play)\b/],
] as const)
  test.describe(`somebody who reads only ${language}`, () => {
    test.use({ locale: language });

    test("gets from the landing page to a running game, its board and the settings, and meets English in names alone", async ({
      page,
    }) => {
      test.slow();
      const words = messagesIn(language);
      await page.goto("/");
      expect(await textsOn(page, englishWords)).toEqual([]);
      await page.getByTestId("link-card").locator('a[href="/play"]').click();
      expect(await textsOn(page, englishWords)).toEqual([]);
      await page.getByRole("searchbox").fill(chess.toLowerCase());
      await page.keyboard.press("Enter");
      await expect(page.getByTestId("result-name").first()).toHaveText(chess);
      for (const [path, name] of [
        ["chess/", chess],
        ["slopeline/", "Slopeline"],
      ] as const) {
        await page.goto(`/play/${idOfPath(path)}`);
        await page.locator("[data-island]").last().scrollIntoViewIfNeeded();
        await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
        expect(await textsOn(page, englishWords)).toEqual([]);
        const launch = (words["stage.launch"] ?? "").replace("{name}", name);
        await page.getByRole("button", { name: launch }).click();
        await expect(page.getByTestId("game-frame")).toBeVisible();
        expect(await textsOn(page, englishWords)).toEqual([]);
      }
      await page.goto("/settings");
      expect(await textsOn(page, englishWords)).toEqual([]);
    });
  });

/** Texts of the page that match, but for names. What falls back to English is marked, and not counted. */
function textsOn(page: Page, pattern: RegExp): Promise<string[]> {
  return page.locator("body").evaluate((body, english) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isMarked = parentElement?.closest("script, style, noscript, template, [lang]:not(html)");
      const isName = parentElement?.closest("h2, a");
      const text = textContent?.replaceAll("npm start", "") ?? "";
      if (!isMarked && !isName && english.test(text)) found.push(text);
    }
    return found;
  }, pattern);
}

/** How far the page reaches beyond the window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
