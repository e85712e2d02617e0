import { expect, it, vi } from "vitest";
import { type EngineUnderTest, onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { throttledIdentity } from "#domain/identity/throttled-identity.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { aBrowser } from "./browser.fixture.ts";

const email = "ada@example.org";
const [first, second] = ["correct horse", "battery staple"];
const hour = 60 * 60_000;

/** A site with one account, in which each jar of cookies is a browser. */
async function opened(engine: EngineUnderTest) {
  let time = Date.UTC(2026, 10, 20);
  const now = () => new Date(time);
  const database = await engine.open();
  const own = ownAccounts(database, "a secret of the tests, long enough", { error: vi.fn() }, { now });
  await own.accounts.add({ email, password: first, name: "Ada" });
  const identity = throttledIdentity(own.identity, now);
  const site = aSite([], { identity, passwords: own.passwordsWith(identity), now });
  const browser = () => aBrowser(site);
  const signIn = async (password: string) => (await browser()("/login", { email, password })).status;
  const linkFor = async () => `/reset-password?token=${await own.accounts.newResetToken(email)}`;
  return { database, accounts: own.accounts, browser, signIn, linkFor, wait: (ms: number) => (time += ms) };
}

onEveryEngine("the own password", (engine) => {
  it("is changed by the current one, which ends other sessions and keeps this one", async () => {
    const { browser, signIn, linkFor } = await opened(engine);
    const [here, there] = [browser(), browser()];
    await here("/login", { email, password: first });
    await there("/login", { email, password: first });
    const link = await linkFor();
    expect((await here("/account")).text).toContain('autoComplete="new-password"');

    const refusals = [
      [{ current: first, password: "short", repeated: "short" }, 400, "needs at least 8 characters"],
      [{ current: first, password: second, repeated: first }, 400, "are not the same"],
      [{ current: "wrong", password: second, repeated: second }, 401, "The current password is not right."],
    ] as const;
    for (const [form, status, words] of refusals) {
      const refused = await here("/account", form);
      expect([refused.status, refused.text.includes(words)], words).toEqual([status, true]);
    }
    expect((await there("/account")).status).toBe(200);

    const changed = await here("/account", { current: first, password: second, repeated: second });
    expect([changed.status, changed.to]).toEqual([303, "/account?password=changed"]);
    expect((await here("/account?password=changed")).text).toContain("Your password is changed");
    expect((await there("/account")).status).toBe(401);
    expect([await signIn(first), await signIn(second)]).toEqual([401, 303]);
    expect((await browser()(link)).status).toBe(404);
  });

  it("is not changed without a session", async () => {
    const { browser, signIn } = await opened(engine);
    const answer = await browser()("/account", { current: first, password: second, repeated: second });
    expect([answer.status, answer.to, await signIn(first)]).toEqual([303, "/login", 303]);
  });
});

onEveryEngine("a reset link", (engine) => {
  it("sets a new password once, and ends every session", async () => {
    const { browser, signIn, linkFor, database } = await opened(engine);
    const [there, here] = [browser(), browser()];
    await there("/login", { email, password: first });
    const link = await linkFor();
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await database.db.selectFrom("reset_token").selectAll().execute())).not.toContain(
      token,
    );

    expect((await here(link)).text).toContain(`name="token" value="${token}"`);
    const unlike = await here("/reset-password", { token, password: second, repeated: first });
    expect([unlike.status, unlike.text.includes(token)]).toEqual([400, true]);
    expect((await there("/account")).status).toBe(200);

    const form = { token, password: second, repeated: second };
    const answers = await Promise.all([here("/reset-password", form), browser()("/reset-password", form)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    expect((await here("/reset-password?done=yes")).text).toContain("Your new password is set");
    expect((await there("/account")).status).toBe(401);
    expect([await signIn(first), await signIn(second)]).toEqual([401, 303]);

    const again = await here(link);
    expect([again.status, again.text.includes("This link has been used.")]).toEqual([404, true]);
  });

  it("is good for 24 hours, and until there is a newer one or another password", async () => {
    const { browser, linkFor, accounts, wait } = await opened(engine);
    const look = async (link: string) => (await browser()(link)).text;
    const older = await linkFor();
    const link = await linkFor();
    expect(await look(older)).toContain("a newer one has taken its place");
    wait(24 * hour - 1);
    expect(await look(link)).toContain("Choose a new password");
    wait(1);
    expect(await look(link)).toContain("This link is too old.");
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    const late = await browser()("/reset-password", { token, password: second, repeated: second });
    expect([late.status, late.text.includes("This link is too old.")]).toEqual([404, true]);

    const third = await linkFor();
    await accounts.setPassword(email, second);
    expect(await look(third)).toContain("This link is not known here");
    await expect(accounts.newResetToken("nobody@example.org")).rejects.toThrow("There is no account");
  });
});
