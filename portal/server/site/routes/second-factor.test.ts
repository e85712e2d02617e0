import { Secret, TOTP } from "otpauth";
import { expect, it, vi } from "vitest";
import { onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { throttledIdentity } from "#domain/identity/throttled-identity.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { aBrowser } from "./browser.fixture.ts";

const right = { email: "ada@example.org", password: "correct horse" };

onEveryEngine("the second factor", (engine) => {
  it("is turned on with password and code, asked for at the next sign-in, and turned off with a code", async () => {
    let time = Date.UTC(2026, 10, 20);
    const now = () => new Date(time);
    const database = await engine.open();
    const own = ownAccounts(database, "a secret of the tests, long enough", { error: vi.fn() }, { now });
    await own.accounts.add({ ...right, name: "Ada" });
    const site = aSite([], {
      identity: throttledIdentity(own.identity, now),
      secondFactor: own.secondFactor,
      now,
    });
    const jar = new Map<string, string>();
    const ask = aBrowser(site, jar);
    const askElsewhere = aBrowser(site);
    await askElsewhere("/login", right);
    await ask("/login", right);
    expect((await ask("/account")).text).toContain("Turn it on");
    const page = await ask("/account/second-factor");
    const [, shown = ""] = /data-testid="totp-secret">([A-Z2-7 ]+)</.exec(page.text) ?? [];
    const secret = shown.replaceAll(" ", "");
    const [, enrolment = ""] = /name="enrolment" value="([^"]+)"/.exec(page.text) ?? [];
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
    expect(page.text).toContain("<svg");

    const wrongPassword = await ask("/account/second-factor", { code: code(), enrolment, password: "wrong" });
    expect([wrongPassword.status, wrongPassword.text.includes(shown)]).toEqual([401, true]);
    expect((await ask("/account/second-factor", { code: "000000", enrolment, ...right })).status).toBe(401);
    const on = await ask("/account/second-factor", { code: code(), enrolment, ...right });
    const recovery = [...on.text.matchAll(/<li>([a-z2-9-]{19})<\/li>/g)].map(([, one]) => one ?? "");
    expect(recovery).toHaveLength(8);
    expect(JSON.stringify(await database.db.selectFrom("second_factor").selectAll().execute())).not.toContain(
      secret,
    );
    // This session goes on, the other one has ended.
    expect((await ask("/account")).text).toContain("You have 8 recovery codes left.");
    expect((await askElsewhere("/account")).status).toBe(401);
    expect((await own.accounts.list())[0]?.hasSecondFactor).toBe(true);

    await ask("/logout", {});
    expect((await ask("/login/code", { code: recovery[0] ?? "" })).to).toBe("/login");
    expect((await ask("/login", right)).to).toBe("/login/code");
    expect(jar.has("recess-session")).toBe(false);
    expect((await ask("/login/code", { code: code() })).status).toBe(401);
    time += 60_000;
    expect((await ask("/login/code", { code: code() })).to).toBe("/articles");
    expect((await ask("/account")).text).toContain("Turn it off");

    expect((await ask("/account/second-factor", { code: "000000" })).status).toBe(401);
    expect((await ask("/account/second-factor", { code: recovery[1] ?? "" })).to).toBe("/account");
    await ask("/logout", {});
    expect((await ask("/login", right)).to).toBe("/articles");
    expect(jar.has("recess-browser")).toBe(true);
    const { to = "" } = await ask("/account/forget-browser", {});
    expect(jar.has("recess-browser")).toBe(false);
    expect((await ask(to ?? "")).text).toContain("Forgotten.");
    await expect(own.accounts.turnOffSecondFactor(right.email)).rejects.toThrow("has no second factor");
  });
});
