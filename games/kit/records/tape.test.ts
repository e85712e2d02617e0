import { describe, expect, it } from "vitest";
import {
  createMovesWriter,
  createTapeReader,
  MAX_ACTIONS,
  parseTape,
  restingStep,
  toTapeStep,
  writeTape,
} from "./tape.ts";

const head = { game: "test", version: "1", seed: 1, options: null };

describe("a tape", () => {
  it("keeps as many actions as a game may have", () => {
    const writer = createMovesWriter();
    const all = 2 ** MAX_ACTIONS - 1;
    const steps = [1, all, 2 ** (MAX_ACTIONS - 1)].map((held) => ({ ...restingStep(), held, struck: held }));
    for (const step of steps) writer.write(step);
    const reader = createTapeReader(parseTape(writeTape(head, writer)));
    expect(steps.map(() => ({ ...reader.next() }))).toEqual(steps);
  });
});

describe("toTapeStep", () => {
  const at = (x: number, isDown: boolean) => ({ pointer: { x, y: 0, isDown } });
  const between = { isSettled: false, hasSample: false };

  it("knows exactly where the pointer was pressed and let go, and not where it hovers", () => {
    const pressed = toTapeStep(at(10, true), [], { ...between, before: restingStep() });
    const dragged = toTapeStep(at(20, true), [], { ...between, before: pressed });
    const released = toTapeStep(at(30, false), [], { ...between, before: dragged });
    const hovering = toTapeStep(at(40, false), [], { ...between, before: released });
    expect([pressed.x, dragged.x, released.x, hovering.x]).toEqual([10, 10, 30, 30]);
  });
});
