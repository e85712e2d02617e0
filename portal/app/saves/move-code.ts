/** Crockford's base 32: no letter that is read as a digit, and no U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/** Makes a code of 40 random bits, by which saves move to another computer. */
export function newMoveCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}

/** As it is shown: `ABCD-EFGH`. */
export function shownMoveCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code that a visitor typed, however it is written; undefined for anything else. */
export function parseMoveCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter))
    ? code
    : undefined;
}
