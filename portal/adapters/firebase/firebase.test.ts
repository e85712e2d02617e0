import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { aesGcm } from "#adapters/crypto/aes-gcm.ts";
import { Refusal } from "#domain/errors.ts";
import { identityContract } from "#domain/identity/identity.contract.ts";
import { firebaseIdentity } from "./identity.ts";
import { type FirebaseRest, type FirebaseUser, firebaseRest } from "./rest.ts";

const emulatorHost = process.env["TEST_FIREBASE_AUTH_EMULATOR_HOST"];
const cipher = aesGcm(randomBytes(32).toString("base64url"));
const attempt = { email: "ada@example.org", password: "correct horse", ipAddress: "192.0.2.1" };

if (emulatorHost) {
  identityContract("Firebase, against its emulator", async () => {
    const account = {
      email: `${randomBytes(6).toString("hex")}@example.org`,
      name: "Ada Lovelace",
      password: "correct horse",
    };
    const accounts = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts`;
    const asOwner = async (what: string, body: object) => {
      const headers = { "content-type": "application/json", authorization: "Bearer owner" };
      const response = await fetch(`${accounts}:${what}?key=any`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const { email, password, name: displayName } = account;
    const { localId } = await asOwner("signUp", {
      email,
      password,
      displayName,
      targetProjectId: "demo-recess",
    });
    return {
      identity: firebaseIdentity({
        rest: firebaseRest({ apiKey: "any", tenantId: undefined, emulatorHost }),
        cipher,
        now: () => new Date(),
      }),
      account,
      refusal: /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)$/,
      disable: () => asOwner("update", { localId, disableUser: true, targetProjectId: "demo-recess" }),
    };
  });
} else {
  describe.skip("Firebase, against its emulator: not tested, TEST_FIREBASE_AUTH_EMULATOR_HOST is not set", () => {
    it("keeps the contract", () => undefined);
  });
}

const ada: FirebaseUser = {
  localId: "ada",
  displayName: "Ada",
  email: "ada@example.org",
  emailVerified: true,
  phoneNumber: undefined,
  photoUrl: `https://pictures.example/${"x".repeat(300)}`,
  tenantId: "school",
  createdAt: new Date("2026-01-01"),
  lastLoginAt: new Date("2026-11-01"),
  providerUserInfo: [],
};

function opened() {
  let time = Date.UTC(2026, 10, 20);
  let answer: FirebaseUser | Refusal = ada;
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  const rest: FirebaseRest = {
    signIn: async () => ({ idToken: "id", refreshToken: "refresh" }),
    refresh: async () => "id",
    lookup,
  };
  return {
    identity: firebaseIdentity({ rest, cipher, now: () => new Date(time) }),
    wait: (ms: number) => (time += ms),
    answer: (next: typeof answer) => (answer = next),
    asked: () => asked,
  };
}

describe("a Firebase session", () => {
  it("is looked up again after five minutes, and ends when the account does", async () => {
    const { identity, wait, answer, asked } = opened();
    const { session } = await identity.signIn(attempt);
    await identity.userOf(session);
    expect(asked()).toBe(1);
    wait(5 * 60_000);
    answer({ ...ada, displayName: "Countess" });
    expect(await identity.userOf(session)).toMatchObject({ displayName: "Countess" });
    wait(5 * 60_000);
    answer(new Refusal("sign-in-refused", "USER_DISABLED"));
    expect(await identity.userOf(session)).toBeUndefined();
  });

  it("goes on while Firebase does not answer", async () => {
    const { identity, wait, answer } = opened();
    const { session, user } = await identity.signIn(attempt);
    wait(6 * 60_000);
    answer(new Refusal("identity-unavailable", "down"));
    expect(await identity.userOf(session)).toEqual(user);
  });

  it("ends after a week, and for good when signed out", async () => {
    const { identity, wait } = opened();
    const old = await identity.signIn(attempt);
    wait(7 * 24 * 3_600_000);
    expect(await identity.userOf(old.session)).toBeUndefined();
    const { session } = await identity.signIn(attempt);
    await identity.signOut(session);
    wait(3_600_000);
    expect(await identity.userOf(session)).toBeUndefined();
  });

  it("fits into a cookie and is encrypted there", async () => {
    const { session, user } = await opened().identity.signIn(attempt);
    expect(session.length).toBeLessThan(3500);
    expect(user.photoURL).toBeNull();
    expect(Buffer.from(session, "base64url").toString("latin1")).not.toContain("ada");
  });
});

describe("Firebase's REST interface", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function answering(status: number, body: string) {
    const listening = createServer((_request, response) => response.writeHead(status).end(body));
    server = listening;
    await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
    const { port } = listening.address() as AddressInfo;
    return firebaseRest({ apiKey: "any", tenantId: undefined, emulatorHost: `127.0.0.1:${port}` });
  }

  it("passes on the message as it is", async () => {
    const message = "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled";
    const rest = await answering(400, JSON.stringify({ error: { code: 400, message } }));
    await expect(rest.signIn("a", "b")).rejects.toMatchObject({ code: "sign-in-refused", message });
  });

  it.each([
    [503, "{}"],
    [403, JSON.stringify({ error: { message: "API key not valid" } })],
    [200, "not json"],
  ])("is unavailable where it answers %i with %s", async (status, body) => {
    const rest = await answering(status, body);
    await expect(rest.signIn("a", "b")).rejects.toMatchObject({ code: "identity-unavailable" });
  });

  it("is unavailable where nothing listens", async () => {
    const rest = firebaseRest({ apiKey: "any", tenantId: undefined, emulatorHost: "127.0.0.1:1" });
    await expect(rest.signIn("a", "b")).rejects.toMatchObject({ code: "identity-unavailable" });
  });
});
