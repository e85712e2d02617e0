import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { Course } from "./course.ts";

describe("Course", () => {
  it.each([1, 2, 3])("lays everything on slope %i in the order in which the ball meets it", (seed) => {
    const course = new Course(createRandom(seed));
    course.extend(30_000);
    const { pieces, blocks, gems, pads, line } = course.track;
    const lists = [
      pieces.map(({ z0 }) => z0),
      ...[blocks, gems, pads, line].map((list) => list.map(({ z }) => z)),
    ];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(5);
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    }
  });

  it("forgets what lies behind, and nothing else", () => {
    const course = new Course(createRandom(4));
    course.extend(3000);
    const ahead = course.track.gems.filter(({ z }) => z >= 1000);
    course.trim(1000);
    expect(course.track.gems).toEqual(ahead);
    expect(course.track.pieces[0]?.z1).toBeGreaterThanOrEqual(1000);
  });
});
