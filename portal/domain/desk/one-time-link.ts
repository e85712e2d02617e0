import type { ResetTokens } from "#domain/identity/reset-token.ts";

/** How long a one-time link to the desk is good for. */
export const LINK_LIFETIME_MS = 10 * 60_000;

/** Store of one-time links by the hash of their token. */
export interface OneTimeLinkStore {
  add(hash: string, expiresAt: Date): Promise<void>;
  /** Removes a link and gives its expiry. Undefined where there is none: of two requests one gets it. */
  take(hash: string): Promise<Date | undefined>;
  deleteExpired(now: Date): Promise<void>;
}

/** One-time links: they prove that an operator may run commands on the server. */
export interface OneTimeLinks {
  /** Makes a link and gives its token, which is stored nowhere. */
  create(): Promise<string>;
  /** Whether the token is good; it is used up then. */
  spend(token: string): Promise<boolean>;
}

export function oneTimeLinks(
  store: OneTimeLinkStore,
  { tokens, now }: { tokens: ResetTokens; now: () => Date },
): OneTimeLinks {
  return {
    async create() {
      await store.deleteExpired(now());
      const token = tokens.generate();
      await store.add(tokens.hash(token), new Date(now().getTime() + LINK_LIFETIME_MS));
      return token;
    },
    async spend(token) {
      const expiresAt = await store.take(tokens.hash(token));
      return expiresAt !== undefined && expiresAt > now();
    },
  };
}
