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
    { type: "input-mapping", mapping: { keys: { KeyA: "ArrowLeft" }, hidesGamepads: true } },
    { type: "key", code: "Space", isDown: true },
    { type: "pointer", x: 3, y: 4.5, isDown: false },
  ])("reads a message as it was sent: $type", (message) => {
    expect(parseToGame(withMark(message))).toEqual(message);
  });

  it("ignores messages without the mark", () => {
    expect(parseToGame({ type: "late-writes" })).toBeUndefined();
    expect(parseToGame(null)).toBeUndefined();
  });

  it("lets no key through that is none", () => {
    const mapping = { keys: { KeyA: "ArrowLeft", KeyB: "F5", constructor: "KeyC" }, hidesGamepads: 1 };
    expect(parseToGame(withMark({ type: "input-mapping", mapping }))).toEqual({
      type: "input-mapping",
      mapping: { keys: { KeyA: "ArrowLeft" }, hidesGamepads: false },
    });
    expect(parseToGame(withMark({ type: "key", code: "toString", isDown: true }))).toBeUndefined();
    expect(parseToGame(withMark({ type: "pointer", x: Number.NaN, y: 1 }))).toBeUndefined();
  });

  it("never throws", () => {
    const type = fc.constantFrom(
      "sound",
      "measure",
      "kept",
      "late-writes",
      "entries",
      "input-mapping",
      "key",
      "pointer",
    );
    const names = fc.constantFrom("batch", "entries", "on", "volume", "muted", "mapping", "code", "x", "y");
    fc.assert(
      fc.property(type, fc.dictionary(names, fc.anything()), (type, fields) => {
        parseToGame({ ...fields, mark: FRAME_MARK, type });
      }),
    );
  });
});
