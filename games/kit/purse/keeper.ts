import { isListOf, isNumber, isShape, isText, type Saves } from "#kit/storage.ts";
import type { PurseLink } from "./purse-link.ts";
import { changed, changedByAll, emptyWallet, type Wallet, type WalletChange } from "./wallet.ts";

/** Holds the wallet of this page, in step with the site's where there is one. */
export type Keeper = {
  readonly wallet: Wallet;
  /** False where there are not enough coins, or the hat is not owned. */
  change(change: WalletChange): boolean;
  onChange(handle: (wallet: Wallet) => void): () => void;
};

type Options = {
  /** The page around the game; undefined where it has none. */
  link: PurseLink | undefined;
  /** The game's own storage, for a page that keeps no purse. */
  saves: Saves;
  /** Calls back when a page that keeps a purse would have answered. */
  wait(giveUp: () => void): void;
};

const isWallet = isShape<Wallet>({ coins: isNumber, owned: isListOf(isText), worn: isText });

/**
 * Opens the purse. The page's answer is the truth, and changes that it has not confirmed are applied on top of it. Without an answer the game's own
 * storage keeps the purse.
 */
export function openKeeper({ link, saves, wait }: Options): Keeper {
  const listeners = new Set<(wallet: Wallet) => void>();
  /** Changes that the page has not confirmed, by their number. */
  let pending: { readonly number: number; readonly change: WalletChange }[] = [];
  let lastNumber = 0;
  let confirmed = emptyWallet;
  let keptBy: "nobody" | "site" | "game" = "nobody";
  let wallet = emptyWallet;

  function show(next: Wallet): void {
    wallet = next;
    for (const handle of listeners) handle(wallet);
  }

  const withPending = () =>
    changedByAll(
      confirmed,
      pending.map(({ change }) => change),
    );

  function keepHere(): void {
    if (keptBy !== "nobody") return;
    keptBy = "game";
    confirmed = saves.read("wallet", isWallet, emptyWallet);
    const next = withPending();
    if (pending.length > 0) saves.write("wallet", next);
    show(next);
  }

  link?.onAnswer((answer) => {
    if (answer.type === "purse") {
      // What was kept here meanwhile was told to the page as well.
      keptBy = "site";
      confirmed = { coins: answer.coins, owned: answer.owned, worn: answer.worn };
      pending = pending.filter(({ number }) => number > answer.done);
    } else {
      console.warn(`The purse refused a change: ${answer.reason}`);
      pending = pending.filter(({ number }) => number !== answer.number);
    }
    if (keptBy === "site") show(withPending());
  });
  if (link) {
    link.open();
    wait(keepHere);
  } else keepHere();

  return {
    get wallet() {
      return wallet;
    },
    change(change) {
      const next = changed(wallet, change);
      if (!next) return false;
      if (next === wallet) return true;
      lastNumber += 1;
      pending.push({ number: lastNumber, change });
      link?.post(lastNumber, change);
      if (keptBy === "game") saves.write("wallet", next);
      show(next);
      return true;
    },
    onChange(handle) {
      listeners.add(handle);
      return () => void listeners.delete(handle);
    },
  };
}
