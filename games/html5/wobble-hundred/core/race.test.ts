import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import type { DisciplineId } from "./disciplines.ts";
import { Race, type RaceEvent } from "./race.ts";
import { muscles } from "./runner.ts";

const stride = (step: number, gait: number) =>
  step % gait < gait / 2 ? muscles.leftLift | muscles.rightPush : muscles.rightLift | muscles.leftPush;

function run(id: DisciplineId, maskAt: (step: number) => number, most = 1200) {
  const race = new Race(id);
  const events: RaceEvent[] = [];
  while (!race.ending && race.steps < most) events.push(...race.step(maskAt(race.steps)));
  return { race, events };
}

describe("Race", () => {
  it("runs to the last digit alike when the same muscles move", () => {
    const random = createRandom(5);
    const masks = Array.from({ length: 400 }, () => random.int(0, 15));
    const [one, two] = [1, 2].map(() => {
      const race = new Race("hurdles");
      for (const mask of masks) race.step(mask);
      return race.runner.balls;
    });
    expect(one).toEqual(two);
  });

  it("rewards rhythm: steady strides get much farther than hammering on all keys", () => {
    const random = createRandom(3);
    let mask = 0;
    const hammered = run("hundred", (step) => {
      if (step % 6 === 0) mask ^= 1 << random.int(0, 3);
      return mask;
    });
    const steady = run("hundred", (step) => stride(step, 60));
    expect(hammered.race.ending).toBeDefined();
    expect(steady.race.result.metres).toBeGreaterThan(hammered.race.result.metres + 15);
  });

  it("carries strides of every calm rhythm over the first five metres", () => {
    const fellEarly = [48, 52, 56, 60, 64, 68, 72, 76, 80].filter(
      (gait) => run("hundred", (step) => stride(step, gait)).race.farthest < 5,
    );
    expect(fellEarly).toEqual([]);
  });

  it("ends in a fall when the legs go too fast, and then lies still", () => {
    const { race } = run("hundred", (step) => stride(step, 16));
    expect(["face", "back"]).toContain(race.ending);
    const { metres } = race.result;
    for (let step = 0; step < 120; step++) race.step(15);
    expect(race.result.metres).toBe(metres);
  });

  it("knocks fences over", () => {
    const { race, events } = run("hurdles", (step) => stride(step, 60), 500);
    expect(events.some(({ kind }) => kind === "fence")).toBe(true);
    expect(race.fences[0]?.isHit).toBe(true);
  });

  it("flings a hopper off the board into the sand and measures it", () => {
    const { race, events } = run("hop", (step) => stride(step, 64));
    expect(events.some(({ kind }) => kind === "takeoff")).toBe(true);
    expect(race.ending).toBe("sand");
    expect(race.result.metres).toBeGreaterThan(0.5);
  });

  it("is another race on ice and on the moon", () => {
    const [track, ice, moon] = (["hundred", "ice", "moon"] as const).map(
      (id) => run(id, (step) => stride(step, 60), 240).race.farthest,
    );
    expect(new Set([track, ice, moon]).size).toBe(3);
  });
});
