import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { aDesk } from "./desk.fixture.ts";

const ada = { email: "ada@example.org", name: "Ada", password: "correct horse" };

describe("people at the desk", () => {
  it("adds an account and shows its password once, without an address", async () => {
    const { enter, post, request, identity } = await aDesk();
    const { cookie, csrf } = await enter();
    const added = await post("/people/add", { csrf, email: ada.email, name: "Ada" }, { cookie });
    expect([added.status, await added.text()]).toEqual([
      200,
      expect.stringContaining("a-generated-password"),
    ]);
    expect(await (await request("/people", { headers: { cookie } })).text()).not.toContain("generated");
    await identity.signIn({ email: ada.email, password: "a-generated-password", ipAddress: "here" });
  });

  it("disables, enables, resets, makes operators and removes, and notes it in the journal", async () => {
    const { enter, post, desk, request } = await aDesk();
    const { cookie, csrf } = await enter();
    await desk.accounts?.add(ada);
    const act = async (verb: string) => {
      const { status, headers } = await post(`/people/${verb}`, { csrf, email: ada.email }, { cookie });
      return status === 303
        ? (await request(headers.get("location") ?? "", { headers: { cookie } })).text()
        : status;
    };
    const disabled = await act("disable");
    expect(disabled).toContain("ada@example.org is disabled and signed out everywhere.");
    expect(disabled).toContain("0 may sign in, 1 disabled.");
    expect(await act("enable")).toContain("may sign in again");
    expect(await act("operator")).toContain("may open the desk");
    const link = await post("/people/reset-link", { csrf, email: ada.email }, { cookie });
    expect(await link.text()).toMatch(/https:\/\/games\.example\.org\/[\w/-]+\?token=[\w-]{43}/);
    expect(await act("remove")).toContain("is removed");
    expect(await desk.operators.list()).toEqual([]);
    const entries = await desk.journal.read({ limit: 10 });
    expect(entries.map(({ operator, action, subject }) => [operator, action, subject])).toEqual(
      ["remove", "reset-link", "operator", "enable", "disable"].map((verb) => [
        "desk",
        `people.${verb}`,
        "a…@example.org",
      ]),
    );
  });

  it("shows the page again with the reason where something is refused", async () => {
    const { enter, post } = await aDesk();
    const { cookie, csrf } = await enter();
    for (const [verb, email] of [
      ["add", "no address"],
      ["disable", ada.email],
      ["operator", ada.email],
    ] as const) {
      const refused = await post(`/people/${verb}`, { csrf, email }, { cookie });
      expect([refused.status, refused.headers.get("x-refusal")]).toEqual([400, "account-refused"]);
      expect(await refused.text()).toContain('role="alert"');
    }
  });
});

describe("an operator's account", () => {
  const origin = "https://desk.example.org";
  const isOpen = ({ status, headers }: Response) => status === 303 && headers.has("set-cookie");

  async function withAda() {
    const opened = await aDesk({ origin });
    await opened.desk.accounts?.add(ada);
    const signIn = (password = ada.password) => opened.post("/sign-in", { email: ada.email, password });
    const turnOnSecondFactor = async () => {
      const { user, session } = await opened.identity.signIn({ ...ada, ipAddress: "here" });
      const { token, secret } = opened.secondFactor.newEnrolment(user);
      const code = () =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: opened.clock.now.getTime() });
      await opened.secondFactor.turnOn(user, session, { token, code: code() });
      return code;
    };
    /** Signs in with both factors. Each code works once. */
    const enterBy = async (code: () => string) => {
      opened.clock.now = new Date(opened.clock.now.getTime() + 60_000);
      const asked = await (await signIn()).text();
      const pending = /name="pending" value="([^"]+)"/.exec(asked)?.[1] ?? "";
      return opened.post("/sign-in/code", { pending, code: code() });
    };
    return { ...opened, signIn, turnOnSecondFactor, enterBy };
  }

  it("opens the desk with password and code, behind the proxy's name", async () => {
    const { desk, request, turnOnSecondFactor, enterBy } = await withAda();
    const code = await turnOnSecondFactor();
    await desk.operators.add(ada.email);
    const entered = await enterBy(code);
    expect(entered.headers.get("set-cookie")).toMatch(
      /^__Host-recess-desk=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await request("/care", { headers: { cookie } })).status).toBe(200);
  });

  it("is refused without a second factor, with a wrong password, and where it is no operator's", async () => {
    const { desk, signIn, turnOnSecondFactor, enterBy } = await withAda();
    await desk.operators.add(ada.email);
    const alone = await signIn();
    expect([isOpen(alone), await alone.text()]).toEqual([
      false,
      expect.stringContaining("needs an account with a second factor"),
    ]);
    const code = await turnOnSecondFactor();
    expect(isOpen(await signIn("wrong"))).toBe(false);
    expect(isOpen(await enterBy(() => "000000"))).toBe(false);
    await desk.operators.remove(ada.email);
    expect(isOpen(await enterBy(code))).toBe(false);
  });

  it("loses the desk at once when it is disabled or no operator's any more", async () => {
    const { desk, request, turnOnSecondFactor, enterBy } = await withAda();
    const code = await turnOnSecondFactor();
    for (const end of [() => desk.accounts?.disable(ada.email), () => desk.operators.remove(ada.email)]) {
      await desk.accounts?.enable(ada.email);
      await desk.operators.add(ada.email);
      const cookie = (await enterBy(code)).headers.get("set-cookie")?.split(";")[0] ?? "";
      expect((await request("/care", { headers: { cookie } })).status).toBe(200);
      await end();
      expect((await request("/care", { headers: { cookie } })).status).toBe(401);
    }
  });

  it("is asked for nowhere without DESK_ORIGIN", async () => {
    const { post } = await aDesk();
    expect((await post("/sign-in", { email: ada.email, password: ada.password })).status).toBe(401);
  });
});
