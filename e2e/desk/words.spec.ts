import { expect, test } from "#e2e/portal-test.ts";
import { expectFits } from "./expect-fits.ts";
import { openDesk } from "./open-desk.ts";

const ownPages = ["words", "words/site", "words/announcements", "words/pictures", "figures", "journal"];

test("an operator names the site and writes an announcement, and looks at the charts", async ({
  page,
  openPortal,
  openVisitor,
}, info) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const { desk, origin } = await openDesk(page, openPortal, { dataDir: info.outputPath("data") });
  await page.getByRole("link", { name: "Words", exact: true }).click();
  await page.getByRole("link", { name: "Name, logo and colours" }).click();
  await page.getByLabel("Name of the site").fill("Break Time");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved");

  await page.getByRole("link", { name: "Announcements" }).click();
  await page.getByRole("link", { name: "New announcement" }).click();
  await page.getByLabel("Title").fill("Sports day");
  await page.getByLabel("Text").fill("No games on Friday.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByTestId("preview")).toContainText("No games on Friday.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Sports day" })).toBeVisible();

  const visitor = await openVisitor();
  await expect(async () => {
    await visitor.goto(`${origin}/announcements`);
    await expect(visitor.getByTestId("site-name")).toHaveText("Break Time", { timeout: 500 });
    await expect(visitor.getByRole("main").getByTestId("announcement").first()).toContainText("Sports day", {
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });

  await page.goto(`${desk}/figures`);
  await expect(page.getByTestId("visitors-now")).toHaveText(/\d/);
  await expect(page.getByTestId("chart").first().locator("canvas")).toBeVisible();
  await expectFits(page, desk, ownPages);
  await expect(page.getByRole("row", { name: /words\.set site\.name/ })).toBeVisible();
  expect(errors).toEqual([]);
});
