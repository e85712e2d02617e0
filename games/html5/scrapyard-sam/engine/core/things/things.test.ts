import { describe, expect, it } from "vitest";
import { aYard } from "#html5/scrapyard-sam/engine/core/brawl.fixture.ts";
import { beatOf, type Stamp } from "./hazards.ts";

describe("a crate", () => {
  it("gives what it hides, once", () => {
    const { brawl, press, play } = aYard();
    brawl.place({ kind: "crate", x: brawl.hero.x + 60, z: 60, inside: "wrench" });
    press("punch", 20);
    play([], 40);
    expect(brawl.things.filter(({ kind, x }) => kind === "crate" && x < 900)).toHaveLength(0);
    expect(brawl.things.filter(({ kind }) => kind === "wrench")).toHaveLength(1);
  });

  it("breaks under a thrown tyre too", () => {
    const { brawl, press, play } = aYard();
    brawl.place({ kind: "tyre", x: brawl.hero.x + 5, z: 60 });
    brawl.place({ kind: "crate", x: brawl.hero.x + 200, z: 60, inside: "oil" });
    press("grab", 3);
    const cracks = [...press("punch", 0), ...play([], 80)].filter(({ kind }) => kind === "crack");
    expect(cracks).toHaveLength(1);
    expect(brawl.things.filter(({ kind, x }) => kind === "oil" && x < 900)).toHaveLength(1);
  });
});

describe("a drum", () => {
  it("fizzes first, then bangs for friend and foe", () => {
    const { brawl, press, play, foeAt } = aYard();
    brawl.place({ kind: "drum", x: brawl.hero.x + 60, z: 60 });
    const foe = foeAt("fridge", 180);
    press("punch", 20);
    expect(brawl.marks.length).toBeGreaterThan(0);
    expect(foe.hp).toBe(foe.hpMax);
    play([], 60);
    expect(foe.hp).toBeLessThan(foe.hpMax);
    expect(brawl.hero.hp).toBeLessThan(100);
  });
});

describe("treats", () => {
  it("are taken by walking over them: oil heals, bolts pay", () => {
    const { brawl, play } = aYard();
    brawl.hero.hp = 30;
    brawl.place({ kind: "oil", x: brawl.hero.x + 50, z: 60 });
    brawl.place({ kind: "bolt", x: brawl.hero.x + 90, z: 60 });
    play(["right"], 30);
    expect(brawl.hero.hp).toBe(70);
    expect(brawl.score).toBe(50);
  });
});

describe("a press", () => {
  const press: Stamp = {
    kind: "stamp",
    look: "press",
    x: 200,
    z: 60,
    half: 60,
    deep: 30,
    every: 100,
    offset: 0,
  };

  it("comes down in its rhythm on whoever stands there, and spares who walked on", () => {
    const { brawl, play } = aYard();
    brawl.lay(press);
    play([], 99);
    expect(brawl.hero.hp).toBe(100);
    expect(beatOf(press, brawl.clock).until).toBe(1);
    play([], 2);
    expect(brawl.hero.hp).toBeLessThan(100);
  });

  it("hits bots as well", () => {
    const { brawl, play, foeAt } = aYard();
    brawl.lay({ ...press, x: 400 });
    const foe = foeAt("toaster", 400 - brawl.hero.x);
    Object.assign(foe, { state: "dizzy", t: 0, stun: 300 });
    play([], 110);
    expect(foe.hp).toBeLessThan(foe.hpMax);
  });
});

describe("a belt", () => {
  it("carries whoever stands on it", () => {
    const { brawl, play } = aYard();
    brawl.lay({ kind: "belt", from: 0, to: 800, push: 2 });
    const { x } = brawl.hero;
    play([], 50);
    expect(brawl.hero.x).toBeCloseTo(x + 100);
  });
});
