import { randomInt } from "node:crypto";

const GUESSES = 20;
/**
 * Wrong passwords for one account from one address (docs/reliability/hostile-input.md), in all processes together: ten. Each portal decides
 * from its own memory, so the two others may look at one more each while the tenth is on its way to them. Apart they would look at thirty.
 */
export const MAX_GUESSES = 10 + 2;

/** Guesses a password again and again, through the proxy, and gives how many guesses were looked at rather than refused. */
export async function guessPasswords(origin: string): Promise<number> {
  const number = randomInt(1e9);
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  let lookedAt = 0;
  for (let guess = 0; guess < GUESSES; guess++) {
    const response = await fetch(`${origin}/login`, {
      method: "POST",
      body: new URLSearchParams({ email: `guess-${number}@example.org`, password: `a wrong guess ${guess}` }),
      headers: { accept: "application/json", "x-forwarded-for": address },
    });
    await response.text();
    if (response.status !== 429) lookedAt += 1;
  }
  return lookedAt;
}
