import { isListOf, isNumber, isText, type Saves } from "#kit/storage.ts";
import { type AnimalId, animalIds, type Earned, isAnimal, isUnlocked, newFriends } from "./animals.ts";

/** What is kept between rounds and visits: coins, the furthest row, prizes, and who hops. */
export interface Wardrobe {
  readonly earned: Readonly<Earned>;
  /** The animal that is looked at; it may still be locked. */
  readonly shown: AnimalId;
  /** The animal that hops: always one that has been unlocked. */
  readonly chosen: AnimalId;
  /** Looks at the next animal to the left or right, round and round. */
  browse(by: number): void;
  show(id: AnimalId): void;
  /** Whether it has joined: earned on the street, or won. */
  owns(id: AnimalId): boolean;
  /** Takes in a prize. False for an animal that had joined already. */
  win(id: AnimalId): boolean;
  /** Counts what a round brought so far. Gives the animals that it unlocked. */
  earn(coins: number, row: number): AnimalId[];
}

export function openWardrobe(saves: Saves, best: number): Wardrobe {
  const earned = { coins: saves.read("coins", isNumber, 0), rows: best };
  const won = new Set(saves.read("won", isListOf(isText), []).filter(isAnimal));
  const owns = (id: AnimalId) => won.has(id) || isUnlocked(id, earned);
  const saved = saves.read("animal", isText, animalIds[0]);
  let chosen = animalIds.find((id) => id === saved && owns(id)) ?? animalIds[0];
  let shown: AnimalId = chosen;

  function show(id: AnimalId) {
    shown = id;
    if (!owns(id)) return;
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
    owns,
    win(id) {
      if (owns(id)) return false;
      won.add(id);
      saves.write("won", [...won]);
      return true;
    },
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
      return newFriends(before, earned).filter((id) => !won.has(id));
    },
  };
}
