import { Refusal } from "#domain/errors.ts";
import type { Identity } from "./identity.ts";
import type { SignedInUser } from "./user.ts";

export function aUser(given: Partial<SignedInUser> = {}): SignedInUser {
  return {
    uid: "user-1",
    displayName: "Ada Lovelace",
    email: "ada@example.org",
    emailVerified: false,
    phoneNumber: null,
    photoURL: null,
    tenantId: null,
    providerData: [],
    isAnonymous: false,
    creationTime: new Date("2026-01-01"),
    lastLoginTime: new Date("2026-11-01"),
    ...given,
  };
}

/** A provider with one account whose password is `right`, and nothing to remember but the sessions. */
export function memoryIdentity(user: SignedInUser = aUser()): Identity {
  const sessions = new Set<string>();
  let given = 0;
  return {
    async signIn({ email, password }) {
      if (email !== user.email || password !== "right")
        throw new Refusal("sign-in-refused", "Invalid email or password", { reason: "wrongPassword" });
      given += 1;
      const session = `session-${given}`;
      sessions.add(session);
      return { user, session };
    },
    userOf: async (session) => (sessions.has(session) ? user : undefined),
    signOut: async (session) => void sessions.delete(session),
  };
}
