import { createHash } from "node:crypto";
import { Refusal } from "#domain/errors.ts";
import { type Identity, SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import type { TextCipher } from "#domain/identity/text-cipher.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { FirebaseRest, FirebaseUser } from "./rest.ts";

type Options = {
  readonly rest: FirebaseRest;
  /** Encrypts sessions. */
  readonly cipher: TextCipher;
  readonly now: () => Date;
};

/** What the encrypted session holds. */
type Session = { readonly refreshToken: string; readonly until: number; readonly user: SignedInUser };

/** How long a disabled account can stay signed in. */
const RECHECK_MS = 5 * 60_000;
const MAX_CACHED_CHECKS = 5000;
const MAX_PHOTO_URL_LENGTH = 200;

/**
 * Identity over a Firebase project. A session is Firebase's refresh token and the user, encrypted into the visitor's cookie,
 * so that our database holds nothing of it. Firebase is asked again every few minutes whether the account is still
 * enabled; the answers are cached, and the last one holds while Firebase is unreachable.
 */
export function firebaseIdentity({ rest, cipher, now }: Options): Identity {
  const checks = new Map<string, { at: number; user: SignedInUser | undefined }>();

  function cacheCheck(refreshToken: string, user: SignedInUser | undefined, at = now().getTime()): void {
    checks.set(digest(refreshToken), { at, user });
    const [oldest] = checks.keys();
    if (checks.size > MAX_CACHED_CHECKS && oldest !== undefined) checks.delete(oldest);
  }

  async function check({ refreshToken, user }: Session): Promise<SignedInUser | undefined> {
    try {
      const current = signedInUser(await rest.lookup(await rest.refresh(refreshToken)));
      cacheCheck(refreshToken, current);
      return current;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const lastUser = error.code === "identity-unavailable" ? user : undefined;
      cacheCheck(refreshToken, lastUser);
      return lastUser;
    }
  }

  return {
    async signIn({ email, password }) {
      const { idToken, refreshToken } = await rest.signIn(email.trim(), password);
      const user = signedInUser(await rest.lookup(idToken));
      cacheCheck(refreshToken, user);
      const contents: Session = { refreshToken, until: now().getTime() + SESSION_LIFETIME_MS, user };
      return { user, session: cipher.encrypt(JSON.stringify(contents)) };
    },

    async userOf(session) {
      const contents = parseSession(cipher.decrypt(session));
      if (!contents || contents.until <= now().getTime()) return undefined;
      const lastCheck = checks.get(digest(contents.refreshToken));
      if (lastCheck && now().getTime() - lastCheck.at < RECHECK_MS) return lastCheck.user;
      return check(contents);
    },

    async signOut(session) {
      const contents = parseSession(cipher.decrypt(session));
      // Lasts as long as this process: Firebase cannot end a single session.
      if (contents) cacheCheck(contents.refreshToken, undefined, Number.POSITIVE_INFINITY);
    },
  };
}

function parseSession(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  // Authenticated, so it has the shape that we gave it; only dates became text.
  const session: Session = JSON.parse(text);
  const { creationTime, lastLoginTime } = session.user;
  const user = {
    ...session.user,
    creationTime: new Date(creationTime),
    lastLoginTime: new Date(lastLoginTime),
  };
  return { ...session, user };
}

function signedInUser(user: FirebaseUser): SignedInUser {
  return {
    uid: user.localId,
    displayName: user.displayName ?? null,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber ?? null,
    photoURL: shortUrl(user.photoUrl),
    tenantId: user.tenantId ?? null,
    providerData: user.providerUserInfo.slice(0, 5).map((provider) => ({
      providerId: provider.providerId,
      uid: provider.rawId ?? provider.federatedId ?? "",
      displayName: provider.displayName ?? null,
      email: provider.email ?? null,
      phoneNumber: provider.phoneNumber ?? null,
      photoURL: shortUrl(provider.photoUrl),
    })),
    isAnonymous: user.providerUserInfo.length === 0,
    creationTime: user.createdAt,
    lastLoginTime: user.lastLoginAt ?? user.createdAt,
  };
}

/** Drops long picture URLs: a session has to fit into a cookie. */
function shortUrl(url: string | undefined): string | null {
  return url && url.length <= MAX_PHOTO_URL_LENGTH ? url : null;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
