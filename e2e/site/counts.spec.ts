import { sqlCountStore } from "@recess/portal/adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { expect, test } from "#e2e/portal-test.ts";

test("what is played is counted, is there after a kill, and is hot from then on", async ({
  page,
  openPortal,
}) => {
  const { origin, port, process, ended, dataDir } = await openPortal();
  const counted = async (kind: string) => {
    const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
      report: { began: () => undefined, ended: () => undefined },
    });
    const counts = await sqlCountStore(database.db).since("2000-01-01");
    await database.close();
    return counts.filter((count) => count.kind === kind).map(({ subject, number }) => `${subject} ${number}`);
  };

  await page.clock.install();
  await page.goto(`${origin}/play/${Buffer.from("cactus-sprint/").toString("base64url")}`);
  await page.getByRole("button", { name: "Click to launch Cactus Sprint" }).click();
  await expect(page.getByTestId("game-frame")).toBeVisible();
  await expect.poll(() => counted("launch")).toEqual(["cactus-sprint/ 1"]);
  await page.clock.fastForward(3.5 * 60_000);
  await page.goto(`${origin}/search?q=zzzz`);
  await expect.poll(() => counted("minutes")).toEqual(["cactus-sprint/ 3"]);
  expect(await counted("view")).toContain("game 1");
  // Words that one address searched for are never stored.
  expect(await counted("missed")).toEqual([]);

  process.kill("SIGKILL");
  await ended;
  await openPortal({ port });
  expect(await counted("launch")).toEqual(["cactus-sprint/ 1"]);
  await page.goto(origin);
  const hot = page.getByRole("region", { name: "Hot right now" });
  await expect(hot.getByRole("link", { name: "Cactus Sprint" })).toBeVisible();
});
