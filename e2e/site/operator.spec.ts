import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { expect, test } from "#e2e/portal-test.ts";

test("an operator's game is tried in a browser, joins a running portal, plays there and goes again", async ({
  page,
  openPortal,
}) => {
  test.setTimeout(400_000);
  const { origin, dataDir } = await openPortal();
  const dir = test.info().outputPath("games");
  const env = { ...process.env, DATA_DIR: dataDir };
  const games = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, "portal", "cli", "games.ts"), ...args], {
      env,
      encoding: "utf8",
    });
  mkdirSync(join(dir, "bright"), { recursive: true });
  writeFileSync(
    join(dir, "bright", "index.html"),
    '<!doctype html><title>Bright</title><body style="margin:0;height:100vh;background:linear-gradient(red,blue)"><h1>So bright</h1>',
  );
  mkdirSync(join(dir, "blank"));
  writeFileSync(join(dir, "blank", "index.html"), "<!doctype html><title>Blank</title>");

  expect(games("add", join(dir, "bright"), "--name", "Bright Idea")).toMatchObject({ status: 0 });
  const blank = games("add", join(dir, "blank"));
  expect(blank.status).toBe(1);
  expect(blank.stderr).toContain("it stays blank");

  const listed = async () =>
    (await (await fetch(`${origin}/search?q=bright`)).text()).includes("Bright Idea");
  await expect.poll(listed).toBe(true);
  await page.goto(`${origin}/play/${Buffer.from("bright-idea/").toString("base64url")}`);
  const art = await page.request.get(`${origin}/covers/bright-idea.webp`);
  expect(art.headers()["content-type"]).toBe("image/webp");
  await page.getByRole("button", { name: "Click to launch Bright Idea" }).click();
  await expect(page.frameLocator('[data-testid="game-frame"]').getByText("So bright")).toBeVisible();

  expect(games("remove", "Bright Idea").status).toBe(0);
  await expect.poll(listed).toBe(false);
});
