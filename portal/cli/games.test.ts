import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSwfFile } from "#adapters/swf/swf-file.ts";
import { aGameBoyCartridge } from "#domain/catalogue/cartridge/game-boy.fixture.ts";
import { root } from "#paths.mjs";
import { addGame } from "./games/add.ts";
import { addOptions } from "./games/add-options.ts";
import { editOptions } from "./games/edit-options.ts";
import { importOptions } from "./games/import.ts";
import { listOptions } from "./games/list-all.ts";

const swf = join(root, "games/flash/turnip-liftoff/turnip-liftoff.swf");
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-games-"));
  vi.stubEnv("DATA_DIR", dir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true });
});

/** The command as an operator runs it. */
async function games(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, "portal/cli/games.ts"), ...args], {
    env: { ...process.env, DATA_DIR: dir },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += piece));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

const entries = async () => JSON.parse(await readFile(join(dir, "games/catalogue.json"), "utf8")).games;

describe("npm run games", () => {
  it("adds an SWF with its stage, lists it, checks it and removes it with its files", async () => {
    const added = await games(
      "add",
      swf,
      "--name",
      "Space Turnip",
      "--tags",
      "launch, Funny",
      "--no-browser",
    );
    expect(added).toMatchObject({ code: 0, said: expect.stringContaining("Added Space Turnip (flash)") });
    const { width, height } = await readSwfFile(swf);
    expect(await entries()).toMatchObject([
      {
        name: "Space Turnip",
        path: "space-turnip.swf",
        gameType: "flash",
        stage: { width, height },
        tags: ["launch", "funny"],
      },
    ]);
    expect((await games("list")).said).toContain("Space Turnip  (flash)  space-turnip.swf");
    expect((await games("check")).code).toBe(0);
    await writeFile(join(dir, "games/flash/space-turnip.swf"), "FWS broken");
    expect(await games("check")).toMatchObject({ code: 1, said: expect.stringContaining("Space Turnip") });
    expect((await games("remove", "Space Turnip")).code).toBe(0);
    expect(await entries()).toEqual([]);
    expect(await readdir(join(dir, "games/flash"))).toEqual([]);
  });

  it("adds cartridges with their console's tags, tells what they are, checks them and removes one alone", async () => {
    const cartridge = join(dir, "race.gb");
    await writeFile(cartridge, aGameBoyCartridge());
    const added = await games("add", cartridge, "--name", "Snail Race", "--tags", "racing", "--no-browser");
    expect(added).toMatchObject({ code: 0, said: expect.stringContaining("Added Snail Race (html5)") });
    expect(added.said).toContain("It is a Game Boy cartridge, 32 KB, MBC1, with battery.");
    expect((await games("add", cartridge, "--name", "Snail Race 2", "--no-browser")).code).toBe(0);
    expect(await entries()).toMatchObject([
      {
        name: "Snail Race",
        path: "consoles/snail-race/",
        gameType: "html5",
        tags: ["racing", "console", "retro", "gb"],
        stage: { width: 160, height: 144 },
        input: { touch: "buttons", gamepad: "own" },
      },
      { path: "consoles/snail-race-2/" },
    ]);
    expect((await games("check")).code).toBe(0);
    expect((await games("remove", "Snail Race")).code).toBe(0);
    expect(await readdir(join(dir, "games/html5/consoles"))).toEqual(["snail-race-2"]);
    expect((await games("undo")).code).toBe(0);
    expect((await games("check")).code).toBe(0);
    await writeFile(join(dir, "games/html5/consoles/snail-race/cartridge.rom"), "half of it");
    await mkdir(join(dir, "games/html5/consoles/nobodys"));
    const checked = await games("check");
    expect(checked.code).toBe(1);
    expect(checked.said).toContain("Snail Race: it has neither the head");
    expect(checked.said).toContain("html5/consoles/nobodys belongs to no game");
  });

  it("adds six at once and loses none", { timeout: 120_000 }, async () => {
    const names = ["One", "Two", "Three", "Four", "Five", "Six"].map((name) => `Turnip ${name}`);
    const added = await Promise.all(names.map((name) => games("add", swf, "--name", name, "--no-browser")));
    expect(added.map(({ code, said }) => [code, said])).toEqual(
      names.map((name) => [0, expect.stringContaining(`Added ${name}`)]),
    );
    expect((await entries()).map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
    expect((await readdir(join(dir, "games"))).toSorted()).toEqual(["catalogue.json", "flash"]);
    expect((await games("check")).code).toBe(0);
  });

  it("finishes or cleans up after adds that were killed, at whatever moment", {
    timeout: 180_000,
  }, async () => {
    const watched = new Set([".new-", "flash"]);
    for (const part of watched) {
      const child = spawn(
        process.execPath,
        [join(root, "portal/cli/games.ts"), "add", swf, "--name", "Space Turnip", "--no-browser"],
        { env: { ...process.env, DATA_DIR: dir }, stdio: "ignore" },
      );
      const ended = new Promise((resolve) => child.on("close", resolve));
      const has = async () =>
        (await readdir(join(dir, "games")).catch(() => [])).some((name) => name.startsWith(part));
      await vi.waitUntil(async () => child.exitCode !== null || (await has()), {
        timeout: 60_000,
        interval: 1,
      });
      child.kill("SIGKILL");
      await ended;
    }
    // Listed by the second one, where it was faster than the kill.
    const again = await games("add", swf, "--name", "Space Turnip", "--no-browser");
    expect(again.said).toMatch(/Added Space Turnip|already listed|same name/);
    expect((await entries()).map(({ name }: { name: string }) => name)).toEqual(["Space Turnip"]);
    expect((await games("check")).code).toBe(0);
    expect((await readdir(join(dir, "games"))).filter((name) => name.startsWith(".new-"))).toEqual([]);
  });

  it("replaces what a command left that was killed, or repairs it", async () => {
    await mkdir(join(dir, "games/flash"), { recursive: true });
    await mkdir(join(dir, "games/.new-999999999-x"));
    await writeFile(join(dir, "games/flash/space-turnip.swf"), "half of it");
    await writeFile(join(dir, "games/flash/other.swf"), "half of it");
    expect((await games("check")).said).toContain("flash/other.swf belongs to no game");
    expect((await games("add", swf, "--name", "Space Turnip", "--no-browser")).code).toBe(0);
    expect(await games("check", "--repair")).toMatchObject({ code: 0 });
    expect((await readdir(join(dir, "games"))).toSorted()).toEqual(["catalogue.json", "flash"]);
    expect(await readdir(join(dir, "games/flash"))).toEqual(["space-turnip.swf"]);
    expect((await games("check")).code).toBe(0);
  });

  it("keeps names in any script as they were typed", async () => {
    expect((await games("add", swf, "--name", "Летающая репа", "--no-browser")).code).toBe(0);
    expect((await games("add", swf, "--name", "Fliegende Rübe", "--no-browser")).code).toBe(0);
    expect(await entries()).toMatchObject([
      { name: "Летающая репа", path: expect.stringMatching(/^game-[0-9a-f]{8}\.swf$/) },
      { name: "Fliegende Rübe", path: "fliegende-rube.swf" },
    ]);
  });

  it("adds a game that lives elsewhere, by https only", async () => {
    expect((await games("add", "https://far.example/game", "--name", "Far")).code).toBe(0);
    expect(await entries()).toMatchObject([
      { name: "Far", gameType: "external", path: "https://far.example/game" },
    ]);
    expect(await games("add", "http://far.example/")).toMatchObject({
      code: 1,
      said: expect.stringContaining("https"),
    });
  });

  it("refuses what is listed already, under another name or the same", async () => {
    expect(await games("add", "https://agar.io/", "--name", "Mine")).toMatchObject({
      code: 1,
      said: expect.stringContaining("already listed"),
    });
    expect(await games("add", "https://other.example/", "--name", "Agar.io")).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Refused/),
    });
  });

  it("recalls a game of the build and one that is gone already, and lists it again once it is fixed", async () => {
    const recalled = async () =>
      JSON.parse(await readFile(join(dir, "games/recalled.json"), "utf8")).recalled;
    expect(await games("recall", "Cactus Sprint")).toMatchObject({ code: 0 });
    expect(await games("recall", "html5/gone")).toMatchObject({ code: 0 });
    expect(await recalled()).toMatchObject([
      { path: "cactus-sprint/", guest: "html5/cactus-sprint", isFixed: false },
      { path: "gone/", guest: "html5/gone", isFixed: false },
    ]);
    expect(await games("recall", "cactus-sprint", "--fixed")).toMatchObject({ code: 0 });
    expect(await recalled()).toMatchObject([{ isFixed: true }, { isFixed: false }]);
    expect(await games("recall", "Nobody Knows")).toMatchObject({ code: 1 });
    expect(await games("recall", "cactus-sprint", "--fixed")).toMatchObject({ code: 1 });
  });

  it("has a line for every option in its help and in the docs", async () => {
    const docs = await Promise.all(
      ["operating.md", "moving-in.md"].map((name) => readFile(join(root, "docs", name), "utf8")),
    );
    const own = { ...addOptions, ...editOptions, ...listOptions, fixed: {}, repair: {} };
    for (const [args, options] of [
      [["--help"], own],
      [["import", "--help"], importOptions],
    ] as const) {
      const { said } = await games(...args);
      const lacking = (text: string) =>
        Object.keys(options).filter((option) => !new RegExp(`--${option}(?![\\w-])`).test(text));
      expect(lacking(said)).toEqual([]);
      expect(lacking(docs.join())).toEqual([]);
    }
  });

  it("hands a developer's verb with its arguments to the tool of that name", async () => {
    expect(await games("new", "--help")).toMatchObject({ code: 0, said: expect.stringContaining("slug") });
    expect(await games("new", "No Slug")).toMatchObject({ code: 2 });
  });

  it.each([
    [],
    ["add"],
    ["fly"],
    ["list", "--name", "x"],
    ["add", "x", "y"],
    ["list", "--sideways"],
    ["hide"],
    ["hide", "x", "--name", "y"],
  ])("explains itself when asked for %j", async (...args) => {
    expect(await games(...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining("npm run games -- add"),
    });
  });
});

describe("addGame with damaged SWF files", () => {
  it("takes or refuses each of fifty by name, and leaves nothing half done", async () => {
    const whole = await readFile(swf);
    const damaged = [...damages(whole)];
    expect(damaged).toHaveLength(50);
    let refused = 0;
    for (const [at, bytes] of damaged.entries()) {
      const file = join(dir, `damaged-${at}.swf`);
      await writeFile(file, bytes);
      await addGame(file, { "no-browser": true }, dir).catch((error: Error) => {
        expect(error.name).toMatch(/Refusal$/);
        refused += 1;
      });
    }
    const taken = (await entries()).length;
    expect(taken + refused).toBe(50);
    // What is cut short, has no magic or unpacks without end is never taken.
    expect(refused).toBeGreaterThanOrEqual(30);
    expect((await readdir(join(dir, "games"))).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

/** Cut short, wrong from the start, bombs, and bits turned over. */
function* damages(whole: Buffer): Generator<Buffer> {
  for (let part = 0; part < 15; part++) yield whole.subarray(0, Math.floor((whole.length * part) / 15));
  for (const magic of [
    "GIF89a",
    "PK\x03\x04",
    "ZWS\x0d",
    "CWS\xff",
    "\0\0\0\0",
    "<htm",
    "FWX\x08",
    "fws\x08",
    "cws\x08",
    "CW",
  ]) {
    yield Buffer.concat([Buffer.from(magic, "latin1"), whole.subarray(magic.length)]);
  }
  for (const claim of [1, 1000, 50_000_000, 0xffffffff, 0]) {
    const head = Buffer.from("CWS\x08\0\0\0\0", "latin1");
    head.writeUInt32LE(claim, 4);
    yield Buffer.concat([head, deflateSync(Buffer.alloc(20_000_000))]);
  }
  for (let bit = 0; bit < 20; bit++) {
    const copy = Buffer.from(whole);
    const at = (bit * 7919) % copy.length;
    copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8));
    yield copy;
  }
}
