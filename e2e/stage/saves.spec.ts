import { expect, gameFrame, keptSaves, launch, test, untilDelivered } from "./stage-test.ts";

const SAVER = "/assets/html5/saver/";
const OTHER = "/assets/html5/other/";

for (const arrangement of ["hosts", "same"] as const) {
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

    for (const { worker, ms } of [
      { worker: "running", ms: 0 },
      // Longer than a game that starts waits for what the page before it wrote.
      { worker: "slow to start", ms: 2500 },
    ])
      test(`go along when a game writes them on its way to another of its pages, the worker for late writes ${worker}`, async ({
        page,
        origins,
      }) => {
        origins.delay("late-writes", ms);
        const first = await launch(page, origins.stage("/assets/html5/mover/"));
        await untilDelivered(page);
        await first.evaluate(() => {
          window.addEventListener("pagehide", () => localStorage.setItem("hidden", "2"));
          localStorage.setItem("left", "1");
          location.href = "second.html";
        });
        await expect.poll(async () => (await gameFrame(page)).url()).toContain("second.html");
        const second = await gameFrame(page);
        // What was written before the move is there from the first line on; what was written during it, a moment later.
        expect(await second.evaluate("found")).toMatchObject({ page: "one", left: "1" });
        await expect.poll(() => second.evaluate(() => localStorage.getItem("hidden"))).toBe("2");
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

test.describe("saves", () => {
  test("of a megabyte come back whole", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => {
      for (let i = 0; i < 64; i++) localStorage.setItem(`slot ${i}`, `${i}"\n`.repeat(4096));
    });
    await expect.poll(async () => Object.keys(await keptSaves(page, SAVER)).length).toBe(64);
    const again = await launch(page, origins.stage(SAVER));
    const lengths = await again.evaluate(() => [
      localStorage.length,
      localStorage.getItem("slot 63") === `63"\n`.repeat(4096),
    ]);
    expect(lengths).toEqual([64, true]);
  });

  test("as large as the quota come back whole", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => localStorage.setItem("big", "x".repeat(5 * 1024 * 1024 - 3)));
    await expect
      .poll(async () => new Map(Object.entries(await keptSaves(page, SAVER))).get("big")?.length)
      .toBe(5 * 1024 * 1024 - 3);
    const again = await launch(page, origins.stage(SAVER));
    expect(await again.evaluate(() => localStorage.getItem("big")?.length)).toBe(5 * 1024 * 1024 - 3);
  });

  test("that a game removes stay removed", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => {
      localStorage.setItem("a", "1");
      localStorage.setItem("b", "2");
    });
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ a: "1", b: "2" });
    await game.evaluate(() => localStorage.clear());
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({});
    const again = await launch(page, origins.stage(SAVER));
    expect(await again.evaluate("first")).toEqual({});
  });

  test("of two tabs are both kept, the last write of each key winning", async ({ context, origins }) => {
    const [left, right] = [await context.newPage(), await context.newPage()];
    const leftGame = await launch(left, origins.stage(SAVER));
    const rightGame = await launch(right, origins.stage(SAVER));
    await rightGame.evaluate(() => {
      window.addEventListener("storage", ({ key, newValue, storageArea }) => {
        if (storageArea === localStorage)
          Reflect.set(window, "news", [key, newValue, localStorage.getItem(String(key))]);
      });
    });
    await leftGame.evaluate(() => localStorage.setItem("left", "1"));
    await rightGame.evaluate(() => localStorage.setItem("right", "2"));
    await leftGame.evaluate(() => localStorage.setItem("both", "from left"));
    await expect.poll(() => rightGame.evaluate("window.news")).toEqual(["both", "from left", "from left"]);
    await rightGame.evaluate(() => localStorage.setItem("both", "from right"));
    await expect.poll(() => keptSaves(left, SAVER)).toEqual({ left: "1", right: "2", both: "from right" });
  });

  test("are shared with a frame that the game puts itself into", async ({ page, origins }) => {
    const address = "/assets/html5/inner/";
    await launch(page, origins.stage(address));
    await expect.poll(() => keptSaves(page, address)).toEqual({ outer: "1", inner: "2" });
    expect(await page.frame("the-game")?.evaluate("found")).toEqual({ outer: "1" });
  });

  test("of a game opened on its own stay in its part of the play origin's storage", async ({
    page,
    origins,
  }) => {
    await page.goto(origins.play(SAVER) + SAVER);
    await page.evaluate(() => localStorage.setItem("level", "alone"));
    await page.goto(origins.play(OTHER) + OTHER);
    expect(await page.evaluate("first")).toEqual({});
    await page.goto(origins.play(SAVER) + SAVER);
    expect(await page.evaluate("first")).toEqual({ level: "alone" });
  });

  test("cannot be forged by another frame, nor by the page itself", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => localStorage.setItem("real", "1"));
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ real: "1" });
    const forgery = {
      mark: "recess/1",
      type: "save",
      guest: "html5/saver",
      batch: 1,
      entries: [["real", "forged", Date.now() + 1000]],
    };
    await page.evaluate(async (address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      frame.name = "forger";
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener("load", done));
    }, origins.play(OTHER) + OTHER);
    const forger = page.frame("forger");
    await forger?.evaluate((message) => window.parent.postMessage(message, "*"), forgery);
    await page.evaluate((message) => window.postMessage(message, "*"), forgery);
    // To the game's bridge, as if the page had said it.
    await forger?.evaluate((message) => {
      window.parent[0]?.postMessage({ ...message, type: "entries" }, "*");
    }, forgery);
    await game.evaluate(() => localStorage.setItem("marker", "after"));
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ real: "1", marker: "after" });
    expect(await game.evaluate(() => localStorage.getItem("real"))).toBe("1");
  });

  test("that are restored in another browser are there at the next launch", async ({
    page,
    browser,
    origins,
  }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => localStorage.setItem("level", "3"));
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ level: "3" });
    const entries = await page.evaluate((path) => window.recess.saves.load(path), SAVER);
    const listed = await page.evaluate(() => window.recess.saves.list());
    expect(listed.map(({ path, keys, bytes }) => [path, keys, bytes])).toEqual([[SAVER, 1, 6]]);

    const elsewhere = await browser.newPage();
    await launch(elsewhere, origins.stage(OTHER));
    await elsewhere.evaluate(([path, entries]) => window.recess.saves.restore(path, entries), [
      SAVER,
      entries,
    ] as const);
    const there = await launch(elsewhere, origins.stage(SAVER));
    expect(await there.evaluate("first")).toEqual({ level: "3" });
    await elsewhere.close();
  });

  test("can be removed", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => localStorage.setItem("level", "3"));
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ level: "3" });
    await page.evaluate((path) => window.recess.saves.remove(path), SAVER);
    expect(await keptSaves(page, SAVER)).toEqual({});
    expect(await page.evaluate(() => window.recess.saves.list())).toEqual([]);
  });

  test("are not taken from a game that pretends to be another, or that sends more than its quota", async ({
    page,
    origins,
  }) => {
    const game = await launch(page, origins.stage(SAVER));
    await game.evaluate(() => {
      const send = (message: object) =>
        window.parent.postMessage({ mark: "recess/1", type: "save", batch: 1, ...message }, "*");
      send({ guest: "html5/other", entries: [["a", "1", 1]] });
      send({ guest: "html5/saver", entries: [["big", "x".repeat(11 * 1024 * 1024), 1]] });
      send({ guest: "html5/saver", entries: [["a", 1, 1]] });
      send({ guest: "html5/saver", entries: "nonsense" });
      localStorage.setItem("marker", "after");
    });
    await expect.poll(() => keptSaves(page, SAVER)).toEqual({ marker: "after" });
    expect(await keptSaves(page, OTHER)).toEqual({});
  });

  test("do not grow beyond the quota through any number of ports for late writes", async ({
    page,
    origins,
  }) => {
    const game = await launch(page, origins.stage(SAVER));
    // The bridge keeps the ports to itself, but it works in the game's own page.
    await game.evaluate(async () => {
      const ports = new Set<MessagePort>();
      const native = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "ports")?.get;
      Object.defineProperty(MessageEvent.prototype, "ports", {
        get() {
          for (const port of native?.call(this) ?? []) ports.add(port);
          return native?.call(this);
        },
      });
      const megabytes = "x".repeat(8 * 1024 * 1024);
      for (let forged = 1; forged <= 10; forged++) {
        window.parent.postMessage({ mark: "recess/1", type: "ready", guest: "html5/saver" }, "*");
        while (ports.size < forged) await new Promise((resolve) => setTimeout(resolve));
        for (const port of ports) port.postMessage([[`big ${forged}`, megabytes, forged]]);
      }
      // The answer to one more comes after everything above is stored or dropped.
      window.parent.postMessage({ mark: "recess/1", type: "ready", guest: "html5/saver" }, "*");
      while (ports.size < 11) await new Promise((resolve) => setTimeout(resolve));
    });
    await launch(page, origins.stage(SAVER));
    const kept = Object.values(await keptSaves(page, SAVER)).join("");
    expect(kept.length).toBeLessThanOrEqual(10 * 1024 * 1024);
    const late = await page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
      const request = indexedDB.open("recess-late-saves");
      request.onsuccess = () => resolve(request.result);
      const rows = (await promise).transaction("entries").objectStore("entries").getAll();
      await new Promise((done) => {
        rows.onsuccess = done;
      });
      return rows.result.reduce((sum: number, [key, value]) => sum + key.length + value.length, 0);
    });
    expect(late).toBeLessThanOrEqual(15 * 1024 * 1024);
  });
});
