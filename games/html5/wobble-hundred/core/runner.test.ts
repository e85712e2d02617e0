import { describe, expect, it } from "vitest";
import { muscles, Runner } from "./runner.ts";

const world = { gravity: 9.8, grip: 0.9, airBalance: 0 };
const far = (runner: Runner, a: "hip" | "leftKnee", b: "leftKnee" | "leftAnkle") => {
  const [from, to] = [runner.at(a), runner.at(b)];
  return Math.hypot(to.x - from.x, to.y - from.y);
};

describe("Runner", () => {
  it("stands by itself as long as nobody asks for more", () => {
    const runner = new Runner(world);
    for (let step = 0; step < 300; step++) runner.step(0);
    expect(runner.at("hip").y).toBeGreaterThan(0.85);
    expect(Math.abs(runner.at("hip").x)).toBeLessThan(0.2);
  });

  it("lifts the leg that is told to, and not the other", () => {
    const runner = new Runner(world);
    for (let step = 0; step < 15; step++) runner.step(muscles.leftLift);
    expect(runner.at("leftKnee").y).toBeGreaterThan(runner.at("rightKnee").y + 0.15);
  });

  it("keeps its bones as long as they are while its legs flail", () => {
    const runner = new Runner(world);
    const [thigh, shin] = [far(runner, "hip", "leftKnee"), far(runner, "leftKnee", "leftAnkle")];
    for (let step = 0; step < 200; step++) {
      runner.step((step * 7) % 16);
      expect(far(runner, "hip", "leftKnee") / thigh).toBeCloseTo(1, 1);
      expect(far(runner, "leftKnee", "leftAnkle") / shin).toBeCloseTo(1, 1);
    }
  });

  it("lies on the ground and not in it once its muscles let go", () => {
    const runner = new Runner(world);
    runner.collapse();
    for (let step = 0; step < 240; step++) runner.step(0);
    expect(runner.at("neck").y).toBeLessThan(0.6);
    for (const ball of runner.balls) expect(ball.y).toBeGreaterThan(ball.radius - 0.03);
  });
});
