import { describe, expect, it } from "vitest";
import { Glide } from "./glide.ts";

describe("Glide", () => {
  it("shows a walk in turns of six steps without a jerk or a step back", () => {
    const glide = new Glide();
    const walker = { x: 0, y: 0, vx: 2, vy: 0, actedAt: 0 };
    const strides: number[] = [];
    let before = 0;
    for (let time = 0; time < 120; time++) {
      if (time % 6 === 0) Object.assign(walker, { x: walker.x + 12, actedAt: time });
      glide.step(walker, 0, time);
      const { x } = glide.placeOf(walker, 0, 1);
      if (time > 30) strides.push(x - before);
      before = x;
    }
    expect(Math.min(...strides)).toBeGreaterThan(1);
    expect(Math.max(...strides)).toBeLessThan(3);
  });

  it("turns the short way round, and does not glide across the island", () => {
    const glide = new Glide();
    const walker = { x: 0, y: 0, vx: 0, vy: 0, actedAt: 0 };
    glide.step(walker, 3, 0);
    glide.step(walker, -3, 1);
    expect(glide.placeOf(walker, -3, 1).facing).toBeGreaterThan(3);
    walker.x = 900;
    glide.step(walker, 0, 2);
    expect(glide.placeOf(walker, 0, 0).x).toBe(900);
  });
});
