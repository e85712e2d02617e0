import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sqlCountBook } from "#adapters/sql/count-book.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";

const root = join(import.meta.dirname, "..", "..");
const port = 4370;
const site = `http://localhost:${port}`;

test("what is played is counted, is there after a kill, and is hot from then on", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "recess-counts-"));
  const start = async () => {
    const server = spawn(process.execPath, [join(root, "server", "main.ts")], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: `${port}` },
    });
    const answers = () =>
      fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    return server;
  };
  const counted = async (kind: string) => {
    const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
      report: { broke: () => undefined, healed: () => undefined },
    });
    const counts = await sqlCountBook(database.db).since("2000-01-01");
    await database.close();
    return counts.filter((count) => count.kind === kind).map(({ subject, number }) => `${subject} ${number}`);
  };

  let server = await start();
  await page.clock.install();
  await page.goto(`${site}/play/${Buffer.from("cactus-sprint/").toString("base64url")}`);
  await page.getByRole("button", { name: "Click to launch Cactus Sprint" }).click();
  await expect(page.getByTestId("game-frame")).toBeVisible();
  await expect.poll(() => counted("launch")).toEqual(["cactus-sprint/ 1"]);
  await page.clock.fastForward(3.5 * 60_000);
  await page.goto(`${site}/search?q=zzzz`);
  await expect.poll(() => counted("minutes")).toEqual(["cactus-sprint/ 3"]);
  expect(await counted("view")).toContain("game 1");
  expect(await counted("missed")).toEqual(["zzzz 1"]);

  server.kill("SIGKILL");
  await once(server, "exit");
  server = await start();
  expect(await counted("launch")).toEqual(["cactus-sprint/ 1"]);
  await page.goto(site);
  const hot = page.getByRole("region", { name: "Hot right now" });
  await expect(hot.getByRole("link", { name: "Cactus Sprint" })).toBeVisible();

  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true });
});
