import { describe, expect, it } from "vitest";
import { createControls, type Move } from "#kit/input/controls.ts";
import { type Action, bounce, DASH_STEPS, heroHeight, newHero, stepHero } from "./hero.ts";

function aHero() {
  const hero = newHero();
  const controls = createControls<Action>();
  const step = (held: NonNullable<Move<Action>["held"]> = [], hasGround = true) => {
    controls.feed({ held });
    return stepHero(hero, controls, hasGround);
  };
  /** Steps until the feet are down again; gives the highest point. */
  const fly = (held: NonNullable<Move<Action>["held"]>) => {
    let top = 0;
    let steps = 0;
    do {
      step(held);
      top = Math.max(top, hero.y);
    } while (!hero.isOnGround && ++steps < 200);
    return { top, steps };
  };
  return { hero, step, fly };
}

describe("stepHero", () => {
  it("jumps in the very step in which the key goes down", () => {
    const { hero, step } = aHero();
    expect(step(["jump"])).toContain("jump");
    expect(hero.y).toBeGreaterThan(0);
  });

  it("jumps higher the longer the key is held", () => {
    const long = aHero();
    const { top } = long.fly(["jump"]);
    const short = aHero();
    short.step(["jump"]);
    expect(short.fly([]).top).toBeLessThan(top / 2);
    expect(top).toBeGreaterThan(100);
  });

  it("does not jump again while the key stays down", () => {
    const { hero, step, fly } = aHero();
    fly(["jump"]);
    step(["jump"]);
    expect(hero.isOnGround).toBe(true);
  });

  it("remembers a jump pressed a moment before landing", () => {
    const { hero, step } = aHero();
    step(["jump"]);
    while (hero.vy > 0 || hero.y > 25) step();
    step(["jump"]);
    const events = Array.from({ length: 6 }, () => step()).flat();
    expect(events).toEqual(expect.arrayContaining(["land", "jump"]));
  });

  it("forgives a jump a moment after the edge, and no later", () => {
    const late = aHero();
    for (let i = 0; i < 4; i++) late.step([], false);
    expect(late.step(["jump"], false)).toContain("jump");
    const tooLate = aHero();
    for (let i = 0; i < 12; i++) tooLate.step([], false);
    expect(tooLate.step(["jump"], false)).not.toContain("jump");
  });

  it("falls into a gap", () => {
    const { hero, step } = aHero();
    for (let i = 0; i < 20; i++) step([], false);
    expect(hero.y).toBeLessThan(-30);
  });

  it("is lower when ducking and comes down faster in the air", () => {
    const { hero, step } = aHero();
    const tall = heroHeight(hero);
    step(["duck"]);
    expect(heroHeight(hero)).toBeLessThan(tall);
    const slow = aHero();
    slow.step(["jump"]);
    const fast = aHero();
    fast.step(["jump"]);
    expect(fast.fly(["duck"]).steps).toBeLessThan(slow.fly([]).steps);
  });

  it("dashes level through the air, once per full charge", () => {
    const { hero, step } = aHero();
    step(["jump"]);
    for (let i = 0; i < 15; i++) step(["jump"]);
    const { y } = hero;
    expect(step(["jump", "dash"])).toContain("dash");
    for (let i = 0; i < DASH_STEPS - 2; i++) step();
    expect(hero.y).toBe(y);
    for (let i = 0; i < 60; i++) step();
    expect(step(["dash"])).not.toContain("dash");
    for (let i = 0; i < 120; i++) step();
    expect(step(["dash"])).toContain("dash");
  });

  it("bounces higher than it can jump", () => {
    const jumper = aHero();
    const { top } = jumper.fly(["jump"]);
    const bouncer = aHero();
    bounce(bouncer.hero);
    expect(bouncer.fly([]).top).toBeGreaterThan(top);
  });
});
