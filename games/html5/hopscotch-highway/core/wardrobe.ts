import { isNumber, isText, type Saves } from "#kit/storage.ts";
import { type AnimalId, animalIds, type Earned, isUnlocked, newFriends } from "./animals.ts";

/** What is kept between rounds and visits: coins, the furthest row, and who hops. */
export interface Wardrobe {
  readonly earned: Readonly<Earned>;
  /** The animal that is looked at; it may still be locked. */
  readonly shown: AnimalId;
  /** The animal that hops: always one that has been unlocked. */
  readonly chosen: AnimalId;
  /** Looks at the next animal to the left or right, round and round. */
  browse(by: number): void;
  show(id: AnimalId): void;
  /** Counts what a round brought so far. Gives the animals that it unlocked. */
  earn(coins: number, row: number): AnimalId[];
}

export function openWardrobe(saves: Saves, best: number): Wardrobe {
  const earned = { coins: saves.read("coins", isNumber, 0), rows: best };
  const saved = saves.read("animal", isText, animalIds[0]);
  let chosen = animalIds.find((id) => id === saved && isUnlocked(id, earned)) ?? animalIds[0];
  let shown: AnimalId = chosen;

  function show(id: AnimalId) {
    shown = id;
    if (!isUnlocked(id, earned)) return;
    chosen = id;
    saves.write("animal", id);
  }

  return {
    earned,
    get shown() {
      return shown;
    },
    get chosen() {
      return chosen;
    },
    show,
    browse(by) {
      const count = animalIds.length;
      const at = (animalIds.indexOf(shown) + by + count) % count;
      show(animalIds[at] ?? shown);
    },
    earn(coins, row) {
      const before = { ...earned };
      earned.coins += coins;
      earned.rows = Math.max(earned.rows, row);
      if (coins > 0) saves.write("coins", earned.coins);
      return newFriends(before, earned);
    },
  };
}
