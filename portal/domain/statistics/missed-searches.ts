import { cleanText } from "#domain/clean-text.ts";
import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { Counter } from "./counter.ts";

/** Names of games are short; a longer text was no search for a game. */
const MAX_LENGTH = 40;

/** How many different IP addresses have to search for the same words in vain before the words are stored. */
export const MISSED_SEARCH_MIN_ADDRESSES = 3;
/** How long a search that fewer addresses asked for is remembered, as hashes in memory. */
export const MISSED_SEARCH_PENDING_DAYS = 7;
/** Searches that are remembered as hashes; above it the oldest is forgotten. */
const MAX_PENDING = 5000;
/** Different words that are stored in one day. Further ones are dropped, so that the table is bounded. */
const MAX_STORED_PER_DAY = 200;

/** Takes searches without a result, and counts those that several visitors share. */
export type MissedSearches = {
  add(words: string, ipAddress: string): void;
};

type Options = {
  readonly count: Counter["count"];
  readonly now: () => Date;
  /** A keyed hash. Its key should never be stored: then nobody can try words or addresses against the hashes later. */
  readonly hash: (text: string) => string;
};

/** Hashes of the IP addresses that asked, or "shared" once there were enough: then the hashes are forgotten. */
type Pending = { readonly startedAt: number; asked: Set<string> | "shared" };

/**
 * Counts search words without a result only once several IP addresses have asked for them. Children type all sorts of things into a
 * search box; what only one of them typed is never written down, and stays in memory as hashes alone.
 */
export function createMissedSearches({ count, now, hash }: Options): MissedSearches {
  const pending = new Map<string, Pending>();
  let stored = { day: "", words: 0 };

  function forgetOld(time: number): void {
    for (const [key, { startedAt }] of pending) {
      if (pending.size <= MAX_PENDING && time - startedAt < MISSED_SEARCH_PENDING_DAYS * DAY_MS) return;
      pending.delete(key);
    }
  }

  function hasRoom(day: string): boolean {
    if (stored.day !== day) stored = { day, words: 0 };
    stored.words += 1;
    return stored.words <= MAX_STORED_PER_DAY;
  }

  return {
    add(words, ipAddress) {
      const cleaned = missedSearchWords(words);
      if (cleaned === undefined) return;
      const key = hash(cleaned);
      const search = pending.get(key) ?? { startedAt: now().getTime(), asked: new Set<string>() };
      pending.set(key, search);
      forgetOld(now().getTime());
      if (search.asked === "shared") return count("missed", cleaned);
      // Hashed together with the words: two searches of one address cannot be linked.
      search.asked.add(hash(`${cleaned}\n${ipAddress}`));
      if (search.asked.size < MISSED_SEARCH_MIN_ADDRESSES || !hasRoom(formatIsoDay(now()))) return;
      search.asked = "shared";
      count("missed", cleaned, MISSED_SEARCH_MIN_ADDRESSES);
    },
  };
}

/**
 * Normalises search words without a result for the statistics; undefined where they may be personal data whoever asks: email
 * addresses, URLs, phone numbers, and texts longer than any name of a game.
 */
export function missedSearchWords(words: string): string | undefined {
  const cleaned = cleanText(words).toLowerCase();
  const isPrivate =
    cleaned.includes("@") || /\d[\d\s().-]{5,}/.test(cleaned) || /https?:|www\./.test(cleaned);
  return cleaned === "" || cleaned.length > MAX_LENGTH || isPrivate ? undefined : cleaned;
}
