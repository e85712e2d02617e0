import { expect, gameFrame, keptSaves, launch, test } from "./stage-test.ts";

const SAVER = "/assets/html5/saver/";
const OTHER = "/assets/html5/other/";

for (const arrangement of ["ports", "same", "strangers"] as const) {
  test.describe(`saves, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("come back after a reload of the page", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(SAVER));
      await game.evaluate(() => localStorage.setItem("level", "3"));
      await expect.poll(() => keptSaves(page, SAVER)).toEqual({ level: "3" });
      const again = await launch(page, origins.stage(SAVER));
      expect(await again.evaluate("first")).toEqual({ level: "3" });
    });

    test("of two games with the same key stay apart", async ({ page, origins }) => {
      const saver = await launch(page, origins.stage(SAVER));
      await saver.evaluate(() => localStorage.setItem("level", "mine"));
      await expect.poll(() => keptSaves(page, SAVER)).toEqual({ level: "mine" });
      const other = await launch(page, origins.stage(OTHER));
      expect(await other.evaluate("first")).toEqual({});
      await other.evaluate(() => localStorage.setItem("level", "theirs"));
      await expect.poll(() => keptSaves(page, OTHER)).toEqual({ level: "theirs" });
      const again = await launch(page, origins.stage(SAVER));
      expect(await again.evaluate("first")).toEqual({ level: "mine" });
    });

    test("go along when a game moves between its pages", async ({ page, origins }) => {
      const first = await launch(page, origins.stage("/assets/html5/mover/"));
      await first.click("#next");
      await expect.poll(async () => (await gameFrame(page)).url()).toContain("second.html");
      const second = await gameFrame(page);
      expect(await second.evaluate("[found, run, name]")).toEqual([{ page: "one" }, "7", "Bob"]);
      await second.click("#back");
      await expect.poll(async () => (await gameFrame(page)).url()).not.toContain("second");
      await expect.poll(() => keptSaves(page, "/assets/html5/mover/")).toEqual({ page: "one" });
    });
  });
}
