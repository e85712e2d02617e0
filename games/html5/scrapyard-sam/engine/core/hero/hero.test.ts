import { describe, expect, it } from "vitest";
import { aYard } from "#html5/scrapyard-sam/engine/core/brawl.fixture.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { hurtHero } from "./hero-hits.ts";

describe("Sam's fists", () => {
  it("answer in the very step of the press", () => {
    const { brawl, play } = aYard();
    play(["punch"]);
    expect(brawl.hero.state).toBe("strike");
  });

  it("make a string of three whose last blow knocks off the feet", () => {
    const { brawl, press, foeAt } = aYard();
    const foe = foeAt("tinny", 60);
    foe.hp = 500;
    press("punch", 14);
    expect(foe.state).toBe("hurt");
    press("punch", 16);
    expect(foe.state).toBe("hurt");
    press("punch", 16);
    expect(foe.state).toBe("air");
    expect(foe.hp).toBeLessThan(500);
    expect(brawl.tally.combo).toBe(3);
  });

  it("stop time for a moment when they land, longer for the heavy ones", () => {
    const { brawl, play, foeAt } = aYard();
    foeAt("tinny", 60);
    play(["punch"], strikes.jab.start + 1);
    expect(brawl.isFrozen).toBe(true);
    const { clock } = brawl;
    play([], strikes.jab.stop);
    expect(brawl.clock).toBe(clock);
    play([]);
    expect(brawl.clock).toBe(clock + 1);
    expect(strikes.hook.stop).toBeGreaterThan(strikes.jab.stop);
  });

  it("do not reach those who stand deeper in the yard", () => {
    const { press, foeAt } = aYard();
    const foe = foeAt("tinny", 60, 110);
    press("punch", 20);
    expect(foe.hp).toBe(foe.hpMax);
  });

  it("juggle: a bot in the air can be hit again, and flies a little less high each time", () => {
    const { brawl, play, press, foeAt } = aYard();
    const foe = foeAt("tinny", 60);
    foe.hp = 500;
    hitFoe(brawl, foe, strikes.spring, 1);
    const first = foe.vy;
    while (foe.y > 60 || foe.vy > 0 || brawl.isFrozen) play([]);
    press("punch", 3);
    expect(foe.juggle).toBe(2);
    expect(foe.vy).toBeGreaterThan(0);
    hitFoe(brawl, foe, strikes.spring, 1);
    expect(foe.vy).toBeLessThan(first);
  });
});

describe("Sam's tricks", () => {
  it("need to be found: without the Spring Fist a held punch is only a punch", () => {
    const { brawl, play } = aYard();
    play(["punch"], 60);
    expect(brawl.hero.state).not.toBe("charge");
    play([], 3);
    expect(brawl.hero.strike).toBe("jab");
  });

  it("slip under a blow in a roll", () => {
    const { brawl, play } = aYard({ tricks: ["roll"] });
    play(["dash"], 4);
    expect(brawl.hero.state).toBe("roll");
    expect(hurtHero(brawl, strikes.hook, 1)).toBe(false);
    expect(brawl.hero.hp).toBe(100);
  });

  it("come down like an anvil on all who stand around", () => {
    const { press, play, foeAt } = aYard({ tricks: ["pound"] });
    const foes = [foeAt("tinny", 70), foeAt("tinny", -70)];
    press("jump", 14);
    play(["down", "punch"], 2);
    play(["down"], 40);
    expect(foes.every(({ hp, hpMax }) => hp < hpMax)).toBe(true);
  });

  it("jump again in the air with the jets, and not without", () => {
    for (const [tricks, isHigher] of [
      [["jets"], true],
      [[], false],
    ] as const) {
      const { brawl, press, play } = aYard({ tricks: [...tricks] });
      press("jump", 26);
      const { y } = brawl.hero;
      press("jump", 0);
      play([], 6);
      expect(brawl.hero.y > y).toBe(isHigher);
    }
  });

  it("pull scrap into the hand with the magnet", () => {
    const { brawl, play } = aYard({ tricks: ["magnet"] });
    brawl.place({ kind: "pipe", x: brawl.hero.x + 300, z: 60 });
    play(["grab"], 60);
    expect(brawl.hero.weapon?.kind).toBe("pipe");
  });

  it("let off steam only when there is enough of it", () => {
    const { brawl, press } = aYard({ tricks: ["whirl", "overdrive"] });
    press("steam");
    expect(brawl.hero.state).toBe("free");
    brawl.hero.steam = 50;
    press("steam");
    expect(brawl.hero.state).toBe("whirl");
    expect(brawl.hero.steam).toBe(10);
    expect(brawl.hero.overdrive).toBe(0);
  });

  it("boil over when all the steam is there", () => {
    const { brawl, press } = aYard({ tricks: ["whirl", "overdrive"] });
    brawl.hero.steam = 100;
    press("steam");
    expect(brawl.hero.overdrive).toBeGreaterThan(400);
  });
});

describe("Sam's hands", () => {
  it("throw one bot into another", () => {
    const { brawl, press, play, foeAt } = aYard();
    const ball = foeAt("tinny", 50);
    const pin = foeAt("tinny", 260);
    press("grab", 3);
    expect(brawl.hero.holding).toBe(ball);
    press("grab", 40);
    expect(pin.hp).toBeLessThan(pin.hpMax);
    play([], 60);
    expect(ball.hp).toBeLessThan(ball.hpMax);
  });

  it("cannot lift a fridge unless it is dizzy", () => {
    const { brawl, press, foeAt } = aYard();
    const fridge = foeAt("fridge", 60);
    press("grab", 3);
    expect(brawl.hero.holding).toBeUndefined();
    Object.assign(fridge, { state: "dizzy", t: 0, stun: 100 });
    press("grab", 3);
    expect(brawl.hero.holding).toBe(fridge);
  });

  it("swing a pipe until it breaks", () => {
    const { brawl, press, play, foeAt } = aYard();
    const pipe = brawl.place({ kind: "pipe", x: brawl.hero.x + 10, z: 60 });
    press("grab", 3);
    expect(brawl.hero.weapon).toBe(pipe);
    pipe.uses = 1;
    foeAt("tinny", 80).hp = 500;
    press("punch", 12);
    play([], 20);
    expect(brawl.hero.weapon).toBeUndefined();
    expect(brawl.things).not.toContain(pipe);
  });
});

describe("a battered Sam", () => {
  it("gets up again with a fresh battery, and is out when there is none", () => {
    const { brawl, play } = aYard();
    brawl.hero.batteries = 2;
    brawl.hero.hp = 1;
    hurtHero(brawl, strikes.hook, 1);
    play([], 200);
    expect(brawl.hero).toMatchObject({ hp: 100, batteries: 1, state: "free" });
    brawl.hero.safe = 0;
    brawl.hero.hp = 1;
    hurtHero(brawl, strikes.hook, 1);
    play([], 240);
    expect(brawl.outcome).toBe("lost");
    expect(brawl.isOver).toBe(true);
  });

  it("is left alone while he lies on the floor", () => {
    const { brawl, play } = aYard();
    hurtHero(brawl, strikes.hook, 1);
    play([], 8);
    expect(hurtHero(brawl, strikes.hook, 1)).toBe(false);
  });
});
