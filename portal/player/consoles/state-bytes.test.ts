import { describe, expect, it } from "vitest";
import { packState, unpackState } from "./state-bytes.ts";

describe("packState", () => {
  const bytes = Array.from({ length: 300 }, (_, at) => at % 256);
  const others = Array.from({ length: 20 }, (_, at) => at * -1.5);

  it("gives the same data back, with typed arrays as lists", () => {
    const state = { cpu: { mem: Uint8Array.from(bytes), pc: 7 }, wave: others, pair: [1, 2], none: null };
    expect(unpackState(packState(state))).toEqual({
      cpu: { mem: bytes, pc: 7 },
      wave: others,
      pair: [1, 2],
      none: null,
    });
  });

  it("keeps memory at the same place, whatever the other values", () => {
    const [one, other] = [3, 123_456].map((pc) => packState({ pc, mem: bytes }));
    expect(one?.subarray(0, 300)).toEqual(other?.subarray(0, 300));
  });

  it("reads a state out of a larger buffer", () => {
    const packed = packState({ mem: bytes });
    const larger = new Uint8Array(packed.length + 9);
    larger.set(packed, 9);
    expect(unpackState(larger.subarray(9))).toEqual({ mem: bytes });
  });
});
