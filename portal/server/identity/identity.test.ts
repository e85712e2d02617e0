import { describe, expect, it, vi } from "vitest";
import { type EngineUnderTest, onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { identityContract } from "#domain/identity/identity.contract.ts";
import { ownAccounts } from "./identity.ts";

const ada = { email: "ada@example.org", name: "Ada Lovelace", password: "correct horse" };
const secret = "a secret of the tests, long enough to be one";
const attempt = { ...ada, ipAddress: "192.0.2.1" };

async function opened(engine: EngineUnderTest) {
  const database = await engine.open();
  const log = { error: vi.fn() };
  const own = ownAccounts(database, secret, log);
  await own.accounts.add(ada);
  return { ...own, database, log };
}

onEveryEngine("accounts of our own", (engine) => {
  identityContract("signing in", async () => {
    const { identity, accounts } = await opened(engine);
    const refusal = "Invalid email or password";
    return { identity, account: ada, refusal, disable: () => accounts.disable(ada.email) };
  });

  describe("an operator", () => {
    it("lists accounts with their last sign-in", async () => {
      const { identity, accounts } = await opened(engine);
      await accounts.add({ email: "Aaron@Example.org", name: "Aaron", password: "another one" });
      await identity.signIn(attempt);
      expect(await accounts.list()).toEqual([
        {
          email: "aaron@example.org",
          name: "Aaron",
          creationTime: expect.any(Date),
          lastLoginTime: undefined,
          isDisabled: false,
          hasSecondFactor: false,
        },
        {
          email: ada.email,
          name: ada.name,
          creationTime: expect.any(Date),
          lastLoginTime: expect.any(Date),
          isDisabled: false,
          hasSecondFactor: false,
        },
      ]);
    });

    it("cannot add the same account twice, nor touch one that is not there", async () => {
      const { accounts } = await opened(engine);
      await expect(accounts.add({ ...ada, email: "ADA@example.org" })).rejects.toMatchObject({
        code: "account-refused",
      });
      for (const change of [
        accounts.disable,
        accounts.enable,
        (email: string) => accounts.setPassword(email, "whatever"),
      ])
        await expect(change("nobody@example.org")).rejects.toThrow("There is no account nobody@example.org.");
      expect(await accounts.list()).toHaveLength(1);
    });

    it("ends the sessions of an account by disabling it, and lets it in again by enabling it", async () => {
      const { identity, accounts } = await opened(engine);
      const { session } = await identity.signIn(attempt);
      await accounts.disable(ada.email);
      expect(await identity.userOf(session)).toBeUndefined();
      await accounts.enable(ada.email);
      expect(await identity.signIn(attempt)).toMatchObject({ user: { email: ada.email } });
    });

    it("ends the sessions of an account by setting another password", async () => {
      const { identity, accounts } = await opened(engine);
      const { session } = await identity.signIn(attempt);
      await accounts.setPassword(ada.email, "a new password");
      expect(await identity.userOf(session)).toBeUndefined();
      await expect(identity.signIn(attempt)).rejects.toMatchObject({ code: "sign-in-refused" });
      expect(await identity.signIn({ ...attempt, password: "a new password" })).toBeDefined();
    });
  });

  it("stores neither IP address nor browser of a sign-in", async () => {
    const { identity, database } = await opened(engine);
    await identity.signIn(attempt);
    const rows = await database.db.selectFrom("session").selectAll().execute();
    expect(rows).toMatchObject([{ ip_address: "", user_agent: "" }]);
  });

  it("forgets a session that was signed out", async () => {
    const { identity } = await opened(engine);
    const { session } = await identity.signIn(attempt);
    await identity.signOut(session);
    expect(await identity.userOf(session)).toBeUndefined();
  });

  it("has nothing to say in the log about wrong passwords", async () => {
    const { identity, log } = await opened(engine);
    await identity.signIn({ ...attempt, password: "wrong" }).catch(() => undefined);
    expect(log.error).not.toHaveBeenCalled();
  });
});
