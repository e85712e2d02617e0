import { describe, expect, it } from "vitest";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import { aDesk } from "./desk.fixture.ts";

const game = "slopeline/";

async function opened() {
  const desk = await aDesk();
  const { cookie, csrf } = await desk.enter();
  const get = async (path: string) => (await desk.request(path, { headers: { cookie } })).text();
  const press = (action: string) => desk.post(`/figures/${action}`, { csrf, game }, { cookie });
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir: desk.dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  const day = "2026-11-20";
  await sqlCountStore(database.db).add([
    { day, kind: "launch", subject: game, number: 41 },
    { day: "2026-11-18", kind: "launch", subject: game, number: 17 },
    { day, kind: "missed", subject: "marbles", number: 3 },
  ]);
  for (const reporter of ["001", "002"])
    await sqlGameReports(database.db).add({
      game,
      reason: "no-sound",
      engine: "html5",
      error: "",
      reporter,
      day,
    });
  await database.close();
  const actions = async () => (await desk.desk.journal.read({ limit: 9 })).map(({ action }) => action);
  return { ...desk, get, press, actions };
}

describe("the page Figures", () => {
  it("shows plays by day and game, searches in vain and reports", async () => {
    const { get } = await opened();
    const html = await get("/figures?days=7");
    expect(html).toContain("&quot;numbers&quot;:[0,0,0,0,17,0,41]");
    expect(html).toContain("marbles");
    expect(html).toMatch(/data-game="slopeline\/".*no-sound \(2\)/);
    expect(await get("/figures?days=999999")).toContain("DESK_PORT");
  });

  it("forgets reports, hides and recalls with one press each, and notes it", async () => {
    const { get, press, actions, dataDir } = await opened();
    expect((await press("hide")).status).toBe(303);
    expect((await operatorEdits(dataDir).read()).get(game)?.hidden).toBe(true);
    expect((await press("recall")).status).toBe(303);
    expect(await operatorGames(dataDir).readRecalls()).toMatchObject([{ path: game, isFixed: false }]);
    expect((await press("clear")).status).toBe(303);
    expect(await get("/figures")).toContain("Nobody has reported a game.");
    expect(await actions()).toEqual(["reports.clear", "games.recall", "games.hide"]);
  });

  it("refuses to retry a game that is not elsewhere", async () => {
    const { press } = await opened();
    expect((await press("retry")).status).toBe(404);
  });

  it("checks links, of which there are none here", async () => {
    const { get, press } = await opened();
    expect((await press("check-links")).status).toBe(303);
    await expect.poll(() => get("/figures")).toMatch(/Asked [\d-]+/);
    expect(JSON.parse(await get("/api/figures/links"))).toMatchObject({ isRunning: false, total: 0 });
  });
});
