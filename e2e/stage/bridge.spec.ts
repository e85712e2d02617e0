import { consoleErrors, expect, gameFrame, heard, launch, test, untilReady } from "./stage-test.ts";

const NOISY = "/assets/html5/noisy/";

test.describe("the bridge", () => {
  test("reports the frame rate while it is asked for", async ({ page, origins }) => {
    await launch(page, origins.stage(NOISY));
    await expect.poll(() => heard(page, "fps")).not.toHaveLength(0);
    const values = (await heard(page, "fps")).map(Number);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(300);
  });

  test("runs no frame of its own when nobody looks at the rate", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await page.evaluate(() => window.recess.stage.measure(false));
    await page.evaluate(() => window.recess.heard.splice(0));
    // Two of the game's own seconds would bring two reports.
    await game.evaluate(() => new Promise((done) => setTimeout(done, 2500)));
    expect(await heard(page, "fps")).toEqual([]);
    await page.evaluate(() => window.recess.stage.measure(true));
    await expect.poll(() => heard(page, "fps")).not.toHaveLength(0);
  });

  test("drops frame rates that no screen has", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await page.evaluate(() => window.recess.stage.measure(false));
    await game.evaluate(() => {
      window.parent.postMessage({ mark: "recess/1", type: "fps", value: 9999 }, "*");
      window.parent.postMessage({ mark: "recess/1", type: "fps", value: 299 }, "*");
    });
    await expect.poll(() => heard(page, "fps")).toContain(299);
    expect(await heard(page, "fps")).not.toContain(9999);
  });

  test("has the keyboard at launch, and arrow keys and space do not scroll the page", async ({
    page,
    origins,
  }) => {
    const game = await launch(page, origins.stage(NOISY));
    await expect.poll(() => game.evaluate(() => document.hasFocus())).toBe(true);
    for (const key of ["ArrowDown", "Space", "PageDown", "End"]) await page.keyboard.press(key);
    // The game sees the keys as if nobody had been there before it.
    expect(await game.evaluate("keys")).toEqual([
      ["down", "ArrowDown", false],
      ["down", " ", false],
      ["press", " ", false],
      ["down", "PageDown", false],
      ["down", "End", false],
    ]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("leaves text fields their keys", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await game.focus("#text");
    await page.keyboard.type("a b");
    await page.keyboard.press("Home");
    await page.keyboard.type("x");
    expect(await game.inputValue("#text")).toBe("xa b");
  });

  test("lets a game that is a long page scroll itself", async ({ page, origins }) => {
    const game = await launch(page, origins.stage("/assets/html5/scroller/"));
    await page.keyboard.press("End");
    // On its way to the end and there, the rest is for nobody.
    await expect.poll(() => game.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    for (const key of ["ArrowDown", "PageDown"]) await page.keyboard.press(key);
    await expect.poll(() => game.evaluate(() => window.scrollY + innerHeight)).toBeGreaterThan(4999);
    for (const key of ["ArrowDown", "PageDown", "End"]) await page.keyboard.press(key);
    await game.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("turns WebAudio down and off", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await game.click("canvas");
    await game.evaluate("makeSound()");
    await expect.poll(() => heard(page, "sound")).toHaveLength(1);
    await expect.poll(() => game.evaluate<number>("loudness()")).toBeGreaterThan(0.9);
    await page.evaluate(() => window.recess.stage.setVolume(0.25));
    await expect.poll(() => game.evaluate<number>("loudness()")).toBeCloseTo(0.25, 1);
    await page.evaluate(() => window.recess.stage.setMuted(true));
    await expect.poll(() => game.evaluate<number>("loudness()")).toBe(0);
    await page.evaluate(() => window.recess.stage.setMuted(false));
    await expect.poll(() => game.evaluate<number>("loudness()")).toBeGreaterThan(0.2);
  });

  test("turns media elements down and off, and the game does not notice", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await game.click("canvas");
    await game.evaluate("playElement()");
    const real = () =>
      game.evaluate(() => {
        // The browser's own getters, from a frame without a bridge.
        const { contentWindow } = document.body.appendChild(document.createElement("iframe"));
        const media = Reflect.get(Object(contentWindow), "HTMLMediaElement").prototype;
        const read = (name: string) =>
          Object.getOwnPropertyDescriptor(media, name)?.get?.call(Reflect.get(window, "element"));
        return [read("volume"), read("muted")];
      });
    expect(await real()).toEqual([0.5, false]);
    await page.evaluate(() => window.recess.stage.setVolume(0.5));
    await page.evaluate(() => window.recess.stage.setMuted(true));
    await expect.poll(real).toEqual([0.25, true]);
    expect(await game.evaluate("[element.volume, element.muted]")).toEqual([0.5, false]);
  });

  test("keeps the volume when the game is started again", async ({ page, origins }) => {
    await launch(page, origins.stage(NOISY));
    await page.evaluate(() => window.recess.stage.setMuted(true));
    await page.evaluate(() => window.recess.stage.reload());
    await untilReady(page, 2);
    // Of the frame in the page: Playwright may list the one that it replaced before it, and what that is asked is never answered.
    await expect(page.getByTestId("game-frame").contentFrame().locator("canvas")).toBeVisible();
    const game = await gameFrame(page);
    await game.click("canvas");
    await game.evaluate("makeSound()");
    expect(await game.evaluate("loudness()")).toBe(0);
  });

  test("stops the sound of a hidden tab, and lets it go on", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await game.click("canvas");
    await game.evaluate("Promise.all([makeSound(), playElement()])");
    const state = () => game.evaluate("[context.state, element.paused]");
    expect(await state()).toEqual(["running", false]);
    const setHidden = (hidden: boolean) =>
      game.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await expect.poll(state).toEqual(["suspended", true]);
    await setHidden(false);
    await expect.poll(state).toEqual(["running", false]);
  });

  test("keeps its messages from the game's own listeners", async ({ page, origins }) => {
    const game = await launch(page, origins.stage(NOISY));
    await game.evaluate(() => {
      const got: unknown[] = [];
      window.addEventListener("message", ({ data }) => got.push(data));
      Reflect.set(window, "got", got);
    });
    await page.evaluate(() => {
      window.recess.stage.setVolume(0.5);
      window.frames[0]?.postMessage("from somebody else", "*");
    });
    await expect.poll(() => game.evaluate("got")).toEqual(["from somebody else"]);
  });
});

/** Leaves something in every store of the browser, and gives what is found there. Runs in a game. */
async function useStores(word: string): Promise<unknown> {
  const opened = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open("saves", 1);
    request.onsuccess = () => done(request.result);
  });
  const cache = await caches.open("parts");
  const before = await (await cache.match("/part"))?.text();
  await cache.put("/part", new Response(word));
  const folder = await navigator.storage.getDirectory();
  await folder.getFileHandle(word, { create: true });
  const files: string[] = [];
  for await (const name of folder.keys()) files.push(name);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  const part = await (await caches.match("/part", { cacheName: "parts" }))?.text();
  return { database: opened.name, names, caches: await caches.keys(), before: before ?? null, part, files };
}

test("games share databases, caches and files with nobody", async ({ context, origins }) => {
  for (const slug of ["saver", "other"]) {
    const game = await launch(await context.newPage(), origins.stage(`/assets/html5/${slug}/`));
    expect(await game.evaluate(useStores, slug)).toEqual({
      database: "saves",
      names: ["saves"],
      caches: ["parts"],
      before: null,
      part: slug,
      files: [slug],
    });
  }
});

test("games hear their own channels and nobody else's", async ({ context, origins }) => {
  const open = async (slug: string) => {
    const game = await launch(await context.newPage(), origins.stage(`/assets/html5/${slug}/`));
    await game.evaluate(() => {
      const heard: unknown[] = [];
      const channel = new BroadcastChannel("lobby");
      channel.onmessage = ({ data }) => heard.push(data);
      Object.assign(window, { heard, channel });
    });
    return game;
  };
  const [first, second, other] = [await open("saver"), await open("saver"), await open("other")];
  expect(await first.evaluate("channel.name")).toBe("lobby");
  await other.evaluate("channel.postMessage('from another game')");
  await first.evaluate("channel.postMessage('from my other tab')");
  await expect.poll(() => second.evaluate("heard")).toEqual(["from my other tab"]);
});

for (const arrangement of ["hosts", "same"] as const) {
  test.describe(`a game's own files, games at home as ${arrangement}`, () => {
    test.use({ arrangement });

    test("are its own: pictures, data and modules", async ({ page, origins }) => {
      const errors = consoleErrors(page);
      const game = await launch(page, origins.stage("/assets/html5/painter/"));
      await expect
        .poll(() => game.evaluate("window.painted"))
        .toEqual({ pixel: [255, 0, 0, 255], red: 255, level: { name: "one" } });
      expect(errors).toEqual([]);
    });
  });
}
