import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { TRY_RETENTION_MS } from "#domain/game-reports/game-try.ts";
import { fileGameTries } from "./game-tries.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const at = new Date("2026-11-18T12:00:00Z");
const later = new Date(at.getTime() + 60_000);
const chess = { path: "chess/", name: "Chess", at, state: "plays", lines: [] } as const;

describe("fileGameTries", () => {
  it("keeps the last try-out of each game with its picture, latest first", async () => {
    const tries = fileGameTries(await aFolder({}));
    expect(await tries.list(at)).toEqual([]);
    await tries.write(chess, Buffer.from("picture"));
    const film = {
      path: "film.swf",
      name: "Film",
      at: later,
      state: "fails",
      lines: ["it stays blank"],
    } as const;
    await tries.write(film);
    expect(await tries.list(later)).toEqual([film, chess]);
    expect(Buffer.from((await tries.picture("chess/")) ?? []).toString()).toBe("picture");
    expect(await tries.picture("film.swf")).toBeUndefined();
    await tries.write({ ...chess, state: "running" });
    expect(await tries.picture("chess/")).toBeUndefined();
  });

  it("forgets those of half a day ago", async () => {
    const tries = fileGameTries(await aFolder({}));
    await tries.write(chess, Buffer.from("picture"));
    expect(await tries.list(new Date(at.getTime() + TRY_RETENTION_MS + 1))).toEqual([]);
    expect(await tries.picture("chess/")).toBeUndefined();
  });

  it("does not wait for a process that was killed", async () => {
    const dataDir = await aFolder({});
    const tries = fileGameTries(dataDir);
    await tries.write({ ...chess, state: "running" });
    expect(await tries.list(at)).toMatchObject([{ state: "running" }]);
    const file = join(dataDir, "tries", `${idOfPath("chess/")}.json`);
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), pid: 2 ** 30 }));
    expect(await tries.list(at)).toMatchObject([{ state: "untried", lines: ["the try-out was killed"] }]);
  });
});
