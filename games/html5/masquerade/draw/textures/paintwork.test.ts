import { describe, expect, it } from "vitest";
import { Level } from "#html5/masquerade/core/level.ts";
import { createRandom } from "#kit/random.ts";
import { Paintwork, WIDTH } from "./paintwork.ts";

const pink = [255, 40, 130] as const;
const painted = ({ pixels }: Paintwork) => {
  let count = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 127) count++;
  return count;
};
const aPaintwork = () => new Paintwork(new Level("piazza"), createRandom(1));

describe("Paintwork", () => {
  it("keeps a splat on the ground where it fell, in its colour", () => {
    const work = aPaintwork();
    work.splat({ x: 5, y: 17, z: 0 }, { nx: 0, ny: 0, nz: 1 }, 0.55, pink);
    const at = (17 * 16 * WIDTH + 5 * 16) * 4;
    expect([...work.pixels.slice(at, at + 3)]).toEqual([...pink]);
    expect(painted(work)).toBeGreaterThan(100);
    expect(work.dirty).toHaveLength(1);
  });

  it("leaves what lies higher unpainted", () => {
    const work = aPaintwork();
    const edge = { x: 21.9, y: 19, z: 0 };
    work.splat(edge, { nx: 0, ny: 0, nz: 1 }, 0.55, pink);
    const onTop = (19 * 16 * WIDTH + Math.floor(22.2 * 16)) * 4;
    expect(work.pixels[onTop + 3]).toBe(0);
    expect(painted(work)).toBeGreaterThan(30);
  });

  it("runs down a wall after a splat", () => {
    const work = aPaintwork();
    const splats = 6;
    for (let i = 0; i < splats; i++) {
      work.splat({ x: 2, y: 5 + i * 3, z: 2 }, { nx: 1, ny: 0, nz: 0 }, 0.55, pink);
    }
    const before = painted(work);
    for (let step = 0; step < 60; step++) work.step();
    expect(painted(work)).toBeGreaterThan(before + 20);
  });

  it("is clean again after clearing", () => {
    const work = aPaintwork();
    work.splat({ x: 5, y: 17, z: 0 }, { nx: 0, ny: 0, nz: 1 }, 1, pink);
    work.clear();
    expect(painted(work)).toBe(0);
  });
});
