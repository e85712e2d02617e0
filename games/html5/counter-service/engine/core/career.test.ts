import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { buy, effects, isCareer, isRegular, newCareer, priceOf, upgrades } from "./career.ts";
import { planOf } from "./days.ts";
import { arrivalsOf } from "./guests.ts";
import { aCareer, aKitchen } from "./kitchen.fixture.ts";
import { rankOf } from "./kitchen.ts";
import { pantryOf } from "./pantry.ts";

describe("career", () => {
  it("is read again after it was saved, and nothing else is", () => {
    const career = { ...newCareer(), friends: { kim: 2 } };
    expect(isCareer(JSON.parse(JSON.stringify(career)))).toBe(true);
    expect(isCareer({ ...career, day: "two" })).toBe(false);
    expect(isCareer({ ...career, levels: {} })).toBe(false);
    expect(isCareer({ ...career, last: {} })).toBe(false);
    expect(isCareer(null)).toBe(false);
  });

  it("sells each upgrade level by level, dearer each time, and then no more", () => {
    for (const { id, most } of upgrades) {
      const career = aCareer({ coins: 10_000 });
      const prices: number[] = [];
      for (let price = priceOf(career, id); price !== undefined; price = priceOf(career, id)) {
        prices.push(price);
        expect(buy(career, id)).toBe(true);
      }
      expect(prices).toHaveLength(most);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(buy(career, id)).toBe(false);
    }
  });

  it("sells nothing on credit", () => {
    const career = aCareer({ coins: 3 });
    expect(buy(career, "jar")).toBe(false);
    expect(career).toEqual(aCareer({ coins: 3 }));
  });

  it("makes every upgrade worth its coins", () => {
    const best = aCareer();
    for (const { id, most } of upgrades) best.levels[id] = most;
    const [from, to] = [effects(newCareer()), effects(best)];
    expect(to.spots).toBe(4);
    expect(to.heat).toBeGreaterThan(from.heat);
    expect(to.patience).toBeGreaterThan(from.patience);
    expect(to.tips).toBeGreaterThan(from.tips);
    expect(to.sway).toBeLessThan(from.sway);
    expect(to.isKept).toBe(true);
  });

  it("knows regulars and ranks", () => {
    expect(isRegular(aCareer({ friends: { kim: 3, lee: 2 } }), "kim")).toBe(true);
    expect(isRegular(aCareer({ friends: { kim: 3, lee: 2 } }), "lee")).toBe(false);
    const kitchen = aKitchen();
    expect([0, 800, 1_000_000].map((total) => rankOf(kitchen, total))).toEqual(["Crumb", "Slice", "Loaf"]);
  });
});

describe("days", () => {
  it("bring more guests, closer together, with less patience", () => {
    const [first, later, late] = [planOf(1), planOf(6), planOf(30)];
    expect(later.guests).toBeGreaterThan(first.guests);
    expect(later.gap).toBeLessThan(first.gap);
    expect(late.patience).toBeLessThan(later.patience);
    expect(late.patience).toBeGreaterThan(40);
  });
});

describe("arrivalsOf", () => {
  const kitchen = aKitchen();
  const arrivals = (day: number, seed = 1) =>
    arrivalsOf(kitchen.critic, pantryOf(kitchen, day), planOf(day), createRandom(seed));

  it("is the same for the same seed", () => {
    expect(arrivals(4, 7)).toEqual(arrivals(4, 7));
  });

  it("sends a new face first and nobody twice in a row", () => {
    const names = arrivals(4).map(({ person }) => person.id);
    expect(names[0]).toBe("nia");
    expect(names.some((name, at) => name === names[at - 1])).toBe(false);
  });

  it("ends with the critic on the critic's day only", () => {
    expect(arrivals(5).at(-1)?.person.id).toBe("critic");
    expect(arrivals(4).some(({ person }) => person.id === "critic")).toBe(false);
  });

  it("lets them come in pairs at rush hour", () => {
    const gaps = arrivals(3).map(({ at }, index, all) => at - (all[index - 1]?.at ?? 0));
    expect(gaps[1]).toBeLessThan(240);
    expect(gaps[3]).toBeLessThan(240);
    expect(gaps[2]).toBeGreaterThan(900);
  });
});
