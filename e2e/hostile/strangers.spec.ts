import { expect, test } from "@playwright/test";
import { openAttackedPortal, VICTIM } from "./arrangements.ts";
import { launchAsVisitor } from "./chromium-defaults.ts";
import { launch, sitePage } from "./game-attacks.ts";

test("another host can frame neither a page of the site nor a game", async () => {
  const attacked = await openAttackedPortal("localhost");
  const browser = await launchAsVisitor(...attacked.chromiumArgs);
  try {
    const page = await browser.newPage();
    const game = await launch(page, attacked.site, VICTIM);
    const addresses = [
      ...["/", "/login", "/search", "/offline", sitePage(VICTIM), `${sitePage(VICTIM)}#stage`].map(
        (path) => `${attacked.site}${path}`,
      ),
      game.url(),
      new URL("game.js", game.url()).href,
      new URL("/assets/offline/", game.url()).href,
    ];
    for (const address of addresses) {
      await page.goto(`${attacked.elsewhere}/framing?address=${encodeURIComponent(address)}`);
      // The site's pages may send a framed visitor to the refusal screen, which is made for that.
      const framed = await page
        .frames()[1]
        ?.evaluate("location.pathname")
        .catch(() => "nothing");
      expect(`${address} shows ${framed}`).toMatch(/shows (?:\/embedded|nothing|chromewebdata\/|\/)$/);
      expect(page.frames()[1]?.url()).not.toBe(address);
    }
  } finally {
    await browser.close();
    await attacked.close();
  }
});

test("no link starts a game: it takes a press in the page", async () => {
  const attacked = await openAttackedPortal("localhost");
  const browser = await launchAsVisitor(...attacked.chromiumArgs);
  try {
    const page = await browser.newPage();
    await page.goto(`${attacked.site}${sitePage(VICTIM)}#stage`);
    await expect(page.getByRole("button", { name: /^Click to launch/ })).toBeVisible();
    await expect(page.getByTestId("game-frame")).toHaveCount(0);
  } finally {
    await browser.close();
    await attacked.close();
  }
});
