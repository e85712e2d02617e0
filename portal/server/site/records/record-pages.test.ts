import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countingGame, countingTape } from "#adapters/worker-threads/counting-game.fixture.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { Refusal } from "#domain/errors.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { anOwnerKey, aSiteWithRecords } from "./records.fixture.ts";

let site: Awaited<ReturnType<typeof aSiteWithRecords>>;
beforeEach(async () => {
  site = await aSiteWithRecords();
});
afterEach(() => site.close());

describe("the pages of records", () => {
  it("are shown while the database is down, without what it would have told", async () => {
    const down = () => Promise.reject(new Refusal("database-unavailable", "The database cannot be reached."));
    const records = { ...site.records, bestOfDay: down, board: down };
    const off = aSite([aGame({ path: countingGame.gamePath })], { records });
    for (const path of ["/", "/today", "/watch"]) expect((await off.request(path)).status).toBe(200);
    const board = await off.request("/records/boards/counting");
    expect(board.status).toBe(503);
    expect(board.headers.get("retry-after")).toBe("5");
    expect(await board.json()).toMatchObject({ code: "database-unavailable" });
  });

  it("read the best runs of the day once in two seconds, however many look", async () => {
    const best = async () => (await site.ask("GET", "/records/best.json")).json.games.length;
    expect(await best()).toBe(0);
    await site.ask("POST", "/records/runs/counting", { key: anOwnerKey(), body: countingTape([4]) });
    expect(await best()).toBe(0);
    site.clock.now = new Date(site.clock.now.getTime() + 2000);
    expect(await best()).toBe(1);
  });
});
