import { describe, expect, it } from "vitest";
import {
  footing,
  isFlashing,
  isHit,
  LOOP,
  moverAt,
  type Raft,
  type Rail,
  type River,
  type Road,
  sunk,
  trainAt,
} from "./rows.ts";

const common = { index: 7, season: "meadow", coins: [] as number[] } as const;
const aRoad = (at: number): Road => ({
  ...common,
  coins: [],
  kind: "road",
  way: 1,
  speed: 0.1,
  movers: [{ at, length: 2, kind: "van", paint: 0 }],
});
const aRail: Rail = { ...common, coins: [], kind: "rail", way: -1, period: 400, phase: 0 };
const aRiver = (...movers: Raft[]): River => ({
  ...common,
  coins: [],
  kind: "river",
  way: 1,
  speed: 0.02,
  movers,
});

describe("moverAt", () => {
  it("drives along the lane and comes in again at the other end", () => {
    const road = aRoad(0);
    const [van] = road.movers;
    if (!van) throw new Error("The road is empty.");
    expect(moverAt(road, van, 30)).toBeCloseTo(3);
    expect(moverAt(road, van, (LOOP / 2 - 1) * 10)).toBeCloseTo(LOOP / 2 - 1);
    expect(moverAt(road, van, (LOOP / 2 + 1) * 10)).toBeCloseTo(-LOOP / 2 + 1);
  });
});

describe("isHit", () => {
  it("spares what looks like a close shave and hits what does not", () => {
    expect(isHit(aRoad(0), 1.3, 0)).toBe(false);
    expect(isHit(aRoad(0), 1.1, 0)).toBe(true);
  });

  it("never happens on a field", () => {
    expect(isHit({ ...common, coins: [], kind: "field", blocked: [] }, 0, 0)).toBe(false);
  });
});

describe("a train", () => {
  it("is announced by the lights for more than a second before it can hit anybody", () => {
    const hits = Array.from({ length: 400 }, (_, time) => time + 400).filter((time) => isHit(aRail, 0, time));
    const [first = 0] = hits;
    expect(hits.length).toBeGreaterThan(10);
    for (let before = 1; before <= 70; before++) expect(isFlashing(aRail, first - before)).toBe(true);
    for (const time of hits) expect(isFlashing(aRail, time)).toBe(true);
  });

  it("passes once in a period and leaves the rails free in between", () => {
    expect(trainAt(aRail, 300)).toBeUndefined();
    expect(isFlashing(aRail, 300)).toBe(false);
    expect(trainAt(aRail, 410)).toBeDefined();
  });
});

describe("footing", () => {
  const log: Raft = { at: 0, length: 3, isFloe: false };

  it("stands in the middle of a square on solid ground", () => {
    expect(footing(aRoad(9), 1.8, 0)).toEqual({ x: 2 });
  });

  it("finds a place on the log and rides along", () => {
    expect(footing(aRiver(log), 0.9, 0)).toEqual({ x: 1, raft: log });
    expect(footing(aRiver(log), 0.9, 50)?.x).toBeCloseTo(1);
    expect(footing(aRiver(log), 1.8, 0)?.x).toBe(1);
  });

  it("finds nothing but water beside the log and between the pads", () => {
    expect(footing(aRiver(log), 2.1, 0)).toBeUndefined();
    expect(footing({ ...common, coins: [], kind: "pads", pads: [-1, 2] }, 1, 0)).toBeUndefined();
    expect(footing({ ...common, coins: [], kind: "pads", pads: [-1, 2] }, 2.2, 0)).toEqual({ x: 2 });
  });

  it("finds no floe that has gone under, until it comes up again", () => {
    const floe: Raft = { at: 0, length: 2, isFloe: true, steppedOn: 100 };
    const still = { ...aRiver(floe), speed: 0 };
    expect(footing(still, 0.4, 120)?.raft).toBe(floe);
    expect(footing(still, 0.4, 180)).toBeUndefined();
    expect(footing(still, 0.4, 320)?.raft).toBe(floe);
    expect(sunk(log, 9999)).toBe(0);
  });
});
