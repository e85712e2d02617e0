import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { DryTiles } from "./dry-tiles.ts";
import { Grid } from "./grid.ts";
import { depthIn, isLand, MIDDLE, makeIsland, SIZE } from "./island.ts";
import { sow } from "./sowing.ts";

describe("the island", () => {
  it("is the same for the same seed and another for another", () => {
    expect(makeIsland(createRandom(4))).toEqual(makeIsland(createRandom(4)));
    expect(makeIsland(createRandom(4))).not.toEqual(makeIsland(createRandom(5)));
  });

  it("is land in the middle, sea far out and water in its ponds", () => {
    const island = makeIsland(createRandom(1));
    const [pond] = island.ponds;
    expect(depthIn(island.coast, { x: MIDDLE, y: MIDDLE })).toBeGreaterThan(500);
    expect(isLand(island, { x: 20, y: 20 })).toBe(false);
    expect(pond && isLand(island, pond)).toBe(false);
  });

  it.each([1, 2, 3, 4])("has enough of everything to live on (seed %i)", (seed) => {
    const random = createRandom(seed);
    const island = makeIsland(random);
    const grid = new Grid();
    const nodes = sow(island, grid, random);
    const count = (kind: string) => nodes.filter((node) => node.kind === kind).length;
    expect(count("tree")).toBeGreaterThan(150);
    expect(count("bush")).toBeGreaterThan(60);
    expect(count("rock")).toBeGreaterThan(40);
    expect(count("shoal")).toBeGreaterThan(20);
    for (const node of nodes) if (node.kind !== "shoal") expect(isLand(island, node)).toBe(true);
  });
});

describe("DryTiles", () => {
  it.each([1, 2, 3])("are dry all over, and most of the land (seed %i)", (seed) => {
    const random = createRandom(seed);
    const island = makeIsland(random);
    const dryTiles = new DryTiles(island);
    const anywhere = Array.from({ length: 4000 }, () => ({
      x: random.between(0, SIZE),
      y: random.between(0, SIZE),
    }));
    const dry = anywhere.filter((spot) => dryTiles.has(spot, 8));
    expect(dry.filter((spot) => !isLand(island, spot, 8))).toEqual([]);
    expect(dry.length).toBeGreaterThan(anywhere.filter((spot) => isLand(island, spot)).length / 2);
  });
});

describe("Grid", () => {
  it("knows where nothing stands on a tile and on those around it", () => {
    const grid = new Grid();
    const tree = { kind: "tree", x: 100, y: 100, left: 1, backAt: 0, look: 0, hitAt: 0 } as const;
    grid.put(tree);
    grid.put(tree);
    expect([grid.isBare(2, 2), grid.isBare(3, 3), grid.isBare(4, 2)]).toEqual([false, false, true]);
    grid.remove(tree);
    expect(grid.isBare(2, 2)).toBe(true);
  });

  it("finds what is nearest of a kind, and nothing beyond its reach", () => {
    const grid = new Grid();
    const tree = (x: number, look: number) =>
      ({ kind: "tree", x, y: 100, left: 1, backAt: 0, look, hitAt: 0 }) as const;
    grid.put(tree(500, 0.1));
    grid.put(tree(260, 0.2));
    grid.put({ ...tree(140, 0.3), kind: "rock" });
    expect(grid.nearest({ x: 100, y: 100 }, 900, ({ kind }) => kind === "tree")).toMatchObject({ look: 0.2 });
    expect(grid.nearest({ x: 100, y: 100 }, 120, ({ kind }) => kind === "tree")).toBeUndefined();
  });
});
