import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import { type AnimalId, animalIds } from "./animals.ts";
import { COINS_BACK, type Coins, PrizeMachine, TURN_PRICE } from "./machine.ts";
import { openWardrobe } from "./wardrobe.ts";

function emptySaves() {
  const kept = new Map<string, string>();
  return openSaves("test", 1, () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
}

function aPurse(first: number): Coins {
  let coins = first;
  return {
    coins: () => coins,
    earn(more) {
      coins += more;
    },
    spend(price) {
      if (price > coins) return false;
      coins -= price;
      return true;
    },
  };
}

const always = (animal: AnimalId) => ({
  pick: <T>(list: readonly [T, ...T[]]) => list[animalIds.indexOf(animal)] as T,
});

describe("PrizeMachine", () => {
  it("takes the price and gives an animal that hops from then on, also on the next visit", () => {
    const saves = emptySaves();
    const wardrobe = openWardrobe(saves, 0);
    const purse = aPurse(TURN_PRICE + 2);
    expect(new PrizeMachine(wardrobe, purse, always("dino")).turn()).toEqual({ animal: "dino", isNew: true });
    expect(purse.coins()).toBe(2);
    expect(wardrobe.owns("dino")).toBe(true);
    wardrobe.show("dino");
    expect(openWardrobe(saves, 0).chosen).toBe("dino");
  });

  it("gives coins back for an animal that has joined already", () => {
    const purse = aPurse(TURN_PRICE);
    const machine = new PrizeMachine(openWardrobe(emptySaves(), 0), purse, always("hedgehog"));
    expect(machine.turn()).toEqual({ animal: "hedgehog", isNew: false });
    expect(purse.coins()).toBe(COINS_BACK);
  });

  it("takes no turn and no coin where there are too few", () => {
    const purse = aPurse(TURN_PRICE - 3);
    const machine = new PrizeMachine(openWardrobe(emptySaves(), 0), purse, always("dino"));
    expect(machine.missing).toBe(3);
    expect(machine.turn()).toBeUndefined();
    expect(purse.coins()).toBe(TURN_PRICE - 3);
  });

  it("tells the chance of a new animal, counting those that were earned on the street", () => {
    const wardrobe = openWardrobe(emptySaves(), 0);
    wardrobe.earn(5, 30);
    expect(new PrizeMachine(wardrobe, aPurse(0), createRandom(1)).odds).toEqual({ fresh: 9, of: 12 });
  });

  it("takes no turn once all have joined", () => {
    const wardrobe = openWardrobe(emptySaves(), 400);
    wardrobe.earn(160, 400);
    const purse = aPurse(100);
    const machine = new PrizeMachine(wardrobe, purse, createRandom(1));
    expect([machine.isEmpty, machine.turn(), purse.coins()]).toEqual([true, undefined, 100]);
  });

  it("gives all of them in the end", () => {
    const purse = aPurse(100_000);
    const machine = new PrizeMachine(openWardrobe(emptySaves(), 0), purse, createRandom(7));
    const fresh = new Set<AnimalId>();
    let turns = 0;
    for (; turns < 200 && !machine.isEmpty; turns++) {
      const prize = machine.turn();
      if (prize?.isNew) fresh.add(prize.animal);
    }
    // Of twelve that are as likely, the last comes after 37 turns on average.
    expect([fresh.size, turns > 15 && turns < 90]).toEqual([11, true]);
  });
});
