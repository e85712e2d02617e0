import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { createDistinctCounter } from "#domain/limits/distinct-counter.ts";
import { ipNetwork } from "#domain/limits/ip-network.ts";
import { type LimiterFactory, localLimiters } from "#domain/limits/shared-limiters.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong guesses at one account from one network. */
const PAIR = { limit: 10, windowMs: QUARTER_HOUR_MS };
/** Wrong guesses at one account from everywhere: the bound for an attacker with many addresses. */
const ACCOUNT = { limit: 30, windowMs: 60 * 60_000 };
/** Wrong guesses at one account in a browser that signed in to it before. */
const BROWSER = { limit: 10, windowMs: QUARTER_HOUR_MS };
/**
 * Accounts on which one network failed without success, before its attempts are paced. A whole school may share one IP address: a
 * hundred typing errors in a quarter of an hour are nobody's attack.
 */
const SPREAD = { maxMembers: 120, windowMs: QUARTER_HOUR_MS, maxKeys: 1000 };
/** Attempts from a network that is paced. Not a lock: a right password gets its turn within seconds. */
const PACE = { limit: 3, windowMs: 15_000 };
/** No email address is longer; longer ones share a key and cannot fill the memory. */
const MAX_EMAIL_LENGTH = 254;

/** Whose guess it is, as far as limits need to know. */
export type Guess = {
  readonly email: string;
  readonly ipAddress: string;
  /** Id of the browser, where it signed in to this account before. */
  readonly knownBrowser?: string | undefined;
};

export type GuessLimits = {
  /** Runs the check of a guess within the limits, or refuses with `TooManyAttempts`. */
  run<T>(guess: Guess, check: () => Promise<T>): Promise<T>;
};

/** The key of an account in limits: its email address as the provider compares it. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH);
}

/**
 * Limits on guessing: by account and network, by account alone, and by the number of accounts that a network fails on. They slow an
 * attacker down without locking others out: a network is paced rather than refused, and a browser that signed in to the account
 * before passes all of them, with a limit of its own. Only failures count. They are kept in memory, so they hold while the
 * database is down.
 */
export function guessLimits(now: () => Date, limiters: LimiterFactory = localLimiters): GuessLimits {
  const byPair = limiters("guesses by pair", PAIR);
  const byAccount = limiters("guesses by account", ACCOUNT);
  const byBrowser = limiters("guesses by browser", BROWSER);
  const byPace = limiters("guesses by pace", PACE);
  const failedAccounts = createDistinctCounter(SPREAD);
  const pending = pendingChecks();

  /**
   * Waits until the guess is within the limits even if every check under way fails. So a thousand guesses at once are no way around,
   * and a class that signs in to one account at once is not refused. Gives the function that ends the check.
   */
  async function admit(account: string, network: string, pair: string): Promise<() => void> {
    for (;;) {
      const waitMs = Math.max(byPair.waitMs(pair, now()), byAccount.waitMs(account, now()));
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
      const left = Math.min(byPair.remaining(pair, now()), byAccount.remaining(account, now()));
      if (pending.count(account) < left) {
        pace(network);
        return pending.begin(account);
      }
      await pending.nextEnd(account);
    }
  }

  function pace(network: string): void {
    if (failedAccounts.count(network, now()) < SPREAD.maxMembers) return;
    const waitMs = byPace.consume(network, now());
    if (waitMs > 0) throw new TooManyAttempts(waitMs);
  }

  /** Counted from its start, as nothing else bounds it. Above its own limit it is a browser like any other. */
  async function checkKnown<T>(browser: string, check: () => Promise<T>): Promise<T> {
    let isCounted = false;
    try {
      return await check();
    } catch (error) {
      isCounted = isWrong(error);
      throw error;
    } finally {
      if (!isCounted) byBrowser.refund(browser);
    }
  }

  return {
    async run(guess, check) {
      const account = accountKey(guess.email);
      const network = ipNetwork(guess.ipAddress);
      const pair = `${account} ${network}`;
      const browser = guess.knownBrowser && `${account} ${guess.knownBrowser}`;
      if (browser && byBrowser.consume(browser, now()) === 0) return checkKnown(browser, check);
      const end = await admit(account, network, pair);
      try {
        const result = await check();
        failedAccounts.remove(network, account);
        return result;
      } catch (error) {
        if (isWrong(error)) {
          byPair.consume(pair, now());
          byAccount.consume(account, now());
          failedAccounts.add(network, account, now());
        }
        throw error;
      } finally {
        end();
      }
    },
  };
}

/** An outage says nothing about the guess. */
function isWrong(error: unknown): boolean {
  return error instanceof Refusal && error.code === "sign-in-refused";
}

/** The checks under way by account, and when the next of them ends. */
function pendingChecks() {
  const checks = new Map<string, { count: number; ended: PromiseWithResolvers<void> }>();
  return {
    count: (account: string) => checks.get(account)?.count ?? 0,
    nextEnd: async (account: string) => checks.get(account)?.ended.promise,
    begin(account: string): () => void {
      const check = checks.get(account) ?? { count: 0, ended: Promise.withResolvers<void>() };
      checks.set(account, check);
      check.count += 1;
      return () => {
        check.count -= 1;
        if (check.count === 0) checks.delete(account);
        check.ended.resolve();
        check.ended = Promise.withResolvers<void>();
      };
    },
  };
}
