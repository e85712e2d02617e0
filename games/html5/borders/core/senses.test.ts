import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { Field, MIDDLE, SIZE, xOf, yOf } from "./field.ts";
import { nearestHome } from "./senses.ts";

const OWN = 3;

/** The distance to the nearest cell, found by a look at every one. */
function leastOf(field: Field, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < SIZE * SIZE; cell++) {
    if (field.owner[cell] === OWN) least = Math.min(least, Math.hypot(xOf(cell) - x, yOf(cell) - y));
  }
  return least;
}

describe("nearestHome", () => {
  it.each([1, 2, 3, 4])("finds the nearest land to half a cell, near and far from it (seed %i)", (seed) => {
    const random = createRandom(seed);
    const field = new Field();
    const around = (reach: number) => MIDDLE + random.between(-reach, reach);
    for (let patch = 0; patch < 3; patch++) field.settle(OWN, around(40), around(40), random.between(0.8, 7));
    // Somebody else has taken a bite out of it, so that its box holds more than its land.
    field.settle(OWN + 1, around(40), around(40), 12);
    for (let i = 0; i < 200; i++) {
      const spot = { x: around(65), y: around(65) };
      const found = nearestHome(field, OWN, spot);
      const least = leastOf(field, spot.x, spot.y);
      if (!found) expect(least).toBe(Number.POSITIVE_INFINITY);
      // It stops at the first square that can hold nothing nearer, to half a cell.
      else expect(Math.floor((found.distance - least) * 2 + 1e-9)).toBe(0);
      if (found) expect(field.owner[Math.floor(found.y) * SIZE + Math.floor(found.x)]).toBe(OWN);
    }
  });

  it("finds nothing for whoever has no land", () => {
    const field = new Field();
    expect(nearestHome(field, OWN, { x: MIDDLE, y: MIDDLE })).toBeUndefined();
    field.settle(OWN, MIDDLE, MIDDLE, 5);
    field.free(OWN);
    expect(nearestHome(field, OWN, { x: MIDDLE, y: MIDDLE })).toBeUndefined();
  });
});
