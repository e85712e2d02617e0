import { describe, expect, it } from "vitest";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import type { Kind, Obstacle } from "./course.ts";
import type { Action } from "./hero.ts";
import { Run } from "./run.ts";

type Held = NonNullable<Move<Action>["held"]>;
const boxes: Partial<Record<Kind, Partial<Obstacle>>> = {
  vine: { width: 34, bottom: 40, top: 900 },
  gap: { width: 200, bottom: -400, top: 0 },
  pot: { width: 44, bottom: 0, top: 50 },
  spring: { width: 52, bottom: 0, top: 22 },
};

/** A run with a single obstacle, some steps ahead, and what to hold while it comes. */
function aRunAt(kind: Kind, hold: (run: Run) => Held) {
  const run = new Run(createRandom(1));
  const box = { width: 26, bottom: 0, top: 44, ...boxes[kind] };
  run.course.obstacles = [{ kind, x: 400, closest: 999, isGone: false, ...box }];
  const controls = createControls<Action>();
  const events = [];
  // Less than the way to where the real course begins.
  for (let step = 0; step < 100; step++) {
    controls.feed({ held: hold(run) });
    events.push(...run.step(controls));
    run.course.obstacles = run.course.obstacles.filter(({ x }) => x <= 400);
  }
  return { run, kinds: events.map((event) => event.kind) };
}

describe("Run", () => {
  it("ends at a cactus that nobody jumps, after the tumble", () => {
    const { run, kinds } = aRunAt("cactus", () => []);
    expect(kinds).toContain("crash");
    expect(run.isOver).toBe(false);
    const controls = createControls<Action>();
    for (let step = 0; step < 60; step++) run.step(controls);
    expect(run.isOver).toBe(true);
  });

  it("goes on over a cactus that is jumped", () => {
    const { kinds } = aRunAt("cactus", ({ distance }) => (distance > 220 ? ["jump"] : []));
    expect(kinds).not.toContain("crash");
  });

  it("ends at a vine unless the hero ducks", () => {
    expect(aRunAt("vine", () => []).kinds).toContain("crash");
    expect(aRunAt("vine", () => ["duck"]).kinds).not.toContain("crash");
  });

  it("ends in a gap unless the hero jumps it", () => {
    expect(aRunAt("gap", () => []).kinds).toContain("crash");
    expect(aRunAt("gap", ({ distance }) => (distance > 350 ? ["jump"] : [])).kinds).not.toContain("crash");
  });

  it("smashes pots with a dash, for points, and is stopped by them without", () => {
    const dashed = aRunAt("pot", ({ distance }) => (distance > 320 ? ["dash"] : []));
    expect(dashed.kinds).toContain("smash");
    expect(dashed.run.bonus).toBe(10);
    expect(aRunAt("pot", () => []).kinds).toContain("crash");
  });

  it("does not dash through a cactus", () => {
    expect(aRunAt("cactus", ({ distance }) => (distance > 320 ? ["dash"] : [])).kinds).toContain("crash");
  });

  it("is thrown up by a spring", () => {
    const { kinds } = aRunAt("spring", () => []);
    expect(kinds).toContain("bounce");
    expect(kinds).not.toContain("crash");
  });

  it("rewards a near miss with points and energy for the next dash", () => {
    // The latest jump that still clears it scrapes over the top.
    const latest = Array.from({ length: 60 }, (_, i) => 300 + i)
      .map((at) => aRunAt("cactus", ({ distance }) => (distance > at ? ["jump"] : [])))
      .findLast(({ kinds }) => !kinds.includes("crash"));
    expect(latest?.kinds).toContain("near-miss");
    expect(latest?.run.bonus).toBe(3);
  });

  it("counts the way as points", () => {
    const { run } = aRunAt("vine", () => ["duck"]);
    expect(run.score).toBe(Math.floor(run.distance / 48));
  });
});

describe("the bot", () => {
  it.each([1, 2, 3])("shows that the course of seed %i can be run to minute five", (seed) => {
    const run = new Run(createRandom(seed));
    playBot(run, bot, 60 * 300);
    expect(run.crashed).toBe(0);
    expect(run.score).toBeGreaterThan(bot.goal.score);
  });
});
