import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_MARK, withMark } from "./frame-mark.ts";
import { type FromGame, parseFromGame } from "./from-game.ts";

describe("parseFromGame", () => {
  it.each<FromGame>([
    { type: "ready", guest: "html5/chess", engine: "html5" },
    { type: "failed", error: "TypeError" },
    { type: "fps", value: 60 },
    { type: "save", guest: "html5/chess", batch: 1, entries: [["a", null, 5]] },
    { type: "sound" },
    { type: "download", guest: "html5/chess", name: "save.json", file: new Blob(["{}"]) },
    { type: "panic-key", key: "Escape" },
    { type: "engine", guest: "flash/meteor.swf", file: "ruffle-1/a.wasm" },
    { type: "database", guest: "html5/chess", name: "saves", dump: undefined },
    {
      type: "database",
      guest: "html5/chess",
      name: "saves",
      dump: { name: "saves", version: 1, stores: [] },
    },
  ])("reads a message as it was sent: $type", (message) => {
    expect(parseFromGame(withMark(message))).toEqual(message);
  });

  it("hands on what a game with seats says, for the room to read", () => {
    const news = withMark({ type: "together-ready", round: 1 });
    expect(parseFromGame(news)).toEqual({ type: "room", news });
    expect(parseFromGame(withMark({ type: "seats", version: "a" }))).toMatchObject({ type: "room" });
    expect(parseFromGame(withMark({ type: "together" }))).toBeUndefined();
  });

  it("hands on what a game of ours says of the purse, for the purse to read", () => {
    const news = withMark({ type: "purse-change", number: 1, change: { kind: "earn", coins: 12 } });
    expect(parseFromGame(news)).toEqual({ type: "purse", news });
    expect(parseFromGame(withMark({ type: "purse-open" }))).toMatchObject({ type: "purse" });
    expect(parseFromGame(withMark({ type: "purse" }))).toBeUndefined();
  });

  it("drops a download that is no file, or larger than a save can be", () => {
    const message = { type: "download", guest: "html5/chess", name: "save.json" };
    expect(parseFromGame(withMark({ ...message, file: "text" }))).toBeUndefined();
    const huge = Object.create(Blob.prototype, { size: { value: 2 ** 30 } });
    expect(parseFromGame(withMark({ ...message, file: huge }))).toBeUndefined();
  });

  it("ignores messages without the mark", () => {
    expect(parseFromGame({ type: "ready", guest: "html5/chess" })).toBeUndefined();
    expect(parseFromGame("ready")).toBeUndefined();
  });

  it("refuses messages with an invalid field", () => {
    const invalid = [
      { type: "fps", value: "60" },
      { type: "fps", value: Number.NaN },
      { type: "save", guest: "a", batch: 1, entries: [["a", 1, 1]] },
      { type: "save", guest: "a", batch: 1, entries: [["a", "1"]] },
      { type: "save", guest: "a", entries: [] },
      { type: "database", guest: "a", name: "b", dump: { name: "c", version: 1, stores: [] } },
      { type: "database", guest: "a", name: "b", dump: { name: "b", version: 1, stores: [{ name: "s" }] } },
      { type: "database", guest: "a" },
      { type: "panic-key", key: "a" },
      { type: "toString" },
    ];
    for (const message of invalid) expect(parseFromGame(withMark(message))).toBeUndefined();
  });

  it("truncates long text", () => {
    const message = withMark({
      type: "ready",
      guest: "x".repeat(10_000),
      engine: "html5",
    } satisfies FromGame);
    expect(JSON.stringify(parseFromGame(message)).length).toBeLessThan(1000);
  });

  it("never throws", () => {
    const type = fc.constantFrom("ready", "failed", "fps", "save", "sound", "database", "engine");
    const names = fc.constantFrom(
      "guest",
      "value",
      "batch",
      "entries",
      "name",
      "dump",
      "file",
      "engine",
      "error",
    );
    fc.assert(
      fc.property(type, fc.dictionary(names, fc.anything()), (type, fields) => {
        parseFromGame({ ...fields, mark: FRAME_MARK, type });
      }),
    );
  });
});
