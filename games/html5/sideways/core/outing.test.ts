import { describe, expect, it } from "vitest";
import { bot } from "#html5/sideways/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";
import { firstCar } from "./cars.ts";
import { Outing } from "./outing.ts";
import { cellsFor } from "./picker.ts";
import type { Action, Mode } from "./run.ts";
import type { Track } from "./track.ts";
import { tracks } from "./tracks.ts";

function anOuting(mode: Mode = "race", given?: Track) {
  const saves = openSaves("test", 1, () => {
    throw new Error("no storage");
  });
  const outing = new Outing(new Career(saves), mode, given);
  const controls = createControls<Action>();
  const press = (move: Move<Action>) => {
    controls.feed({});
    outing.step(controls);
    controls.feed(move);
    return outing.step(controls);
  };
  return { outing, controls, press };
}

describe("Outing", () => {
  it("can be played: the bot reaches its goal and opens the next track", () => {
    const { outing } = anOuting();
    playBot(outing, bot, 80 * 60);
    expect(outing.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(outing.career.stars).toBeGreaterThanOrEqual(1);
  });

  it("shows the result after the race, and goes on from there", () => {
    const { outing } = anOuting();
    while (outing.mode === "race" && outing.age < 6000) playBot(outing, bot, 60);
    expect(outing.mode).toBe("result");
    expect(outing.gain.opened.length).toBeGreaterThan(0);
    const first = outing.race.track;
    playBot(outing, bot, 120);
    expect(outing.mode).toBe("race");
    // What was just opened is offered first.
    expect(outing.race.track).not.toBe(first);
  });

  it("opens the list of tracks at any time, and starts what is taken there", () => {
    const { outing, press } = anOuting();
    press({ held: ["tracks"] });
    expect(outing.mode).toBe("pick");
    press({ held: ["confirm"] });
    expect(outing.mode).toBe("race");
  });

  it("stays on a given track, in the first car, with nowhere else to go", () => {
    const { outing, press } = anOuting("race", tracks[3]);
    press({ held: ["tracks"] });
    expect([outing.mode, outing.race.track, outing.race.spec]).toEqual(["race", tracks[3], firstCar]);
    outing.race.finished = 100;
    for (let i = 0; i < 20; i++) press({});
    expect(outing.mode).toBe("result");
    press({ held: ["right"] });
    press({ held: ["confirm"] });
    expect([outing.mode, outing.race.track]).toEqual(["race", tracks[3]]);
  });

  it("keeps a closed track closed, by key and by click", () => {
    const { outing, press } = anOuting("pick");
    press({ held: ["right"] });
    expect(press({ held: ["confirm"] })).toEqual([{ kind: "shut" }]);
    const [, , third] = cellsFor(outing.frame.width, outing.frame.height);
    if (!third) throw new Error("There is a third track.");
    press({ pointer: { x: third.x + 9, y: third.y + 9, isDown: true } });
    expect(outing.mode).toBe("pick");
  });
});

describe("cellsFor", () => {
  it("keeps every cell inside the picture, from the smallest frame to the largest", () => {
    for (const [width, height] of [
      [960, 540],
      [960, 640],
      [1920, 1080],
      [1400, 540],
    ] as const) {
      for (const cell of cellsFor(width, height)) {
        expect(cell.x).toBeGreaterThanOrEqual(0);
        expect(cell.x + cell.width).toBeLessThanOrEqual(width);
        expect(cell.y + cell.height).toBeLessThanOrEqual(height);
        expect(cell.height).toBeGreaterThan(80);
      }
    }
  });
});
