/** What a visitor has: coins, the hats that were bought, and the one that is worn. */
export type Wallet = {
  readonly coins: number;
  /** Ids of hats. */
  readonly owned: readonly string[];
  /** The id of a hat, or nothing. */
  readonly worn: string;
};

/** One change of it, as games post it to the site. */
export type WalletChange =
  | { readonly kind: "earn"; readonly coins: number }
  | { readonly kind: "spend"; readonly coins: number }
  | { readonly kind: "buy"; readonly hat: string; readonly coins: number }
  | { readonly kind: "wear"; readonly hat: string };

export const emptyWallet: Wallet = { coins: 0, owned: [], worn: "" };

/** The wallet after a change; undefined where there are not enough coins, or the hat is not owned. */
export function changed(wallet: Wallet, change: WalletChange): Wallet | undefined {
  const { coins, owned } = wallet;
  switch (change.kind) {
    case "earn":
      return { ...wallet, coins: coins + change.coins };
    case "spend":
      return coins < change.coins ? undefined : { ...wallet, coins: coins - change.coins };
    case "buy":
      if (owned.includes(change.hat)) return wallet;
      return coins < change.coins
        ? undefined
        : { ...wallet, coins: coins - change.coins, owned: [...owned, change.hat] };
    case "wear":
      return change.hat === "" || owned.includes(change.hat) ? { ...wallet, worn: change.hat } : undefined;
  }
}

/** The wallet after those of the changes that are possible. */
export function changedByAll(wallet: Wallet, changes: readonly WalletChange[]): Wallet {
  return changes.reduce((before, change) => changed(before, change) ?? before, wallet);
}
