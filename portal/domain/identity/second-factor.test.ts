import { describe, expect, it } from "vitest";
import type { Refusal } from "#domain/errors.ts";
import { aUser, memoryIdentity } from "./identity.fixture.ts";
import {
  type OneTimeCodes,
  SecondFactorNeeded,
  type SecondFactorStore,
  secondFactorFor,
} from "./second-factor.ts";

const minute = 60_000;
const ada = aUser();

/** Codes that can be read off the clock: the time step in six digits. */
const codes: OneTimeCodes = {
  newSecret: () => "SECRET",
  counterOf: (_secret, code, now) =>
    [-1, 0, 1].map((delta) => stepAt(now) + delta).find((counter) => codeOf(counter) === code),
  uri: (secret, account) => `otpauth:${account}?${secret}`,
  newRecoveryCodes: () => ["aaaa-bbbb", "cccc-dddd"],
  hashRecoveryCode: (accountId, code) => `${accountId}#${code}`,
};
const stepAt = (now: Date) => Math.floor(now.getTime() / 30_000);
const codeOf = (counter: number) => `${counter % 1_000_000}`.padStart(6, "0");

function memoryStore(): SecondFactorStore & {
  rows: Map<string, { secret: string; counter: number; hashes: Set<string> }>;
} {
  const rows = new Map<string, { secret: string; counter: number; hashes: Set<string> }>();
  return {
    rows,
    secretOf: async (id) => rows.get(id)?.secret,
    save: async (id, { secret, counter, recoveryHashes }) =>
      void rows.set(id, { secret, counter, hashes: new Set(recoveryHashes) }),
    remove: async (id) => rows.delete(id),
    async spendCounter(id, counter) {
      const row = rows.get(id);
      if (!row || row.counter >= counter) return false;
      row.counter = counter;
      return true;
    },
    spendRecoveryCode: async (id, hash) => rows.get(id)?.hashes.delete(hash) ?? false,
    recoveryCodesLeft: async (id) => rows.get(id)?.hashes.size ?? 0,
    accountIds: async () => new Set(rows.keys()),
  };
}

async function opened({ isOn = true } = {}) {
  let time = Date.UTC(2026, 10, 20);
  const now = () => new Date(time);
  const store = memoryStore();
  const ended: string[] = [];
  const inner = memoryIdentity(ada);
  const { identity, secondFactor } = secondFactorFor(inner, {
    store,
    codes,
    cipher: {
      encrypt: (text) => `sealed:${Buffer.from(text).toString("hex")}`,
      decrypt: (text) =>
        text.startsWith("sealed:") ? Buffer.from(text.slice(7), "hex").toString() : undefined,
    },
    sessions: {
      issue: async (accountId) => ({ user: ada, session: `issued ${accountId}` }),
      endOthers: async (_accountId, session) => void ended.push(session),
    },
    now,
  });
  const code = (delta = 0) => codeOf(stepAt(now()) + delta);
  const wait = (ms: number) => (time += ms);
  if (isOn) {
    const { token } = secondFactor.newEnrolment(ada);
    await secondFactor.turnOn(ada, "this session", { token, code: code() });
    wait(minute);
  }
  const signIn = () =>
    identity.signIn({ email: "ada@example.org", password: "right", ipAddress: "192.0.2.1" });
  const pending = async () => {
    const error = await signIn().catch((thrown: unknown) => thrown);
    if (!(error instanceof SecondFactorNeeded)) throw new Error("no second factor was asked for");
    return error.pending;
  };
  const finish = async (given: string, knownBrowser?: string, step?: string) =>
    secondFactor
      .finish(step ?? (await pending()), given, () => knownBrowser)
      .then(
        ({ session }) => session,
        (error: Refusal) => error.code,
      );
  return { store, ended, inner, identity, secondFactor, code, wait, signIn, pending, finish };
}

describe("signing in with a second factor", () => {
  it("gives no session for the password alone, and one for password and code", async () => {
    const { signIn, finish, code } = await opened();
    await expect(signIn()).rejects.toMatchObject({ code: "second-factor-needed" });
    expect(await finish(code())).toBe("issued user-1");
  });

  it("is as before for an account without one", async () => {
    const { signIn } = await opened({ isOn: false });
    expect(await signIn()).toMatchObject({ session: "session-1" });
  });

  it("takes the codes of half a minute before and after, and no others", async () => {
    const { finish, code } = await opened();
    expect(await finish(code(-2))).toBe("sign-in-refused");
    expect(await finish(code(2))).toBe("sign-in-refused");
    expect(await finish(code(-1))).toBe("issued user-1");
    expect(await finish(code(1))).toBe("issued user-1");
  });

  it("takes no code twice, nor one before the last", async () => {
    const { finish, code } = await opened();
    expect(await finish(code())).toBe("issued user-1");
    expect(await finish(code())).toBe("sign-in-refused");
    expect(await finish(code(-1))).toBe("sign-in-refused");
  });

  it("takes each recovery code once, however it is written", async () => {
    const { finish } = await opened();
    expect(await finish("AAAA BBBB")).toBe("issued user-1");
    expect(await finish("aaaa-bbbb")).toBe("sign-in-refused");
    expect(await finish("cccc-dddd")).toBe("issued user-1");
  });

  it("takes five wrong codes in a quarter of an hour and twenty a day, at once or one by one", async () => {
    const { finish, code, wait, pending } = await opened();
    const step = await pending();
    const many = await Promise.all(Array.from({ length: 50 }, () => finish("000000", undefined, step)));
    expect(many.filter((answer) => answer === "sign-in-refused")).toHaveLength(5);
    expect(await finish(code())).toBe("too-many-attempts");
    for (let round = 0; round < 3; round++) {
      wait(15 * minute);
      for (let at = 0; at < 5; at++) expect(await finish("000000")).toBe("sign-in-refused");
    }
    wait(15 * minute);
    expect(await finish(code())).toBe("too-many-attempts");
    // The owner's own browser has tries of its own.
    expect(await finish(code(), "hers")).toBe("issued user-1");
  });

  it("wants the code within five minutes of the password, and believes no made-up first step", async () => {
    const { finish, code, wait, pending, secondFactor } = await opened();
    const step = await pending();
    wait(5 * minute);
    expect(await finish(code(), undefined, step)).toBe("sign-in-refused");
    expect(await finish(code(), undefined, "made up")).toBe("sign-in-refused");
    expect(await finish(code(), undefined, secondFactor.newEnrolment(ada).token)).toBe("sign-in-refused");
  });

  it("refuses codes where the secret cannot be read any more, but not recovery codes", async () => {
    const { finish, code, store } = await opened();
    const row = store.rows.get("user-1");
    if (row) row.secret = "sealed with another key";
    expect(await finish(code())).toBe("sign-in-refused");
    expect(await finish("aaaa-bbbb")).toBe("issued user-1");
  });
});

describe("turning it on and off", () => {
  it("wants a code of the new secret, gives recovery codes and ends all other sessions", async () => {
    const { secondFactor, code, ended, store } = await opened({ isOn: false });
    const { token, uri } = secondFactor.newEnrolment(ada);
    expect(uri).toBe("otpauth:ada@example.org?SECRET");
    await expect(secondFactor.turnOn(ada, "mine", { token, code: "000000" })).rejects.toThrow("not right");
    expect(await secondFactor.recoveryCodesLeft(ada)).toBeUndefined();
    expect(await secondFactor.turnOn(ada, "mine", { token, code: code() })).toEqual([
      "aaaa-bbbb",
      "cccc-dddd",
    ]);
    expect(await secondFactor.recoveryCodesLeft(ada)).toBe(2);
    expect(ended).toEqual(["mine"]);
    expect(store.rows.get("user-1")?.secret).not.toContain("SECRET");
  });

  it("takes no enrolment of another account, and none that is half an hour old", async () => {
    const { secondFactor, code, wait } = await opened({ isOn: false });
    const { token } = secondFactor.newEnrolment(ada);
    const eve = aUser({ uid: "user-2" });
    await expect(secondFactor.turnOn(eve, "s", { token, code: code() })).rejects.toThrow("open for too long");
    wait(30 * minute);
    await expect(secondFactor.turnOn(ada, "s", { token, code: code() })).rejects.toThrow("open for too long");
  });

  it("is turned off by a code, and by nothing else", async () => {
    const { secondFactor, code, signIn } = await opened();
    await expect(secondFactor.turnOff(ada, "000000")).rejects.toThrow("not right");
    await secondFactor.turnOff(ada, code());
    expect(await signIn()).toBeDefined();
  });
});
