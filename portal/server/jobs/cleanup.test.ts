import { afterEach, describe, expect, it, vi } from "vitest";
import { onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { sqlSessions } from "#adapters/sql/session-store.ts";
import { deleteExpiredSessions } from "#domain/identity/session-store.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { startCleanup } from "./cleanup.ts";

const ada = { email: "ada@example.org", name: "Ada", password: "a long password" };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

onEveryEngine("sessions", (engine) => {
  async function opened() {
    const database = await engine.open();
    const { identity, accounts } = ownAccounts(database, "a secret", { error: () => undefined });
    await accounts.add(ada);
    const signIn = async () => (await identity.signIn({ ...ada, ipAddress: "here" })).session;
    return { identity, signIn, sessions: sqlSessions(database.db) };
  }

  it("are kept while they last and cleared away once they have ended", async () => {
    const { identity, signIn, sessions } = await opened();
    const session = await signIn();
    expect(await deleteExpiredSessions(sessions, inDays(6.9))).toBe(0);
    expect((await identity.userOf(session))?.email).toBe(ada.email);
    expect(await deleteExpiredSessions(sessions, inDays(7.1))).toBe(1);
    expect(await identity.userOf(session)).toBeUndefined();
  });

  it("are cleared away a few at a time", async () => {
    const { signIn, sessions } = await opened();
    await signIn();
    await signIn();
    const removed = [];
    for (let round = 0; round < 3; round++) removed.push(await sessions.deleteExpired(inDays(8), 1));
    expect(removed).toEqual([1, 1, 0]);
  });
});

describe("startCleanup", () => {
  afterEach(() => vi.useRealTimers());

  it("runs every cleanup soon after the start and once a day, also after one that failed", async () => {
    vi.useFakeTimers();
    const log = { error: vi.fn() };
    const run = vi.fn(async () => undefined);
    const broken = vi.fn(async () => Promise.reject(new Error("a bug")));
    const { close } = startCleanup(
      [
        { what: "old things", run: broken },
        { what: "older things", run },
      ],
      log,
    );
    await vi.advanceTimersByTimeAsync(61_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), "old things could not be deleted");
    await vi.advanceTimersByTimeAsync(2 * 86_400_000);
    expect(run).toHaveBeenCalledTimes(3);
    close();
  });

  it("runs as often as it is told to", async () => {
    vi.useFakeTimers();
    const run = vi.fn(async () => undefined);
    const { close } = startCleanup([{ what: "short-lived things", run }], { error: vi.fn() }, 600_000);
    await vi.advanceTimersByTimeAsync(3 * 600_000);
    expect(run).toHaveBeenCalledTimes(4);
    close();
  });
});
