import { clamp } from "#kit/ease.ts";
import type { Kit } from "#kit/round.ts";
import { isFramed } from "#kit/site-link.ts";
import { openSaves } from "#kit/storage.ts";
import { type Hat, hatOf } from "./hats.ts";
import { type Keeper, openKeeper } from "./keeper.ts";
import { sitePurseLink } from "./purse-link.ts";

/** The site refuses more at once. */
export const MAX_COINS = 200;
/** A page that keeps no purse says nothing. Others answer long before the end of a first round. */
const ANSWER_TIMEOUT_MS = 8000;

let opened: Keeper | undefined;

/** Opens the purse when a game's page starts; later calls give the same one. */
export function openPurse(): Keeper {
  opened ??= openKeeper({
    link: isFramed() ? sitePurseLink : undefined,
    saves: openSaves("purse"),
    wait: (giveUp) => void setTimeout(giveUp, ANSWER_TIMEOUT_MS),
  });
  return opened;
}

/** The visitor's coins, the same in all games. They never change the outcome of a round: tapes know nothing of them. */
export const purse = {
  coins: (): number => openPurse().wallet.coins,
  /** Adds coins: whole ones, at most 200 at once. Only in rounds that the visitor plays (`kit.isPlayed`). */
  earn(coins: number): void {
    const whole = Math.floor(clamp(coins, 0, MAX_COINS));
    if (whole > 0) openPurse().change({ kind: "earn", coins: whole });
  },
  /** Takes coins; false, and nothing taken, where there are not enough. */
  spend: (price: number): boolean => price === 0 || openPurse().change({ kind: "spend", coins: price }),
  /** Calls back when coins or hats change, also in another tab. Returns the function that stops it. */
  onChange: (handle: (coins: number) => void): (() => void) =>
    openPurse().onChange((wallet) => handle(wallet.coins)),
};

/** The visitor's hats, the same in all games. */
export const wardrobe = {
  owns: ({ id, price }: Hat): boolean => price === 0 || openPurse().wallet.owned.includes(id),
  /** False where there are not enough coins. */
  buy: ({ id, price }: Hat): boolean => openPurse().change({ kind: "buy", hat: id, coins: price }),
  /** Puts a hat on, which has to be owned, or takes it off. */
  wear(hat: Hat | undefined): boolean {
    // A hat for nothing becomes the visitor's own when it is first worn.
    if (hat?.price === 0) wardrobe.buy(hat);
    return openPurse().change({ kind: "wear", hat: hat?.id ?? "" });
  },
};

/** The hat that the visitor wears, if any. */
export function wornHat(): Hat | undefined {
  return hatOf(openPurse().wallet.worn);
}

/** The hat of the hero in a round: that of the visitor, but in a tape that is watched, where somebody else runs. */
export function heroHat({ isPlayed, isDemo, isTogether }: Pick<Kit, "isPlayed" | "isDemo" | "isTogether">) {
  return isPlayed || isDemo || isTogether ? wornHat() : undefined;
}
