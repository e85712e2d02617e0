import { describe, expect, it } from "vitest";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { DATABASE_QUOTA_CHARS, databaseKey, isRestoreDue } from "./database-key.ts";
import { type MirroredGame, mirrorDatabases, restoreDatabases } from "./mirror-databases.ts";

function aDump(name: string, value: unknown): DatabaseDump {
  const store = { name: "s", keyPath: null, autoIncrement: false, indexes: [], keys: [1], values: [value] };
  return { name, version: 1, stores: [store] };
}

/** A browser that has played one game: its databases, its saves and what was mirrored. */
function aBrowser(...dumps: DatabaseDump[]) {
  const databases = new Map(dumps.map((dump) => [dump.name, dump]));
  const rows = new Map<string, SaveEntry>([["level", ["level", "3", 1]]]);
  const times: Record<string, number> = {};
  const game: MirroredGame = {
    path: "world/",
    saves: {
      load: async () => [...rows.values()],
      restore: async (_, entries) => {
        for (const entry of entries) rows.set(entry[0], entry);
      },
    },
    databases: {
      dumps: async () => [...databases.values()],
      replace: async (dump) => void databases.set(dump.name, dump),
      delete: async (name) => void databases.delete(name),
    },
    times: {
      get: (name) => times[name],
      set: (name, at) => {
        times[name] = at;
      },
    },
  };
  return { game, databases, rows, times };
}

describe("mirrored databases", () => {
  it("bring a database to another browser, with its next launch", async () => {
    const here = aBrowser(aDump("world", { block: new Uint8Array([7]) }));
    await mirrorDatabases(here.game);
    const there = aBrowser(aDump("world", "old"), aDump("other", "stays"));
    for (const [key, entry] of here.rows) there.rows.set(key, entry);
    expect(isRestoreDue([...there.rows.values()], there.times)).toBe(true);
    await restoreDatabases(there.game);
    expect(there.databases.get("world")).toEqual(here.databases.get("world"));
    expect(there.databases.get("other")).toEqual(aDump("other", "stays"));
    expect(isRestoreDue([...there.rows.values()], there.times)).toBe(false);
  });

  it("are written again only where the game has changed something", async () => {
    const { game, databases, rows } = aBrowser(aDump("world", 1));
    await mirrorDatabases(game);
    const first = rows.get(databaseKey("world"));
    await mirrorDatabases(game);
    expect(rows.get(databaseKey("world"))).toBe(first);
    databases.set("world", aDump("world", 2));
    await mirrorDatabases(game);
    const [, text = null, at = 0] = rows.get(databaseKey("world")) ?? [];
    expect(text).toContain("[2]");
    expect(at).toBeGreaterThan(first?.[2] ?? 0);
    databases.delete("world");
    await mirrorDatabases(game);
    expect(rows.get(databaseKey("world"))?.[1]).toBeNull();
  });

  it("are not replaced by an older database before what came from elsewhere is restored", async () => {
    const { game, databases, rows } = aBrowser(aDump("world", "old"));
    await mirrorDatabases(game);
    const [, text = null] = rows.get(databaseKey("world")) ?? [];
    const imported: SaveEntry = [databaseKey("world"), `${text}`.replace("old", "new"), Date.now() + 5];
    rows.set(imported[0], imported);
    await mirrorDatabases(game);
    expect(rows.get(imported[0])).toBe(imported);
    await restoreDatabases(game);
    expect(databases.get("world")).toEqual(aDump("world", "new"));
  });

  it("delete a database that was deleted elsewhere, and leave one alone whose text is damaged", async () => {
    const { game, databases, rows } = aBrowser(aDump("gone", 1), aDump("world", 1));
    await mirrorDatabases(game);
    rows.set(databaseKey("gone"), [databaseKey("gone"), null, Date.now() + 5]);
    rows.set(databaseKey("world"), [databaseKey("world"), "{", Date.now() + 5]);
    await restoreDatabases(game);
    expect([...databases.keys()]).toEqual(["world"]);
  });

  it("leave a database behind that is too large, and say so", async () => {
    const { game, rows } = aBrowser(aDump("cache", "x".repeat(DATABASE_QUOTA_CHARS)), aDump("world", 1));
    expect(await mirrorDatabases(game)).toBe(false);
    expect([...rows.keys()]).toEqual(["level", databaseKey("world")]);
  });
});
