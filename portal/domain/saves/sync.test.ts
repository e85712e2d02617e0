import { describe, expect, it } from "vitest";
import { openSync, type SaveChange, SYNC_QUOTA_BYTES } from "./sync.ts";
import { syncStoreContract } from "./sync-store.contract.ts";
import { memorySync } from "./sync-store.fixture.ts";

syncStoreContract(async () => memorySync());

const now = new Date("2026-11-18T12:00:00Z");
const aChange = (given: Partial<SaveChange> = {}): SaveChange => ({
  game: "chess/",
  key: "level",
  value: "3",
  writtenAt: 1000,
  base: 0,
  ...given,
});

function anAccount() {
  const sync = openSync(memorySync(), () => now);
  const push = async (device: string, ...changes: SaveChange[]) =>
    (await sync.sync("ada", { device, changes, since: undefined })).stored;
  const pushOne = async (device: string, change: SaveChange) => (await push(device, change))[0] ?? 0;
  const pull = (since = 0) => sync.sync("ada", { device: "other", changes: [], since });
  const values = async () => (await pull()).changes.map(({ value }) => value);
  const copies = async () => (await sync.copies("ada")).map(({ value }) => value);
  return { sync, push, pushOne, pull, values, copies };
}

describe("sync", () => {
  it("gives a browser what others wrote since it last asked", async () => {
    const { push, pull } = anAccount();
    await push("laptop", aChange(), aChange({ key: "gold" }));
    const first = await pull();
    expect(first.changes.map(({ key }) => key)).toEqual(["level", "gold"]);
    await push("laptop", aChange({ value: "4", base: 1 }));
    const second = await pull(first.since);
    expect(second.changes).toEqual([
      { game: "chess/", key: "level", value: "4", writtenAt: 1000, revision: 3 },
    ]);
    expect(await pull(second.since)).toMatchObject({ changes: [], since: 3, hasMore: false });
  });

  it("lets a browser go on from what it knows, whatever its clock says", async () => {
    const { push, pushOne, values, copies } = anAccount();
    const base = await pushOne("laptop", aChange({ writtenAt: 5000 }));
    expect(await push("phone", aChange({ value: "4", writtenAt: 10, base }))).toEqual([2]);
    expect(await values()).toEqual(["4"]);
    expect(await copies()).toEqual([]);
  });

  it("keeps the later write where both changed, and the other as a copy", async () => {
    const { push, values, copies } = anAccount();
    await push("laptop", aChange({ value: "laptop", writtenAt: 2000 }));
    expect(await push("phone", aChange({ value: "phone", writtenAt: 1000 }))).toEqual([null]);
    expect([await values(), await copies()]).toEqual([["laptop"], ["phone"]]);
    expect(await push("tablet", aChange({ value: "tablet", writtenAt: 3000 }))).toEqual([2]);
    expect([await values(), await copies()]).toEqual([["tablet"], ["phone", "laptop"]]);
  });

  it("takes a change that is sent again, or after an answer that got lost, for no other side", async () => {
    const { push, values, copies } = anAccount();
    await push("laptop", aChange());
    expect(await push("laptop", aChange())).toEqual([1]);
    expect(await push("laptop", aChange({ value: "4", writtenAt: 2000 }))).toEqual([2]);
    expect(await push("phone", aChange({ value: "4", writtenAt: 1 }))).toEqual([2]);
    expect([await values(), await copies()]).toEqual([["4"], []]);
  });

  it("removes keys, and keeps what another browser wrote meanwhile", async () => {
    const { push, pushOne, values, copies } = anAccount();
    const base = await pushOne("laptop", aChange());
    await push("phone", aChange({ value: "4", writtenAt: 2000, base }));
    await push("laptop", aChange({ value: null, writtenAt: 3000, base }));
    expect([await values(), await copies()]).toEqual([[null], ["4"]]);
  });

  it("believes no clock that is ahead", async () => {
    const { push, values } = anAccount();
    await push("laptop", aChange({ value: "ahead", writtenAt: now.getTime() + 86_400_000 }));
    await push("phone", aChange({ value: "right", writtenAt: now.getTime() }));
    expect(await values()).toEqual(["right"]);
  });

  it("refuses what does not fit into the quota, keeps what it has, and has room again for less", async () => {
    const { push, pull } = anAccount();
    const half = "x".repeat(SYNC_QUOTA_BYTES / 2 - 100);
    await push("laptop", aChange({ key: "a", value: half }), aChange({ key: "b", value: half }));
    await expect(push("laptop", aChange({ key: "c", value: half }))).rejects.toMatchObject({
      code: "sync-full",
    });
    expect((await pull()).changes.map(({ key }) => key)).toEqual(["a"]);
    await push("laptop", aChange({ key: "a", value: null }));
    await push("laptop", aChange({ key: "c", value: half }));
  });

  it("gives much in several answers, each of which leads to the next", async () => {
    const { push, pull } = anAccount();
    const keys = Array.from({ length: 1200 }, (_, at) => `${at}`);
    await push("laptop", ...keys.map((key) => aChange({ key })));
    await push("laptop", ...["x", "y"].map((key) => aChange({ key, value: "x".repeat(3_000_000) })));
    const found: string[] = [];
    let rounds = 0;
    for (let since = 0, hasMore = true; hasMore; rounds++) {
      const answer = await pull(since);
      found.push(...answer.changes.map(({ key }) => key));
      since = answer.since ?? 0;
      hasMore = answer.hasMore;
    }
    expect(found).toEqual([...keys, "x", "y"]);
    expect(rounds).toBeGreaterThan(3);
  });
});
