import { describe, expect, it } from "vitest";
import { aSite } from "#server/site/site.fixture.ts";
import { sendsPasswordsInPlain } from "./plain-http.ts";

describe("a password over plain http", () => {
  it.each([
    [undefined, 0, true],
    ["0.0.0.0", 0, true],
    ["192.168.1.5", 0, true],
    ["127.0.0.1", 0, false],
    ["::1", 0, false],
    ["localhost", 0, false],
    [undefined, 1, false],
  ])("is warned of at the start: HOST=%s, TRUSTED_PROXIES=%d: %s", (host, trustedProxies, expected) => {
    expect(sendsPasswordsInPlain({ host, trustedProxies })).toBe(expected);
  });

  const warning = "This connection is not encrypted. Others on the network could read your password.";
  it.each([
    ["http://192.168.1.5:3000", {}, true],
    ["http://recess.example", {}, true],
    ["http://recess.example", { "x-forwarded-proto": "http" }, true],
    ["http://localhost.example.org", {}, true],
    ["http://recess.example", { "x-forwarded-proto": "https" }, false],
    ["http://localhost:3000", {}, false],
    ["http://127.0.0.1:3000", {}, false],
    ["http://[::1]:3000", {}, false],
  ])("is warned of on the login page: %s %o: %s", async (origin, headers, expected) => {
    const site = aSite([]);
    const body = new URLSearchParams({ email: "ada@example.org", password: "wrong" });
    const answers = [
      await site.request(`${origin}/login`, { headers }),
      await site.request(`${origin}/login`, { method: "POST", headers, body }),
    ];
    for (const answer of answers) expect((await answer.text()).includes(warning)).toBe(expected);
  });

  it("is warned of in one page and not in the other, however they are cached", async () => {
    const site = aSite([]);
    const shown = async (origin: string) =>
      (await (await site.request(`${origin}/login`)).text()).includes(warning);
    expect(await shown("http://localhost:3000")).toBe(false);
    expect(await shown("http://192.168.1.5:3000")).toBe(true);
    expect(await shown("http://localhost:3000")).toBe(false);
  });
});
