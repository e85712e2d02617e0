import { describe, expect, it } from "vitest";
import { bot } from "#html5/borders/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { type Action, Arena, type ArenaEvent, ROUND_STEPS, SPARKS_FROM } from "./arena.ts";
import { MIDDLE, NOBODY } from "./field.ts";
import { type Runner, SHIELD_STEPS, SPEED, speedOf, steer } from "./runner.ts";
import { safeHeading } from "./senses.ts";
import type { Level } from "./skills.ts";

/** A hero in the middle with nobody, or with one rival who stands where it is put. */
function aDuel(levels: readonly Level[] = []) {
  const arena = new Arena({ random: createRandom(1), levels });
  const { hero } = arena;
  if (!hero) throw new Error("There is no hero.");
  for (const runner of arena.runners) arena.field.free(runner.id);
  place(arena, hero, MIDDLE, MIDDLE);
  const controls = createControls<Action>();
  const events: ArenaEvent[] = [];
  const hold = (steps: number, ...held: Action[]) => {
    for (let i = 0; i < steps; i++) {
      controls.feed({ held });
      events.push(...arena.step(controls));
    }
  };
  return { arena, hero, hold, events, kinds: () => events.map(({ kind }) => kind) };
}

function place(arena: Arena, runner: Runner, x: number, y: number) {
  steer(runner, 0);
  Object.assign(runner, { x, y, wish: 0, isOut: false, isHome: true });
  arena.field.settle(runner.id, x, y, 5);
}

describe("Arena", () => {
  it("claims what a loop encloses when the hero is home again", () => {
    const { arena, hero, hold, events } = aDuel();
    const before = arena.field.landOf(hero.id);
    hold(60, "right");
    expect(hero.line.length).toBeGreaterThan(4);
    hold(50, "down");
    hold(70, "left");
    hold(60, "up");
    const claim = events.find((event) => event.kind === "claim");
    expect(claim?.cells).toBeGreaterThan(60);
    expect(arena.field.landOf(hero.id)).toBe(before + (claim?.cells ?? 0));
    expect(arena.score).toBeGreaterThan(0.8);
  });

  it("knocks out whose line is cut, and frees the land", () => {
    const { arena, hero, hold, events } = aDuel(["breezy"]);
    const rival = arena.runners[1];
    if (!rival) throw new Error("There is no rival.");
    place(arena, rival, MIDDLE + 30, MIDDLE);
    Object.assign(rival, { level: undefined, x: MIDDLE + 40, isHome: false });
    const cell = Math.floor(MIDDLE) * 136 + MIDDLE + 8;
    arena.field.line[cell] = rival.id;
    rival.line.push(cell);
    hold(50, "right");
    expect(events.find((event) => event.kind === "out")).toMatchObject({ who: rival, by: hero, how: "cut" });
    expect(hero.knockouts).toBe(1);
    expect(arena.field.landOf(rival.id)).toBe(0);
  });

  it("lets the hero trip over the own line, but not among the gentlest rivals", () => {
    const trip = (level: Level) => {
      const { arena, hero, hold, kinds } = aDuel([level]);
      const rival = arena.runners[1];
      if (rival) Object.assign(rival, { isOut: true, sinceOut: -9999 });
      hero.shield = 0;
      for (const way of ["right", "right", "down", "left", "up", "up"] as const) hold(40, way);
      return kinds().includes("out");
    };
    expect(trip("brisk")).toBe(true);
    expect(trip("breezy")).toBe(false);
  });

  it("lets nobody put the hero out in the first ten seconds", () => {
    const cut = (shield: number) => {
      const { arena, hero, hold, kinds } = aDuel(["fierce"]);
      const rival = arena.runners[1];
      if (!rival) throw new Error("There is no rival.");
      place(arena, rival, MIDDLE + 12, MIDDLE + 12);
      Object.assign(hero, { shield, x: MIDDLE - 30, isHome: false });
      const cell = (Math.floor(MIDDLE) + 12) * 136 + MIDDLE + 20;
      arena.field.line[cell] = hero.id;
      hero.line.push(cell);
      Object.assign(rival, { level: undefined, wish: 0 });
      hold(60);
      return kinds().includes("out");
    };
    expect(cut(0)).toBe(true);
    expect(cut(SHIELD_STEPS)).toBe(false);
  });

  it("takes the shield away after ten seconds", () => {
    const { hero, hold } = aDuel();
    hold(SHIELD_STEPS - 1);
    expect(hero.shield).toBe(1);
    hold(1);
    expect(hero.shield).toBe(0);
  });

  it("gives a shielded hero new land when a rival has taken all of it", () => {
    const { arena, hero } = aDuel(["fierce"]);
    const [, rival] = arena.runners;
    if (!rival) throw new Error("There is no rival.");
    const ring: number[] = [];
    for (let at = -8; at <= 8; at++)
      for (const [x, y] of [
        [at, -8],
        [at, 8],
        [-8, at],
        [8, at],
      ] as const)
        ring.push((Math.floor(MIDDLE) + y) * 136 + Math.floor(MIDDLE) + x);
    rival.line = ring;
    arena.field.settle(rival.id, MIDDLE + 12, MIDDLE, 4);
    Object.assign(rival, {
      x: MIDDLE + 7,
      y: MIDDLE,
      isOut: false,
      isHome: false,
      level: undefined,
      wish: 0,
    });
    const controls = createControls<Action>();
    for (let step = 0; step < 40 && rival.line.length > 0; step++) arena.step(controls);
    expect(hero.isOut).toBe(false);
    expect(arena.field.landOf(hero.id)).toBeGreaterThan(0);
  });

  it("lets the gentlest rivals turn away from a person's line", () => {
    const { arena, hero } = aDuel(["breezy"]);
    const [, rival] = arena.runners;
    if (!rival) throw new Error("There is no rival.");
    Object.assign(rival, { x: MIDDLE + 20, y: MIDDLE });
    steer(rival, 0);
    for (let y = -6; y <= 6; y++) {
      const cell = (Math.floor(MIDDLE) + y) * 136 + Math.floor(MIDDLE) + 25;
      arena.field.line[cell] = hero.id;
    }
    const courteous = safeHeading({ field: arena.field, ids: [rival.id, hero.id] }, rival, 0, 8);
    expect(Math.abs(courteous)).toBeGreaterThan(0.9);
    expect(safeHeading({ field: arena.field, ids: [rival.id] }, rival, 0, 8)).toBe(0);
  });

  it("brings the hero back soon, with a patch of land", () => {
    const { arena, hero, hold, kinds } = aDuel(["fierce"]);
    Object.assign(hero, { isOut: true, sinceOut: 0 });
    arena.field.free(hero.id);
    hold(80);
    expect(kinds()).toContain("spawn");
    expect(arena.field.landOf(hero.id)).toBeGreaterThan(50);
  });

  it("counts loops in a row as a streak that makes faster", () => {
    const { hero, hold } = aDuel();
    for (const side of [48, 66, 84])
      for (const way of ["right", "down", "left", "up"] as const) hold(side, way);
    expect(hero.streak).toBe(3);
    expect(speedOf(hero)).toBeGreaterThan(SPEED);
  });

  it("keeps everyone on the field", () => {
    const { arena, hero, hold } = aDuel();
    hold(600, "right");
    expect(hero.x).toBeLessThan(MIDDLE + 66);
    expect(arena.field.owner[Math.floor(hero.y) * 136 + Math.floor(hero.x)]).toBe(NOBODY);
  });

  it("lays out sparks after a while and rings the bell at the end", () => {
    const { arena, hero, hold, kinds } = aDuel();
    hold(SPARKS_FROM + 200);
    expect(arena.sparks.length).toBeGreaterThan(0);
    hold(ROUND_STEPS - SPARKS_FROM);
    expect(kinds()).toContain("bell");
    expect(arena.winner).toBe(hero);
    expect(arena.isOver).toBe(true);
  });

  it("plays the same round with the same seed", () => {
    const play = () => {
      const arena = new Arena({ random: createRandom(7), levels: ["breezy", "brisk", "fierce"] });
      playBot(arena, bot, 1500);
      return arena.snapshot();
    };
    expect(play()).toEqual(play());
  });

  it("can be played: a careful beginner reaches the goal and wins among the gentlest", () => {
    const levels = Array.from({ length: 12 }, (): Level => "breezy");
    const arena = new Arena({ random: createRandom(1), levels });
    playBot(arena, bot, ROUND_STEPS + 200);
    expect(arena.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(arena.winner).toBe(arena.hero);
  });
});
