import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { aDesk } from "./desk.fixture.ts";

const game = "slopeline/";

async function opened({ games = [], reported = game }: { games?: Game[]; reported?: string } = {}) {
  const desk = await aDesk({ games });
  const { cookie, csrf } = await desk.enter();
  const get = async (path: string) => (await desk.request(path, { headers: { cookie } })).text();
  const press = (action: string, of = game) =>
    desk.post(`/figures/${action}`, { csrf, game: of }, { cookie });
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
      game: reported,
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
    expect(html).toMatch(/data-game="slopeline\/".*There is no sound \(2\)/);
    expect(await get("/figures?days=999999")).toContain("DESK_PORT");
  });

  it("forgets reports, hides and recalls with one press each, and notes it", async () => {
    const { get, press, actions, dataDir } = await opened();
    expect((await press("hide")).status).toBe(303);
    expect((await operatorEdits(dataDir).read()).get(game)?.hidden).toBe(true);
    expect((await press("recall")).status).toBe(303);
    expect(await operatorGames(dataDir).readRecalls()).toMatchObject([{ path: game, isFixed: false }]);
    // Where the recall is ended, and the game shown again.
    await expect.poll(() => get("/figures")).toContain("(not listed)");
    expect(await get("/figures")).toContain(`href="/games/game/${idOfPath(game)}"`);
    expect((await press("clear")).status).toBe(303);
    expect(await get("/figures")).toContain("Nobody has reported a game.");
    expect(await actions()).toEqual(["reports.clear", "games.recall", "games.hide"]);
  });

  it("tries a game by the command, shows the verdict, and notes it", { timeout: 120_000 }, async () => {
    vi.stubEnv("CHROMIUM", "/nowhere");
    vi.stubEnv("DATABASE_URL", "");
    const { get, press, actions, clock } = await opened();
    // The command has the machine's own clock.
    clock.now = new Date();
    expect((await press("retry")).status).toBe(303);
    expect(JSON.parse(await get("/api/figures/tries"))).toMatchObject([{ name: game, state: "running" }]);
    const again = await press("retry");
    expect([again.status, await again.text()]).toEqual([
      400,
      expect.stringContaining("is being tried already"),
    ]);
    await vi.waitFor(
      async () =>
        expect(JSON.parse(await get("/api/figures/tries"))).toMatchObject([
          { state: "untried", hasPicture: false, lines: [expect.stringContaining("No Chromium was found")] },
        ]),
      { timeout: 110_000, interval: 250 },
    );
    expect(await get("/figures")).toContain("was not tried.");
    await expect.poll(actions).toEqual(["reports.retry"]);
    vi.unstubAllEnvs();
  });

  it("refuses to retry a game that is not there", async () => {
    const { press } = await opened();
    expect((await press("retry", "nothing/")).status).toBe(404);
  });

  it("names games that are not listed, and leaves one that is gone to be forgotten", async () => {
    const { get, dataDir } = await opened({
      games: [aGame({ path: game, name: "Slopeline" })],
      reported: "gone/",
    });
    await operatorEdits(dataDir).write(new Map([[game, { of: "Slopeline", hidden: true }]]));
    await expect.poll(() => get("/figures")).not.toContain("Hide: Slopeline");
    const html = await get("/figures");
    expect(html).toContain("<td>Slopeline</td>");
    expect(html).toMatch(/gone\/<\/strong> \(gone\)/);
    expect(html).not.toContain("Retry: gone/");
  });

  it("leads from a link that is dead to its game", async () => {
    const far = anExternalGame({ name: "Far", path: "https://far.example/" });
    const { get, dataDir } = await opened({ games: [far] });
    const reports = [{ address: far.path, state: "dead", detail: "its host is not known any more" }];
    const at = "2026-11-20T11:00:00.000Z";
    const check = { startedAt: at, finishedAt: at, isStopped: false, done: 1, total: 1, reports };
    await writeFile(join(dataDir, "links.json"), JSON.stringify(check));
    expect(await get("/figures")).toMatch(
      new RegExp(`<a href="/games/game/${far.id}">Far</a>,.*https://far.example/.*dead`),
    );
  });

  it("checks links, of which there are none here", async () => {
    const { get, press } = await opened();
    expect((await press("check-links")).status).toBe(303);
    await expect.poll(() => get("/figures")).toMatch(/Asked [\d-]+/);
    expect(JSON.parse(await get("/api/figures/links"))).toMatchObject({ isRunning: false, total: 0 });
  });
});
