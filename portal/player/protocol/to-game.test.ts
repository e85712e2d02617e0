import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_MARK, withMark } from "./frame-mark.ts";
import { parseToGame, type ToGame } from "./to-game.ts";

describe("parseToGame", () => {
  it.each<ToGame>([
    { type: "sound", volume: 0.5, muted: true },
    { type: "measure", on: true },
    { type: "kept", batch: 3 },
    { type: "late-writes" },
    { type: "entries", entries: [["a", "1", 5]] },
  ])("reads a message as it was sent: $type", (message) => {
    expect(parseToGame(withMark(message))).toEqual(message);
  });

  it("ignores messages without the mark", () => {
    expect(parseToGame({ type: "late-writes" })).toBeUndefined();
    expect(parseToGame(null)).toBeUndefined();
  });

  it("never throws", () => {
    const type = fc.constantFrom("sound", "measure", "kept", "late-writes", "entries");
    const names = fc.constantFrom("batch", "entries", "on", "volume", "muted");
    fc.assert(
      fc.property(type, fc.dictionary(names, fc.anything()), (type, fields) => {
        parseToGame({ ...fields, mark: FRAME_MARK, type });
      }),
    );
  });
});
