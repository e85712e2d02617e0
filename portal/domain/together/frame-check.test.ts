import { describe, expect, it } from "vitest";
import { checkFrame, FRAME_MAX_BYTES } from "./frame-check.ts";
import { aRoom, T0 } from "./room.fixture.ts";
import { advance, startRound } from "./rounds.ts";

const everybody = 255;
/** Two who play, member 0 the host, and member 4 who watches. */
const room = advance(startRound(aRoom({}, 5), 7, T0), T0 + 10_000);
const check = (from: number, ...message: number[]) => checkFrame(room, from, Uint8Array.from(message));

describe("a frame", () => {
  it("of moves or presence goes to the others if the seat is the sender's own", () => {
    for (const kind of [0, 4]) {
      expect(check(1, everybody, kind, 1)).toEqual({ to: everybody, isLog: false });
      expect(check(1, everybody, kind, 0)).toBeUndefined();
      expect(check(4, everybody, kind, 4)).toBeUndefined();
      expect(check(4, everybody, kind, 200)).toBeUndefined();
    }
  });

  it("of attendance or log goes out from the host alone", () => {
    expect(check(0, everybody, 1, 1)).toEqual({ to: everybody, isLog: false });
    expect(check(0, 4, 3, 1)).toEqual({ to: 4, isLog: true });
    for (const kind of [1, 3]) expect(check(1, everybody, kind, 1)).toBeUndefined();
  });

  it("of a request goes to the host alone, from watchers too", () => {
    expect(check(4, 0, 2, 0)).toEqual({ to: 0, isLog: false });
    expect(check(4, 1, 2, 0)).toBeUndefined();
    expect(check(4, everybody, 2, 0)).toBeUndefined();
  });

  it("goes nowhere when it is of no kind, to nobody, to oneself, too short or too long", () => {
    for (const message of [[], [255], [255, 0], [255, 5, 0], [63, 0, 0], [0, 0, 0]])
      expect(check(0, ...message)).toBeUndefined();
    const long = new Uint8Array(FRAME_MAX_BYTES + 1);
    long.set([255, 0, 0]);
    expect(checkFrame(room, 0, long)).toBeDefined();
    expect(checkFrame(room, 0, new Uint8Array([...long, 0]))).toBeUndefined();
  });

  it("goes nowhere before a round is played", () => {
    for (const each of [aRoom({}, 2), startRound(aRoom({}, 2), 7, T0)])
      expect(checkFrame(each, 0, Uint8Array.of(255, 0, 0))).toBeUndefined();
  });
});
