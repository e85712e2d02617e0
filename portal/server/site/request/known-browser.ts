import { randomBytes } from "node:crypto";
import { accountKey } from "#domain/identity/guess-limits.ts";
import { KNOWN_BROWSER_COOKIE_DAYS } from "#domain/privacy/browser-storage.ts";
import { serverCookie } from "./cookies.ts";
import { hmacSignature } from "./signature.ts";

/** How long a browser stays known after a sign-in. */
const LIFETIME_MS = KNOWN_BROWSER_COOKIE_DAYS * 24 * 60 * 60_000;
/** Accounts of one browser; a family may share it. The oldest is dropped. */
const MAX_ACCOUNTS = 5;
const tokenShape = /^([\da-z]{1,9})-([\w-]{16})-([\w-]{43})$/;

export type KnownBrowserCookie = {
  /** Id of this browser, new at every sign-in, where it signed in to the account before. */
  idFor(request: Request, email: string): string | undefined;
  /** The Set-Cookie header after a sign-in. */
  remember(request: Request, email: string): string;
  /** Whether there is something to forget. */
  isPresent(request: Request): boolean;
  /** The Set-Cookie header that deletes the cookie. */
  forget(request: Request): string;
};

/**
 * Cookie by which a browser proves that it signed in to an account before; such browsers pass the limits on guessing. It names no
 * account: each token is a date, a random number and a signature over both and the account, which only whoever types the account's
 * mailbox can ask about. It signs nobody in, and nothing else reads it.
 */
export function knownBrowserCookie(secret: string, now: () => Date): KnownBrowserCookie {
  const cookie = serverCookie("recess-browser");
  const { sign, isValid } = hmacSignature(secret);
  const signedText = (expires: string, id: string, email: string) => `${expires}-${id}-${accountKey(email)}`;

  /** Tokens that have not expired. A second cookie can only add tokens, and none that is not signed counts. */
  const tokensIn = (request: Request) =>
    cookie
      .values(request)
      .flatMap((value) => value.split(".").slice(0, MAX_ACCOUNTS))
      .flatMap((token) => {
        const [, expires = "", id = "", signature = ""] = tokenShape.exec(token) ?? [];
        return Number.parseInt(expires, 36) > now().getTime() ? [{ token, expires, id, signature }] : [];
      });
  const isFor = (email: string) => (token: ReturnType<typeof tokensIn>[number]) =>
    isValid(signedText(token.expires, token.id, email), token.signature);

  return {
    idFor: (request, email) => tokensIn(request).find(isFor(email))?.id,
    remember(request, email) {
      const expires = (now().getTime() + LIFETIME_MS).toString(36);
      const id = randomBytes(12).toString("base64url");
      const isOurs = isFor(email);
      const others = tokensIn(request).filter((token) => !isOurs(token));
      const tokens = [
        `${expires}-${id}-${sign(signedText(expires, id, email))}`,
        ...others.map(({ token }) => token),
      ];
      return cookie.set(request, tokens.slice(0, MAX_ACCOUNTS).join("."), LIFETIME_MS);
    },
    isPresent: (request) => cookie.values(request).length > 0,
    forget: (request) => cookie.set(request, "", 0),
  };
}
