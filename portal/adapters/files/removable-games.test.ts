import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { operatorEdits } from "./operator-edits.ts";
import { operatorGames } from "./operator-games.ts";
import { removableGames, TRASH_RETENTION_DAYS } from "./removable-games.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const film = aGame({ name: "Film", path: "film.swf", gameType: "flash", img: "film.webp" });
const now = new Date("2026-11-18T12:00:00Z");

async function aDataDir() {
  const dir = await aFolder({ "games/flash/film.swf": "FWS", "games/public/covers/film.webp": "cover" });
  await operatorGames(dir).write([film]);
  return dir;
}

describe("removableGames", () => {
  it("moves a game with its cover to the trash, and back", async () => {
    const dir = await aDataDir();
    const games = removableGames(dir);
    const trash = await games.moveToTrash(film, now);
    expect((await games.read()).games).toEqual([]);
    expect(await readdir(join(dir, "games/flash"))).toEqual([]);
    expect(await games.restore(trash)).toEqual(film);
    expect((await games.read()).games).toEqual([film]);
    expect(await readFile(join(dir, "games/flash/film.swf"), "utf8")).toBe("FWS");
    expect(await readFile(join(dir, "games/public/covers/film.webp"), "utf8")).toBe("cover");
    expect(await readdir(join(dir, "trash"))).toEqual([]);
  });

  it("brings no game back whose path another has taken", async () => {
    const dir = await aDataDir();
    const games = removableGames(dir);
    const trash = await games.moveToTrash(film, now);
    await operatorGames(dir).write([film]);
    await expect(games.restore(trash)).rejects.toMatchObject({ code: "edit-refused" });
  });

  it("deletes what was removed long ago, and then says so", async () => {
    const dir = await aDataDir();
    const games = removableGames(dir);
    const trash = await games.moveToTrash(film, now);
    await games.deleteOldTrash(now);
    expect(await readdir(join(dir, "trash"))).toEqual([trash]);
    await games.deleteOldTrash(new Date(now.getTime() + (TRASH_RETENTION_DAYS + 1) * 86_400_000));
    expect(await readdir(join(dir, "trash"))).toEqual([]);
    await expect(games.restore(trash)).rejects.toThrow("30 days ago");
  });
});

describe("operatorEdits", () => {
  it("deletes pictures that neither an edit nor the history names, but for those just made", async () => {
    const dir = await aFolder({});
    const covers = join(dir, "catalogue/public/covers");
    await mkdir(covers, { recursive: true });
    for (const name of ["a-1.webp", "a-1@2x.avif", "b-1.webp", "c-1.webp", "new-1.webp"]) {
      await writeFile(join(covers, name), "");
      if (!name.startsWith("new")) await utimes(join(covers, name), now, new Date("2020-01-01"));
    }
    const edits = operatorEdits(dir);
    const change = { at: now.toISOString(), path: "b/", name: "B", action: "edit" as const };
    await edits.writeHistory([{ ...change, before: { of: "B", cover: "b-1.webp" } }]);
    await edits.write(new Map([["a/", { of: "A", cover: "a-1.webp" }]]));
    expect((await readdir(covers)).toSorted()).toEqual(["a-1.webp", "a-1@2x.avif", "b-1.webp", "new-1.webp"]);
  });
});
