import type { Page } from "@playwright/test";
import { consoleErrors, expect, launch, test } from "./stage-test.ts";

const KEEPER = "/assets/html5/keeper/";
const RUN = { at: new Date(5), map: new Uint8Array([1, 2, 3]) };

/** The databases that the site has stored for games: their keys, and how many records each has. */
async function storedDatabases(page: Page): Promise<{ key: string; records: number }[]> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const request = indexedDB.open("recess-databases");
    request.onsuccess = () => resolve(request.result);
    const database = await promise;
    const store = database.transaction("dumps").objectStore("dumps");
    const keys = store.getAllKeys();
    const dumps = store.getAll();
    await new Promise((done) => {
      dumps.onsuccess = done;
    });
    database.close();
    return dumps.result.map(({ stores }, at) => ({
      key: String(keys.result[at]),
      records: stores[0].keys.length,
    }));
  });
}

const storedRecords = async (page: Page) => (await storedDatabases(page)).map(({ records }) => records);
const storedKeys = async (page: Page) => (await storedDatabases(page)).map(({ key }) => key);

for (const arrangement of ["hosts", "same"] as const) {
  test.describe(`what a game finds in its browser, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("is its own IndexedDB, at every start and after a reload of the game", async ({ page, origins }) => {
      const errors = consoleErrors(page);
      const game = await launch(page, origins.stage(KEEPER));
      expect(await game.evaluate("runs")).toEqual([]);
      if (arrangement === "same") await expect.poll(() => storedRecords(page)).toEqual([1]);
      const again = await launch(page, origins.stage(KEEPER));
      expect(await again.evaluate("runs")).toEqual([RUN]);
      expect(await again.evaluate("start()")).toEqual([RUN, RUN]);
      if (arrangement === "same") await expect.poll(() => storedRecords(page)).toEqual([3]);
      await again.evaluate("location.reload()");
      await expect.poll(() => again.evaluate("runs").catch(() => [])).toHaveLength(3);
      expect(await again.evaluate("indexedDB.databases()")).toEqual([{ name: "keeper", version: 2 }]);
      expect(errors).toEqual([]);
    });

    test("is an IndexedDB that no other game sees", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(KEEPER));
      await game.evaluate("runs");
      const other = await launch(page, origins.stage("/assets/html5/other/"));
      expect(await other.evaluate("indexedDB.databases()")).toEqual([]);
    });

    test("are workers from its files, whose own files lie beside them", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(KEEPER));
      expect(await game.evaluate("ask('deep/classic.js')")).toEqual([
        "a part",
        "deep",
        "deep",
        `${KEEPER}deep/classic.js`,
      ]);
      expect(await game.evaluate("ask('deep/module.js', { type: 'module' })")).toEqual([
        "a part",
        "deep",
        "deep",
        `${KEEPER}deep/module.js`,
      ]);
      expect(await game.evaluate("new Worker('deep/classic.js') instanceof Worker")).toBe(true);
    });

    test("are pictures in its markup that a canvas can read", async ({ page, origins }) => {
      const game = await launch(page, origins.stage(KEEPER));
      expect(await game.evaluate("readPicture()")).toEqual([255, 0, 0, 255]);
    });
  });
}

test.describe("the databases of a game without an origin", () => {
  test.use({ arrangement: "same" });

  test("are refused beyond the quota, and the stored ones stay", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(KEEPER));
    await game.evaluate("runs");
    await expect.poll(() => storedKeys(page)).toHaveLength(1);
    const before = await storedKeys(page);
    await game.evaluate(async () => {
      const post = (name: string, bytes: number, guest = "html5/keeper") => {
        const stores = [
          {
            name: "s",
            keyPath: null,
            autoIncrement: false,
            indexes: [],
            keys: [1],
            values: [new Uint8Array(bytes)],
          },
        ];
        const dump = { name, version: 3, stores };
        window.parent.postMessage({ mark: "recess/1", type: "database", guest, name, dump }, "*");
      };
      post("keeper", 51 * 2 ** 20);
      for (let i = 0; i < 4; i++) post(`more ${i}`, 20 * 2 ** 20);
      post("stolen", 10, "html5/other");
      post("last", 10);
    });
    await expect.poll(async () => (await storedKeys(page)).join()).toContain("last");
    const after = await storedKeys(page);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter((key) => key.includes("more"))).toHaveLength(2);
    expect(after.filter((key) => !key.startsWith("html5/keeper,"))).toEqual([]);
  });
});
