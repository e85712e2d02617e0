import { createHash } from "node:crypto";
import { Refusal } from "#domain/errors.ts";
import { type Identity, SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import { sealWith } from "./encryption.ts";
import type { FirebaseRest, FirebaseUser } from "./rest.ts";

type Options = {
  readonly rest: FirebaseRest;
  /** 32 bytes in base64url that seal the sessions. */
  readonly key: string;
  readonly now: () => Date;
};

type Kept = { readonly refreshToken: string; readonly until: number; readonly user: SignedInUser };

/** So long may a disabled account still be seen. */
const recheckMs = 5 * 60_000;
const mostChecks = 5000;

/**
 * Accounts of a Firebase project. A session is Firebase's own token and the user, sealed and kept by the visitor's browser, so that
 * nothing of it is in our database. Every few minutes Firebase is asked whether the account is still good; while it does not answer,
 * what it said last holds.
 */
export function firebaseIdentity({ rest, key, now }: Options): Identity {
  const { seal, open } = sealWith(key);
  const checks = new Map<string, { at: number; user: SignedInUser | undefined }>();

  function remember(refreshToken: string, user: SignedInUser | undefined, at = now().getTime()): void {
    checks.set(digest(refreshToken), { at, user });
    const [oldest] = checks.keys();
    if (checks.size > mostChecks && oldest !== undefined) checks.delete(oldest);
  }

  async function check({ refreshToken, user }: Kept): Promise<SignedInUser | undefined> {
    try {
      const current = signedInUser(await rest.lookup(await rest.refresh(refreshToken)));
      remember(refreshToken, current);
      return current;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const answer = error.code === "identity-unavailable" ? user : undefined;
      remember(refreshToken, answer);
      return answer;
    }
  }

  return {
    async signIn({ email, password }) {
      const { idToken, refreshToken } = await rest.signIn(email.trim(), password);
      const user = signedInUser(await rest.lookup(idToken));
      remember(refreshToken, user);
      const kept: Kept = { refreshToken, until: now().getTime() + SESSION_LIFETIME_MS, user };
      return { user, session: seal(JSON.stringify(kept)) };
    },

    async userOf(session) {
      const kept = read(open(session));
      if (!kept || kept.until <= now().getTime()) return undefined;
      const known = checks.get(digest(kept.refreshToken));
      if (known && now().getTime() - known.at < recheckMs) return known.user;
      return check(kept);
    },

    async signOut(session) {
      const kept = read(open(session));
      // For good, as far as this process lives: Firebase itself knows no such thing as one session.
      if (kept) remember(kept.refreshToken, undefined, Number.POSITIVE_INFINITY);
    },
  };
}

function read(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  // Sealed by us, so it has the shape that we gave it; only dates became text on the way.
  const kept: Kept = JSON.parse(text);
  const { creationTime, lastLoginTime } = kept.user;
  const user = { ...kept.user, creationTime: new Date(creationTime), lastLoginTime: new Date(lastLoginTime) };
  return { ...kept, user };
}

function signedInUser(user: FirebaseUser): SignedInUser {
  return {
    uid: user.localId,
    displayName: user.displayName ?? null,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber ?? null,
    photoURL: shortAddress(user.photoUrl),
    tenantId: user.tenantId ?? null,
    providerData: user.providerUserInfo.slice(0, 5).map((provider) => ({
      providerId: provider.providerId,
      uid: provider.rawId ?? provider.federatedId ?? "",
      displayName: provider.displayName ?? null,
      email: provider.email ?? null,
      phoneNumber: provider.phoneNumber ?? null,
      photoURL: shortAddress(provider.photoUrl),
    })),
    isAnonymous: user.providerUserInfo.length === 0,
    creationTime: user.createdAt,
    lastLoginTime: user.lastLoginAt ?? user.createdAt,
  };
}

/** A session has to fit into a cookie. */
function shortAddress(address: string | undefined): string | null {
  return address && address.length <= 200 ? address : null;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
