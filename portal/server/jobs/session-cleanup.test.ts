import { expect, it } from "vitest";
import { onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { sqlSessions } from "#adapters/sql/session-store.ts";
import { deleteExpiredSessions } from "#domain/identity/session-store.ts";
import { ownAccounts } from "#server/identity/identity.ts";

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
