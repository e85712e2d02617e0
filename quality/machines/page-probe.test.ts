import { Agent, createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { askForPage, summaryOf } from "./page-probe.ts";

describe("askForPage", () => {
  /** Server that cuts the second request of its first connection, and of each new one where told to. */
  async function cuttingServer({ alsoNew }: { readonly alsoNew: boolean }) {
    const answered = new Set<Socket>();
    const server = createServer((request, response) => {
      const isCut = answered.size > 0 && (alsoNew || answered.has(request.socket));
      answered.add(request.socket);
      if (isCut) request.socket.destroy();
      else response.end("page");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  }

  it.each([
    { alsoNew: false, expected: undefined },
    { alsoNew: true, expected: expect.stringContaining("socket hang up") },
  ])(
    "asks anew where a kept connection was closed, and only once ($alsoNew)",
    async ({ alsoNew, expected }) => {
      const { server, url } = await cuttingServer({ alsoNew });
      const agent = new Agent({ keepAlive: true });
      try {
        expect(await askForPage({ url }, agent)).toBeUndefined();
        expect(await askForPage({ url }, agent)).toEqual(expected);
      } finally {
        agent.destroy();
        server.close();
      }
    },
  );
});

describe("summaryOf", () => {
  const span = { from: 1000, to: 2000 };

  it("tells the longest wait and every wrong answer of the requests that began in the span", () => {
    const summary = summaryOf(
      [
        { startedAt: 900, endedAt: 9000 },
        { startedAt: 1000, endedAt: 1010 },
        { startedAt: 1500, endedAt: 2700 },
        { startedAt: 1600, endedAt: 1605, problem: "/play was answered with 502" },
      ],
      span,
    );
    expect(summary).toEqual({
      asked: 3,
      longestMs: 1200,
      inFlight: 0,
      problems: ["/play was answered with 502"],
    });
  });

  it("counts a request that is never answered as one that waits for ever", () => {
    expect(summaryOf([{ startedAt: 1500 }], span).longestMs).toBe(Number.POSITIVE_INFINITY);
  });

  it("counts apart what was in flight when a cable was taken out, and nothing that began later", () => {
    const requests = [
      { startedAt: 1490, endedAt: 9000 },
      { startedAt: 1501, endedAt: 3000 },
    ];
    expect(summaryOf(requests, { ...span, cutAt: 1500 })).toMatchObject({ inFlight: 1, longestMs: 1499 });
  });
});
