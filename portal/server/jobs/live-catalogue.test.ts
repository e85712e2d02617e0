import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { publicGame } from "#domain/catalogue/public-game.ts";
import { isListedInSchool } from "#domain/catalogue/school-mode.ts";
import { openLiveCatalogue } from "./live-catalogue.ts";

let dir: string;
let built: string;
const log = pino({ level: "silent" });
/** Within this time, every process has a change. */
const LIVE_MS = 2000;
const operator = () => {
  const dataDir = join(dir, "data");
  return { games: operatorGames(dataDir), edits: operatorEdits(dataDir) };
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-live-"));
  built = join(dir, "catalogue.json");
  await writeFile(built, JSON.stringify({ games: [publicGame(aGame({ name: "Chess", path: "chess/" }))] }));
});
afterEach(() => rm(dir, { recursive: true }));

describe("openLiveCatalogue", () => {
  it("lists an added game while it runs, and forgets one that is taken away", async () => {
    const shelf = operatorGames(join(dir, "data"));
    const catalogue = await openLiveCatalogue(built, operator(), log);
    expect(catalogue.current().size).toBe(1);
    await shelf.write([anExternalGame({ name: "Far", path: "https://far.example/" })]);
    await vi.waitFor(
      () => expect(catalogue.current().byPath("https://far.example/")?.name).toBe("Far"),
      20_000,
    );
    await shelf.write([]);
    await vi.waitFor(() => expect(catalogue.current().size).toBe(1), 20_000);
    catalogue.close();
  });

  it("lists only what it is told to list, of the build and of the operator", async () => {
    const [fit, other] = [true, false].map((fitForSchool) =>
      anExternalGame({
        name: `Built ${fitForSchool}`,
        path: `https://${fitForSchool}.example/`,
        fitForSchool,
      }),
    );
    const chess = aGame({ name: "Chess", path: "chess/" });
    await writeFile(
      built,
      JSON.stringify({ games: [chess, fit, other].map((game) => game && publicGame(game)) }),
    );
    const shelf = operatorGames(join(dir, "data"));
    await shelf.write([anExternalGame({ name: "Unmarked", path: "https://far.example/" })]);
    const catalogue = await openLiveCatalogue(built, operator(), log, isListedInSchool);
    expect(catalogue.current().games.map(({ name }) => name)).toEqual(["Chess", "Built true"]);
    expect(catalogue.unlisted().map(({ name }) => name)).toEqual(["Built false", "Unmarked"]);
    catalogue.close();
  });

  it.each(["", "{", '{"games":[{"name":"Far","pa', "\0\0\0\0", '"text"'])(
    "keeps the added games listed while their file holds %j",
    async (half) => {
      const shelf = operatorGames(join(dir, "data"));
      await shelf.write([anExternalGame({ name: "Far", path: "https://far.example/" })]);
      let told = 0;
      const hearing = pino({ level: "error" }, { write: () => (told += 1) });
      const catalogue = await openLiveCatalogue(built, operator(), hearing);
      expect(catalogue.current().size).toBe(2);
      await writeFile(join(shelf.dir, "catalogue.json"), half);
      await vi.waitFor(() => expect(told).toBeGreaterThan(0), 20_000);
      expect(catalogue.current().byPath("https://far.example/")?.name).toBe("Far");
      catalogue.close();
    },
  );

  it("keeps running on a broken list, and on one that repeats what is there", async () => {
    const shelf = operatorGames(join(dir, "data"));
    await mkdir(shelf.dir, { recursive: true });
    await writeFile(join(shelf.dir, "catalogue.json"), "{ not json");
    const broken = await openLiveCatalogue(built, operator(), log);
    expect(broken.current().size).toBe(1);
    broken.close();
    await shelf.write([aGame({ name: "Chess", path: "chess/" })]);
    const doubled = await openLiveCatalogue(built, operator(), log);
    expect(doubled.current().size).toBe(1);
    doubled.close();
  });

  it("hides and renames games while it runs, in every process that watches", {
    timeout: 20_000,
  }, async () => {
    const { edits } = operator();
    const processes = [
      await openLiveCatalogue(built, operator(), log),
      await openLiveCatalogue(built, operator(), log),
    ];
    await edits.write(new Map([["chess/", { of: "Chess", name: "Schach" }]]));
    for (const catalogue of processes)
      await vi.waitFor(() => expect(catalogue.current().byPath("chess/")?.name).toBe("Schach"), LIVE_MS);
    await edits.write(new Map([["chess/", { of: "Chess", hidden: true }]]));
    for (const catalogue of processes) {
      await vi.waitFor(() => expect(catalogue.current().size).toBe(0), LIVE_MS);
      expect(catalogue.hidden().get("chess/")?.name).toBe("Chess");
      catalogue.close();
    }
  });

  it("uses the last good edits while their file has a mistake, also after a start", async () => {
    const { edits } = operator();
    await edits.write(new Map([["chess/", { of: "Chess", name: "Schach" }]]));
    let told = "";
    const hearing = pino({ level: "error" }, { write: (line: string) => (told += line) });
    const catalogue = await openLiveCatalogue(built, operator(), hearing);
    await writeFile(join(edits.dir, "edits.json"), '{ "games": { "chess/": { "hiden": true } } }');
    await vi.waitFor(() => expect(told).toContain("games › chess/"), 20_000);
    expect(catalogue.current().byPath("chess/")?.name).toBe("Schach");
    catalogue.close();
    const next = await openLiveCatalogue(built, operator(), log);
    expect(next.current().byPath("chess/")?.name).toBe("Schach");
    next.close();
  });

  it("lists a game in school mode once an edit marks it as fit", async () => {
    const far = anExternalGame({ name: "Far", path: "https://far.example/" });
    await writeFile(built, JSON.stringify({ games: [publicGame(far)] }));
    await operator().edits.write(new Map([[far.path, { of: "Far", fitForSchool: true }]]));
    const catalogue = await openLiveCatalogue(built, operator(), log, isListedInSchool);
    expect(catalogue.current().size).toBe(1);
    catalogue.close();
  });

  it("does without a data folder that cannot be made", async () => {
    await writeFile(join(dir, "data"), "a file where the folder should be");
    const catalogue = await openLiveCatalogue(built, operator(), log);
    expect(catalogue.current().size).toBe(1);
    catalogue.close();
  });

  describe("with many games", () => {
    beforeEach(async () => {
      const games = Array.from({ length: 21_000 }, (_, at) =>
        publicGame(aGame({ name: `Game ${at}`, path: `${at}/` })),
      );
      await writeFile(built, JSON.stringify({ games }));
    });

    it("is there before it can be searched, and lets other tasks run until then", async () => {
      const catalogue = await openLiveCatalogue(built, operator(), log);
      let isSearchable = false;
      void catalogue.whenSearchable().then(() => {
        isSearchable = true;
      });
      let turns = 0;
      for (; !isSearchable; turns += 1) await nextTurn();
      expect(turns).toBeGreaterThan(5);
      expect(catalogue.current().names.find("game 12345").length).toBe(1);
      catalogue.close();
    });

    it("goes on with the former list until the next can be searched too", async () => {
      const shelf = operatorGames(join(dir, "data"));
      const catalogue = await openLiveCatalogue(built, operator(), log);
      await catalogue.whenSearchable();
      await shelf.write([anExternalGame({ name: "Far", path: "https://far.example/" })]);
      await vi.waitFor(() => expect(catalogue.current().size).toBe(21_001), 20_000);
      expect(catalogue.current().prepareSearch().next().done).toBe(true);
      catalogue.close();
    });

    it("stops when it is closed", async () => {
      const catalogue = await openLiveCatalogue(built, operator(), log);
      catalogue.close();
      await catalogue.whenSearchable();
      expect(catalogue.current().prepareSearch().next().done).toBe(false);
    });
  });
});
