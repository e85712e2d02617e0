import type { Random } from "#kit/random.ts";
import { type AnimalId, animalIds } from "./animals.ts";
import type { Wardrobe } from "./wardrobe.ts";

/** Coins that a turn costs, and those that come back for an animal that has joined already. */
export const TURN_PRICE = 10;
export const COINS_BACK = 5;

/** The purse, as the machine needs it. */
export type Coins = {
  coins(): number;
  earn(coins: number): void;
  spend(price: number): boolean;
};

/** What came out of the machine. */
export type Prize = { readonly animal: AnimalId; readonly isNew: boolean };

/**
 * Prize machine: a turn gives any of the animals, all with the same chance. It takes no turn once all have joined, so no coin is spent
 * on what cannot be won.
 */
export class PrizeMachine {
  private readonly wardrobe: Wardrobe;
  private readonly purse: Coins;
  private readonly random: Pick<Random, "pick">;

  constructor(wardrobe: Wardrobe, purse: Coins, random: Pick<Random, "pick">) {
    this.wardrobe = wardrobe;
    this.purse = purse;
    this.random = random;
  }

  /** How many of how many animals would be new. */
  get odds(): { readonly fresh: number; readonly of: number } {
    const fresh = animalIds.filter((id) => !this.wardrobe.owns(id)).length;
    return { fresh, of: animalIds.length };
  }

  get isEmpty(): boolean {
    return this.odds.fresh === 0;
  }

  /** Coins that are missing for a turn. */
  get missing(): number {
    return Math.max(0, TURN_PRICE - this.purse.coins());
  }

  /** Spends the price and gives a prize; undefined, and nothing spent, where there is no turn. */
  turn(): Prize | undefined {
    if (this.isEmpty || !this.purse.spend(TURN_PRICE)) return undefined;
    const animal = this.random.pick(animalIds);
    const isNew = this.wardrobe.win(animal);
    if (!isNew) this.purse.earn(COINS_BACK);
    return { animal, isNew };
  }
}
