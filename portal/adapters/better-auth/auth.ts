import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import type { Kysely } from "kysely";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { hashInTurn, verifyInTurn } from "./passwords.ts";

export type AuthOptions = {
  // The tables are the migrations'; our tests tell that they are what better-auth expects.
  // biome-ignore lint/suspicious/noExplicitAny: Kysely is invariant in its tables, and better-auth asks for any
  readonly db: Kysely<any>;
  readonly engine: "sqlite" | "postgres";
  readonly secret: string;
  /** Only sentences: whatever else better-auth would log may hold what somebody typed. */
  readonly onError: (message: string) => void;
};

/**
 * better-auth on our tables, for its rules about passwords and sessions. Nothing of it is mounted: pages call it through the port, so
 * its routes, cookies and limits play no part.
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
      password: { hash: hashInTurn, verify: verifyInTurn },
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
          // After the password was checked, so that nobody learns which accounts are disabled.
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
