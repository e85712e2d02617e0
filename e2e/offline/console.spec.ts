import { expect, keep, launch, test } from "./offline-test.ts";

test("a kept console game plays without the portal", async ({ page, portal }) => {
  test.setTimeout(150_000);
  const address = `${portal.origin}/play/${Buffer.from("consoles/sole-mates/").toString("base64url")}`;
  await keep(page, address);
  await portal.close();
  await page.goto(address);
  const game = await launch(page);
  const frames = () => game.evaluate(() => Number(document.querySelector("canvas")?.dataset["frame"] ?? 0));
  await expect.poll(frames, { timeout: 45_000 }).toBeGreaterThan(30);
});
