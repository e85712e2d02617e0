import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { type DefenceCall, rivalDrive } from "./rival-drive.ts";

/** Points that they make in two hundred drives. */
function pointsOf(edge: number, running: number, call: DefenceCall): number {
  const random = createRandom(21);
  let points = 0;
  for (let i = 0; i < 200; i++)
    points += rivalDrive({ start: 25, edge, running, call, seconds: 140 }, random).points;
  return points;
}

describe("rivalDrive", () => {
  it("brings a stronger attack clearly more points", () => {
    expect(pointsOf(4, 0.5, "pass")).toBeGreaterThan(pointsOf(-4, 0.5, "pass") * 1.5);
  });

  it("is stopped best by the call that fits what they like to do", () => {
    expect(pointsOf(0, 0.9, "run")).toBeLessThan(pointsOf(0, 0.9, "pass"));
    expect(pointsOf(0, 0.1, "pass")).toBeLessThan(pointsOf(0, 0.1, "run"));
  });

  it("ends when the half does", () => {
    const drive = rivalDrive({ start: 25, edge: 0, running: 0.5, call: "run", seconds: 4 }, createRandom(1));
    expect(drive).toMatchObject({ end: "time", points: 0 });
  });
});
