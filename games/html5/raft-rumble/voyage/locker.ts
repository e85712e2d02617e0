import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { isListOf, isText, type Saves } from "#kit/storage.ts";
import { type GearId, type Good, goods, keyOf, type PaintId } from "./goods.ts";

/** Where coins are kept: the kit's purse, or none in a demo. */
export type Coins = { coins(): number; earn(coins: number): void; spend(price: number): boolean };

const noCoins: Coins = { coins: () => 0, earn: () => undefined, spend: () => false };
const noSaves: Saves = { read: (_key, _isShape, fallback) => fallback, write: () => undefined };

/** What was bought in the shop, and what of it is worn now. */
export class Locker {
  paint: PaintId = "wood";
  gear: GearId = "none";
  private readonly owned: Set<string>;
  private readonly saves: Saves;
  private readonly purse: Coins;

  constructor(saves: Saves = noSaves, purse: Coins = noCoins) {
    this.saves = saves;
    this.purse = purse;
    this.owned = new Set(saves.read("goods", isListOf(isText), []));
    const worn = saves.read("worn", isListOf(isText), []);
    for (const good of goods.flat()) if (worn.includes(keyOf(good)) && this.owns(good)) this.wear(good);
  }

  get coins(): number {
    return this.purse.coins();
  }

  /** The gadgets of which there is one more on the voyage. */
  get helps(): GadgetKind[] {
    return goods.flat().flatMap((good) => (good.kind === "help" && this.owns(good) ? [good.id] : []));
  }

  earn(coins: number): void {
    this.purse.earn(coins);
  }

  owns(good: Good): boolean {
    return good.price === 0 || this.owned.has(keyOf(good));
  }

  isWorn({ kind, id }: Good): boolean {
    return (kind === "paint" && id === this.paint) || (kind === "gear" && id === this.gear);
  }

  /** Buys what is new and wears what is owned. */
  take(good: Good): "bought" | "chosen" | "refuse" {
    const isNew = !this.owns(good);
    if (isNew && !this.purse.spend(good.price)) return "refuse";
    if (isNew) {
      this.owned.add(keyOf(good));
      this.saves.write("goods", [...this.owned]);
    }
    this.wear(good);
    this.saves.write("worn", [`paint:${this.paint}`, `gear:${this.gear}`]);
    return isNew ? "bought" : "chosen";
  }

  private wear(good: Good) {
    if (good.kind === "paint") this.paint = good.id;
    if (good.kind === "gear") this.gear = good.id;
  }
}
