import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const slopeline = `/play/${Buffer.from("slopeline/").toString("base64url")}`;

test("a broken game is reported with its engine and last error, without leaving it", async ({ page }) => {
  await page.goto(slopeline);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  await frame?.waitForFunction(() => window.recessGame !== undefined);
  await frame?.evaluate(() => {
    setTimeout(() => {
      throw new RangeError("ada@example.org typed this");
    });
  });
  const form = page.getByTestId("report");
  const loaded = page.waitForResponse(/report-widget/);
  await form.getByText("Report a broken game").click();
  await loaded;
  await form.getByLabel("There is no sound").check();
  const { violations } = await new AxeBuilder({ page }).include("#report").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const request = page.waitForRequest(/\/report$/);
  await form.getByRole("button", { name: "Send report" }).click();
  expect((await request).postDataJSON()).toEqual({
    game: "slopeline/",
    reason: "no-sound",
    engine: "html5",
    error: "RangeError",
  });
  await expect(form.getByRole("status")).toHaveText("Thanks, it is noted.");
  await expect(page.getByTestId("game-frame")).toBeVisible();
});
