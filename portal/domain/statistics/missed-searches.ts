import { cleanText } from "#domain/clean-text.ts";

/** Names of games are short; a longer text was no search for a game. */
const MAX_LENGTH = 40;

/**
 * Normalises search words without a result for the statistics; undefined where they may be personal data. Children type all
 * sorts of things into a search box: email addresses, URLs, phone numbers and sentences are never stored.
 */
export function missedSearchWords(words: string): string | undefined {
  const cleaned = cleanText(words).toLowerCase();
  const isPrivate =
    cleaned.includes("@") || /\d[\d\s().-]{5,}/.test(cleaned) || /https?:|www\./.test(cleaned);
  return cleaned === "" || cleaned.length > MAX_LENGTH || isPrivate ? undefined : cleaned;
}
