import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";
import type { Raft } from "./raft.ts";
import { SEA_LEVEL } from "./sea.ts";
import { aWorld, run } from "./world.fixture.ts";
import type { World } from "./world.ts";

const oneRaft = (world: World): Raft => {
  const [raft] = world.rafts;
  if (!raft) throw new Error("There is no raft.");
  return raft;
};
const barrels = (raft: Raft, ...columns: number[]) =>
  raft.parts.filter(({ kind, column }) => kind === "barrel" && columns.includes(column));
const deckOf = (raft: Raft, column: number) => raft.toWorld(raft.topOf(column) ?? { x: 0, y: 0 }).y;

describe("Raft", () => {
  it("floats level, with the deck above the water", () => {
    const raft = oneRaft(aWorld([{ side: 0, x: 300 }]));
    expect(raft.angle).toBeCloseTo(0, 2);
    expect(deckOf(raft, 0)).toBeLessThan(SEA_LEVEL - 20);
    expect(raft.x).toBeCloseTo(300, 0);
  });

  it("leans towards the crew that stands on one end", () => {
    const raft = oneRaft(aWorld([{ side: 0, x: 300, columns: [4, 5] }]));
    expect(raft.angle).toBeGreaterThan(0.04);
  });

  it("hangs down where it lost its barrels", () => {
    const world = aWorld([{ side: 0, x: 300 }]);
    const raft = oneRaft(world);
    raft.lose(barrels(raft, 0, 1));
    run(world, 400);
    expect(raft.angle).toBeLessThan(-0.15);
    expect(deckOf(raft, 0)).toBeGreaterThan(deckOf(raft, 5) + 20);
  });

  it("lies deeper without any barrels", () => {
    const world = aWorld([{ side: 0, x: 300 }]);
    const raft = oneRaft(world);
    const before = deckOf(raft, 2);
    raft.lose(barrels(raft, 0, 1, 2, 3, 4, 5));
    run(world, 400);
    expect(deckOf(raft, 2)).toBeGreaterThan(before + 20);
  });

  it("loses what hangs on a broken part, and stays where it was in the world", () => {
    const raft = oneRaft(aWorld([{ side: 0, x: 300, blueprint: ["#.....", "======", "oooooo"] }]));
    const kept = raft.parts.find(({ column, kind }) => column === 5 && kind === "plank");
    const before = kept && raft.toWorld(kept);
    const lost = raft.lose(raft.parts.filter(({ column, row }) => column === 0 && row > 0));
    expect(lost.map(({ kind }) => kind).toSorted()).toEqual(["barrel", "crate", "plank"]);
    const after = kept && raft.toWorld(kept);
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 6);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 6);
  });

  it("tilts to and fro on waves", () => {
    const world = aWorld([{ side: 0, x: 300 }], 20);
    const raft = oneRaft(world);
    const angles: number[] = [];
    for (let i = 0; i < 900; i++) {
      run(world, 1);
      angles.push(raft.angle);
    }
    expect(Math.max(...angles)).toBeGreaterThan(0.08);
    expect(Math.min(...angles)).toBeLessThan(-0.08);
  });

  it("turns places in its own frame to the world and back", () => {
    const raft = oneRaft(aWorld([{ side: 0, x: 300 }]));
    raft.angle = 0.5;
    const back = raft.toLocal(raft.toWorld({ x: 40, y: -30 }));
    expect(back.x).toBeCloseTo(40, 9);
    expect(back.y).toBeCloseTo(-30, 9);
  });
});

describe("partsOf", () => {
  it("reads a blueprint row by row", () => {
    const parts = partsOf([" | ", "#==", "ooo"]);
    expect(parts.map(({ kind }) => kind)).toEqual([
      ...["mast", "crate", "plank", "plank"],
      ...["barrel", "barrel", "barrel"],
    ]);
    expect(parts[0]).toMatchObject({ column: 1, row: 0, x: 0, y: -56 });
  });
});
