import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import { guessLimits } from "./guess-limits.ts";
import type { Identity } from "./identity.ts";

/** Throttles sign-in against password guessing. */
export function throttledIdentity(identity: Identity, now: () => Date, limiters?: LimiterFactory): Identity {
  const limits = guessLimits(now, limiters);
  return { ...identity, signIn: (attempt) => limits.run(attempt, () => identity.signIn(attempt)) };
}
