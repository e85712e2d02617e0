import { Refusal } from "#domain/errors.ts";

/** What a room is found by: the code that people read out to each other, or the id of its link, which cannot be guessed. */
export type RoomKey = { readonly code: string } | { readonly id: string };

/** Letters that look and sound unlike each other. Without vowels, a code spells no word. */
const LETTERS = "BCDFGHJKMNPQRSTVWXZ";
const CODE_LENGTH = 6;
const codePattern = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);
/** 16 random bytes as base64url. */
const idPattern = /^[\w-]{22}$/;

/** Makes the code of a room. `random` has to be unpredictable. */
export function makeRoomCode(random: () => number): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return letters.join("");
}

/** Parses an id as it is, or a code as somebody typed it: in either case, with spaces or hyphens. */
export function parseRoomKey(text: unknown): RoomKey {
  if (typeof text === "string" && text.length <= 40) {
    if (idPattern.test(text)) return { id: text };
    const code = text.toUpperCase().replaceAll(/[\s-]/g, "");
    if (codePattern.test(code)) return { code };
  }
  throw new Refusal("room-key-invalid", "A room's code has six letters, like BCD-FGH. Check it for a typo.");
}
