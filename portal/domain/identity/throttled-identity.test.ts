import { describe, expect, it, vi } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { memoryIdentity } from "./identity.fixture.ts";
import { throttledIdentity } from "./throttled-identity.ts";

const quarterHour = 15 * 60_000;

function aClock() {
  let time = Date.UTC(2026, 10, 1);
  return { now: () => new Date(time), wait: (ms: number) => (time += ms) };
}

function opened() {
  const clock = aClock();
  const inner = memoryIdentity();
  const signIn = vi.spyOn(inner, "signIn");
  const identity = throttledIdentity(inner, clock.now);
  const attempt = (given: { email?: string; password?: string; ipAddress?: string } = {}) =>
    identity.signIn({ email: "ada@example.org", password: "wrong", ipAddress: "192.0.2.1", ...given }).then(
      () => "signed in",
      (error: Refusal) => error.code,
    );
  const attempts = async (count: number, given: (at: number) => Parameters<typeof attempt>[0]) =>
    Promise.all(Array.from({ length: count }, (_, at) => attempt(given(at))));
  return { clock, inner, signIn, identity, attempt, attempts };
}

describe("throttledIdentity", () => {
  it("asks the provider ten times for one account, wherever the attempts come from, and in whatever case", async () => {
    const { attempt, attempts, signIn } = opened();
    const answers = await attempts(12, (at) => ({
      ipAddress: `192.0.2.${at}`,
      email: at % 2 ? "ADA@example.org " : "ada@example.org",
    }));
    expect(answers.filter((answer) => answer === "sign-in-refused")).toHaveLength(10);
    expect(await attempt({ password: "right", ipAddress: "192.0.2.99" })).toBe("too-many-attempts");
    expect(signIn).toHaveBeenCalledTimes(10);
  });

  it("says how long to wait, and means it", async () => {
    const { clock, attempt, attempts, identity } = opened();
    await attempts(10, () => ({}));
    clock.wait(5 * 60_000);
    const refusal = identity.signIn({ email: "ada@example.org", password: "right", ipAddress: "192.0.2.1" });
    await expect(refusal).rejects.toMatchObject({
      waitSeconds: 600,
      message: "Too many attempts. Try again in 10 minutes.",
    });
    clock.wait(10 * 60_000);
    expect(await attempt({ password: "right" })).toBe("signed in");
  });

  it("takes a hundred attempts from one IP address, whichever the accounts, and then still those of others", async () => {
    const { attempt, attempts } = opened();
    const answers = await attempts(120, (at) => ({ email: `${at}@example.org` }));
    expect(answers.filter((answer) => answer === "too-many-attempts")).toHaveLength(20);
    expect(await attempt({ ipAddress: "192.0.2.2", password: "right" })).toBe("signed in");
  });

  it("counts all IPv6 addresses of a /64 as one client", async () => {
    const { attempts } = opened();
    const answers = await attempts(101, (at) => ({
      email: `${at}@example.org`,
      ipAddress: `2001:db8:1:2::${at.toString(16)}`,
    }));
    expect(answers.at(-1)).toBe("too-many-attempts");
    const elsewhere = await attempts(1, () => ({ email: "x@example.org", ipAddress: "2001:db8:1:3::1" }));
    expect(elsewhere).toEqual(["sign-in-refused"]);
  });

  it("counts neither successful sign-ins nor a provider that is down", async () => {
    const { attempt, attempts, signIn } = opened();
    const good = await attempts(50, () => ({ password: "right" }));
    expect(new Set(good).size).toBeLessThanOrEqual(2);
    for (let at = 0; at < 30; at++) expect(await attempt({ password: "right" })).toBe("signed in");
    signIn.mockRejectedValue(new Refusal("database-unavailable", "down"));
    for (let at = 0; at < 30; at++) expect(await attempt()).toBe("database-unavailable");
  });

  it("resets after 15 minutes", async () => {
    const { clock, attempt, attempts } = opened();
    await attempts(10, () => ({}));
    clock.wait(quarterHour);
    expect(await attempt()).toBe("sign-in-refused");
  });
});
