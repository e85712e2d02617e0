import { describe, expect, it } from "vitest";
import { Tally } from "./tally.ts";

describe("Tally", () => {
  it("pays more the longer the combo", () => {
    const tally = new Tally();
    for (let hit = 0; hit < 4; hit++) tally.hit(10);
    expect(tally.score).toBe(40);
    tally.hit(10);
    expect(tally.score).toBe(55);
  });

  it("ends a combo that nobody feeds, and at once when Sam is hit", () => {
    const tally = new Tally();
    tally.hit(10);
    for (let step = 0; step < 109; step++) tally.step();
    expect(tally.combo).toBe(1);
    tally.step();
    expect(tally.combo).toBe(0);
    tally.hit(10);
    tally.taken();
    expect(tally.combo).toBe(0);
    expect(tally.bestCombo).toBe(1);
  });

  it("ranks a quick, clean run above a slow and battered one", () => {
    const clean = new Tally();
    for (let hit = 0; hit < 25; hit++) clean.hit(1);
    expect(clean.rank(300)).toBe("Chrome");
    const battered = new Tally();
    battered.steps = 60 * 301;
    for (let hit = 0; hit < 9; hit++) battered.taken();
    battered.batteriesLost = 1;
    expect(battered.rank(300)).toBe("Rust");
  });
});
