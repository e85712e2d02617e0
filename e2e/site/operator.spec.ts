import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");
const port = 4360;

test("an operator's game is tried in a browser, joins a running portal, plays there and goes again", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dir = mkdtempSync(join(tmpdir(), "recess-operator-"));
  const env = { ...process.env, DATA_DIR: join(dir, "data"), PORT: `${port}` };
  const games = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, "cli", "games.ts"), ...args], { env, encoding: "utf8" });
  mkdirSync(join(dir, "bright"));
  writeFileSync(
    join(dir, "bright", "index.html"),
    '<!doctype html><title>Bright</title><body style="margin:0;height:100vh;background:linear-gradient(red,blue)"><h1>So bright</h1>',
  );
  mkdirSync(join(dir, "blank"));
  writeFileSync(join(dir, "blank", "index.html"), "<!doctype html><title>Blank</title>");

  const server = spawn(process.execPath, [join(root, "server", "main.ts")], { env });
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);

  expect(games("add", join(dir, "bright"), "--name", "Bright Idea")).toMatchObject({ status: 0 });
  const blank = games("add", join(dir, "blank"));
  expect(blank.status).toBe(1);
  expect(blank.stderr).toContain("it stays blank");

  const listed = async () =>
    (await (await fetch(`http://localhost:${port}/search?q=bright`)).text()).includes("Bright Idea");
  await expect.poll(listed).toBe(true);
  await page.goto(`http://localhost:${port}/play/${Buffer.from("bright-idea/").toString("base64url")}`);
  const art = await page.request.get(`http://localhost:${port}/covers/bright-idea.webp`);
  expect(art.headers()["content-type"]).toBe("image/webp");
  await page.getByRole("button", { name: "Click to launch Bright Idea" }).click();
  await expect(page.frameLocator('[data-testid="game-frame"]').getByText("So bright")).toBeVisible();

  expect(games("remove", "Bright Idea").status).toBe(0);
  await expect.poll(listed).toBe(false);
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(dir, { recursive: true });
});
