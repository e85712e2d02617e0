import { execFile } from "node:child_process";
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
    new Promise<{ status: unknown; stderr: string }>((resolve) => {
      const command = [join(root, "portal", "cli", "games.ts"), ...args];
      execFile(process.execPath, command, { env }, (error, _, stderr) =>
        resolve({ status: error ? error.code : 0, stderr }),
      );
    });
  mkdirSync(join(dir, "bright"), { recursive: true });
  writeFileSync(
    join(dir, "bright", "index.html"),
    '<!doctype html><title>Bright</title><body style="margin:0;height:100vh;background:linear-gradient(red,blue)"><h1>So bright</h1>',
  );
  expect(await games("add", join(dir, "bright"), "--name", "Bright Idea")).toMatchObject({ status: 0 });
  const listed = async () =>
    (await (await fetch(`${origin}/search?q=bright`)).text()).includes("Bright Idea");
  await expect.poll(listed).toBe(true);
  await page.goto(`${origin}/play/${Buffer.from("bright-idea/").toString("base64url")}`);
  const art = await page.request.get(`${origin}/covers/bright-idea.webp`);
  expect(art.headers()["content-type"]).toBe("image/webp");
  await page.getByRole("button", { name: "Click to launch Bright Idea" }).click();
  await expect(page.frameLocator('[data-testid="game-frame"]').getByText("So bright")).toBeVisible();

  expect(await games("remove", "Bright Idea")).toMatchObject({ status: 0 });
  await expect.poll(listed).toBe(false);
});
