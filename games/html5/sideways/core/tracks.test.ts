import { describe, expect, it } from "vitest";
import { SPACING } from "./shape.ts";
import { medalFor, tracks, wallOf } from "./tracks.ts";

describe("tracks", () => {
  it("are eight, each with a name and a mood of its own", () => {
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(8);
    expect(new Set(tracks.map(({ mood }) => mood)).size).toBe(8);
  });

  it.each(tracks)("$id has no bend so tight that its inner wall would fold over", (track) => {
    const tightest = Math.max(...track.shape.samples.map(({ bend }) => Math.abs(bend)));
    expect(1 / tightest).toBeGreaterThan(wallOf(track) + 2);
  });

  it.each(tracks)("$id never comes so near to itself that walls would cross", (track) => {
    const { samples } = track.shape;
    const wall = wallOf(track);
    const apart = (wall * 5) / SPACING;
    samples.forEach((a, i) => {
      samples.forEach((b, j) => {
        const along = Math.min(Math.abs(i - j), samples.length - Math.abs(i - j));
        if (along < apart) return;
        const distance = Math.hypot(a.x - b.x, a.y - b.y);
        if (distance < wall * 2 + 2) throw new Error(`${i} and ${j} are ${distance} m apart`);
      });
    });
  });

  it("ask for more stars one after another, and never for more than the tracks before can give", () => {
    tracks.forEach(({ stars }, i) => {
      expect(stars).toBeGreaterThanOrEqual(tracks[i - 1]?.stars ?? 0);
      expect(stars).toBeLessThanOrEqual(i * 6);
    });
  });
});

describe("medalFor", () => {
  it("counts points upwards and seconds downwards", () => {
    expect([99, 100, 250, 300].map((points) => medalFor([100, 200, 300], points))).toEqual([0, 1, 2, 3]);
    expect([31, 30, 24, 20].map((seconds) => medalFor([30, 25, 20], seconds))).toEqual([0, 1, 2, 3]);
  });

  it("gives nothing for a lap that was never driven", () => {
    expect(medalFor([30, 25, 20], undefined)).toBe(0);
  });
});
