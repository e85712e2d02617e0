import { beforeEach, describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Change } from "./change.ts";
import type { Overlay } from "./game-edit.ts";
import { type GameEditing, openGameEditing } from "./game-editing.ts";

const chess = aGame({ name: "Chess", path: "chess/", isTrending: true });
const own = aGame({ name: "Own", path: "own.swf", gameType: "flash" });
let edits: Overlay;
let history: readonly Change[];
let added: Game[];
let trash: Map<string, Game>;
let editing: GameEditing;

beforeEach(() => {
  edits = new Map();
  history = [];
  added = [own];
  trash = new Map();
  editing = openGameEditing({
    edits: {
      read: async () => edits,
      write: async (next) => {
        edits = next;
      },
      readHistory: async () => history,
      writeHistory: async (next) => {
        history = next;
      },
    },
    games: {
      read: async () => ({ games: added }),
      change: (work) => work(),
      async moveToTrash(game) {
        added = added.filter((each) => each !== game);
        trash.set(`1-${game.path}`, game);
        return `1-${game.path}`;
      },
      async restore(name) {
        const game = trash.get(name);
        if (!game) throw new Error("not in the trash");
        added = [...added, game];
        return game;
      },
    },
    shipped: async () => [chess, aGame({ name: "Go", path: "go/" })],
    now: () => new Date("2026-11-18T12:00:00Z"),
  });
});

describe("openGameEditing", () => {
  it("hides and shows a game, and leaves nothing behind", async () => {
    await editing.hide("Chess");
    expect(edits.get("chess/")).toEqual({ of: "Chess", hidden: true });
    await editing.show("chess");
    expect(edits.size).toBe(0);
  });

  it("features games, and stores only what differs from what is shipped", async () => {
    await editing.feature("Chess", true);
    expect(edits.size).toBe(0);
    await editing.feature("chess", false);
    await editing.feature("Own", true);
    expect([...edits]).toEqual([
      ["chess/", { of: "Chess", featured: false }],
      ["own.swf", { of: "Own", featured: true }],
    ]);
  });

  it("keeps earlier edits, takes single ones back, and finds a game by its new name", async () => {
    await editing.edit("Chess", { name: "Schach", tags: ["board"] });
    await editing.edit("schach", { description: "Kings.", tags: null });
    expect(edits.get("chess/")).toEqual({ of: "Chess", name: "Schach", description: "Kings." });
    await editing.reset("Schach");
    expect(edits.size).toBe(0);
    await expect(editing.reset("Chess")).rejects.toThrow("nothing was changed about it");
  });

  it("changes words of one language and leaves those of the others", async () => {
    await editing.edit("Chess", { words: { de: { name: "Schach", description: "Könige." } } });
    await editing.edit("Chess", { words: { pl: { name: "Szachy" }, de: { description: null } } });
    expect(edits.get("chess/")?.words).toEqual({ de: { name: "Schach" }, pl: { name: "Szachy" } });
    await editing.edit("Chess", { words: { pl: { name: null } } });
    expect(edits.get("chess/")?.words).toEqual({ de: { name: "Schach" } });
    await editing.edit("Chess", { words: { de: { name: null } } });
    expect(edits.size).toBe(0);
    await expect(editing.edit("Chess", { words: { German: { name: "Schach" } } })).rejects.toThrow(
      /^words › German: .*language/,
    );
  });

  it("refuses the name of another game, values that do not fit, and games that are not there", async () => {
    await expect(editing.edit("Own", { name: "CHESS" })).rejects.toThrow("chess/ has this name already");
    await expect(editing.edit("Own", { tags: ["Not A Tag"] })).rejects.toThrow(/^tags › 0: a tag is/);
    await expect(editing.hide("Nobody")).rejects.toMatchObject({ code: "game-not-found" });
    expect(edits.size).toBe(0);
    expect(history).toEqual([]);
  });

  it("undoes one change after the other, of one game or of all", async () => {
    await editing.edit("Chess", { name: "Schach" });
    await editing.hide("Own");
    await editing.edit("Chess", { name: "Scacchi" });
    expect(await editing.undo("Own")).toMatchObject({ action: "hide", name: "Own" });
    await editing.undo();
    expect([...edits]).toEqual([["chess/", { of: "Chess", name: "Schach" }]]);
    await editing.undo();
    expect(edits.size).toBe(0);
    await expect(editing.undo()).rejects.toThrow("nothing was changed");
  });

  it("removes added games only, and brings one back with what was edited", async () => {
    await expect(editing.remove("Chess")).rejects.toMatchObject({ code: "game-not-found" });
    await editing.edit("Own", { name: "Mine" });
    await editing.remove("Mine");
    expect(added).toEqual([]);
    await editing.undo("Own");
    expect(added).toEqual([own]);
    expect(edits.get("own.swf")?.name).toBe("Mine");
  });

  it("takes back the edits of a game that is gone", async () => {
    edits = new Map([["gone/", { of: "Gone", hidden: true }]]);
    expect(await editing.reset("Gone")).toEqual({ name: "Gone" });
    expect(edits.size).toBe(0);
  });
});
