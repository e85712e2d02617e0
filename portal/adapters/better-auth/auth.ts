import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import type { Kysely } from "kysely";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { hashLimited, verifyLimited } from "./passwords.ts";

export type AuthOptions = {
  // The migrations create the tables; tests check that they are what better-auth expects.
  // biome-ignore lint/suspicious/noExplicitAny: Kysely is invariant in its tables, and better-auth asks for any
  readonly db: Kysely<any>;
  readonly engine: "sqlite" | "postgres";
  readonly secret: string;
  /** Gets messages only: better-auth's other log data may contain what a visitor typed. */
  readonly onError: (message: string) => void;
};

/**
 * better-auth on our own tables, for passwords and sessions. None of its routes are mounted: pages call it through the
 * `Identity` port, so its cookies and rate limits play no part.
 */
export function openAuth({ db, engine, secret, onError }: AuthOptions) {
  return betterAuth({
    baseURL: "http://localhost",
    secret,
    database: { db, type: engine, transaction: true },
    // It would ask for tables of features that are off.
    advanced: { database: { validateSchema: false } },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => onError(message) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashLimited, verify: verifyLimited },
    },
    user: {
      modelName: "account",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        lastLoginAt: { type: "date", required: false, input: false, fieldName: "last_login_at" },
        disabledAt: { type: "date", required: false, input: false, fieldName: "disabled_at" },
      },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "account_id",
        accountId: "provider_account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    session: {
      expiresIn: SESSION_LIFETIME_MS / 1000,
      fields: {
        userId: "account_id",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
    },
    databaseHooks: {
      session: {
        create: {
          // Runs after the password check, so that a stranger cannot learn which accounts are disabled.
          async before(session, context) {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (user && "disabledAt" in user && user.disabledAt)
              throw new APIError("FORBIDDEN", { message: "This account is disabled." });
          },
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof openAuth>;
