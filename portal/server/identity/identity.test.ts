import { describe, expect, it, vi } from "vitest";
import type { Database } from "#adapters/sql/db.ts";
import { type EngineUnderTest, onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { sqlOwners } from "#adapters/sql/owner-store.ts";
import { sqlSecondFactors } from "#adapters/sql/second-factor-store.ts";
import { identityContract } from "#domain/identity/identity.contract.ts";
import { accountOwnerKey } from "#domain/records/owner-key.ts";
import { ownerHash } from "#server/records/owner-hash.ts";
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

const tables = [
  "account",
  "session",
  "second_factor",
  "recovery_code",
  "reset_token",
  "sync_account",
  "synced_save",
  "save_copy",
  "record_owner",
  "record_entry",
] as const;

/** Gives an account a row in each table that knows of it. */
async function fill({ db }: Database, accountId: string): Promise<void> {
  const owner = ownerHash(secret)(accountOwnerKey(accountId));
  const save = { account_id: accountId, game: "chess/", key: "k", value: "v", written_at: 1, device: "d" };
  await sqlSecondFactors(db).save(accountId, { secret: "s", counter: 1, recoveryHashes: ["h"] });
  await db.insertInto("sync_account").values({ account_id: accountId, revision: 1 }).execute();
  await db
    .insertInto("synced_save")
    .values({ ...save, revision: 1, bytes: 1 })
    .execute();
  await db
    .insertInto("save_copy")
    .values({ ...save, kept_at: 1, bytes: 1 })
    .execute();
  await sqlOwners(db).ensure(owner, { adjective: 1, animal: 1, number: 1 }, new Date());
  const entry = { game: "g", version: "1", board: "b", kind: "daily", day: "2026-11-20", seed: 1, score: 1 };
  await db
    .insertInto("record_entry")
    .values({ ...entry, id: owner, owner_id: owner, steps: 1, at: 1, tape_hash: owner, tape: null })
    .execute();
}

onEveryEngine("accounts of our own", (engine) => {
  identityContract("signing in", async () => {
    const { identity, accounts } = await opened(engine);
    const refusal = "Invalid email or password";
    return { identity, account: ada, refusal, disable: () => accounts.disable(ada.email) };
  });

  it.each([
    ["ada@example.org", "wrong", "wrongPassword"],
    ["nobody@example.org", "wrong", "wrongPassword"],
    ["ada@example.org", "", "wrongPassword"],
    ["", "", "invalidEmail"],
    ["no address", "wrong", "invalidEmail"],
    ["ada@example.org", ada.password, "accountDisabled"],
  ])(
    "are refused with a reason that has words in every language: %s, %s",
    async (email, password, reason) => {
      const { identity, accounts } = await opened(engine);
      await accounts.disable(ada.email);
      await expect(identity.signIn({ ...attempt, email, password })).rejects.toMatchObject({ reason });
    },
  );

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

  it("takes everything of an account with it when it is removed, and nothing of others", async () => {
    const { identity, accounts, database } = await opened(engine);
    await accounts.add({ ...ada, email: "bob@example.org" });
    const signedIn = await Promise.all([
      identity.signIn(attempt),
      identity.signIn({ ...attempt, email: "bob@example.org" }),
    ]);
    for (const { user } of signedIn) await fill(database, user.uid);
    await accounts.newResetToken(ada.email);

    expect(await accounts.remove("Ada@example.org")).toEqual({ saves: 2, entries: 1 });
    expect(await identity.userOf(signedIn[0].session)).toBeUndefined();
    expect(await identity.userOf(signedIn[1].session)).toBeDefined();
    await expect(identity.signIn(attempt)).rejects.toMatchObject({ code: "sign-in-refused" });
    for (const table of tables)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toHaveLength(
        table === "reset_token" ? 0 : 1,
      );
    await expect(accounts.remove(ada.email)).rejects.toThrow("There is no account");
  });

  it("ends more sessions than a page of better-auth's list", async () => {
    const { identity, database, passwordsWith } = await opened(engine);
    const { user, session } = await identity.signIn(attempt);
    const [row] = await database.db.selectFrom("session").selectAll().execute();
    if (!row) throw new Error("there is no session");
    const others = Array.from({ length: 150 }, (_, at) => ({ ...row, id: `s${at}`, token: `t${at}` }));
    await database.db.insertInto("session").values(others).execute();
    await passwordsWith(identity).change(user, session, {
      current: ada.password,
      password: "a new password",
      repeated: "a new password",
      ipAddress: "192.0.2.1",
    });
    const left = await database.db.selectFrom("session").select("token").execute();
    expect(left).toEqual([{ token: session }]);
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
