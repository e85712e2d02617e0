import { describe, expect, it } from "vitest";
import { heldWays } from "./held-ways.ts";

const ways = { up: "U", down: "D", left: "L", right: "R" };
const at = (x: number, y: number) => [...heldWays(ways, { x, y })].toSorted().join("");

describe("heldWays", () => {
  it.each([
    [0, 0, ""],
    [0.1, 0.1, ""],
    [0.8, 0, "R"],
    [-0.8, 0.2, "L"],
    [0.6, -0.6, "RU"],
    [-0.6, 0.5, "DL"],
    [0, 2, "D"],
  ])("holds at %d %d: %s", (x, y, codes) => expect(at(x, y)).toBe(codes));

  it("holds only what the game has", () => {
    expect([...heldWays({ left: "L", right: "R" }, { x: 0.5, y: 0.5 })]).toEqual(["R"]);
  });
});
