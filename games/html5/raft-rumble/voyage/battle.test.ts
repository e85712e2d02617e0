import { describe, expect, it } from "vitest";
import { knock } from "#html5/raft-rumble/core/crew.ts";
import { createRandom } from "#kit/random.ts";
import { Battle, type BattleEvent } from "./battle.ts";
import { type Level, levels } from "./levels.ts";
import { idle, type Orders } from "./orders.ts";

const first = levels[0] as Level;
const fight = (level: Partial<Level> = {}, isDuel = true) =>
  new Battle({ ...first, ...level }, createRandom(1), { isDuel });

/** Waits until someone may aim. */
function untilOpen(battle: Battle): void {
  for (let i = 0; i < 1500 && !battle.isOpen && battle.phase !== "over"; i++) battle.step();
}
function order(battle: Battle, orders: Partial<Orders>): BattleEvent[] {
  return battle.step({ ...idle, ...orders });
}

describe("Battle", () => {
  it("gives the sides their turns one after the other, and the crew of each", () => {
    const battle = fight();
    const turns: number[] = [];
    const throwers: number[] = [];
    for (let i = 0; i < 6; i++) {
      untilOpen(battle);
      turns.push(battle.turn);
      if (battle.turn === 0) throwers.push(battle.thrower?.id ?? -1);
      battle.side.aim.power = 0.45;
      order(battle, { fire: true });
    }
    const [start = 0] = turns;
    expect(turns).toEqual([0, 1, 2, 3, 4, 5].map((i) => (start + i) % 2));
    expect(throwers).toEqual([0, 1, 0]);
  });

  it("aims by keys: a tap by a hair, holding faster", () => {
    const battle = fight();
    untilOpen(battle);
    const { aim } = battle.side;
    const before = aim.angle;
    order(battle, { raise: 1 });
    const tap = aim.angle - before;
    for (let i = 0; i < 60; i++) order(battle, { raise: 1 });
    expect(tap).toBeLessThan(0.006);
    expect(aim.angle - before).toBeGreaterThan(tap * 61 * 2);
  });

  it("aims by a pull, away from where it goes", () => {
    const battle = fight();
    untilOpen(battle);
    order(battle, { pull: { x: 95 * battle.facing, y: -95 } });
    expect(battle.side.aim.angle).toBeCloseTo(Math.PI / 4, 6);
    expect(battle.side.aim.power).toBeCloseTo(Math.SQRT1_2, 2);
  });

  it("counts gadgets down, never balloons, and refuses what is used up", () => {
    const battle = fight({ stock: { fish: 1 }, theirs: { fish: 1 } });
    for (let i = 0; i < 2; i++) {
      untilOpen(battle);
      order(battle, { pick: "fish" });
      expect(battle.side.aim.gadget).toBe("fish");
      battle.side.aim.angle = 1.4;
      order(battle, { fire: true });
    }
    untilOpen(battle);
    expect(battle.side.aim.gadget).toBe("balloon");
    expect(order(battle, { pick: "fish" })).toContainEqual({ kind: "refuse" });
    order(battle, { fire: true });
    expect(battle.sides[0].stock.balloon).toBe(Number.POSITIVE_INFINITY);
  });

  it("is won when the others are all in the water, with a star each for thrift and dry feet", () => {
    const battle = fight({ par: 3 }, false);
    untilOpen(battle);
    order(battle, { fire: true });
    for (const crew of battle.world.crews) if (crew.side === 1) knock(crew, 9, -4);
    for (let i = 0; i < 900 && battle.phase !== "over"; i++) battle.step();
    expect(battle.winner).toBe(0);
    expect(battle.stars).toBe(3);
  });

  it("gives one star for a win with many throws and a wet friend", () => {
    const battle = fight({ par: 0 }, false);
    untilOpen(battle);
    order(battle, { fire: true });
    for (const crew of battle.world.crews) if (crew.id !== 0) knock(crew, crew.side ? 9 : -9, -4);
    for (let i = 0; i < 900 && battle.phase !== "over"; i++) battle.step();
    expect(battle.winner).toBe(0);
    expect(battle.stars).toBe(1);
  });

  it("changes the wind from turn to turn, within the level's strength", () => {
    const battle = fight({ wind: 0.03 });
    const winds = new Set<number>();
    for (let i = 0; i < 6; i++) {
      untilOpen(battle);
      winds.add(battle.world.wind);
      battle.side.aim.power = 0.45;
      order(battle, { fire: true });
      order(battle, {});
    }
    expect(winds.size).toBeGreaterThan(2);
    for (const wind of winds) expect(Math.abs(wind)).toBeLessThanOrEqual(0.03);
  });

  it("repeats itself with the same seed", () => {
    const play = () => {
      const battle = new Battle(first, createRandom(9), { isDuel: false });
      for (let i = 0; i < 1200; i++) battle.step({ ...idle, fire: battle.isOpen });
      return battle.world.crews.map(({ x, y, wet }) => [x, y, wet]);
    };
    expect(play()).toEqual(play());
  });
});
