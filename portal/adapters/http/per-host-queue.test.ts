import { describe, expect, it } from "vitest";
import { visitPerHost } from "./per-host-queue.ts";

describe("visitPerHost", () => {
  it("visits everything, one at a time per host and few at once", async () => {
    const addresses = ["a", "b", "c", "d"].flatMap((host) =>
      [1, 2, 3].map((page) => `https://${host}.example/${page}`),
    );
    const underWay = new Map<string, number>();
    let mostPerHost = 0;
    let mostAtOnce = 0;
    const visited: string[] = [];
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await visitPerHost(addresses, { concurrency: 2, delayMs: 700, wait }, async (address) => {
      const { host } = new URL(address);
      underWay.set(host, (underWay.get(host) ?? 0) + 1);
      mostPerHost = Math.max(mostPerHost, underWay.get(host) ?? 0);
      mostAtOnce = Math.max(
        mostAtOnce,
        [...underWay.values()].reduce((sum, count) => sum + count, 0),
      );
      await new Promise((resolve) => setImmediate(resolve));
      underWay.set(host, (underWay.get(host) ?? 1) - 1);
      visited.push(address);
    });
    expect(visited.toSorted()).toEqual(addresses.toSorted());
    expect(mostPerHost).toBe(1);
    expect(mostAtOnce).toBe(2);
    // Two pauses within each of four hosts, none before the first.
    expect(waits).toEqual(Array(8).fill(700));
  });
});
