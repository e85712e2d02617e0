/**
 * Characters that are not seen but change what is: controls, direction overrides (a name could pose as another),
 * zero-width fillers, line separators. The zero-width joiner stays: emoji of families and flags are built with it.
 */
const unseen = /[\p{Cc}\u061c\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** True when a text carries characters that a reader cannot see or that no file or address may have. */
export function hasInvisibleCharacters(text: string): boolean {
  if (/^[ -~]*$/.test(text)) return false;
  return text.search(unseen) !== -1 || !text.isWellFormed();
}

/** Most names and descriptions are, and a large catalogue has a million of each. */
const alreadyTidy = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One clean line: nothing invisible, single spaces, no space at the ends. Tidying twice changes nothing. */
export function cleanText(text: string): string {
  if (alreadyTidy.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(unseen, "")
    .replace(/ +/g, " ")
    .trim()
    .normalize("NFC");
}
