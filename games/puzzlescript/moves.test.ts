import { describe, expect, it } from "vitest";
import { swipeOf, tapOf } from "./moves.ts";

describe("swipeOf", () => {
  it("takes a short way for a tap, and a longer one for the direction that it has most of", () => {
    expect(swipeOf(10, -10)).toBeUndefined();
    expect([swipeOf(40, 10), swipeOf(-40, 10), swipeOf(5, 40), swipeOf(5, -40)]).toEqual([
      "right",
      "left",
      "down",
      "up",
    ]);
  });
});

describe("tapOf", () => {
  it("steps towards the tapped cell from the nearest player", () => {
    const players = [
      { x: 1, y: 1 },
      { x: 9, y: 9 },
    ];
    expect(tapOf({ x: 4, y: 2 }, players)).toBe("right");
    expect(tapOf({ x: 9, y: 6 }, players)).toBe("up");
  });

  it("acts on the player itself, and where nobody is to be moved", () => {
    expect(tapOf({ x: 1, y: 1 }, [{ x: 1, y: 1 }])).toBe("action");
    expect(tapOf({ x: 1, y: 1 }, [])).toBe("action");
  });
});
