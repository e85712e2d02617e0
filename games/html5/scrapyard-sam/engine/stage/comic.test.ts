import { describe, expect, it } from "vitest";
import { chapter } from "#html5/scrapyard-sam/1/chapter.ts";
import { look } from "#html5/scrapyard-sam/1/look.ts";
import type { Action } from "#html5/scrapyard-sam/engine/core/actions.ts";
import { createControls } from "#kit/input/controls.ts";
import { Comic } from "./comic.ts";

/** Steps until a comic is over while these are held from this step on. */
function stepsWith(held: readonly Action[], from: number): number {
  const comic = new Comic(look, chapter.boss, look.comics[0] ?? []);
  const controls = createControls<Action>();
  for (let step = 1; step < 1000; step++) {
    controls.feed({ held: step >= from ? held : [] });
    if (comic.step(controls)) return step;
  }
  return 1000;
}

describe("a comic", () => {
  it("is over by itself within four seconds", () => {
    expect(stepsWith([], 0)).toBeLessThanOrEqual(4 * 60 + 1);
  });

  it("ends with any press, but not with the last one of the fight before", () => {
    expect(stepsWith(["punch"], 40)).toBe(40);
    expect(stepsWith(["right"], 100)).toBe(100);
    expect(stepsWith(["punch"], 3)).toBeGreaterThan(200);
  });
});

describe("the comics of a game", () => {
  it("has two panels or three before each scene", () => {
    expect(look.comics).toHaveLength(look.scenes.length);
    for (const panels of look.comics) expect([2, 3]).toContain(panels.length);
  });
});
