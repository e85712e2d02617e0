/**
 * Invisible characters: controls, direction overrides (a name could pose as another), zero-width fillers, line separators.
 * The zero-width joiner is allowed: emoji of families and flags are built with it.
 */
const invisible = /[\p{Cc}\u061c\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Whether a text has invisible characters, or surrogates without their other half. */
export function hasInvisibleCharacters(text: string): boolean {
  if (/^[ -~]*$/.test(text)) return false;
  return text.search(invisible) !== -1 || !text.isWellFormed();
}

/** Fast path: most names and descriptions are clean, and a large catalogue has a million of each. */
const alreadyClean = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Normalises a text to one line in NFC: nothing invisible, single spaces, trimmed. Idempotent. */
export function cleanText(text: string): string {
  if (alreadyClean.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(invisible, "")
    .replace(/ +/g, " ")
    .trim()
    .normalize("NFC");
}
