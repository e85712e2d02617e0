import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { ipNetwork } from "#domain/limits/ip-network.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import type { Identity } from "./identity.ts";

const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES_PER_ACCOUNT = 10;
/** A whole school may share one IP address. */
const MAX_FAILURES_PER_NETWORK = 100;
/** No email address is longer; longer ones share a key and cannot fill the memory. */
const MAX_EMAIL_LENGTH = 254;

/**
 * Throttles sign-in against password guessing, by account and by IP network. Only failures count, but an attempt counts from
 * its start: a thousand at once are no way around.
 */
export function throttledIdentity(identity: Identity, now: () => Date): Identity {
  const byAccount = createRateLimiter({ limit: MAX_FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS });
  const byNetwork = createRateLimiter({ limit: MAX_FAILURES_PER_NETWORK, windowMs: WINDOW_MS });

  /** Counts the attempt with both limiters, or with none. Gives the function that takes it back. */
  function consume(email: string, ipAddress: string): () => void {
    const account = email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH);
    const network = ipNetwork(ipAddress);
    const networkWaitMs = byNetwork.consume(network, now());
    if (networkWaitMs > 0) throw new TooManyAttempts(networkWaitMs);
    const accountWaitMs = byAccount.consume(account, now());
    if (accountWaitMs > 0) {
      byNetwork.refund(network);
      throw new TooManyAttempts(accountWaitMs);
    }
    return () => {
      byNetwork.refund(network);
      byAccount.refund(account);
    };
  }

  return {
    ...identity,
    async signIn(attempt) {
      const refund = consume(attempt.email, attempt.ipAddress);
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
