import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { aGameBoyCartridge } from "#domain/catalogue/cartridge/game-boy.fixture.ts";
import { anNesCartridge } from "#domain/catalogue/cartridge/nes.fixture.ts";
import { actionsTag } from "#domain/catalogue/swf/film-code.fixture.ts";
import { anSwf, endOfMovie } from "#domain/catalogue/swf/swf.fixture.ts";
import { root } from "#paths.mjs";
import { checkGames } from "./check.ts";
import {
  aCurationCollection,
  aDirectoryCollection,
  aLinkCollection,
  aPage,
  aPicture,
  aScriptCollection,
  aSpecificationCollection,
  aWrapper,
  aZippedCurationCollection,
  writeCollection,
} from "./collections/collection.fixture.ts";
import { readCollection } from "./collections/read-collection.ts";
import { runImport } from "./collections/run-import.ts";
import { importCollection } from "./import.ts";

let dir: string;
let said: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-import-"));
  await mkdir(join(dir, "data/games"), { recursive: true });
  vi.stubEnv("DATA_DIR", join(dir, "data"));
  said = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(`${line}`));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

const from = () => join(dir, "collection");
const gamesDir = () => join(dir, "data/games");
const listed = async () => JSON.parse(await readFile(join(gamesDir(), "catalogue.json"), "utf8")).games;
const text = () => said.join("\n");

describe("games import", () => {
  it("imports a list of directories: names, covers, marks, links, and films out of the pages that wrap them", async () => {
    expect(await importCollection([await aDirectoryCollection(from()), "--date", "today"])).toBe(1);
    const today = new Date().toISOString().slice(0, 10);
    expect(await listed()).toMatchObject([
      { name: "Hop Hop", path: "hop-hop/", img: "hop-hop.webp", isTrending: true, dateAdded: today },
      {
        name: "Old Film",
        path: "old-film.swf",
        gameType: "flash",
        img: "old-film.webp",
        stage: { width: 320 },
        flash: { parameters: { level: "2", name: "a b", lives: "3" } },
      },
      { name: "Elsewhere", path: "https://elsewhere.example/game", gameType: "external" },
    ]);
    expect(await readdir(join(gamesDir(), "public/covers"))).toContain("hop-hop@2x.avif");
    expect(await readdir(join(gamesDir(), "flash"), { recursive: true })).toEqual(
      expect.arrayContaining(["old-film.swf", "old-film.files/levels/1.xml"]),
    );
    expect(existsSync(join(gamesDir(), "flash/old-film.files/helper.js"))).toBe(false);
    expect(text()).toContain("Not taken: Gone (gone): its files are not there: gone");
    expect(text()).toContain("3 of 4 games are on the list, 2 new covers");
    expect(await checkGames(join(dir, "data"))).toBe(0);
  });

  it("imports a folder of cartridges, and replaces one without touching the others", async () => {
    await writeCollection(from(), {
      "snails/Snail Race (World).gb": aGameBoyCartridge(),
      "snails/Snail Race (World).png": await aPicture(),
      "snails/Tea Time.nes": anNesCartridge(),
      "snails/Odd Chip.nes": anNesCartridge({ mapper: 85 }),
    });
    expect(await importCollection([from()])).toBe(1);
    expect(await listed()).toMatchObject([
      {
        name: "Snail Race",
        path: "consoles/snail-race/",
        img: "snail-race.webp",
        tags: ["console", "retro", "gb"],
      },
      { name: "Tea Time", path: "consoles/tea-time/" },
    ]);
    expect(text()).toContain("it needs the board VRC7 (mapper 85), which the NES engine does not have");
    await writeCollection(from(), { "snails/Tea Time.nes": anNesCartridge({ mapper: 1 }) });
    await importCollection([from(), "--on-taken", "replace"]);
    expect(await readdir(join(gamesDir(), "html5/consoles"))).toEqual(["snail-race", "tea-time"]);
    expect(await checkGames(join(dir, "data"))).toBe(0);
  });

  it("imports a list of links, with its dates, and takes nothing from outside", async () => {
    await writeCollection(dir, { "outside/index.html": aPage });
    await utimes(await aLinkCollection(from()).then(() => join(from(), "play/pit/start.html")), 0, 86_400);
    expect(await importCollection([from()])).toBe(1);
    expect(await listed()).toMatchObject([
      { name: "Maze", path: "maze/", img: "maze.webp", dateAdded: "2024-02-09" },
      { name: "Pit", path: "pit/start.html", dateAdded: "1970-01-02" },
    ]);
    expect(text()).toContain("Not taken: Way Out");
  });

  it("reads a script's list as data and never runs it", async () => {
    expect(await importCollection([await aScriptCollection(from())])).toBe(0);
    expect(await listed()).toMatchObject([
      { name: "Ball", path: "ball/", img: "ball.webp", tags: ["sports", "two-player"] },
      { name: "Far", path: "https://far.example/", img: "far.webp" },
      { name: "Brick", path: "brick.swf" },
    ]);
  });

  it("imports a list of the specification's shape with its quirks", async () => {
    expect(await importCollection([await aSpecificationCollection(from())])).toBe(1);
    expect(await listed()).toMatchObject([
      { name: "Slide", img: "slide.webp", dateAdded: "2023-09-30", isTrending: true, gameType: "html5" },
      { name: "Boxes", gameType: "flash", description: "Push them.", dateAdded: "2023-01-07" },
      { name: "Twice.io", servers: ["https://one.example/", "https://two.example/"] },
      { name: "Wheel", gameType: "flash", path: "wheel.swf" },
    ]);
    expect(text()).toContain("Not taken: Plain (Plain): its address is http; only https is listed");
  });

  it("imports Flashpoint curations, but none that is marked Extreme or needs another plugin", async () => {
    expect(await importCollection([await aCurationCollection(from())])).toBe(1);
    expect(await listed()).toMatchObject([
      {
        name: "Frog: The Game",
        author: "Ann Example",
        flash: { parameters: { mode: "hard" } },
        tags: ["arcade", "frogs"],
        img: "frog-the-game.webp",
      },
    ]);
    expect(existsSync(join(gamesDir(), "flash/frog-the-game.files/frog.xml"))).toBe(true);
    expect(text()).toContain("it is marked Extreme");
    expect(text()).toContain("it starts with http://x.example/a.dcr (Shockwave)");
  });

  it("imports Flashpoint curations out of zips, one or several in each", async () => {
    expect(await importCollection([await aZippedCurationCollection(from())])).toBe(1);
    // The address is that of the launch command: the film looks at its own.
    const film = {
      gameType: "flash",
      tags: ["arcade"],
      flash: { parameters: { mode: "hard" }, address: "http://www.frogs.example/play/frog.swf" },
    };
    expect(await listed()).toMatchObject([
      { name: "Frog Two", img: "frog-two.webp", ...film },
      { name: "Frog Three", img: "frog-three.webp", ...film },
      { name: "Frog One", img: "frog-one.webp", ...film },
      { name: "Plain", gameType: "html5" },
    ]);
    expect(existsSync(join(gamesDir(), "flash/frog-three.files/frog.xml"))).toBe(true);
    expect(text()).toContain(
      "Not taken: gone.zip (gone.zip): its files are not there: content/www.frogs.example/play/frog.swf",
    );
    said = [];
    expect(await importCollection([from()])).toBe(1);
    expect(text()).toContain("4 left as it is: it was imported before");
  });

  it("imports a plain folder of folders and films, with the pictures beside them", async () => {
    await writeCollection(from(), {
      "red-fish/index.html": aPage,
      "red-fish/thumb.png": await aPicture(),
      "films/blue_fish.swf": anSwf(),
      "films/blue_fish.png": await aPicture(),
      "films/pike.swf": anSwf(),
      "broken.swf": "<html>404",
      "packed.rar": "Rar!",
    });
    expect(await importCollection([from()])).toBe(1);
    expect(await listed()).toMatchObject([
      { name: "Blue Fish", gameType: "flash", img: "blue-fish.webp" },
      { name: "Pike", gameType: "flash" },
      { name: "Red Fish", gameType: "html5", img: "red-fish.webp" },
    ]);
    expect(text()).toContain("Not taken: Broken (broken.swf): it is a page");
    expect(text()).toContain("packed.rar");
  });

  it("takes pages by themselves, and says so of links, of one game and of nothing", async () => {
    const page = aPage.replace("<canvas>", "<img src=data:,><canvas>");
    await writeCollection(from(), {
      "maze.html": page,
      "maze.png": await aPicture(),
      "loads.html": '<img src="a.png">',
    });
    await symlink("/etc", join(from(), "linked"));
    expect(await importCollection([from()])).toBe(1);
    expect(await listed()).toMatchObject([{ name: "Maze", path: "maze/", img: "maze.webp" }]);
    expect(text()).toContain("Not taken: linked (linked): it is a link");
    expect(text()).toContain(
      "Not taken: loads.html (loads.html): its page lies in a folder with other games",
    );
    await writeCollection(join(dir, "one"), { "index.html": aPage });
    expect(await importCollection([join(dir, "one")])).toBe(1);
    expect(text()).toContain("it is one game and no collection; add it: npm run games -- add");
    expect(await importCollection([await mkdtemp(join(dir, "none-"))])).toBe(1);
    expect(text()).toContain("there is no game in it");
  });

  it.each([
    ["UTF-16", (list: string) => Buffer.from(`\uFEFF${list}`, "utf16le")],
    ["windows-1252", (list: string) => Buffer.from(list, "latin1")],
    ["JSON with comments and commas too many", (list: string) => list.replace("]", ", ] // end")],
  ])("reads a list in %s", async (_, written) => {
    const list = JSON.stringify([{ name: "Flötensalat", directory: "a/" }]);
    await writeCollection(from(), { "games.json": written(list), "a/index.html": aPage });
    expect(await importCollection([from()])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Flötensalat" }]);
  });

  it("says that it reads a folder because its list is broken", async () => {
    await writeCollection(from(), { "games.json": '[\n{ "name": "A",, }]', "a/index.html": aPage });
    expect(await importCollection([from()])).toBe(0);
    expect(text()).toContain("This file is not read as the list: games.json: line 2 is not JSON.");
  });

  it("gives the name of a game that is refused to the next one, and takes the same files once", async () => {
    await writeCollection(from(), {
      "games.json": JSON.stringify([
        { name: "Eel", directory: "broken.swf" },
        { name: "Eel", directory: "eel/" },
        { name: "Eel Two", directory: "eel" },
      ]),
      "broken.swf": "FWS",
      "eel/index.html": aPage,
    });
    for (let run = 1; run <= 2; run += 1) {
      said = [];
      expect(await importCollection([from()])).toBe(1);
      expect(await listed()).toMatchObject([{ name: "Eel", path: "eel/" }]);
      expect(text()).toContain("Eel Two (eel): it is the same as another game of this collection: Eel");
      expect(text()).toContain("Not taken: Eel (broken.swf): ");
    }
  });

  it("infers the type of a page below the usual folders, as the specification's lists leave it out", async () => {
    await writeCollection(from(), {
      "games.json": JSON.stringify([{ name: "Red", path: "red/index.html", dateAdded: "2023-05-09" }]),
      "public/assets/html5/red/index.html": aPage,
    });
    expect(await importCollection([from()])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Red", gameType: "html5", dateAdded: "2023-05-09" }]);
  });

  it("ends with a sentence where the disk is full, and leaves nothing of the game", async () => {
    await writeCollection(from(), { "a/index.html": aPage, "b/index.html": aPage });
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    const store = operatorGames(join(dir, "data"));
    await expect(
      runImport(await readCollection(from(), {}), {
        ...{ store, onTaken: "skip", tryMode: "none", hasSandbox: true, canDraw: false, isDryRun: false },
        dateOf: () => Promise.reject(full),
        onOutcome: () => undefined,
      }),
    ).rejects.toThrow("there is no space left where DATA_DIR is. What is on the list stays there");
    expect(await readdir(gamesDir())).toEqual([]);
  });

  it("reads a list of any shape by --map, and refuses a field that is none", async () => {
    await writeCollection(from(), {
      "my.json": JSON.stringify([{ titel: "Eins", ort: "eins", bild: "b.png" }]),
      "eins/index.html": aPage,
      "eins/b.png": await aPicture(),
    });
    const list = ["--list", join(from(), "my.json")];
    expect(await importCollection([from(), ...list])).toBe(1);
    expect(text()).toContain("--map name=title");
    expect(await importCollection([from(), ...list, "--map", "title=titel"])).toBe(1);
    expect(await importCollection([from(), ...list, "--map", "name=titel,path=ort,cover=bild"])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Eins", img: "eins.webp" }]);
  });

  it("takes out of a shared folder what is surely one game's own", async () => {
    const pages = ["film", "alone", "other"].map((name) => ({ title: name, link: `g/${name}.html` }));
    await writeCollection(from(), {
      "list.json": JSON.stringify(pages),
      "g/film.html": aWrapper("film.swf"),
      "g/film.swf": anSwf(),
      "g/alone.html": aPage,
      "g/other.html": `${aPage}<script src="other.js"></script>`,
      "g/other.js": "1",
    });
    expect(await importCollection([from()])).toBe(1);
    expect(await listed()).toMatchObject([
      { name: "film", path: "film.swf" },
      { name: "alone", path: "alone/", bytes: aPage.length },
    ]);
    expect(text()).toContain("Not taken: other (g/other.html): its page lies in a folder with other games");
  });

  it("takes a file that only looks like a list for none", async () => {
    await writeCollection(from(), {
      "parts.json": JSON.stringify([{ name: "core", path: "lib/core.o" }]),
      "eel/index.html": aPage,
    });
    expect(await importCollection([from()])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Eel" }]);
  });

  it("dates games by the first commit of a checkout, whatever its settings would have git do", async () => {
    await writeCollection(from(), { "old/index.html": aPage });
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", from(), "-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
        env: {
          ...process.env,
          GIT_COMMITTER_DATE: "2021-03-04T12:00:00Z",
          GIT_AUTHOR_DATE: "2021-03-04T12:00:00Z",
        },
      });
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "first");
    git("config", "log.showSignature", "true");
    git("config", "core.fsmonitor", `touch ${join(dir, "ran")}; false`);
    await writeCollection(from(), { "new.swf": anSwf() });
    expect(await importCollection([from()])).toBe(0);
    expect(await listed()).toMatchObject([
      { name: "New", dateAdded: new Date().toISOString().slice(0, 10) },
      { name: "Old", dateAdded: "2021-03-04" },
    ]);
    expect(existsSync(join(dir, "ran"))).toBe(false);
  });

  it("says what it changed and left out, game by game and in all, on the screen and in the report", async () => {
    const report = join(dir, "page.html");
    await writeCollection(from(), {
      "pond/index.html": `${aPage}<script>if (top != self) stop()</script><a href="https://frogs.example/">`,
      "pond/Thumbs.db": "x",
      "pond/main.js": "1",
      "pond/main.js.gz": "x",
      "film.swf": anSwf({ tags: [actionsTag(["_url", "frogs.example"]), endOfMovie] }),
    });
    expect(await importCollection([from(), "--report", report])).toBe(0);
    const page = await readFile(report, "utf8");
    for (const line of [
      "It looks at its own address, and believes itself to be at http://frogs.example/film.swf.",
      "Left out: 1 hidden files, or files of an operating system.",
      "main.js.gz was left out: the portal sends a game's files as they are, not compressed copies.",
    ]) {
      expect(text()).toMatch(new RegExp(`About: \\w+ \\([\\w.]+\\): ${RegExp.escape(line)}`));
      expect(page).toContain(line.replaceAll("'", "&#39;"));
    }
    expect(text()).toContain("  2 files left out of 1 game");
    expect(text()).toContain("  1 film with settings of its own");
    expect(page).toContain("<li>2 files left out of 1 game</li>");
    expect(text()).not.toContain("It names frogs.example");
    expect(page).toContain("It names frogs.example");
  });

  it("names games that load scripts from elsewhere", async () => {
    await writeCollection(from(), {
      "far/index.html": `${aPage}<script src="https://cdn.example/engine.js"></script>`,
    });
    expect(await importCollection([from()])).toBe(0);
    expect(text()).toContain(
      "Look at: Far (far): will not work, it loads a script from elsewhere: https://cdn.example/engine.js",
    );
  });

  it("changes nothing in a dry run, and writes its report", async () => {
    const report = join(dir, "page.html");
    expect(
      await importCollection([await aDirectoryCollection(from()), "--dry-run", "--report", report]),
    ).toBe(1);
    expect(await readdir(gamesDir())).toEqual([]);
    expect(text()).toContain("Nothing was changed. 3 of 4 games can be imported");
    const page = await readFile(report, "utf8");
    expect(page).toContain("<td>Gone</td><td>gone</td><td>refused</td>");
    expect(page).toContain("<li>3 can be added</li>");
  });

  it("goes on with what is new, takes changes where it is told to, and leaves alone what was removed", async () => {
    await writeCollection(from(), { "a.swf": anSwf(), "b.swf": anSwf(), "c.swf": anSwf() });
    expect(await importCollection([from()])).toBe(0);
    const store = operatorGames(join(dir, "data"));
    await store.write((await store.read()).games.filter(({ name }) => name !== "C"));
    await writeCollection(from(), { "b.swf": anSwf({ width: 300 }), "d.swf": anSwf() });
    expect(await importCollection([from()])).toBe(1);
    expect(text()).toContain("Not taken: B (b.swf): it has changed since it was imported");
    expect(await importCollection([from(), "--on-taken", "replace"])).toBe(0);
    expect(await listed()).toMatchObject([
      { name: "A", stage: { width: 550 } },
      { name: "D" },
      { name: "B", stage: { width: 300 } },
    ]);
  });

  it("skips, renames or replaces a game whose name is taken", async () => {
    await writeCollection(join(dir, "first"), { "snake.swf": anSwf() });
    await writeCollection(join(dir, "second"), { "snake/index.html": aPage });
    expect(await importCollection([join(dir, "first")])).toBe(0);
    expect(await importCollection([join(dir, "second")])).toBe(1);
    expect(await importCollection([join(dir, "second"), "--on-taken", "rename"])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Snake" }, { name: "Snake (2)", path: "snake-2/" }]);
    await writeCollection(join(dir, "third"), { "snake/index.html": aPage });
    expect(await importCollection([join(dir, "third"), "--on-taken", "replace"])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Snake (2)" }, { name: "Snake", path: "snake/" }]);
    expect(await checkGames(join(dir, "data"))).toBe(0);
  });

  it("takes the name of a shipped link for a game that plays here", async () => {
    await writeCollection(from(), { "Agar.io/index.html": aPage });
    expect(await importCollection([from()])).toBe(0);
    expect(await listed()).toMatchObject([{ name: "Agar.io", gameType: "html5" }]);
  });

  it("shows films of wrappers in any of the usual ways, and keeps a page that does more", async () => {
    const pages = {
      embed: '<embed src="x.swf" flashvars="a=1&amp;b=2">',
      object: '<object data="x.swf"><param name="flashvars" value="a=1&b=2"></object>',
      swfobject:
        '<script>var v = {a: 1}; v.b = "2"; swfobject.embedSWF("x.swf", "id", "1", "1", "9", null, v)</script>',
      ruffle: aWrapper("x.swf", "a=1&b=2"),
      more: `<embed src="x.swf">${aPage}`,
      several: '<embed src="x.swf"><embed src="y.swf">',
      "own script": '<script src="ruffle.js"></script><script src="main.js"></script>',
      "whole path": '<embed src="/games/whole-path/x.swf" flashvars="a=1&b=2">',
      "put together":
        '<script src="ruffle.js"></script><script>var f = location.hash + ".swf"; load(f)</script>',
      "frame for films": '<iframe src="/ruffle.html?swf=x.swf"></iframe>',
      "film elsewhere": '<embed src="https://far.example/other.swf">',
    };
    for (const [name, page] of Object.entries(pages)) {
      await writeCollection(join(from(), name), { "x.swf": anSwf(), "index.html": page });
    }
    await writeFile(join(from(), "several/y.swf"), anSwf());
    await writeFile(
      join(from(), "own script/main.js"),
      'RufflePlayer.newest().createPlayer().load({ url: "x.swf", parameters: "a=1&b=2" })',
    );
    expect(await importCollection([from()])).toBe(0);
    const film = { gameType: "flash", flash: { parameters: { a: "1", b: "2" } } };
    const games: { name: string }[] = await listed();
    expect(Object.fromEntries(games.map((game) => [game.name, game]))).toMatchObject({
      ...{ Embed: film, Object: film, Swfobject: film, Ruffle: film },
      ...{ More: { gameType: "html5" }, Several: { gameType: "html5" } },
      ...{ "Own Script": film, "Whole Path": film, "Put Together": { gameType: "flash" } },
      ...{ "Frame For Films": { gameType: "flash" }, "Film Elsewhere": { gameType: "html5" } },
    });
  });

  it("loses nothing to a kill in the middle", { timeout: 180_000 }, async () => {
    const films = Array.from({ length: 120 }, (_, at) => [`film ${at}.swf`, anSwf()] as const);
    await writeCollection(from(), Object.fromEntries(films));
    const child = spawn(process.execPath, [join(root, "portal/cli/games.ts"), "import", from()], {
      stdio: "ignore",
    });
    const journal = join(gamesDir(), "imports.jsonl");
    const ended = new Promise((resolve) => child.on("close", resolve));
    await vi.waitUntil(() => existsSync(journal), { timeout: 120_000, interval: 5 });
    child.kill("SIGKILL");
    await ended;
    expect(await importCollection([from()])).toBe(0);
    const names = (await listed()).map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(120);
    expect(names).toHaveLength(120);
    expect(await checkGames(join(dir, "data"))).toBe(0);
    expect((await readdir(gamesDir())).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
