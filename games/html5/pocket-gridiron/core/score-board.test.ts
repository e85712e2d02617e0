import { describe, expect, it } from "vitest";
import { firstDown, kickOff, pass, QUARTER, toGo } from "./score-board.ts";

describe("the clock", () => {
  it("carries what is over into the next quarter", () => {
    const { board, change } = pass({ ...kickOff(), clock: 10 }, 16, false);
    expect(change).toBe("quarter");
    expect(board).toMatchObject({ quarter: 2, clock: QUARTER - 6 });
  });

  it("gives them the ball after half time", () => {
    const { board, change } = pass({ ...kickOff(), quarter: 2, clock: 3 }, 9, false);
    expect(change).toBe("half");
    expect(board).toMatchObject({ quarter: 3, clock: QUARTER, isOurBall: false });
  });

  it("ends a match level in the season, and plays on in a final", () => {
    const level = { ...kickOff(), quarter: 4, clock: 1 };
    expect(pass(level, 5, false).change).toBe("end");
    expect(pass(level, 5, true)).toMatchObject({ change: "quarter", board: { quarter: 5 } });
    expect(pass({ ...level, us: 3 }, 5, true).change).toBe("end");
  });
});

describe("toGo", () => {
  it("counts the yards to go, and says goal near the end zone", () => {
    expect(toGo({ ...firstDown(kickOff(), 40), down: 3, spot: 46 })).toBe(4);
    expect(toGo(firstDown(kickOff(), 94))).toBeUndefined();
  });
});
