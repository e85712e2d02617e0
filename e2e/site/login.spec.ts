import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { expect, type OwnPortal, test } from "#e2e/portal-test.ts";
import { addAccount, fillIn, password } from "./accounts.ts";

const login = (site: string, email = "ada@example.org") =>
  fetch(`${site}/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ email, password }),
  });
const lines = (portal: OwnPortal, words: string) =>
  portal
    .said()
    .split("\n")
    .filter((line) => line.includes(words)).length;

/** Every page and a game, while something else is broken. */
async function servesAll(site: string): Promise<void> {
  for (const path of ["/", "/play", "/articles", "/search?q=chess", "/login", "/catalogue.json"])
    expect((await fetch(`${site}${path}`)).status, path).toBe(200);
  const { games } = await (await fetch(`${site}/catalogue.json`)).json();
  const game = games.find(({ gameType }: { gameType: string }) => gameType === "html5");
  expect((await fetch(`${site}/assets/html5/${game.path}`)).status).toBe(200);
}

test.describe("signing in", () => {
  test("shows the provider's words, waits for the answer, leads to the articles, and out again", async ({
    page,
    openPortal,
  }) => {
    const portal = await openPortal();
    addAccount(portal);
    await page.goto(`${portal.origin}/login`);
    await expect(page.locator("[data-island=sign-in][data-hydrated]")).toBeVisible();
    await fillIn(page, "wrong");
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page).toHaveURL(`${portal.origin}/login`);

    // Held back until the waiting was seen.
    const { promise: seen, resolve: go } = Promise.withResolvers<void>();
    await page.route("**/login", async (route) => {
      await seen;
      await route.continue();
    });
    await fillIn(page, password);
    await expect(page.getByRole("button", { name: "Logging in…" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeEmpty();
    go();
    await expect(page).toHaveURL(`${portal.origin}/articles`);
    await expect(page.getByTestId("account")).toContainText("Ada");
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(`${portal.origin}/`);
    await expect(page.getByTestId("account")).toHaveCount(0);
  });

  test("asks once where the press comes before the form is hydrated", async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/sign-in\.island/, async (route) => {
      await held;
      await route.continue();
    });
    // Counted and kept on this page, so that the form is still here when it is hydrated.
    await page.addInitScript(() => {
      addEventListener("submit", (event) => {
        event.preventDefault();
        document.documentElement.dataset["asked"] = `${document.documentElement.dataset["asked"] ?? ""}+`;
      });
    });
    await page.goto("/login");
    await fillIn(page, "wrong");
    await expect(page.locator("html")).toHaveAttribute("data-asked", "+");
    release();
    await expect(page.locator("[data-island=sign-in][data-hydrated]")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-asked", "+");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("works as a plain form", async ({ page, openPortal }) => {
      const portal = await openPortal();
      addAccount(portal);
      await page.goto(`${portal.origin}/login`);
      await fillIn(page, "wrong");
      await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
      await fillIn(page, password);
      await expect(page).toHaveURL(`${portal.origin}/articles`);
      await expect(page.getByTestId("account")).toContainText("Ada");
    });
  });
});

test("a second session cookie for a longer path signs nobody in as its owner, and is gone with the answer", async ({
  page,
  context,
  openPortal,
}) => {
  const portal = await openPortal();
  addAccount(portal);
  addAccount(portal, "Mallory");
  const others = await login(portal.origin, "mallory@example.org");
  const [, planted = ""] = /recess-session=([^;]+)/.exec(others.headers.get("set-cookie") ?? "") ?? [];
  expect(planted).not.toBe("");

  await page.goto(`${portal.origin}/login`);
  await fillIn(page, password);
  await expect(page.getByTestId("account")).toContainText("Ada");
  // As a script of the same host does, on this port or another: cookies do not know ports.
  await page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a hostile page does
    document.cookie = `recess-session=${value}; path=/articles`;
  }, planted);
  expect((await context.cookies()).filter(({ name }) => name === "recess-session")).toHaveLength(2);
  await page.goto(`${portal.origin}/articles`);
  await expect(page.getByTestId("account")).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText("Mallory");
  expect((await context.cookies()).filter(({ name }) => name === "recess-session")).toHaveLength(1);
  await page.goto(`${portal.origin}/articles`);
  await expect(page.getByTestId("account")).toContainText("Ada");
});

test("a damaged database costs only the sign-in, and heals when it is moved away", async ({ openPortal }) => {
  const dataDir = test.info().outputPath("data");
  const file = join(dataDir, "recess.sqlite");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, "no database ".repeat(1000));
  const portal = await openPortal({ dataDir });
  await servesAll(portal.origin);
  for (let at = 0; at < 3; at++) {
    const refused = await login(portal.origin);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ message: "The database cannot be reached right now." });
  }
  expect(lines(portal, "out of order")).toBe(1);
  renameSync(file, `${file}.damaged`);
  await expect.poll(async () => (await login(portal.origin)).status).toBe(401);
  expect(existsSync(file)).toBe(true);
  await expect.poll(() => lines(portal, "is back")).toBe(1);
  expect(lines(portal, "out of order")).toBe(1);
});

// In the short form, the faults of `npm test` kill one.
test(
  "a killed PostgreSQL costs only the sign-in, and is found again when it returns",
  onlyLong(true),
  async ({ openPortal }) => {
    const bin = process.env["TEST_DATABASE_URL"] ? findPostgres() : undefined;
    test.skip(!bin, "TEST_DATABASE_URL is not set");
    test.setTimeout(240_000);
    const postgres = await startPostgres(bin ?? "");
    const settings = { DATABASE_URL: postgres.url };
    const portal = await openPortal({ settings });
    addAccount(portal, "Ada", settings);
    const signedIn = await login(portal.origin);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const mine = async () => (await fetch(`${portal.origin}/articles`, { headers: { cookie } })).text();
    expect(await mine()).toContain("Sign out");

    await postgres.kill();
    await expect.poll(async () => (await login(portal.origin)).status).toBe(503);
    await servesAll(portal.origin);
    expect(await mine()).not.toContain("Sign out");

    await postgres.start();
    await expect.poll(async () => (await login(portal.origin)).status).toBe(200);
    expect(await mine()).toContain("Sign out");
    expect([lines(portal, "out of order"), lines(portal, "is back")]).toEqual([1, 1]);
    await portal.close();
    await postgres.stop();
  },
);
