import { z } from "zod";
import { Refusal } from "#domain/errors.ts";

export type FirebaseOptions = {
  /** The project's web API key. It names the project and is no secret. */
  readonly apiKey: string;
  readonly tenantId: string | undefined;
  /** `host:port` of the emulator, in its own variable's form. */
  readonly emulatorHost: string | undefined;
};

/** Client of Firebase Authentication's REST API. */
export type FirebaseRest = {
  signIn(email: string, password: string): Promise<{ idToken: string; refreshToken: string }>;
  /** Exchanges a refresh token for a new id token; refused once the account was disabled or its password changed. */
  refresh(refreshToken: string): Promise<string>;
  lookup(idToken: string): Promise<FirebaseUser>;
};

const text = z.string().optional();
const milliseconds = z.coerce.number().transform((at) => new Date(at));
const user = z.object({
  localId: z.string(),
  displayName: text,
  email: text,
  emailVerified: z.boolean().default(false),
  phoneNumber: text,
  photoUrl: text,
  tenantId: text,
  createdAt: milliseconds,
  lastLoginAt: milliseconds.optional(),
  providerUserInfo: z
    .array(
      z.object({
        providerId: z.string(),
        rawId: text,
        federatedId: text,
        displayName: text,
        email: text,
        phoneNumber: text,
        photoUrl: text,
      }),
    )
    .default([]),
});
export type FirebaseUser = z.output<typeof user>;

const tokens = z.object({ idToken: z.string(), refreshToken: z.string() });
const renewed = z.object({ id_token: z.string() });
const users = z.object({ users: z.tuple([user], user) });
const failure = z.object({ error: z.object({ message: z.string() }) });

const TIMEOUT_MS = 5000;

/**
 * Opens the client. Only the server calls Firebase: no page of ours fetches from another host.
 * https://firebase.google.com/docs/reference/rest/auth
 */
export function firebaseRest({ apiKey, tenantId, emulatorHost }: FirebaseOptions): FirebaseRest {
  const at = (host: string) => (emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`);
  const accounts = `${at("identitytoolkit.googleapis.com")}/v1/accounts`;
  const token = `${at("securetoken.googleapis.com")}/v1/token`;
  const tenant = tenantId ? { tenantId } : {};

  async function ask<T extends z.ZodType>(
    address: string,
    body: string | URLSearchParams,
    type: string,
    answer: T,
  ): Promise<z.output<T>> {
    const response = await fetch(`${address}?key=${encodeURIComponent(apiKey)}`, {
      method: "POST",
      headers: { "content-type": type },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    const content: unknown = await response.json().catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.ok) return answer.parse(content);
    const read = failure.safeParse(content);
    // Firebase answers 400 to every invalid request; any other status is an outage.
    if (!read.success || response.status !== 400) throw unavailable(content);
    throw new Refusal("sign-in-refused", read.data.error.message);
  }
  const askJson = <T extends z.ZodType>(address: string, body: object, answer: T) =>
    ask(address, JSON.stringify(body), "application/json", answer);

  return {
    signIn: (email, password) =>
      askJson(
        `${accounts}:signInWithPassword`,
        { email, password, returnSecureToken: true, ...tenant },
        tokens,
      ),
    async refresh(refreshToken) {
      const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
      return (await ask(token, form, "application/x-www-form-urlencoded", renewed)).id_token;
    },
    lookup: async (idToken) => (await askJson(`${accounts}:lookup`, { idToken, ...tenant }, users)).users[0],
  };
}

function unavailable(cause: unknown): Refusal {
  return new Refusal("identity-unavailable", "The sign-in service cannot be reached right now.", {
    cause,
    reason: "signInUnreachable",
  });
}
