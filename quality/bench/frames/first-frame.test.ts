import { describe, expect, it } from "vitest";
import type { Exchange } from "#quality/bench/network/slow-proxy.ts";
import { CANVAS_MS, firstFrameAt, travelTime } from "./first-frame.ts";

const paint = { kind: "paint", at: 1000 } as const;
const canvas = { kind: "canvas", at: 1900 } as const;

describe("the first frame of a game", () => {
  it("is the first picture on its canvas, whatever was painted before", () => {
    expect(firstFrameAt([paint, canvas, { ...canvas, at: 2000 }], 1950)).toBe(1900);
  });

  it("is its first paint where no canvas follows", () => {
    expect(firstFrameAt([paint], 1000 + CANVAS_MS)).toBeUndefined();
    expect(firstFrameAt([paint], 1001 + CANVAS_MS)).toBe(1000);
  });

  it("is not the press", () => {
    expect(firstFrameAt([{ kind: "press", at: 500 }], 90_000)).toBeUndefined();
  });
});

describe("the travel time of a game", () => {
  const exchange = (startedAt: number, endedAt: number, bytes: number): Exchange => ({
    ...{ host: "game", path: "/", startedAt, endedAt, bytes },
  });

  it("is that of its bytes and of the round trips that they need", () => {
    const page = exchange(0, 160, 2000);
    const scripts = [exchange(160, 400, 10_000), exchange(170, 420, 8000)];
    expect(travelTime([page, ...scripts])).toBe(100 + 2 * 150);
  });

  it("has no more than three round trips, however long the chain", () => {
    const chain = Array.from({ length: 5 }, (_, at) => exchange(at * 200, at * 200 + 190, 0));
    expect(travelTime(chain)).toBe(3 * 150);
  });
});
