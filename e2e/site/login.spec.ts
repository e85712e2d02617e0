import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findPostgres, startPostgres } from "#scripts/services.mjs";

const root = join(import.meta.dirname, "..", "..");

type Portal = { site: string; said: () => string; env: NodeJS.ProcessEnv; child: ChildProcess };

/** A portal of the test's own, with one account. */
async function aPortal(port: number, settings: NodeJS.ProcessEnv, addAccount = true): Promise<Portal> {
  const env = { ...process.env, DATABASE_URL: "", ...settings, PORT: `${port}` };
  if (addAccount) {
    const args = [join(root, "cli", "user.ts"), "add", "ada@example.org", "--name", "Ada"];
    expect(spawnSync(process.execPath, args, { env, input: "correct horse\n" }).status).toBe(0);
  }
  const child = spawn(process.execPath, [join(root, "server", "main.ts")], { env });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (text += piece));
  await expect.poll(() => text, { timeout: 60_000 }).toContain(`open at http://localhost:${port}`);
  return { site: `http://localhost:${port}`, said: () => text, env, child };
}

async function end({ child }: Portal): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

const login = (site: string) =>
  fetch(`${site}/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ email: "ada@example.org", password: "correct horse" }),
  });
const lines = (portal: Portal, words: string) =>
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
  // One portal for both: in one worker.
  test.describe.configure({ mode: "default" });
  let dir: string;
  let portal: Portal;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    dir = mkdtempSync(join(tmpdir(), "recess-login-"));
    portal = await aPortal(4420, { DATA_DIR: dir });
  });
  test.afterAll(async () => {
    await end(portal);
    rmSync(dir, { recursive: true });
  });

  test("shows the provider's words, waits for the answer, leads to the articles, and out again", async ({
    page,
  }) => {
    await page.goto(`${portal.site}/login`);
    await expect(page.locator("[data-island=sign-in][data-awake]")).toBeVisible();
    await fillIn(page, "wrong");
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page).toHaveURL(`${portal.site}/login`);

    // Held back until the waiting was seen.
    const { promise: seen, resolve: go } = Promise.withResolvers<void>();
    await page.route("**/login", async (route) => {
      await seen;
      await route.continue();
    });
    await fillIn(page, "correct horse");
    await expect(page.getByRole("button", { name: "Logging in…" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeEmpty();
    go();
    await expect(page).toHaveURL(`${portal.site}/articles`);
    await expect(page.getByTestId("account")).toContainText("Ada");
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(`${portal.site}/`);
    await expect(page.getByTestId("account")).toHaveCount(0);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("works as a plain form", async ({ page }) => {
      await page.goto(`${portal.site}/login`);
      await fillIn(page, "wrong");
      await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
      await fillIn(page, "correct horse");
      await expect(page).toHaveURL(`${portal.site}/articles`);
      await expect(page.getByTestId("account")).toContainText("Ada");
    });
  });
});

test("a damaged database costs only the sign-in, and heals when it is moved away", async () => {
  test.setTimeout(180_000);
  const dir = mkdtempSync(join(tmpdir(), "recess-damaged-"));
  const file = join(dir, "recess.sqlite");
  writeFileSync(file, "no database ".repeat(1000));
  const portal = await aPortal(4424, { DATA_DIR: dir }, false);
  await servesAll(portal.site);
  for (let at = 0; at < 3; at++) {
    const refused = await login(portal.site);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ message: "The database cannot be reached right now." });
  }
  expect(lines(portal, "out of order")).toBe(1);
  renameSync(file, `${file}.damaged`);
  await expect.poll(async () => (await login(portal.site)).status).toBe(401);
  expect(existsSync(file)).toBe(true);
  await expect.poll(() => lines(portal, "is back")).toBe(1);
  expect(lines(portal, "out of order")).toBe(1);
  await end(portal);
  rmSync(dir, { recursive: true });
});

test("a killed PostgreSQL costs only the sign-in, and is found again when it returns", async () => {
  const bin = process.env["TEST_DATABASE_URL"] ? findPostgres() : undefined;
  test.skip(!bin, "TEST_DATABASE_URL is not set");
  test.setTimeout(240_000);
  const postgres = await startPostgres(bin ?? "");
  const dir = mkdtempSync(join(tmpdir(), "recess-killed-"));
  const portal = await aPortal(4428, { DATA_DIR: dir, DATABASE_URL: postgres.url });
  const signedIn = await login(portal.site);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const mine = async () => (await fetch(`${portal.site}/articles`, { headers: { cookie } })).text();
  expect(await mine()).toContain("Sign out");

  await postgres.kill();
  await expect.poll(async () => (await login(portal.site)).status).toBe(503);
  await servesAll(portal.site);
  expect(await mine()).not.toContain("Sign out");

  await postgres.start();
  await expect.poll(async () => (await login(portal.site)).status).toBe(200);
  expect(await mine()).toContain("Sign out");
  expect([lines(portal, "out of order"), lines(portal, "is back")]).toEqual([1, 1]);
  await end(portal);
  await postgres.stop();
  rmSync(dir, { recursive: true });
});
