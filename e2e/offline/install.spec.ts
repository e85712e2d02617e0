import type { Page } from "@playwright/test";
import { openCountingProxy } from "./counting-proxy.ts";
import { expect, test } from "./offline-test.ts";

const IDLE_MS = 5000;
const MAX_INSTALL_BYTES = 60_000;

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);

test("a page that is in use, or hidden, fetches nothing for later; an idle one at most 60 KB, for a page that says so", async ({
  page,
  portal,
}) => {
  const proxy = await openCountingProxy(portal.port);
  await page.clock.install();
  await page.goto(`${proxy.origin}/articles`, { waitUntil: "networkidle" });
  await page.clock.pauseAt(Date.now() + 1000);
  for (const use of [
    () => page.keyboard.press("Shift"),
    () => page.mouse.down(),
    () => setHidden(page, true),
  ]) {
    await use();
    await page.clock.runFor(IDLE_MS - 100);
  }
  await page.clock.runFor(IDLE_MS);
  await setHidden(page, false);
  await page.clock.runFor(IDLE_MS - 100);
  expect(await workers(page)).toBe(0);
  const before = proxy.bytes();

  // A long task, as a busy machine has them, puts it off again.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return workers(page);
    })
    .toBe(1);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
  expect(proxy.bytes() - before).toBeLessThan(MAX_INSTALL_BYTES);

  await proxy.close();
  await page.goto(`${proxy.origin}/partners`);
  await expect(page.getByText("the page that you wanted is not kept here")).toBeVisible();
  await page.goto(`${proxy.origin}/articles`);
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
});
