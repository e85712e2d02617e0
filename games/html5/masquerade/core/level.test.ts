import { describe, expect, it } from "vitest";
import { Level } from "./level.ts";
import { mapIds, maps } from "./maps.ts";
import { fieldTo, nextOnWay } from "./paths.ts";

describe.each(mapIds)("the map %s", (id) => {
  const level = new Level(id);

  it("is a closed rectangle", () => {
    const { rows } = maps[id];
    for (const row of rows) {
      expect(row).toHaveLength(rows[0]?.length ?? 0);
      expect(row).toMatch(/^[ABC].*[ABC]$/);
    }
    expect(rows[0]).toMatch(/^[ABC]+$/);
    expect(rows.at(-1)).toMatch(/^[ABC]+$/);
  });

  it("can be crossed from everywhere to everywhere", () => {
    for (const goal of [...level.masks, level.middleOf(level.open[0] ?? 0)]) {
      const field = fieldTo(level, goal);
      expect(level.open.filter((cell) => (field[cell] ?? -1) < 0)).toEqual([]);
    }
  });

  it("has at least five masks to pick up", () => {
    expect(level.masks.length).toBeGreaterThanOrEqual(5);
  });
});

describe("Level", () => {
  const level = new Level("piazza");

  it("sees along open ground and not through walls", () => {
    expect(level.isClear({ x: 5, y: 17, z: 1.5 }, { x: 30, y: 17, z: 1.5 })).toBe(true);
    expect(level.isClear({ x: 5, y: 11, z: 1.5 }, { x: 11, y: 11, z: 1.5 })).toBe(false);
  });

  it("leads around what stands in the way", () => {
    const goal = { x: 11, y: 11 };
    const field = fieldTo(level, goal);
    let at = { x: 5, y: 11 };
    for (let step = 0; step < 40; step++) at = nextOnWay(level, field, at) ?? at;
    expect(at).toEqual(goal);
  });
});
