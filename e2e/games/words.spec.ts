import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { root } from "@recess/portal/paths.mjs";
import { onlyLong } from "#e2e/long-form.ts";
import { expect, test } from "#e2e/portal-test.ts";

const wordsIn = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, folder, "messages", `${language}.json`), "utf8"));

async function launch(page: Page, path: string, name: string, language: string): Promise<void> {
  await page.goto(`/play/${idOfPath(path)}`);
  const label = wordsIn("portal/app", language)["stage.launch"] ?? "";
  await page.getByRole("button", { name: label.replace("{name}", name) }).click();
}

for (const arrangement of ["an origin of its own", "no origin"])
  test.describe(`with ${arrangement}, in a browser that prefers English`, () => {
    if (arrangement === "no origin")
      test.use({
        baseURL: async ({ openPortal }, use) =>
          use((await openPortal({ settings: { PLAY_ORIGIN: "same" } })).origin),
      });

    for (const language of ["ar", "pl"])
      test(
        `our games and the player speak the language of the site, ${language}`,
        onlyLong(language === "pl"),
        async ({ page, context, baseURL }) => {
          test.slow();
          await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
          const frame = page.frameLocator('[data-testid="game-frame"]');

          await launch(page, "slopeline/", "Slopeline", language);
          const slopeline = wordsIn("games/html5/slopeline", language);
          await expect(frame.getByRole("button", { name: slopeline["title.endless"] ?? "" })).toBeVisible();
          await expect(frame.locator(".screen")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");

          await launch(page, "consoles/late-for-tea/", "Late for Tea", language);
          await expect(frame.locator("html")).toHaveAttribute("lang", language);
          const player = wordsIn("portal/player", language);
          await frame.getByRole("button", { name: player["console.states"] ?? "", exact: true }).click();
          await expect(frame.getByText(player["console.statesText"] ?? "")).toBeVisible();
        },
      );
  });
