import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { judgeStarts } from "./fault.ts";
import { killServer } from "./kill-server.ts";

const entry = join(import.meta.dirname, "broken-portal.fixture.ts");
afterEach(() => void vi.unstubAllEnvs());

describe("the kills", { tags: ["slow"] }, () => {
  it.each([
    { broken: "account", said: /The account first@example\.org is gone/ },
    { broken: "session", said: /A session of .* is gone/ },
    { broken: "page", said: /\/play is made of several lists/ },
  ])("find out a portal that breaks its promise about a $broken", async ({ broken, said }) => {
    vi.stubEnv("BROKEN", broken);
    const { failures } = await killServer.run({ kills: 5, seed: 43, entry });
    expect(failures.join("\n")).toMatch(said);
  });
});

describe("judgeStarts", () => {
  it("fails a start of more than two seconds, unless others had the machine", () => {
    expect(judgeStarts([{ ms: 1900, otherLoad: 0 }])).toEqual([]);
    expect(judgeStarts([{ ms: 2100, otherLoad: 0.1 }])).toEqual([
      "The site took 2.10 s to serve again, two at most.",
    ]);
    expect(judgeStarts([{ ms: 9000, otherLoad: 0.7 }])).toEqual([]);
  });
});
