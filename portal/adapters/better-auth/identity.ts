import { Refusal, type RefusalReason } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { PasswordStore } from "#domain/identity/passwords.ts";
import type { SessionIssuer } from "#domain/identity/second-factor.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Auth } from "./auth.ts";

/** Identity over better-auth: accounts in the portal's own database. `auth` is loaded lazily, because most visitors never sign in. */
export function betterAuthIdentity(auth: () => Promise<Auth>): Identity & SessionIssuer & PasswordStore {
  return {
    async signIn({ email, password }) {
      const { api, $context } = await auth();
      try {
        const { token, user } = await api.signInEmail({ body: { email: email.trim(), password } });
        const { internalAdapter } = await $context;
        const now = new Date();
        await internalAdapter.updateUser(user.id, { lastLoginAt: now });
        return { user: signedInUser({ ...user, lastLoginAt: now }), session: token };
      } catch (error) {
        throw refusalFrom(error);
      }
    },

    async userOf(session) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findSession(session);
      if (!found || found.session.expiresAt <= new Date()) return undefined;
      return signedInUser(found.user);
    },

    async issue(accountId) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findUserById(accountId);
      if (!found) throw refusalOf("Invalid email or password");
      if ("disabledAt" in found && found.disabledAt) throw refusalOf("This account is disabled.");
      const { token } = await internalAdapter.createSession(accountId);
      const lastLoginAt = new Date();
      await internalAdapter.updateUser(accountId, { lastLoginAt });
      return { user: signedInUser({ ...found, lastLoginAt }), session: token };
    },

    async endOthers(accountId, session) {
      const { adapter } = await (await auth()).$context;
      // One statement: better-auth lists a hundred sessions at most.
      await adapter.deleteMany({
        model: "session",
        where: [
          { field: "userId", value: accountId },
          { field: "token", value: session, operator: "ne" },
        ],
      });
    },

    async endAll(accountId) {
      const { internalAdapter } = await (await auth()).$context;
      await internalAdapter.deleteUserSessions(accountId);
    },

    async setPassword(accountId, password) {
      const { internalAdapter, password: passwords } = await (await auth()).$context;
      await internalAdapter.updatePassword(accountId, await passwords.hash(password));
    },

    async signOut(session) {
      const { internalAdapter } = await (await auth()).$context;
      await internalAdapter.deleteSession(session);
    },
  };
}

/** Turns better-auth's 4xx errors into refusals. An outage of the database is a refusal inside the error already. */
function refusalFrom(error: unknown): unknown {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof Refusal) return inner;
  if (error instanceof Error && isClientError(error)) return refusalOf(error.message, { cause: error });
  return error;
}

/** What better-auth and its hooks (`auth.ts`) say to visitors. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  "Invalid email or password": "wrongPassword",
  "Invalid email": "invalidEmail",
  "This account is disabled.": "accountDisabled",
};

function refusalOf(message: string, options?: ErrorOptions): Refusal {
  return new Refusal("sign-in-refused", message, { ...options, reason: reasons[message] });
}

/** Recognizes better-auth's APIError by its shape: the library with its class is loaded lazily. */
function isClientError(error: Error): boolean {
  const status = "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status < 500;
}

type AuthUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null | undefined;
  createdAt: Date;
  lastLoginAt?: Date | null | undefined;
};

function signedInUser(user: AuthUser): SignedInUser {
  const shared = {
    displayName: user.name,
    email: user.email,
    phoneNumber: null,
    photoURL: user.image ?? null,
  };
  return {
    uid: user.id,
    ...shared,
    emailVerified: user.emailVerified,
    tenantId: null,
    providerData: [{ providerId: "password", uid: user.email, ...shared }],
    isAnonymous: false,
    creationTime: user.createdAt,
    lastLoginTime: user.lastLoginAt ?? user.createdAt,
  };
}
