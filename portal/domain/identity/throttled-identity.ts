import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import type { Identity } from "./identity.ts";

const minutes = 60_000;

/**
 * Slows down whoever guesses passwords: ten for one account, a hundred from one address, which may be a whole school's, in a
 * quarter of an hour. Only failures count, but they count from the start: a thousand at once are no way around.
 */
export function throttledIdentity(identity: Identity, now: () => Date): Identity {
  const byAccount = createRateLimiter({ limit: 10, windowMs: 15 * minutes });
  const byAddress = createRateLimiter({ limit: 100, windowMs: 15 * minutes });

  return {
    ...identity,
    async signIn(attempt) {
      const account = attempt.email.trim().toLowerCase().slice(0, 254);
      const address = network(attempt.address);
      const taken = [
        { limit: byAddress, key: address },
        { limit: byAccount, key: account },
      ];
      for (const [at, { limit, key }] of taken.entries()) {
        const waitMs = limit.consume(key, now());
        if (waitMs === 0) continue;
        for (const earlier of taken.slice(0, at)) earlier.limit.refund(earlier.key);
        throw new TooManyAttempts(waitMs);
      }
      const refund = () => {
        for (const { limit, key } of taken) limit.refund(key);
      };
      try {
        const signedIn = await identity.signIn(attempt);
        refund();
        return signedIn;
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "sign-in-refused") refund();
        throw error;
      }
    },
  };
}

/** One subscriber has a whole /64 of IPv6 to come from. */
function network(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0")
    : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
