import { cleanText } from "#domain/clean-text.ts";

/** Names of games are short; what is longer was meant for somebody. */
const longest = 40;

/**
 * Words that found nothing, as they may be kept; undefined where they may not. Children type all sorts of things into a
 * search box: what looks like an address, a number to call or a sentence is never written down.
 */
export function missedSearchWords(words: string): string | undefined {
  const kept = cleanText(words).toLowerCase();
  const isPrivate = kept.includes("@") || /\d[\d\s().-]{5,}/.test(kept) || /https?:|www\./.test(kept);
  return kept === "" || kept.length > longest || isPrivate ? undefined : kept;
}
