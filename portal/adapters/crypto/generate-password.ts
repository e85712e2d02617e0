import { randomInt } from "node:crypto";

/** Random password of 20 characters in four groups, without characters that look alike: 20 of 31 characters are 99 bits. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
