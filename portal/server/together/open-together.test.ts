import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { localLimiters } from "#domain/limits/shared-limiters.ts";
import type { Records } from "#domain/records/records.ts";
import { openTogether, type TogetherOptions } from "./open-together.ts";

const chess = {
  version: "1",
  file: "chess.js",
  least: 2,
  most: 2,
  hasComputers: false,
  netcode: "lockstep",
  choices: [],
};
const visitor = { connection: "here/1", ipAddress: "home" };

async function open(given: Partial<TogetherOptions["config"]> = {}, records?: Records) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "recess-together-"));
  await writeFile(join(folder.path, "index.json"), JSON.stringify({ chess }));
  return openTogether({
    config: { together: { maxRooms: 9 }, processes: 1, redisUrl: undefined, schoolMode: false, ...given },
    folder: folder.path,
    secret: "s".repeat(32),
    site: "Test",
    pathOf: (id) => (id === idOfPath("chess/") ? "chess/" : undefined),
    records,
    now: () => new Date(),
    random: Math.random,
    limiters: localLimiters,
    log: pino({ level: "silent" }),
  });
}

describe("openTogether", () => {
  it("opens rooms of the games that the build lists", async () => {
    const together = await open();
    expect(together?.rooms.seatsOf("chess/")).toMatchObject({ most: 2 });
    expect(together?.rooms.seatsOf("pong/")).toBeUndefined();
    const entered = await together?.rooms.open(visitor, { game: idOfPath("chess/"), isPublic: true });
    expect(entered?.room.id).toMatch(/^[\w-]{22}$/);
    expect(await together?.rooms.openRooms()).toHaveLength(1);
  });

  it("names members as the boards do, and only by numbers of the lists", async () => {
    const name = { adjective: 1, animal: 2, number: 3 };
    const records = {
      ownerOf: (id: string) => ({ id, ipAddress: "home" }),
      nameOf: async () => ({ ...name, text: "Agile Antelope 3" }),
    } as Partial<Records> as Records;
    const together = await open({}, records);
    const entered = await together?.rooms.open(visitor, { game: idOfPath("chess/"), owner: "key" });
    expect(entered?.room.members[0]?.name).toEqual(name);
  });

  it("has no public rooms in school mode", async () => {
    const together = await open({ schoolMode: true });
    expect(together?.rooms.allowsPublic).toBe(false);
  });

  it("opens nothing where rooms are off, or where several processes could not share them", async () => {
    expect(await open({ together: undefined })).toBeUndefined();
    expect(await open({ processes: 2 })).toBeUndefined();
  });
});
