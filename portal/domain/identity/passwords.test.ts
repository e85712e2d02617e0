import { expect, it, vi } from "vitest";
import { aUser, memoryIdentity } from "./identity.fixture.ts";
import { createPasswords, type PasswordOptions } from "./passwords.ts";
import type { ResetTokenStore } from "./reset-token.ts";
import { throttledIdentity } from "./throttled-identity.ts";

function opened() {
  const now = () => new Date("2026-11-20");
  const store = { setPassword: vi.fn(), endAll: vi.fn() };
  const options: PasswordOptions = {
    identity: throttledIdentity(memoryIdentity(), now),
    sessions: { endOthers: vi.fn() },
    store,
    links: { deleteOf: vi.fn() } as unknown as ResetTokenStore,
    tokens: { generate: () => "", hash: (token) => token },
    now,
  };
  const passwords = createPasswords(options);
  const change = (current: string) =>
    passwords
      .change(aUser(), "session-1", {
        current,
        password: "battery staple",
        repeated: "battery staple",
        ipAddress: "192.0.2.1",
      })
      .then(
        () => "changed",
        ({ code }) => code,
      );
  return { store, change };
}

it("lets a stolen session guess the password no faster than sign-in does", async () => {
  const { store, change } = opened();
  const answers: string[] = [];
  for (let at = 0; at < 11; at++) answers.push(await change(`wrong ${at}`));
  expect(answers).toEqual([...Array(10).fill("sign-in-refused"), "too-many-attempts"]);
  expect(await change("right")).toBe("too-many-attempts");
  expect(store.setPassword).not.toHaveBeenCalled();
});

it("changes the password of the account by its current one", async () => {
  const { store, change } = opened();
  expect(await change("right")).toBe("changed");
  expect(store.setPassword).toHaveBeenCalledExactlyOnceWith("user-1", "battery staple");
});
