import { guessLimits } from "./guess-limits.ts";
import type { Identity } from "./identity.ts";

/** Throttles sign-in against password guessing. */
export function throttledIdentity(identity: Identity, now: () => Date): Identity {
  const limits = guessLimits(now);
  return { ...identity, signIn: (attempt) => limits.run(attempt, () => identity.signIn(attempt)) };
}
