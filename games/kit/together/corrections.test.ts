import { describe, expect, it } from "vitest";
import { Glide, ShownEvents } from "./corrections.ts";

describe("Glide", () => {
  it("draws a body that was moved where it was, and lets it glide to its place", () => {
    const body = { x: 100, y: 0 };
    const glide = new Glide(() => [body]);
    glide.around(() => {
      body.x = 130;
    });
    expect(glide.of(0)).toEqual({ x: -30, y: 0 });
    const seen = Array.from({ length: 30 }, () => {
      glide.step();
      return body.x + glide.of(0).x;
    });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(130);
  });

  it("shows a body at once that belongs far away", () => {
    const body = { x: 0, y: 0 };
    const glide = new Glide(() => [body]);
    glide.around(() => {
      body.y = -600;
    });
    expect(glide.of(0)).toEqual({ x: 0, y: 0 });
  });
});

describe("ShownEvents", () => {
  it("lets an event through once, though a correction brings it again", () => {
    const shown = new ShownEvents();
    expect(shown.isNew("hit 1")).toBe(true);
    shown.step();
    expect(shown.isNew("hit 1")).toBe(false);
    expect(shown.isNew("hit 2")).toBe(true);
    for (let i = 0; i < 12; i++) shown.step();
    expect(shown.isNew("hit 1")).toBe(true);
  });
});
