import { describe, expect, it } from "vitest";
import { aChapter, aYard } from "#html5/scrapyard-sam/engine/core/brawl.fixture.ts";
import { strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { acts } from "./acts.ts";
import type { ActKind } from "./boss-plan.ts";
import { hitFoe } from "./foe-hits.ts";

function aFight(kind: ActKind) {
  const base = aChapter();
  const act = { kind, what: "tinny", count: 2 } as const;
  const chapter = { ...base, boss: { ...base.boss, hp: 1000, phases: [{ under: 1, acts: [act] }] } };
  const yard = aYard({ chapter });
  yard.brawl.hero.batteries = 99;
  yard.brawl.spawnBoss();
  const [boss] = yard.brawl.foes;
  if (!boss?.mind) throw new Error("No boss came.");
  return { ...yard, boss, mind: boss.mind };
}

describe.each(Object.keys(acts) as ActKind[])("the act %s", (kind) => {
  it("is announced, and leaves the boss open afterwards", () => {
    const { play, mind } = aFight(kind);
    const kinds = new Set<string>();
    for (let step = 0; step < 2400 && !mind.isOpen; step++)
      for (const event of play([])) kinds.add(event.kind);
    expect(kinds).toContain("tell");
    expect(mind.isOpen).toBe(true);
  });
});

describe("a boss", () => {
  it("calls helpers that are worth no points: they come without end", () => {
    const { brawl, play, boss } = aFight("spit");
    for (let step = 0; step < 600 && brawl.foes.length < 2; step++) play([]);
    const helper = brawl.foes.find((foe) => foe !== boss);
    if (!helper) throw new Error("No helper came.");
    const { score } = brawl;
    hitFoe(brawl, helper, { ...strikes.spring, damage: 999 }, 1);
    play([], 90);
    expect(brawl.foes).not.toContain(helper);
    expect(brawl.score).toBe(score);
  });

  it("cannot be knocked over, and takes more while it is open", () => {
    const { brawl, boss, mind, play } = aFight("bite");
    play([], 140);
    hitFoe(brawl, boss, strikes.spring, 1);
    const guarded = 1000 - boss.hp;
    expect(boss.state).toBe("boss");
    mind.isOpen = true;
    hitFoe(brawl, boss, strikes.spring, 1);
    expect(1000 - boss.hp - guarded).toBeGreaterThan(guarded);
  });

  it("changes its ways when it is hurt enough", () => {
    const { brawl, play } = aYard();
    brawl.hero.batteries = 99;
    brawl.spawnBoss();
    const [boss] = brawl.foes;
    if (!boss?.mind) throw new Error("No boss came.");
    play([], 200);
    expect(boss.mind.act.kind).toBe("bite");
    boss.hp = 20;
    play([], 600);
    expect(boss.mind.act.kind).toBe("quake");
  });
});

describe("a wave over the floor", () => {
  it("is jumped over", () => {
    for (const isJumping of [true, false]) {
      const { brawl, play } = aYard();
      brawl.rings.push({ x: 400, z: 60, r: 60, speed: 5.5, most: 400, blow: strikes.hook, hasHit: false });
      play([], 16);
      play(isJumping ? ["jump"] : [], 30);
      expect(brawl.hero.hp < 100).toBe(!isJumping);
    }
  });
});
