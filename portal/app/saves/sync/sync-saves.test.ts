import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { openSync } from "#domain/saves/sync.ts";
import { memorySync } from "#domain/saves/sync-store.fixture.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import type { SyncClient } from "./sync-client.ts";
import { syncSaves } from "./sync-saves.ts";
import { openSyncState } from "./sync-state.ts";

/** The portal's part, over JSON as it travels. */
function aPortal() {
  const sync = openSync(memorySync(), () => new Date(1_000_000));
  const client: SyncClient = async (body) => {
    const { account, changes, ...rest } = JSON.parse(JSON.stringify(body));
    const request = {
      ...rest,
      changes: changes.map(
        ([game, key, value, writtenAt, base]: [string, string, string, number, number]) => ({
          game,
          key,
          value,
          writtenAt,
          base,
        }),
      ),
    };
    return JSON.parse(JSON.stringify(await sync.sync(account, request)));
  };
  return { client, copies: async () => (await sync.copies("ada")).map(({ value }) => value) };
}

/** A browser with saves of one game, in a database of its own. */
function aBrowser(client: SyncClient) {
  globalThis.indexedDB = new IDBFactory();
  const state = openSyncState();
  const entries = new Map<string, SaveEntry>();
  const list = async () => [...entries.values()];
  const saves = {
    loadAll: async () => new Map(entries.size > 0 ? [["chess/", await list()]] : []),
    load: list,
    restore: async (_: string, given: readonly SaveEntry[]) => {
      for (const entry of given)
        if ((entries.get(entry[0])?.[2] ?? -1) <= entry[2]) entries.set(entry[0], entry);
    },
  };
  return {
    write: (key: string, value: string | null, at: number) => void entries.set(key, [key, value, at]),
    erase: () => entries.clear(),
    has: () => Object.fromEntries(Array.from(entries.values(), ([key, value]) => [key, value])),
    sync: (given: Partial<{ client: SyncClient; pulls: boolean; account: string }> = {}) =>
      syncSaves({ saves, state, client, account: "ada", pulls: true, ...given }),
  };
}

describe("two browsers in step", () => {
  let portal: ReturnType<typeof aPortal>;
  let laptop: ReturnType<typeof aBrowser>;
  let phone: ReturnType<typeof aBrowser>;
  beforeEach(async () => {
    portal = aPortal();
    laptop = aBrowser(portal.client);
    // Each opens its database with its first sync.
    await laptop.sync();
    phone = aBrowser(portal.client);
    await phone.sync();
  });

  it("get each other's keys, new, changed and removed", async () => {
    laptop.write("level", "3", 10);
    laptop.write("gold", "5", 10);
    await laptop.sync();
    await phone.sync();
    expect(phone.has()).toEqual({ level: "3", gold: "5" });
    phone.write("level", "4", 20);
    phone.write("gold", null, 20);
    await phone.sync();
    await laptop.sync();
    expect(laptop.has()).toEqual({ level: "4", gold: null });
    expect(await portal.copies()).toEqual([]);
  });

  it("go on from each other although a clock is far behind", async () => {
    laptop.write("level", "3", 900_000);
    await laptop.sync();
    await phone.sync();
    phone.write("level", "4", 900_001);
    await phone.sync();
    await laptop.sync();
    laptop.write("level", "5", 900_002);
    await laptop.sync();
    await phone.sync();
    expect([laptop.has(), phone.has()]).toEqual([{ level: "5" }, { level: "5" }]);
    expect(await portal.copies()).toEqual([]);
  });

  it("keep the later write where both changed, and a copy of the other", async () => {
    laptop.write("level", "laptop", 30);
    phone.write("level", "phone", 20);
    await laptop.sync();
    expect((await phone.sync()).hasCopies).toBe(true);
    expect([laptop.has(), phone.has()]).toEqual([{ level: "laptop" }, { level: "laptop" }]);
    expect(await portal.copies()).toEqual(["phone"]);
    await phone.sync();
    expect(await portal.copies()).toEqual(["phone"]);
  });

  it("send while a game runs, and get nothing behind its back", async () => {
    laptop.write("level", "laptop", 30);
    await laptop.sync();
    phone.write("level", "phone", 20);
    await phone.sync({ pulls: false });
    expect(phone.has()).toEqual({ level: "phone" });
    phone.write("level", "phone again", 40);
    await phone.sync({ pulls: false });
    await laptop.sync();
    expect(laptop.has()).toEqual({ level: "phone again" });
    expect((await portal.copies()).toSorted()).toEqual(["laptop", "phone"]);
  });

  it("get what lost to another once the game is over", async () => {
    laptop.write("level", "laptop", 30);
    await laptop.sync();
    phone.write("level", "phone", 20);
    await phone.sync({ pulls: false });
    await phone.sync();
    expect(phone.has()).toEqual({ level: "laptop" });
  });

  it("bring back what this browser has deleted without a word", async () => {
    laptop.write("level", "3", 10);
    await laptop.sync();
    laptop.erase();
    await laptop.sync();
    expect(laptop.has()).toEqual({ level: "3" });
  });

  it("lose nothing where any answer gets lost or any request fails", async () => {
    const broken = (failing: number, when: "before" | "after"): SyncClient => {
      let calls = 0;
      return async (body) => {
        calls += 1;
        if (calls === failing && when === "before") throw new Error("no network");
        const answer = await portal.client(body);
        if (calls === failing) throw new Error("the answer got lost");
        return answer;
      };
    };
    let at = 100;
    for (const when of ["before", "after"] as const)
      for (const failing of [1, 2]) {
        at += 10;
        laptop.write("level", `laptop ${at}`, at);
        phone.write("gold", `phone ${at}`, at);
        for (const browser of [laptop, phone])
          await browser.sync({ client: broken(failing, when) }).catch(() => undefined);
        // The game goes on before the next sync.
        laptop.write("level", `laptop ${at} on`, at + 1);
        await laptop.sync();
        await phone.sync();
        await laptop.sync();
        const expected = { level: `laptop ${at} on`, gold: `phone ${at}` };
        expect([laptop.has(), phone.has()]).toEqual([expected, expected]);
      }
    expect(await portal.copies()).toEqual([]);
  });

  it("begin anew with another account", async () => {
    laptop.write("level", "3", 10);
    await laptop.sync();
    await laptop.sync({ account: "bob" });
    phone.write("level", "4", 5);
    await phone.sync({ account: "bob" });
    expect(phone.has()).toEqual({ level: "3" });
  });

  it("send much in several requests, and say what is too large", async () => {
    for (let key = 0; key < 1100; key++) laptop.write(`${key}`, "x".repeat(2000), 10);
    laptop.write("huge", "\u0001".repeat(2_000_000), 10);
    const sizes: number[] = [];
    const result = await laptop.sync({
      client: async (body) => {
        sizes.push(body.changes.length);
        return portal.client(body);
      },
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1100);
    expect(result.tooLarge).toEqual(["chess/"]);
    await phone.sync();
    expect(Object.keys(phone.has())).toHaveLength(1100);
  });
});
