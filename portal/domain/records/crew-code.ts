import { Refusal } from "#domain/errors.ts";

/** Letters that look and sound unlike each other. Without vowels, a code spells no word. */
const LETTERS = "BCDFGHJKMNPQRSTVWXZ";
const LENGTH = 8;
const pattern = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Makes the code by which members find their crew. `random` has to be unpredictable: the code is all that keeps a crew private. */
export function makeCrewCode(random: () => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return letters.join("");
}

/** Parses a code as somebody typed it: in either case, with spaces or hyphens. */
export function parseCrewCode(text: unknown): string {
  const code =
    typeof text === "string" && text.length <= 40 ? text.toUpperCase().replaceAll(/[\s-]/g, "") : "";
  if (!pattern.test(code))
    throw new Refusal(
      "crew-code-invalid",
      "A crew's code has eight letters, like BCDF-GHJK. Check it for a typo.",
    );
  return code;
}
