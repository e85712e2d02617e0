import { afterEach, describe, expect, it, vi } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aUser, memoryIdentity } from "#domain/identity/identity.fixture.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { type Listener, listen } from "#server/http/listen.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { type LogLevel, openLog } from "./log.ts";
import { observeOrigins } from "./observe-origins.ts";

/** What a visitor might leave behind. None of it may turn up in a log. */
const personal = {
  email: "marker.person@example.org",
  password: "marker-password-7",
  words: "marker-search-words",
  address: "203.0.113.77",
  address6: "2001:db8:aaaa:bbbb::77",
  cookie: "marker-cookie-value",
  browser: "marker-browser/1.0",
};

const open: Listener[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.drain();
});

async function aWatchedSite({ level = "trace" as LogLevel, trustedProxies = 1, careless = false } = {}) {
  const lines: string[] = [];
  const log = openLog(level, { write: (line) => void lines.push(line) });
  const right = memoryIdentity(aUser({ email: personal.email }));
  const identity: Identity = {
    ...right,
    async signIn(attempt) {
      if (careless) log.info({ attempt }, "somebody signs in");
      if (attempt.password !== personal.password) return right.signIn(attempt);
      // As libraries word it, with the row in a field of its own.
      const { email, ipAddress, password } = attempt;
      const error = new Error(`invalid input "${email}" from ${ipAddress}, or ${personal.address6}`);
      throw Object.assign(error, { detail: `Failing row: (${email}, ${password})`, code: "22P02" });
    },
  };
  const site = aSite([aGame({ path: "chess/" })], { identity }, { log, trustedProxies });
  const watched = observeOrigins({ trustedProxies }, log).site(site);
  const listener = await listen(watched, 0, "127.0.0.1", { trustedProxies: 1 });
  open.push(listener);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${listener.port}${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        "user-agent": personal.browser,
        cookie: `recess-session=${personal.cookie}`,
        "x-forwarded-for": personal.address,
        ...init.headers,
      },
    });
  return { ask, lines, records: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

type Ask = Awaited<ReturnType<typeof aWatchedSite>>["ask"];

/** Everything that a visitor can do wrong and right. */
async function visit(ask: Ask) {
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: "POST", body: new URLSearchParams(form) });
  const { email, password, words } = personal;
  const statuses = [];
  for (const answer of [
    await ask("/"),
    await ask(`/search?q=${words}+${email}`),
    await ask(`/play/${email}?type=${words}`),
    await ask(`/articles/${words}`),
    await ask(`/${email}/${words}`),
    await ask(`/assets/html5/${words}`),
    await post("/login", { email, password: "wrong" }),
    await post("/login", { email, password }),
    await post("/login", { email, password: "right" }),
    await post("/logout", {}),
    await ask("/beacon", { method: "POST", body: JSON.stringify({ game: words, email }) }),
    await ask(`/${words}`, { method: "DELETE" }),
  ]) {
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const leaks = (lines: readonly string[]) =>
  Object.entries(personal).flatMap(([what, mark]) =>
    lines.some((line) => line.toLowerCase().includes(mark.toLowerCase())) ? [what] : [],
  );

describe("the log", () => {
  it("has every request and no personal data", async () => {
    const { ask, lines, records } = await aWatchedSite();
    const statuses = await visit(ask);
    expect(new Set(statuses)).toEqual(new Set([200, 404, 401, 500, 303, 400]));
    // A line is written once its answer has gone.
    await vi.waitFor(() => expect(records().filter(({ msg }) => msg === "answered")).toHaveLength(12));
    expect(records().some(({ error }) => error !== undefined)).toBe(true);
    expect(leaks(lines)).toEqual([]);
  });

  it("would fail the check above with personal data in it", async () => {
    const { ask, lines } = await aWatchedSite({ careless: true });
    await visit(ask);
    expect(leaks(lines)).toEqual(expect.arrayContaining(["email", "password", "address"]));
  });

  it("has one line for an answer: pattern, status, time and size", async () => {
    const { ask, records } = await aWatchedSite();
    const answer = await ask("/search?q=chess");
    await answer.arrayBuffer();
    await vi.waitFor(() => expect(records()).toHaveLength(1));
    expect(records()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        request: answer.headers.get("x-request-id"),
        origin: "site",
        method: "GET",
        route: "/search",
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        msg: "answered",
      },
    ]);
    expect(records()[0]?.["bytes"]).toBeGreaterThan(1000);
  });

  it("names the request in every line, and the page that broke names it too", async () => {
    const { ask, records } = await aWatchedSite();
    const { email, password } = personal;
    const answer = await ask("/login", {
      method: "POST",
      body: new URLSearchParams({ email, password }),
      headers: { accept: "text/html", "x-request-id": "from-our-proxy-1" },
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.get("x-request-id")).toBe("from-our-proxy-1");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("tell us this number: from-our-proxy-1");
    await vi.waitFor(() => expect(records()).toHaveLength(2));
    for (const record of records())
      expect(record).toMatchObject({ request: "from-our-proxy-1", route: "/login" });
    expect(records()[0]).toMatchObject({
      level: 50,
      msg: "a page could not be shown",
      error: {
        type: "Error",
        message: 'invalid input "[email]" from [address], or [address]',
        code: "22P02",
      },
    });
  });

  it("ignores the request id of a client that comes without a trusted proxy", async () => {
    const { ask } = await aWatchedSite({ trustedProxies: 0 });
    const answer = await ask("/healthz", { headers: { "x-request-id": "made-up-by-anyone" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^\w+\.\w+$/);
  });

  it("leaves out responses at level warn", async () => {
    const { ask, records } = await aWatchedSite({ level: "warn" });
    await visit(ask);
    expect(records().filter(({ msg }) => msg === "answered")).toEqual([]);
    expect(records().length).toBeGreaterThan(0);
  });

  it("logs causes, and keeps the IP addresses of the operator's own network", () => {
    const lines: string[] = [];
    const log = openLog("warn", { write: (line) => void lines.push(line) });
    const cause = new Error("connect ECONNREFUSED 127.0.0.1:5432");
    log.warn(
      { error: new Error("no database", { cause }), reason: "10.0.0.5 hung up on a@b.example" },
      "trouble",
    );
    expect(JSON.parse(lines.join())).toMatchObject({
      error: { message: "no database", cause: { message: "connect ECONNREFUSED 127.0.0.1:5432" } },
      reason: "10.0.0.5 hung up on [email]",
    });
  });
});
