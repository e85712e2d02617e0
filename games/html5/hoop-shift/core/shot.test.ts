import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { newBall, stepBall } from "./ball.ts";
import { gradeOf, type Release, shoot } from "./shot.ts";

const open: Release = { late: 0, window: 2, pressure: 0, pace: 0, steady: 1 };

/** How many of a hundred go in. */
function madeOf(release: Partial<Release>, x = 420): number {
  const random = createRandom(4);
  let made = 0;
  for (let throwing = 0; throwing < 100; throwing++) {
    const from = { x, y: 216 };
    const ball = { ...newBall(from.x, from.y), ...shoot(from, { ...open, ...release }, random) };
    for (let step = 0; step < 150; step++) {
      if (!stepBall(ball).some(({ kind }) => kind === "basket")) continue;
      made++;
      break;
    }
  }
  return made;
}

describe("shoot", () => {
  it("nearly always scores when let go at the top of the jump and nobody is near", () => {
    expect(madeOf({})).toBeGreaterThan(90);
  });

  it("punishes a release that is far too early or too late", () => {
    expect(madeOf({ late: -9 })).toBeLessThan(25);
    expect(madeOf({ late: 9 })).toBeLessThan(25);
  });

  it("gets harder with a hand in the face", () => {
    expect(madeOf({ pressure: 1 })).toBeLessThan(madeOf({}) - 15);
  });

  it("gets harder with the distance for a hasty release", () => {
    expect(madeOf({ late: -5 }, 150)).toBeLessThan(madeOf({ late: -5 }, 680));
  });
});

describe("gradeOf", () => {
  it("tells early from late, and forgives a little around the top", () => {
    expect([-9, -4, -2, 0, 2, 4, 9].map((late) => gradeOf(late, 2))).toEqual([
      "early",
      "good",
      "perfect",
      "perfect",
      "perfect",
      "good",
      "late",
    ]);
  });
});
