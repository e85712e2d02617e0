import type { PurseRecord, Wallet } from "./purse-record.ts";

/** What a game asks of the purse. */
export type PurseChange =
  | { readonly kind: "earn"; readonly coins: number }
  | { readonly kind: "spend"; readonly coins: number }
  | { readonly kind: "buy"; readonly hat: string; readonly coins: number }
  /** An empty id takes the hat off. */
  | { readonly kind: "wear"; readonly hat: string };

/** Why a change is refused. */
export type PurseRefusal =
  | "purse-malformed"
  | "purse-too-much"
  | "purse-too-often"
  | "purse-too-few-coins"
  | "purse-not-owned";

/** The most that one message earns. */
export const MAX_COINS_PER_MESSAGE = 200;
/** Dearer than any hat. */
const MAX_PRICE = 1000;
/** More than anybody wins by playing. */
const MAX_COINS_PER_MINUTE = 600;
const MAX_CHANGES_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Parses a change from a game; the reason where it is refused. */
export function parsePurseChange(data: unknown): PurseChange | PurseRefusal {
  if (typeof data !== "object" || data === null) return "purse-malformed";
  const { kind, coins, hat }: Partial<Record<string, unknown>> = { ...data };
  switch (kind) {
    case "earn":
    case "spend":
      if (!isCount(coins) || coins === 0) return "purse-malformed";
      return coins > (kind === "earn" ? MAX_COINS_PER_MESSAGE : MAX_PRICE)
        ? "purse-too-much"
        : { kind, coins };
    case "buy":
      if (!isCount(coins) || !isHat(hat)) return "purse-malformed";
      return coins > MAX_PRICE ? "purse-too-much" : { kind, hat, coins };
    case "wear":
      return hat === "" || isHat(hat) ? { kind, hat } : "purse-malformed";
    default:
      return "purse-malformed";
  }
}

/** The record of this browser after a change; the reason where it is refused. */
export function changedRecord(
  record: PurseRecord,
  wallet: Wallet,
  change: PurseChange,
  now: number,
): PurseRecord | PurseRefusal {
  switch (change.kind) {
    case "earn":
      return { ...record, earned: record.earned + change.coins };
    case "spend":
      if (wallet.coins < change.coins) return "purse-too-few-coins";
      return { ...record, spent: record.spent + change.coins };
    case "buy":
      if (wallet.owned.includes(change.hat)) return record;
      if (wallet.coins < change.coins) return "purse-too-few-coins";
      return { ...record, hats: { ...record.hats, [change.hat]: change.coins } };
    case "wear":
      if (change.hat !== "" && !wallet.owned.includes(change.hat)) return "purse-not-owned";
      // After what another browser wore, also where its clock is ahead.
      return { ...record, worn: change.hat, wornAt: Math.max(now, record.wornAt + 1) };
  }
}

export type PurseRateLimit = {
  /** Counts a change; the reason where it is one too many. */
  refuse(change: PurseChange): PurseRefusal | undefined;
};

/** Rate limit of one page: so many changes and so many earned coins in a minute. */
export function openPurseRateLimit(now: () => number): PurseRateLimit {
  let recent: { readonly at: number; readonly coins: number }[] = [];
  return {
    refuse(change) {
      const at = now();
      recent = recent.filter((each) => each.at > at - MINUTE_MS);
      const coins = change.kind === "earn" ? change.coins : 0;
      const earned = recent.reduce((sum, each) => sum + each.coins, coins);
      if (recent.length >= MAX_CHANGES_PER_MINUTE || earned > MAX_COINS_PER_MINUTE) return "purse-too-often";
      recent.push({ at, coins });
      return undefined;
    },
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isHat = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z][a-z-]{0,29}$/.test(value);
