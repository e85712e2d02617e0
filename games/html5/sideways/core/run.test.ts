import { describe, expect, it } from "vitest";
import { bot } from "#html5/sideways/bot.ts";
import { playBot } from "#kit/bot.ts";
import { compassTo } from "#kit/input/compass.ts";
import { type Controls, createControls } from "#kit/input/controls.ts";
import type { Hands } from "./car.ts";
import { firstCar } from "./cars.ts";
import { type Action, Run, readHands } from "./run.ts";
import { firstTrack } from "./tracks.ts";

const aRun = () => ({ run: new Run(firstTrack, firstCar), controls: createControls<Action>() });

describe("Run", () => {
  it("is one race for drift points, over a moment after the finish", () => {
    const { run } = aRun();
    const steps = playBot(run, bot, 6000);
    expect(steps).toBeLessThan(6000);
    expect([run.isOver, run.race.laps.length]).toEqual([true, firstTrack.rounds]);
    expect(run.score).toBe(run.race.points);
    expect(run.score).toBeGreaterThan(1000);
  });
});

function handsOf(controls: Controls<Action>, { race }: Run): Hands {
  const hands = { gas: 0, brake: 0, steer: 0, hasHandbrake: false };
  readHands(hands, controls, race);
  return hands;
}

describe("readHands", () => {
  it("reads keys and pads", () => {
    const { run, controls } = aRun();
    controls.feed({ held: ["gas", "left", "handbrake"] });
    expect(handsOf(controls, run)).toEqual({ gas: 1, brake: 0, steer: -1, hasHandbrake: true });
  });

  it.each([
    [{ x: 100, y: 40 }, 1],
    [{ x: 100, y: -40 }, -1],
    [{ x: 100, y: 0 }, 0],
  ])("drives towards a pointer that is held at %j", (place, side) => {
    const { run, controls } = aRun();
    run.race.car.heading = 0;
    controls.feed({ pointer: { ...compassTo({ x: 0, y: 0 }, place), isDown: true } });
    const hands = handsOf(controls, run);
    expect(hands.gas).toBe(1);
    expect(Math.sign(hands.steer)).toBe(side);
  });
});
