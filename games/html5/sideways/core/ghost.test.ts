import { describe, expect, it } from "vitest";
import { isTape, poseAt, Recorder } from "./ghost.ts";

describe("Recorder", () => {
  it("gives back where the car was, also between the poses it kept", () => {
    const recorder = new Recorder();
    for (let step = 0; step < 60; step++) recorder.step({ x: step * 0.5, y: -step, heading: step / 50 });
    const tape = recorder.cut(1, "pencil");
    expect(isTape(tape)).toBe(true);
    for (const step of [0, 10, 33]) {
      const pose = poseAt(tape, step);
      expect(pose?.x).toBeCloseTo(step * 0.5, 1);
      expect(pose?.y).toBeCloseTo(-step, 1);
      expect(pose?.heading).toBeCloseTo(step / 50, 1);
    }
  });

  it("begins anew after a cut", () => {
    const recorder = new Recorder();
    recorder.step({ x: 5, y: 5, heading: 0 });
    recorder.cut(1, "pencil");
    recorder.step({ x: 9, y: 9, heading: 0 });
    expect(recorder.cut(1, "pencil").poses).toEqual([180, 180, 0]);
  });
});
