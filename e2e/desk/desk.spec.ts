import { expect, test } from "#e2e/portal-test.ts";
import { expectFits } from "./expect-fits.ts";
import { openDesk } from "./open-desk.ts";

const ownPages = ["people", "care"];

test("an operator adds an account, makes a backup, and restores it at another portal", async ({
  page,
  openPortal,
  openVisitor,
}, info) => {
  const { desk } = await openDesk(page, openPortal, { dataDir: info.outputPath("one") });
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByTestId("secret")).toHaveText(/^[a-z2-9-]{23}$/);

  await page.getByRole("link", { name: "Care" }).click();
  await page.getByRole("button", { name: "Make a backup" }).click();
  await expect(page.getByRole("status").first()).toContainText("is made");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download/ }).click();
  const archive = info.outputPath("backup.tar.gz");
  await (await download).saveAs(archive);

  await expectFits(page, desk, ownPages);

  const other = await openVisitor();
  await openDesk(other, openPortal, { dataDir: info.outputPath("other") });
  await other.getByRole("link", { name: "Care" }).click();
  await other.getByLabel(/Restore one from elsewhere/).setInputFiles(archive);
  await expect(other.getByRole("heading", { name: "Restore a backup" })).toBeVisible();
  await other.getByLabel("Replace what is here").check();
  await other.getByRole("button", { name: "Restore" }).click();
  await expect(other.getByRole("status").first()).toContainText("is restored");
  await other.getByRole("link", { name: "People" }).click();
  await expect(other.getByTestId("account")).toContainText("ada@example.org");
});
