import { describe, expect, it } from "vitest";
import { bot } from "#html5/wobble-hundred/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { muscles } from "./runner.ts";
import { type Action, maskOf, Sprint } from "./sprint.ts";

describe("Sprint", () => {
  it("can be won: the bot runs the whole hundred", () => {
    const sprint = new Sprint("hundred");
    playBot(sprint, bot);
    expect(sprint.race.ending).toBe("finish");
    expect(sprint.score).toBeGreaterThanOrEqual(bot.goal.score);
  });

  it("replays a tape as a ghost that keeps step with the run it was taken from", () => {
    const first = new Sprint("hundred");
    playBot(first, bot, 500);
    const second = new Sprint("hundred", first.tape);
    const controls = createControls<Action>();
    for (let step = 0; step < 500; step++) {
      controls.feed(bot.act(second.snapshot()));
      second.step(controls);
      if (step % 50 === 0) expect(second.ghost?.runner.balls).toEqual(second.race.runner.balls);
    }
    expect(second.ghost?.runner.balls).toEqual(first.race.runner.balls);
    expect(second.ghost?.result).toEqual(first.race.result);
  });

  it("waits for the first key before its clock runs", () => {
    const sprint = new Sprint("hundred");
    const controls = createControls<Action>();
    for (let step = 0; step < 90; step++) {
      controls.feed({});
      sprint.step(controls);
    }
    expect(sprint.race.result.seconds).toBe(0);
    controls.feed({ held: ["leftLift"] });
    sprint.step(controls);
    expect(sprint.hasBegun).toBe(true);
  });

  it("takes a stride for one leg's lift and the other's push", () => {
    const controls = createControls<Action>();
    controls.feed({ held: ["leftStride"] });
    expect(maskOf(controls)).toBe(muscles.leftLift | muscles.rightPush);
  });

  it("is over only after the fall has been enjoyed", () => {
    const sprint = new Sprint("hundred");
    const controls = createControls<Action>();
    let step = 0;
    while (!sprint.race.ending && step++ < 1000) {
      controls.feed({ held: step % 16 < 8 ? ["leftStride"] : ["rightStride"] });
      sprint.step(controls);
    }
    expect(sprint.isOver).toBe(false);
    for (let rest = 0; rest < 120; rest++) sprint.step(controls);
    expect(sprint.isOver).toBe(true);
  });

  it("lets the body fall on under the result, which stays", () => {
    const sprint = new Sprint("hundred");
    const controls = createControls<Action>();
    for (let step = 0; !sprint.isOver && step < 1000; step++) {
      controls.feed({ held: step % 16 < 8 ? ["leftStride"] : ["rightStride"] });
      sprint.step(controls);
    }
    const { score, race, tape } = sprint;
    const { leftKnee } = race.runner.body;
    const { x, y } = leftKnee;
    let farthest = 0;
    for (let step = 0; step < 200; step++) {
      sprint.linger();
      farthest = Math.max(farthest, Math.hypot(leftKnee.x - x, leftKnee.y - y));
    }
    expect(farthest).toBeGreaterThan(0.05);
    expect([sprint.score, sprint.tape]).toEqual([score, tape]);
  });
});
