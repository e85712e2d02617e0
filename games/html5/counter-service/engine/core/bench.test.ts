import { describe, expect, it } from "vitest";
import { Bench } from "./bench.ts";
import { BURNT } from "./dish.ts";
import type { ShiftEvent } from "./events.ts";
import { aCareer, aKitchen } from "./kitchen.fixture.ts";
import type { Kitchen } from "./kitchen.ts";
import { dayOf } from "./today.ts";

const noWish = () => undefined;

function aBench(changes: Partial<Kitchen> = {}, career = aCareer()) {
  const events: ShiftEvent[] = [];
  const kitchen = aKitchen(changes);
  const bench = new Bench(kitchen, career, dayOf(kitchen, career.day), (event) => events.push(event));
  const cook = (seconds: number, wanted: () => number | undefined = noWish) => {
    for (let i = 0; i < seconds * 60; i++) bench.step(wanted);
  };
  return { bench, cook, kinds: () => events.splice(0).map(({ kind }) => kind) };
}

describe("Bench", () => {
  it("cooks one side, turns it, and puts it on the stack with both sides as they came", () => {
    const { bench, cook } = aBench();
    bench.pressRaw(0);
    cook(3);
    bench.pressSpot(0);
    cook(2);
    bench.pressSpot(0);
    const [slice] = bench.board?.marks ?? [];
    expect(slice?.cooked?.sides[0]).toBeCloseTo(0.6);
    expect(slice?.cooked?.sides[1]).toBeCloseTo(0.4);
    expect(bench.spots[0]).toBeUndefined();
  });

  it("has as many places on the stove as were bought, and refuses more", () => {
    const { bench, kinds } = aBench();
    for (let i = 0; i < 3; i++) bench.pressRaw(0);
    expect(bench.spots.filter(Boolean)).toHaveLength(2);
    expect(kinds()).toEqual(["sizzle", "sizzle", "refuse"]);
    const levels = { ...aCareer().levels, stove: 2 };
    expect(aBench({}, aCareer({ levels })).bench.spots).toHaveLength(4);
  });

  it("keeps locked things locked", () => {
    const { bench } = aBench();
    bench.pressRaw(1);
    bench.pressItem(3);
    expect(bench.spots[0]).toBeUndefined();
    expect(bench.board).toBeUndefined();
  });

  it("throws coal away at a press", () => {
    const { bench, cook, kinds } = aBench();
    bench.pressRaw(0);
    cook(5 * (BURNT + 0.05));
    bench.pressSpot(0);
    expect(bench.spots[0]).toBeUndefined();
    expect(bench.board).toBeUndefined();
    expect(kinds()).toEqual(["sizzle", "smoke", "trash"]);
  });

  it("drops a thing where the hand swings", () => {
    const { bench, cook } = aBench();
    cook(0.4);
    const { sway } = bench;
    bench.pressItem(0);
    expect(sway).not.toBeCloseTo(0, 1);
    expect(bench.board?.marks[0]?.off).toBe(sway);
  });

  it("pours while it is held, up to the brim", () => {
    const { bench, kinds } = aBench({ flow: "bake" });
    bench.holdItem(1);
    expect(bench.board).toBeUndefined();
    bench.pressRaw(0);
    for (let i = 0; i < 55; i++) bench.holdItem(1);
    expect(bench.board?.marks[0]).toMatchObject({ item: "honey" });
    expect(bench.board?.marks[0]?.amount).toBeCloseTo(0.5);
    for (let i = 0; i < 100; i++) bench.holdItem(1);
    expect(bench.board?.marks[0]?.amount).toBe(1);
    expect(kinds().filter((kind) => kind === "full")).toHaveLength(1);
  });

  it("lays what is in hand on a quarter, once", () => {
    const { bench } = aBench({ flow: "bake" });
    bench.pressRaw(0);
    bench.pressQuarter(1);
    expect(bench.board?.marks).toEqual([]);
    bench.pressItem(2);
    bench.pressQuarter(1);
    bench.pressQuarter(1);
    bench.pressQuarter(3);
    expect(bench.board?.marks.map(({ item, quarter }) => [item, quarter])).toEqual([
      ["seeds", 1],
      ["seeds", 3],
    ]);
  });

  it("bakes what was made on the board, and cuts it afterwards", () => {
    const { bench, cook } = aBench({ flow: "bake", stove: { seconds: 5, isTurned: false } });
    bench.pressRaw(0);
    bench.pressBoard();
    expect(bench.board).toBeUndefined();
    cook(3);
    bench.pressSpot(0);
    expect(bench.cutting?.base?.sides[0]).toBeCloseTo(0.6);
    bench.pressCut();
    cook(0.5);
    bench.pressCut();
    expect(bench.cutting?.cuts).toHaveLength(2);
    expect(bench.ready).toEqual([bench.cutting]);
  });

  it("packs decorated things into the box, and takes the last one out for the bin", () => {
    const { bench, cook } = aBench({ flow: "box" });
    for (let i = 0; i < 2; i++) {
      bench.pressRaw(0);
      cook(1);
      bench.pressSpot(0);
      bench.pressSpot(0);
      bench.pressBoard();
    }
    expect(bench.ready).toHaveLength(2);
    bench.pressTrash();
    expect(bench.ready).toHaveLength(1);
  });

  it("rings at the wished doneness once the bell is bought, and the better bell keeps it there longer", () => {
    const wanted = () => 0.6;
    const levelled = (bell: number) => {
      const one = aBench({}, aCareer({ levels: { ...aCareer().levels, bell } }));
      one.bench.pressRaw(0);
      one.cook(4, wanted);
      return {
        side: one.bench.spots[0]?.dish.base.sides[0] ?? 0,
        rings: one.kinds().filter((kind) => kind === "ding").length,
      };
    };
    expect(levelled(0).rings).toBe(0);
    expect(levelled(1).rings).toBe(1);
    expect(levelled(2).side).toBeLessThan(levelled(1).side);
  });
});
