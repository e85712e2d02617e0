import { describe, expect, it, vi } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { memoryIdentity } from "./identity.fixture.ts";
import type { SignInAttempt } from "./identity.ts";
import { throttledIdentity } from "./throttled-identity.ts";

const minute = 60_000;

function opened() {
  let time = Date.UTC(2026, 10, 1);
  const inner = memoryIdentity();
  // Every account of the tests has this password.
  const signIn = vi.spyOn(inner, "signIn").mockImplementation(async ({ password }) => {
    await Promise.resolve();
    if (password !== "right") throw new Refusal("sign-in-refused", "Invalid email or password");
    return { user: await nobody, session: "a session" };
  });
  const identity = throttledIdentity(inner, () => new Date(time));
  const attempt = (given: Partial<SignInAttempt> = {}) =>
    identity.signIn({ email: "ada@example.org", password: "wrong", ipAddress: "192.0.2.1", ...given }).then(
      () => "signed in",
      (error: Refusal) => error.code,
    );
  const attempts = async (count: number, given: (at: number) => Partial<SignInAttempt>) =>
    Promise.all(Array.from({ length: count }, (_, at) => attempt(given(at))));
  return { wait: (ms: number) => (time += ms), signIn, identity, attempt, attempts };
}
const nobody = memoryIdentity()
  .signIn({ email: "ada@example.org", password: "right", ipAddress: "" })
  .then(({ user }) => user);
const count = (answers: readonly string[], wanted: string) =>
  answers.filter((answer) => answer === wanted).length;

describe("one account and one address", () => {
  it("have ten wrong guesses in a quarter of an hour, at once or one by one, and in whatever case", async () => {
    const { attempt, attempts, signIn } = opened();
    const answers = await attempts(50, (at) => ({ email: at % 2 ? "ADA@example.org " : "ada@example.org" }));
    expect(count(answers, "sign-in-refused")).toBe(10);
    expect(count(answers, "too-many-attempts")).toBe(40);
    expect(await attempt({ password: "right" })).toBe("too-many-attempts");
    expect(signIn).toHaveBeenCalledTimes(10);
  });

  it("are told how long to wait, and it is true", async () => {
    const { wait, attempt, attempts, identity } = opened();
    await attempts(10, () => ({}));
    wait(5 * minute);
    const refusal = identity.signIn({ email: "ada@example.org", password: "right", ipAddress: "192.0.2.1" });
    await expect(refusal).rejects.toMatchObject({
      waitSeconds: 600,
      message: "Too many attempts. Try again in 10 minutes.",
    });
    wait(10 * minute);
    expect(await attempt({ password: "right" })).toBe("signed in");
  });

  it("leave the account open to every other address, and the address to every other account", async () => {
    const { attempt, attempts } = opened();
    await attempts(50, () => ({}));
    expect(await attempt({ password: "right", ipAddress: "198.51.100.7" })).toBe("signed in");
    expect(await attempt({ password: "right", email: "bob@example.org" })).toBe("signed in");
  });

  it("may sign in as often and as many at once as they like with the right password", async () => {
    const { attempts } = opened();
    expect(count(await attempts(200, () => ({ password: "right" })), "signed in")).toBe(200);
  });

  it("counts all IPv6 addresses of a /64 as one", async () => {
    const { attempt, attempts } = opened();
    await attempts(12, (at) => ({ ipAddress: `2001:db8:1:2::${at.toString(16)}` }));
    expect(await attempt({ ipAddress: "2001:db8:1:2::ff" })).toBe("too-many-attempts");
    expect(await attempt({ ipAddress: "2001:db8:1:3::1" })).toBe("sign-in-refused");
  });
});

describe("an attacker with many addresses", () => {
  it("has thirty guesses an hour at one account, from all of them together", async () => {
    const { wait, attempts, signIn } = opened();
    const answers = await attempts(1000, (at) => ({
      ipAddress: `198.51.${at % 200}.${Math.floor(at / 200)}`,
    }));
    expect(count(answers, "sign-in-refused")).toBe(30);
    expect(signIn).toHaveBeenCalledTimes(30);
    wait(30 * minute);
    expect(await attempts(5, (at) => ({ ipAddress: `203.0.113.${at}` }))).toEqual(
      Array(5).fill("too-many-attempts"),
    );
    wait(30 * minute);
    expect(await attempts(1, () => ({ ipAddress: "203.0.113.9" }))).toEqual(["sign-in-refused"]);
  });

  it("does not keep the owner out of a browser that signed in before, wherever it is", async () => {
    const { attempt, attempts } = opened();
    await attempts(1000, (at) => ({ ipAddress: `198.51.${at % 200}.1` }));
    await attempts(10, () => ({}));
    expect(await attempt({ password: "right", ipAddress: "203.0.113.9" })).toBe("too-many-attempts");
    for (const ipAddress of ["203.0.113.9", "198.51.1.1", "192.0.2.1"])
      expect(await attempt({ password: "right", ipAddress, knownBrowser: "hers" })).toBe("signed in");
  });

  it("gets ten guesses a quarter of an hour out of a stolen known browser, and those of others on top", async () => {
    const { attempt, attempts, signIn } = opened();
    const stolen = { knownBrowser: "hers", ipAddress: "198.51.100.1" };
    expect(count(await attempts(100, () => stolen), "sign-in-refused")).toBe(20);
    expect(signIn).toHaveBeenCalledTimes(20);
    // Another browser of hers is not the worse for it.
    expect(await attempt({ password: "right", knownBrowser: "her phone" })).toBe("signed in");
  });
});

describe("an address that tries many accounts", () => {
  it("is paced once it failed on 120 of them, to three attempts in fifteen seconds", async () => {
    const { wait, attempts, signIn } = opened();
    const spray = (at: number) => ({ email: `${at}@example.org` });
    for (let at = 0; at < 120; at++) await attempts(1, () => spray(at));
    const answers = await attempts(100, (at) => spray(200 + at));
    expect(count(answers, "sign-in-refused")).toBe(3);
    wait(14_000);
    expect(await attempts(1, () => spray(400))).toEqual(["too-many-attempts"]);
    wait(1000);
    expect(count(await attempts(100, (at) => spray(500 + at)), "sign-in-refused")).toBe(3);
    expect(signIn).toHaveBeenCalledTimes(126);
  });

  it("locks nobody out: right passwords get their turn in seconds, known browsers and other addresses at once", async () => {
    const { wait, attempt, attempts } = opened();
    for (let at = 0; at < 130; at++) await attempts(1, () => ({ email: `${at}@example.org` }));
    const right = { email: "new@example.org", password: "right" };
    expect(await attempt(right)).toBe("too-many-attempts");
    expect(await attempt({ ...right, knownBrowser: "known" })).toBe("signed in");
    expect(await attempt({ ...right, ipAddress: "192.0.2.2" })).toBe("signed in");
    wait(15_000);
    expect(await attempt(right)).toBe("signed in");
  });
});

describe("a school behind one address", () => {
  it("signs in 500 pupils after a hundred typing errors, and none is refused", async () => {
    const { attempts } = opened();
    const pupil = (at: number) => ({ email: `pupil-${at}@example.org`, ipAddress: "203.0.113.1" });
    expect(count(await attempts(100, pupil), "sign-in-refused")).toBe(100);
    const answers = await attempts(500, (at) => ({ ...pupil(at), password: "right" }));
    expect(count(answers, "signed in")).toBe(500);
  });

  it("may go on so all day: an account that got in does not count any more", async () => {
    const { attempts } = opened();
    for (let round = 0; round < 10; round++) {
      const pupil = (at: number) => ({ email: `pupil-${round}-${at}@example.org` });
      expect(count(await attempts(100, pupil), "sign-in-refused")).toBe(100);
      expect(count(await attempts(100, (at) => ({ ...pupil(at), password: "right" })), "signed in")).toBe(
        100,
      );
    }
  });

  it("is not locked by one pupil who makes up a hundred accounts, nor by one who tries a friend's a thousand times", async () => {
    const { attempts } = opened();
    await attempts(100, (at) => ({ email: `made-up-${at}@example.org` }));
    await attempts(1000, () => ({ email: "friend@example.org" }));
    const others = await attempts(300, (at) => ({ email: `pupil-${at}@example.org`, password: "right" }));
    expect(count(others, "signed in")).toBe(300);
  });
});

describe("while the database is down", () => {
  it("nothing is counted, and what was counted before still holds", async () => {
    const { attempt, attempts, signIn } = opened();
    await attempts(20, () => ({ email: "eve@example.org" }));
    signIn.mockRejectedValue(new Refusal("database-unavailable", "down"));
    const answers = await attempts(300, (at) => ({
      email: `${at % 100}@example.org`,
      knownBrowser: at % 2 ? "x" : undefined,
    }));
    expect(count(answers, "database-unavailable")).toBe(300);
    expect(await attempt({ email: "eve@example.org" })).toBe("too-many-attempts");
    expect(await attempt({ email: "eve@example.org", knownBrowser: "hers" })).toBe("database-unavailable");
  });
});
