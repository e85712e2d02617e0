import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/portal-test.ts";
import { addAccount, fillIn, password } from "./accounts.ts";

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;
const KEY = "test-level";

/** Signs Ada in and turns sync on. */
async function turnSyncOn(page: Page): Promise<Page> {
  await page.goto("/login");
  await fillIn(page, password);
  await page.waitForURL("**/articles");
  await page.goto("/mine");
  await page.getByRole("button", { name: "Keep this browser in step" }).click();
  await expect(page.getByTestId("sync-status")).toHaveText(/^In step with your account/);
  return page;
}

/** Launches the game and gives its frame. */
async function launch(page: Page) {
  await page.goto(game);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  await frame?.waitForLoadState("load");
  if (!frame) throw new Error("there is no game on the stage");
  return frame;
}

async function save(page: Page, value: string): Promise<void> {
  const frame = await launch(page);
  await frame.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
}

const sent = (page: Page) =>
  page.waitForResponse((response) => response.ok() && response.request().postData()?.includes(KEY) === true);

test("saves of an account are in step across browsers, with a copy where both changed", async ({
  openVisitor,
  openPortal,
}) => {
  const portal = await openPortal();
  addAccount(portal);
  const laptop = await turnSyncOn(await openVisitor({ baseURL: portal.origin }));
  const phone = await turnSyncOn(await openVisitor({ baseURL: portal.origin }));

  // What is played on one is there at the next launch on the other, without a press.
  await save(laptop, "three");
  await sent(laptop);
  const there = await launch(phone);
  expect(await there.evaluate((key) => localStorage.getItem(key), KEY)).toBe("three");

  // Both go on without hearing of each other.
  await phone.goto("/mine");
  await phone.context().setOffline(true);
  await phone.evaluate(
    ([path, key]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("recess-saves");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("rows", "readwrite");
          transaction.objectStore("rows").put({ value: "phone", at: Date.now() }, [path, key]);
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
    ["cactus-sprint/", KEY] as const,
  );
  await save(laptop, "laptop");
  await sent(laptop);
  await phone.context().setOffline(false);
  await phone.goto("/mine");
  await expect(phone.getByTestId("save-copies")).toContainText("Cactus Sprint");
  const { violations } = await new AxeBuilder({ page: phone }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // The copy can be taken after all, and then the account has it.
  await phone.getByRole("button", { name: "Look at the other save of Cactus Sprint" }).click();
  await phone.getByRole("checkbox", { name: /^Cactus Sprint/ }).check();
  const imported = sent(phone);
  await phone.getByRole("button", { name: "Import 1 game" }).click();
  await imported;
  await phone.getByRole("button", { name: "Forget the other save of Cactus Sprint" }).click();
  await expect(phone.getByTestId("save-copies")).toHaveCount(0);
  const back = await launch(laptop);
  expect(await back.evaluate((key) => localStorage.getItem(key), KEY)).toBe("phone");

  // Deleted on one, gone on the other.
  await phone.getByRole("button", { name: "Delete Cactus Sprint" }).click();
  const deleted = sent(phone);
  await phone.getByRole("button", { name: "Really delete? Cactus Sprint" }).click();
  await expect(phone.getByText(/from your account too/)).toBeVisible();
  // The status is that of the sync before until the next one begins.
  await deleted;
  await laptop.goto("/mine");
  await expect(laptop.getByTestId("sync-status")).toHaveText(/^In step/);
  await expect(laptop.getByTestId("saved-games")).toHaveCount(0);
});
