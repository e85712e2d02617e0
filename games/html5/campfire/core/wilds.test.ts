import { describe, expect, it } from "vitest";
import { bot } from "#html5/campfire/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { makeBeast } from "./beast.ts";
import { stepBeast } from "./beasts.ts";
import { DAY } from "./calendar.ts";
import { EXPEDITION_DAYS, Expedition } from "./expedition.ts";
import { MIDDLE } from "./island.ts";
import type { Action } from "./orders.ts";
import { levelsOf } from "./skills.ts";
import { makeSurvivor, RADIUS } from "./survivor.ts";
import { walk } from "./walking.ts";
import { aClearing, give, plantBeside } from "./wilds.fixture.ts";
import { RIVALS, Wilds } from "./wilds.ts";

describe("gathering", () => {
  it("gives wood for every blow against a tree, and twice as much with an axe", () => {
    const clearing = aClearing();
    plantBeside(clearing, "tree");
    clearing.play(1, ["swing"]);
    expect(clearing.hero.pack.wood).toBe(1);
    clearing.hero.tools.axe = true;
    clearing.play(30, ["swing"]);
    expect(clearing.hero.pack.wood).toBe(3);
  });

  it("empties a bush", () => {
    const clearing = aClearing();
    const bush = plantBeside(clearing, "bush");
    clearing.play(120, ["swing"]);
    expect(clearing.hero.pack.berries).toBe(4);
    expect(bush).toMatchObject({ left: 0 });
  });

  it("stops when the pack is full", () => {
    const clearing = aClearing();
    plantBeside(clearing, "rock");
    give(clearing.hero, { stone: 30 });
    const events = clearing.play(1, ["swing"]);
    expect(clearing.hero.pack.stone).toBe(30);
    expect(events).toContainEqual(expect.objectContaining({ kind: "full" }));
  });
});

describe("making", () => {
  it("builds a fire for five wood, which warms until it has burnt down, and again when fed", () => {
    const { hero, world, play } = aClearing();
    give(hero, { wood: 6 });
    play(1, ["make1"]);
    expect(hero.pack.wood).toBe(1);
    hero.warmth = 20;
    play(60);
    expect(hero.warmth).toBeGreaterThan(28);
    const [fire] = world.buildings;
    const before = fire?.fuel ?? 0;
    play(1, ["feed"]);
    expect(fire?.fuel).toBeGreaterThan(before);
    expect(hero.pack.wood).toBe(0);
  });

  it("refuses what costs too much and what the day has not taught yet", () => {
    const { hero, play } = aClearing();
    expect(play(1, ["make1"])).toContainEqual(expect.objectContaining({ kind: "cannot", why: "cost" }));
    give(hero, { wool: 10 });
    expect(play(1, ["make8"])).toContainEqual(expect.objectContaining({ kind: "cannot", why: "unknown" }));
    expect(hero.pack.wool).toBe(10);
  });

  it("pays from a chest nearby, and keeps there what is too much to carry", () => {
    const { hero, world, play } = aClearing();
    world.time = DAY;
    give(hero, { wood: 30, stone: 2 });
    play(1, ["make7"]);
    play(60);
    expect(hero.pack.wood).toBe(15);
    give(hero, { wood: 0 });
    play(1, ["make1"]);
    expect(world.buildings.map(({ kind }) => kind)).toEqual(["chest", "fire"]);
  });
});

describe("a night", () => {
  it("is cold under the open sky and warm in a tent", () => {
    const { hero, world, play } = aClearing();
    world.time = DAY * 1.7;
    play(120);
    expect(hero.warmth).toBeLessThan(97);
    hero.warmth = 50;
    give(hero, { wood: 8, wool: 3 });
    play(1, ["make6"]);
    const [tent] = world.buildings;
    Object.assign(hero, { x: tent?.x, y: tent?.y });
    play(120);
    expect(hero.warmth).toBeGreaterThan(50);
  });

  it("ends the round of a hero who has nothing to eat, and the score stays what it was", () => {
    const { wilds, hero, play } = aClearing();
    hero.food = 0;
    hero.health = 1;
    play(60);
    expect(hero.isOut).toBe(true);
    expect(wilds.isOver).toBe(false);
    const { score } = wilds;
    play(600);
    expect(wilds.isOver).toBe(true);
    expect(wilds.score).toBe(score);
  });
});

describe("wolves", () => {
  const night = () => {
    const clearing = aClearing();
    clearing.world.time = DAY * 0.8;
    const wolf = makeBeast("wolf", { x: clearing.hero.x + 60, y: clearing.hero.y }, clearing.world.time);
    clearing.world.beasts = [wolf];
    const prowl = (steps: number) => {
      for (let step = 0; step < steps; step++) {
        clearing.world.time++;
        stepBeast(clearing.world, wolf, 1);
      }
    };
    return { ...clearing, wolf, prowl };
  };

  it("nip whoever is out in the dark, and trot off after three nips", () => {
    const { hero, wolf, world, prowl } = night();
    prowl(400);
    expect(world.events.filter(({ kind }) => kind === "nip")).toHaveLength(3);
    expect(hero.health).toBeLessThan(100);
    expect(hero.health).toBeGreaterThan(80);
    expect(wolf.scaredUntil).toBeGreaterThan(0);
  });

  it("take food rather than hurt", () => {
    const { hero, prowl } = night();
    give(hero, { berries: 5 });
    prowl(100);
    expect(hero.pack.berries).toBeLessThan(5);
  });

  it("keep away from a torch and from a fire", () => {
    for (const prepare of ["torch", "fire"] as const) {
      const { hero, play, prowl, world, wolf } = night();
      give(hero, { wood: 9 });
      play(1, [prepare === "torch" ? "make2" : "make1"]);
      world.beasts = [wolf];
      prowl(200);
      expect(hero.health).toBe(100);
    }
  });
});

describe("rivals", () => {
  it("wear each other out, and the one who is out leaves a bag", () => {
    const { hero, world, play } = aClearing();
    const rival = makeSurvivor(7, "Rival", undefined, { x: hero.x + 30, y: hero.y }, 0);
    rival.health = 4;
    give(rival, { stone: 9 });
    world.survivors.push(rival);
    hero.facing = 0;
    play(2, ["swing"]);
    expect(rival.isOut).toBe(true);
    expect(world.bundles[0]?.pack.stone ?? hero.pack.stone).toBe(9);
  });

  it("are not hit by someone who chops a tree beside them", () => {
    const clearing = aClearing();
    const { hero, world, play } = clearing;
    plantBeside(clearing, "tree");
    const rival = makeSurvivor(7, "Rival", undefined, { x: hero.x + 20, y: hero.y + 24 }, 0);
    world.survivors.push(rival);
    play(60, ["swing"]);
    expect(rival.health).toBe(100);
    expect(hero.pack.wood).toBeGreaterThan(1);
  });

  it("do not get through a fence that its owner walks through", () => {
    const { hero, world, play } = aClearing();
    give(hero, { wood: 3 });
    hero.facing = 0;
    play(1, ["make4"]);
    const [fence] = world.buildings;
    if (!fence) throw new Error("There is no fence.");
    const rival = { x: fence.x - 60, y: fence.y };
    for (let step = 0; step < 60; step++) walk(world, rival, 2, 0, RADIUS, 7);
    expect(rival.x).toBeLessThan(fence.x);
    Object.assign(hero, { x: fence.x - 60, y: fence.y });
    play(60, ["right"]);
    expect(hero.x).toBeGreaterThan(fence.x);
  });
});

describe("what goes on out of sight", () => {
  it("takes turns, and yet walks and hungers as fast as what is seen", () => {
    const { wilds, world, hero } = aClearing();
    const sheepAt = (x: number, y: number) => {
      const sheep = makeBeast("sheep", { x, y }, DAY * 9);
      sheep.isWalking = true;
      sheep.actedAt = 0;
      return { sheep, x };
    };
    const near = sheepAt(hero.x, hero.y);
    const far = sheepAt(MIDDLE * 2 - hero.x, MIDDLE * 2 - hero.y);
    world.beasts = [near.sheep, far.sheep];
    const rival = makeSurvivor(1, "Far", "camper", far.sheep, 0);
    world.survivors.push(rival);
    const controls = createControls<Action>();
    const moves = new Set<number>();
    const before = hero.food;
    for (let step = 0; step < 102; step++) {
      wilds.step(controls);
      moves.add(far.sheep.x);
    }
    const paceOf = ({ sheep, x }: typeof near) => (sheep.x - x) / sheep.actedAt;
    expect(paceOf(far)).toBeCloseTo(paceOf(near), 1);
    expect(moves.size).toBeLessThan(10);
    expect((before - rival.food) / rival.actedAt).toBeCloseTo((before - hero.food) / 102, 6);
  });
});

describe("a whole round", () => {
  it("can be played: the bot reaches its goal, and most of the twenty rivals live through the first night", () => {
    const wilds = new Wilds({ random: createRandom(1), levels: levelsOf("calm") });
    playBot(wilds, bot, DAY + 60);
    const rivals = wilds.world.survivors.filter(({ level }) => level);
    expect(rivals).toHaveLength(RIVALS);
    expect(rivals.filter(({ isOut, bornAt }) => !isOut && bornAt === 0).length).toBeGreaterThan(14);
    expect(wilds.world.buildings.filter(({ kind }) => kind === "fire").length).toBeGreaterThan(4);
    playBot(wilds, bot, DAY * (bot.goal.score - 1));
    expect(wilds.score).toBeGreaterThanOrEqual(bot.goal.score);
  });

  it("has the same rivals in the same places whether the crowd is chosen before or after the island is laid out", () => {
    const chosen = new Wilds({ random: createRandom(5), levels: levelsOf("wild") });
    const changed = new Wilds({ random: createRandom(5), levels: levelsOf("calm") });
    changed.setLevels(levelsOf("wild"));
    expect(changed.world.survivors).toEqual(chosen.world.survivors);
  });

  it("counts points on the boards for ten days, or until the rescue boat comes", () => {
    const { wilds, world, hero, play } = aClearing();
    const expedition = new Expedition(wilds);
    hero.points = 7.5;
    play(1);
    expect([expedition.score, expedition.isOver]).toEqual([7, false]);
    world.time = EXPEDITION_DAYS * DAY;
    expect([expedition.isOver, wilds.isOver]).toEqual([true, false]);
    world.time = DAY;
    Object.assign(hero, { isOut: true, outAt: 0 });
    expect([expedition.isOver, wilds.isOver]).toEqual([true, true]);
  });

  it("goes the same way with the same seed", () => {
    const play = () => {
      const wilds = new Wilds({ random: createRandom(3), levels: levelsOf("wild") });
      playBot(wilds, bot, 300);
      return wilds.world.survivors.map(({ x, y, points }) => [x, y, points]);
    };
    expect(play()).toEqual(play());
  });
});
