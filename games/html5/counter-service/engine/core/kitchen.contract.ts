import { describe, expect, it } from "vitest";
import { type Bot, playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { newCareer } from "./career.ts";
import { nonStopShift } from "./counter-rules.ts";
import { cookedOf, type Dish } from "./dish.ts";
import { judge } from "./judge.ts";
import type { Kitchen } from "./kitchen.ts";
import { pantryOf } from "./pantry.ts";
import { Shift } from "./shift.ts";
import type { Snapshot } from "./snapshot.ts";
import { neighbour, type Target } from "./targets.ts";

/** What every kitchen of the series promises. */
export function holdsAsKitchen(kitchen: Kitchen, bot: Bot<Action, Snapshot>): void {
  const ordersOn = (day: number) => {
    const pantry = pantryOf(kitchen, day);
    return Array.from({ length: 40 }, (_, seed) => kitchen.order(pantry, createRandom(seed)));
  };

  describe("its orders", () => {
    it("ask only for what the kitchen has on that day", () => {
      for (let day = 1; day <= 14; day++) {
        const { raws, items, levels } = pantryOf(kitchen, day);
        const known = new Set([...raws, ...items].map(({ id }) => id));
        for (const dish of ordersOn(day).flat()) {
          expect(dish.marks.every(({ item }) => known.has(item))).toBe(true);
          for (const { raw, sides } of cookedOf(dish)) {
            expect(known.has(raw)).toBe(true);
            expect(sides).toHaveLength(kitchen.stove.isTurned ? 2 : 1);
            expect(levels.some(({ at }) => at === sides[0])).toBe(true);
          }
        }
      }
    });

    it("ask for everything sooner or later", () => {
      const asked = new Set(
        ordersOn(12)
          .flat()
          .flatMap((dish) => [
            ...dish.marks.map(({ item }) => item),
            ...cookedOf(dish).map(({ raw }) => raw),
          ]),
      );
      for (const { id } of [...kitchen.raws, ...kitchen.items]) expect(asked).toContain(id);
    });

    it("grow with the days", () => {
      const size = (day: number) =>
        ordersOn(day).reduce(
          (sum, order) => sum + order.reduce((all, { marks, cuts }) => all + marks.length + cuts.length, 0),
          0,
        );
      expect(size(8)).toBeGreaterThan(size(1) * 1.2);
    });

    it("can be met to the full", () => {
      const isOrdered = kitchen.flow === "stack";
      for (const order of ordersOn(9)) {
        const copy: Dish[] = structuredClone(order);
        expect(judge(copy, order, 1, { isOrdered }).total).toBe(100);
      }
    });
  });

  describe("its calendar", () => {
    it("brings something new or somebody new on each of the first five days", () => {
      const all = [...kitchen.raws, ...kitchen.items, ...kitchen.levels, ...kitchen.people, kitchen.critic];
      for (let day = 1; day <= 5; day++) expect(all.some((one) => one.day === day)).toBe(true);
    });

    it("has names and ids that are told apart", () => {
      const ids = [...kitchen.people, kitchen.critic].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(kitchen.items.map(({ name }) => name)).size).toBe(kitchen.items.length);
    });
  });

  it("lets arrow keys reach everything", () => {
    const { targets } = new Shift(kitchen, { ...newCareer(), day: 12 }, createRandom(1));
    const shop = reachable(targets);
    expect(shop).toHaveLength(targets.length);
    const shift = new Shift(kitchen, { ...newCareer(), day: 12 }, createRandom(1));
    shift.press({ kind: "open", index: 0 });
    expect(shift.targets.length).toBeGreaterThan(15);
    expect(reachable(shift.targets)).toHaveLength(shift.targets.length);
  });

  it("can be played: the bot reaches its goal on the first day", () => {
    const shift = new Shift(kitchen, newCareer(), createRandom(1));
    playBot(shift, bot);
    expect(shift.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(shift.isPassed).toBe(true);
  });

  it("can be played non-stop: the bot gets into the third hour, and is overrun at last", () => {
    const shift = nonStopShift(kitchen, createRandom(1));
    playBot(shift, bot, 60 * 60 * 30);
    expect(shift.pantry.day).toBeGreaterThanOrEqual(3);
    expect(shift.isOver).toBe(true);
  });

  it("can be played on: by the bot's hands three days go by and the career grows", () => {
    let career = newCareer();
    for (let round = 1; round <= 3; round++) {
      const shift = new Shift(kitchen, career, createRandom(round));
      playBot(shift, bot);
      expect(shift.isOver).toBe(true);
      career = shift.careerAfter();
    }
    expect(career.day).toBe(4);
    expect(career.coins).toBeGreaterThan(60);
  });
}

const ways = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** All that can be walked to from the first target. */
function reachable(targets: readonly Target[]): Target[] {
  const seen: Target[] = targets.slice(0, 1);
  for (const here of seen) {
    for (const way of ways) {
      const next = neighbour(targets, here, way);
      if (next && !seen.includes(next)) seen.push(next);
    }
  }
  return seen;
}
