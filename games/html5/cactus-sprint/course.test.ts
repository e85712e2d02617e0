import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { Course, isPlane } from "./course.ts";

/** The kinds that lie on a long course laid out as if run at this second. */
function kindsAt(seconds: number, seed = 1): Set<string> {
  const course = new Course(createRandom(seed));
  course.extend(60_000, 8, seconds);
  return new Set(course.obstacles.map(({ kind }) => kind));
}

describe("Course", () => {
  it("begins with nothing but a cactus to jump", () => {
    expect(kindsAt(0)).toEqual(new Set(["cactus"]));
  });

  it("brings something new at minute one, and again at minute three", () => {
    expect(kindsAt(59).has("vine")).toBe(false);
    expect(kindsAt(70)).toEqual(new Set([...kindsAt(70), "vine", "spring"]));
    expect(kindsAt(179).has("gap")).toBe(false);
    expect(kindsAt(190)).toEqual(new Set([...kindsAt(190), "gap", "meteor"]));
  });

  it("leaves the first seconds free", () => {
    const course = new Course(createRandom(4));
    course.extend(0, 6.4, 0);
    expect(course.obstacles[0]?.x).toBeGreaterThan(6.4 * 100);
  });

  it.each([0, 60, 180, 600])("leaves room to land and jump between patterns at second %i", (seconds) => {
    const course = new Course(createRandom(9));
    const speed = 10;
    course.extend(40_000, speed, seconds);
    const onGround = course.obstacles.filter(({ kind }) => !isPlane(kind) && kind !== "spring");
    const rooms = onGround
      .slice(1)
      .map((next, i) => next.x - (onGround[i]?.x ?? 0) - (onGround[i]?.width ?? 0));
    // A full jump takes 44 steps.
    expect(Math.min(...rooms)).toBeGreaterThan(44 * speed);
  });

  it("has no ground in a gap and ground beside it", () => {
    const course = new Course(createRandom(1));
    course.extend(60_000, 8, 190);
    const gap = course.obstacles.find(({ kind }) => kind === "gap");
    if (!gap) throw new Error("no gap on the course");
    expect(course.hasGroundAt(gap.x + gap.width / 2)).toBe(false);
    expect(course.hasGroundAt(gap.x - 5)).toBe(true);
    expect(course.hasGroundAt(gap.x + gap.width + 5)).toBe(true);
  });

  it("forgets what lies behind", () => {
    const course = new Course(createRandom(1));
    course.extend(5000, 8, 0);
    course.trim(4000);
    expect(course.obstacles.length).toBeGreaterThan(0);
    expect(Math.min(...course.obstacles.map(({ x, width }) => x + width))).toBeGreaterThan(4000);
  });

  it("is the same for the same seed", () => {
    const lay = (seed: number) => {
      const course = new Course(createRandom(seed));
      course.extend(20_000, 8, 100);
      return course.obstacles;
    };
    expect(lay(5)).toEqual(lay(5));
    expect(lay(5)).not.toEqual(lay(6));
  });
});
