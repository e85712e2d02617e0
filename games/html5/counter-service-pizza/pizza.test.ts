import { describe, expect, it } from "vitest";
import { newCareer } from "#games/html5/counter-service/career.ts";
import { Shift } from "#games/html5/counter-service/shift.ts";
import { playBot } from "#games/kit/bot.ts";
import { createRandom } from "#games/kit/random.ts";
import { bot } from "./bot.ts";
import { kitchen } from "./kitchen.ts";

describe("pizza", () => {
  it("x", () => {
    let career = newCareer();
    for (let day = 1; day < 13; day++) {
      const shift = new Shift(kitchen, career, createRandom(day));
      const steps = playBot(shift, bot, 60 * 600);
      console.log(
        day,
        shift.isOver,
        (steps / 60) | 0,
        shift.score,
        shift.hearts,
        JSON.stringify(shift.report()),
      );
      career = shift.careerAfter();
    }
    expect(1).toBe(1);
  });
});
