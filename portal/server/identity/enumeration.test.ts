import { describe, expect, it, vi } from "vitest";
import { onEveryEngine } from "#adapters/sql/engines.fixture.ts";
import { Refusal } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { isDistinguishable } from "./distinguishable.fixture.ts";
import { ownAccounts } from "./identity.ts";

const rounds = 10;
/** Of one length, so that the page that shows them again is too. */
const tried = { known: "ada@example.org", unknown: "bob@example.org", disabled: "eve@example.org" };
type Case = keyof typeof tried;

/** Signs in wrongly, each case in turn, and notes what came back and what it cost the processor, threads included. */
async function attempts(identity: Identity, cases: readonly Case[]) {
  const site = aSite([], { identity });
  const cost: Record<Case, number[]> = { known: [], unknown: [], disabled: [] };
  const answers = new Set<string>();
  const tryOnce = async (email: string) => {
    const before = process.cpuUsage();
    const body = new URLSearchParams({ email, password: "not the password" });
    const answer = await site.request("http://localhost/login", { method: "POST", body });
    const text = (await answer.text()).replaceAll(email, "…");
    const { user, system } = process.cpuUsage(before);
    return { spent: user + system, seen: JSON.stringify([answer.status, [...answer.headers], text]) };
  };
  // The first loads what the others need.
  await tryOnce(tried.unknown);
  for (let round = 0; round < rounds; round++)
    for (const name of cases) {
      const { spent, seen } = await tryOnce(tried[name]);
      cost[name].push(spent);
      answers.add(seen);
    }
  return { cost, answers };
}

onEveryEngine("a refused sign-in", (engine) => {
  async function accounts() {
    const own = ownAccounts(await engine.open(), "a secret of the tests, long enough", { error: vi.fn() });
    await own.accounts.add({ email: tried.known, name: "Ada", password: "correct horse" });
    await own.accounts.add({ email: tried.disabled, name: "Eve", password: "correct horse" });
    await own.accounts.disable(tried.disabled);
    return own;
  }

  it("does not reveal whether an account exists: not by status, body, headers or time", {
    tags: ["slow"],
  }, async () => {
    const { identity } = await accounts();
    const { cost, answers } = await attempts(identity, ["known", "unknown", "disabled"]);
    expect([...answers]).toHaveLength(1);
    expect(isDistinguishable(cost.known, cost.unknown)).toBe(false);
    expect(isDistinguishable(cost.known, cost.disabled)).toBe(false);
  });

  it("would reveal it if passwords were hashed for existing accounts only", { tags: ["slow"] }, async () => {
    const { identity } = await accounts();
    const hasty: Identity = {
      ...identity,
      async signIn(attempt) {
        if (attempt.email === tried.unknown)
          throw new Refusal("sign-in-refused", "Invalid email or password");
        return identity.signIn(attempt);
      },
    };
    const { cost } = await attempts(hasty, ["known", "unknown"]);
    expect(isDistinguishable(cost.known, cost.unknown)).toBe(true);
  });
});

describe("isDistinguishable", () => {
  it("detects a difference of a fifth in noise, and none in noise alone", () => {
    const noise = (at: number) => 100 + ((at * 7919) % 13);
    const some = Array.from({ length: rounds }, (_, at) => noise(at));
    const others = Array.from({ length: rounds }, (_, at) => noise(at + 5));
    expect(isDistinguishable(some, others)).toBe(false);
    expect(
      isDistinguishable(
        some,
        others.map((value) => value * 1.3),
      ),
    ).toBe(true);
  });
});
