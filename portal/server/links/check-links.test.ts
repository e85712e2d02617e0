import { describe, expect, it } from "vitest";
import type { LinkAnswer } from "#domain/catalogue/links/link.ts";
import { checkLinks } from "./check-links.ts";

const good = (finalAddress: string): LinkAnswer => ({
  kind: "response",
  status: 200,
  finalAddress,
  headers: new Headers(),
});

async function check(answers: Record<string, LinkAnswer[]>) {
  const asked: string[] = [];
  const waits: number[] = [];
  const reports = await checkLinks(Object.keys(answers), {
    async probe(address) {
      asked.push(address);
      return answers[address]?.shift() ?? good(address);
    },
    queue: { concurrency: 3, delayMs: 100, wait: async (ms) => void waits.push(ms) },
    retries: 2,
    step: (_, work) => work(),
  });
  return { states: [...reports.values()].map(({ state }) => state), asked, waits };
}

describe("checkLinks", () => {
  it("asks again, ever later, where a server was slow or ill", async () => {
    const ill: LinkAnswer = { kind: "failure", code: "ECONNRESET" };
    const { states, asked, waits } = await check({ "https://a.example/": [{ kind: "timeout" }, ill] });
    expect(states).toEqual(["plays"]);
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
  });

  it("gives up after the last time", async () => {
    const silence: LinkAnswer[] = Array(5).fill({ kind: "timeout" });
    const { states, asked } = await check({ "https://a.example/": silence });
    expect(states).toEqual(["slow"]);
    expect(asked).toHaveLength(3);
  });

  it("does not ask again where the answer is plain", async () => {
    const { states, asked } = await check({ "https://a.example/": [{ kind: "failure", code: "ENOTFOUND" }] });
    expect(states).toEqual(["dead"]);
    expect(asked).toHaveLength(1);
  });
});
