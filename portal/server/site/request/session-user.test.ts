import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryIdentity } from "#domain/identity/identity.fixture.ts";
import { sessionCookie } from "./session-cookie.ts";
import { sessionUser } from "./session-user.ts";

const cookie = sessionCookie("a secret");
const log = { error: () => undefined };
const request = new Request("http://localhost/", {
  headers: { cookie: cookie.set(new Request("http://localhost/"), "some session").split(";")[0] ?? "" },
});

describe("sessionUser", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the page as signed out when the database does not answer for two seconds", async () => {
    const identity = { ...memoryIdentity(), userOf: () => new Promise<undefined>(() => undefined) };
    const asked = sessionUser(identity, cookie, log)(request);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBeUndefined();
  });

  it("leaves no timer behind once it is done", async () => {
    const identity = { ...memoryIdentity(), userOf: async () => undefined };
    await sessionUser(identity, cookie, log)(request);
    expect(vi.getTimerCount()).toBe(0);
  });
});
