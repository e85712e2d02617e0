import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { root } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { portalDatabase, portalJournal } from "#server/database.ts";
import { addGame } from "./add.ts";
import { checkGames } from "./check.ts";
import { changeGame, editGame, removeGame, undoChange } from "./edit.ts";
import { listAllGames } from "./list-all.ts";

const swf = join(root, "games/flash/turnip-liftoff/turnip-liftoff.swf");
const [hide, feature] = [changeGame("hide"), changeGame("feature")];
let dir: string;
let said: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-edits-"));
  vi.stubEnv("DATA_DIR", dir);
  vi.stubEnv("DATABASE_URL", "");
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

const edits = async () => JSON.parse(await readFile(join(dir, "catalogue/edits.json"), "utf8")).games;

async function journalActions(): Promise<string[]> {
  const config = readConfig(process.env);
  if ("mistakes" in config) throw new Error(config.mistakes.join());
  const database = portalDatabase(config, pino({ level: "silent" }));
  const entries = await portalJournal(database.db, () => undefined).read({ limit: 10 });
  await database.close();
  return entries.map(({ action, subject, detail }) => `${action} ${subject} ${detail}`.trim());
}

describe("npm run games -- hide, feature, edit, undo", { timeout: 60_000 }, () => {
  it("writes words in another language beside those that all others read, and takes them back", async () => {
    await editGame("chess", { language: "it", name: "Scacchi", description: "Cinque animali." }, dir);
    expect(await edits()).toEqual({
      "chess/": { of: "Chess", words: { it: { name: "Scacchi", description: "Cinque animali." } } },
    });
    expect(said.join("\n")).toContain('name (it) "Scacchi"');
    await editGame("chess", { language: "it", description: "" }, dir);
    expect((await edits())["chess/"].words).toEqual({ it: { name: "Scacchi" } });
    await expect(editGame("chess", { language: "it" }, dir)).rejects.toThrow(/^language: /);
    await expect(editGame("chess", { language: "Italian", name: "x" }, dir)).rejects.toThrow(/Italian/);
    await editGame("chess", { "written-in": "fr" }, dir);
    expect((await edits())["chess/"].language).toBe("fr");
  });

  it("changes shipped games, lists what was changed, undoes it, and notes it in the journal", async () => {
    await hide("Cactus Sprint", {}, dir);
    await feature("cactus-sprint", {}, dir);
    const edit = { name: "Schach", tags: "Board, king", date: "2020-05-06" };
    await editGame("chess", edit, dir);
    expect(await edits()).toMatchObject({
      "cactus-sprint/": { of: "Cactus Sprint", hidden: true },
      "chess/": { name: "Schach", tags: ["board", "king"], date: "2020-05-06" },
    });
    said = [];
    await listAllGames({ only: "edited", sort: "name", json: true }, dir);
    expect(JSON.parse(said.join("\n")).games).toMatchObject([
      { path: "cactus-sprint/", isHidden: true },
      { name: "Schach", path: "chess/", isHidden: false, isVerified: true, plays: 0 },
    ]);
    await undoChange("Chess", dir);
    expect(await edits()).not.toHaveProperty("chess/");
    expect(await journalActions()).toEqual([
      "games.undo chess/ edit",
      'games.edit chess/ name "Schach", date "2020-05-06", tags ["board","king"]',
      "games.feature cactus-sprint/",
      "games.hide cactus-sprint/",
    ]);
  });

  it("gives an SWF settings and a cover, and refuses what does not fit", async () => {
    await addGame(swf, { name: "Space Turnip", "no-browser": true, date: "2011-02-03" }, dir);
    const picture = join(dir, "picture.png");
    const plain = { width: 640, height: 360, channels: 3, background: "#c33" } as const;
    await sharp({ create: plain }).png().toFile(picture);
    const settings = { engine: "ruffle", parameters: "level=3&name=a%26b", cover: picture };
    await editGame("Space Turnip", settings, dir);
    const { "space-turnip.swf": edit } = await edits();
    expect(edit.flash).toEqual({ engine: "ruffle", parameters: { level: "3", name: "a&b" } });
    expect(await readdir(join(dir, "catalogue/public/covers"))).toContain(edit.cover);
    await writeFile(picture, "no picture");
    for (const wrong of [
      { engine: "gnash" },
      { cover: picture },
      { address: "file:///etc/passwd" },
      { school: "maybe" },
      {},
    ])
      await expect(editGame("Space Turnip", wrong, dir)).rejects.toThrow(/\w/);
    await expect(editGame("Cactus Sprint", { scale: "noScale" }, dir)).rejects.toThrow("no Flash game");
    expect((await edits())["space-turnip.swf"]).toEqual(edit);
    await editGame("Space Turnip", { engine: "" }, dir);
    expect((await edits())["space-turnip.swf"].flash).not.toHaveProperty("engine");
  });

  it("brings a removed game back with its files", async () => {
    await addGame(swf, { name: "Space Turnip", "no-browser": true }, dir);
    await removeGame("Space Turnip", dir);
    expect(await readdir(join(dir, "games/flash"))).toEqual([]);
    await undoChange(undefined, dir);
    expect(said.at(-1)).toContain("Undone: remove of Space Turnip");
    expect(await checkGames(dir)).toBe(0);
    expect(await readdir(join(dir, "games/flash"))).toEqual(["space-turnip.swf"]);
  });

  it("tells of edits whose game is gone, and of a file with a mistake", async () => {
    await hide("Cactus Sprint", {}, dir);
    const file = join(dir, "catalogue/edits.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("cactus-sprint/", "long-gone/"));
    await listAllGames({ search: "nothing has this" }, dir);
    expect(said.join("\n")).toContain("not used: edits of Cactus Sprint (long-gone/)");
    await writeFile(file, "{");
    await expect(hide("Cactus Sprint", {}, dir)).rejects.toThrow("line 1 is not JSON");
  });
});
