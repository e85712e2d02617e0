import { describe, expect, it } from "vitest";
import { aYard } from "#html5/scrapyard-sam/engine/core/brawl.fixture.ts";
import { strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { isAttacking } from "./foe.ts";
import { hitFoe } from "./foe-hits.ts";
import { type FoeKind, foePlans } from "./foes.ts";

const kinds = Object.keys(foePlans) as FoeKind[];

describe.each(kinds)("a %s", (kind) => {
  it("warns for at least 0.4 s before it strikes, and strikes in the end", () => {
    const { brawl, play, foeAt } = aYard();
    brawl.turns.most = 1;
    brawl.hero.batteries = 99;
    const foe = foeAt(kind, 200);
    let warned = 0;
    for (let step = 0; step < 900 && foe.state !== "strike"; step++) {
      play([]);
      if (foe.state === "tell" && !brawl.isFrozen) warned++;
    }
    expect(foe.state).toBe("strike");
    expect(warned).toBeGreaterThanOrEqual(24);
  });

  it("hurts a Sam who does nothing about it", () => {
    const { brawl, play, foeAt } = aYard();
    brawl.turns.most = 1;
    foeAt(kind, 200);
    play([], 1500);
    expect(brawl.tally.hitsTaken).toBeGreaterThan(0);
  });

  it("can be broken, and pays for it", () => {
    const { brawl, play, foeAt } = aYard();
    const foe = foeAt(kind, 60);
    foe.hp = 1;
    foe.y = 0;
    hitFoe(brawl, foe, strikes.spring, 1);
    play([], 120);
    expect(brawl.foes).toHaveLength(0);
    expect(brawl.score).toBeGreaterThanOrEqual(foe.plan.worth);
  });
});

describe("a crowd", () => {
  it("takes turns: no more attack at once than the stop allows", () => {
    for (const most of [1, 2]) {
      const { brawl, play, foeAt } = aYard();
      brawl.turns.most = most;
      brawl.hero.batteries = 99;
      for (const ahead of [150, 220, 290, -120, 360]) foeAt("tinny", ahead);
      let attacking = 0;
      for (let step = 0; step < 1200; step++) {
        play([]);
        attacking = Math.max(attacking, brawl.foes.filter(isAttacking).length);
      }
      expect(attacking).toBe(most);
    }
  });

  it("lets everybody have a turn sooner or later", () => {
    const { brawl, play, foeAt } = aYard();
    brawl.turns.most = 1;
    brawl.hero.batteries = 99;
    for (const ahead of [150, 220, 290]) foeAt("tinny", ahead);
    const had = new Set<number>();
    for (let step = 0; step < 1500; step++) {
      play([]);
      for (const foe of brawl.foes) if (foe.state === "strike") had.add(foe.id);
    }
    expect(had.size).toBe(3);
  });
});

describe("a lid", () => {
  it("blocks punches from the front until its arm is tired", () => {
    const { brawl, foeAt } = aYard();
    const lid = foeAt("lid", 60);
    for (let hit = 0; hit < 4; hit++) hitFoe(brawl, lid, strikes.jab, 1);
    expect(lid.hp).toBe(lid.hpMax);
    expect(lid.state).toBe("dizzy");
    hitFoe(brawl, lid, strikes.jab, 1);
    expect(lid.hp).toBeLessThan(lid.hpMax);
  });

  it("has nothing at its back, and nothing against a heavy blow", () => {
    const { brawl, foeAt } = aYard();
    const lid = foeAt("lid", 60);
    hitFoe(brawl, lid, strikes.jab, -1);
    expect(lid.hp).toBeLessThan(lid.hpMax);
    const other = foeAt("lid", 60);
    hitFoe(brawl, other, strikes.spring, 1);
    expect(other.state).toBe("air");
  });
});

describe("a fridge", () => {
  it("takes punches standing, and staggers when it has had enough", () => {
    const { brawl, foeAt } = aYard();
    const fridge = foeAt("fridge", 60);
    hitFoe(brawl, fridge, strikes.jab, 1);
    expect(fridge.state).toBe("free");
    expect(fridge.hp).toBeLessThan(fridge.hpMax);
    for (let hit = 0; hit < 5; hit++) hitFoe(brawl, fridge, strikes.jab, 1);
    expect(fridge.state).toBe("dizzy");
  });
});

describe("a toast", () => {
  it("is sent back by a punch, to the one who threw it", () => {
    const { brawl, play, foeAt } = aYard();
    const toaster = foeAt("toaster", 300);
    brawl.shoot({ kind: "toast", x: brawl.hero.x + 80, z: 60, y: 34, vx: -6, blow: toaster.plan.attack });
    play(["punch"], 12);
    expect(brawl.tally.hitsTaken).toBe(0);
    play([], 60);
    expect(toaster.hp).toBeLessThan(toaster.hpMax);
  });
});

describe("a barrel", () => {
  it("bowls over its friends, and is dizzy after the wall", () => {
    const { brawl, play, foeAt } = aYard();
    const barrel = foeAt("barrel", 280);
    const friend = foeAt("tinny", 140);
    Object.assign(barrel, { state: "strike", t: 0 });
    brawl.hero.z = 110;
    play([], 30);
    expect(friend.hp).toBeLessThan(friend.hpMax);
    play([], 60);
    expect(barrel.state).toBe("dizzy");
  });

  it("charges from the edge of the yard, too", () => {
    const { brawl, play, foeAt } = aYard();
    const barrel = foeAt("barrel", 280);
    barrel.x = brawl.bounds.right - barrel.half;
    const { x } = barrel;
    Object.assign(barrel, { state: "strike", t: 0 });
    brawl.hero.z = 110;
    play([], 20);
    expect(barrel.x).toBeLessThan(x - 100);
  });
});
