import { describe, expect, it } from "vitest";
import { Judge, type Slide } from "./drift.ts";

const slide: Slide = { angle: 0.6, speed: 16, gap: 9, counts: true };

function judged(steps: number, changes: Partial<Slide> = {}, judge = new Judge()) {
  const events = [];
  for (let step = 0; step < steps; step++) events.push(...judge.step({ ...slide, ...changes }));
  return { judge, events };
}

describe("Judge", () => {
  it("pays for angle and for speed", () => {
    const { pot } = judged(60).judge;
    expect(judged(60, { angle: 0.9 }).judge.pot).toBeGreaterThan(pot);
    expect(judged(60, { speed: 22 }).judge.pot).toBeGreaterThan(pot);
  });

  it("pays nothing for driving straight, for crawling, or off the road", () => {
    for (const change of [{ angle: 0.1 }, { speed: 3 }, { counts: false }]) {
      expect(judged(60, change).judge.pot).toBe(0);
    }
  });

  it("pays double near a wall, and raises the multiplier for it", () => {
    const { judge, events } = judged(30, { gap: 1 });
    expect(judge.pot).toBeCloseTo(judged(30).judge.pot * 2);
    expect(events).toContainEqual({ kind: "kiss", multiplier: 2 });
  });

  it("raises the multiplier when a slide is turned over into the next", () => {
    const { judge } = judged(60);
    const { events } = judged(60, { angle: -0.6 }, judge);
    expect(events).toEqual([{ kind: "link", multiplier: 2 }]);
  });

  it("does not take a wiggle for a link", () => {
    const { judge } = judged(60);
    for (let i = 0; i < 10; i++) judged(30, { angle: i % 2 ? 0.4 : -0.4 }, judge);
    expect(judge.multiplier).toBe(1);
  });

  it("banks the combo, times its multiplier, after a moment of calm", () => {
    const { judge } = judged(60);
    judged(60, { angle: -0.6 }, judge);
    const { pot } = judge;
    const { events } = judged(100, { angle: 0 }, judge);
    expect(events).toEqual([{ kind: "bank", points: Math.round(pot * 2), multiplier: 2 }]);
    expect(judge.total).toBe(Math.round(pot * 2));
    expect(judge.multiplier).toBe(1);
  });

  it("loses what is not banked yet at a wall, and nothing else", () => {
    const { judge } = judged(60);
    judged(100, { angle: 0 }, judge);
    const { total } = judge;
    judged(60, {}, judge);
    expect(judge.lose()).toHaveLength(1);
    expect(judge.pot).toBe(0);
    expect(judge.total).toBe(total);
    expect(judge.lose()).toEqual([]);
  });
});
