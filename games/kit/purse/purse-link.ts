import { onSiteMessage, postToSite } from "#kit/site-link.ts";
import { isListOf, isNumber, isText } from "#kit/storage.ts";
import type { Wallet, WalletChange } from "./wallet.ts";

/** What the site's page answers: the wallet with all changes up to `done`, or that it refused one. */
export type PurseAnswer =
  | ({ readonly type: "purse"; readonly done: number } & Wallet)
  | { readonly type: "purse-refused"; readonly number: number; readonly reason: string };

/** The answer, or undefined for any other message. */
export function parsePurseAnswer(message: Record<string, unknown>): PurseAnswer | undefined {
  const { type, done, coins, owned, worn, number, reason } = message;
  if (type === "purse-refused" && isNumber(number) && isText(reason)) return { type, number, reason };
  if (type !== "purse" || !isNumber(done) || !isNumber(coins) || !isText(worn)) return undefined;
  return isListOf(isText)(owned) ? { type, done, coins, owned, worn } : undefined;
}

/** Messages about the purse, to and from the page that frames the game. */
export type PurseLink = {
  open(): void;
  post(number: number, change: WalletChange): void;
  onAnswer(handle: (answer: PurseAnswer) => void): void;
};

export const sitePurseLink: PurseLink = {
  open: () => postToSite({ type: "purse-open" }),
  post(number, change) {
    const message = { type: "purse-change", number, change };
    postToSite(message);
  },
  onAnswer(handle) {
    onSiteMessage((message) => {
      const answer = parsePurseAnswer(message);
      if (answer) handle(answer);
    });
  },
};
