import { describe, expect, it } from "vitest";
import { neighboursContract } from "./peers.contract.ts";
import { type Hearsay, makeHearsay } from "./peers.ts";
import type { Headcount } from "./presence-count.ts";

const aCount = (visitors: number): Headcount => ({ visitors, players: new Map() });

describe("hearsay", () => {
  it("keeps the last word of each neighbour", () => {
    const hearsay = makeHearsay(1000, () => 0);
    hearsay.hear("a", aCount(1));
    hearsay.hear("b", aCount(2));
    hearsay.hear("a", aCount(5));
    expect(hearsay.counts()).toEqual([aCount(5), aCount(2)]);
  });

  it("forgets one that says goodbye at once, and one that falls silent in time", () => {
    let now = 0;
    const hearsay = makeHearsay(1000, () => now);
    hearsay.hear("a", aCount(1));
    hearsay.hear("b", aCount(2));
    hearsay.forget("a");
    expect(hearsay.counts()).toEqual([aCount(2)]);
    now = 999;
    expect(hearsay.counts()).toEqual([aCount(2)]);
    now = 1000;
    expect(hearsay.counts()).toEqual([]);
  });

  it("counts one again that was only slow", () => {
    let now = 0;
    const hearsay = makeHearsay(1000, () => now);
    hearsay.hear("a", aCount(1));
    now = 5000;
    expect(hearsay.counts()).toEqual([]);
    hearsay.hear("a", aCount(3));
    expect(hearsay.counts()).toEqual([aCount(3)]);
  });
});

neighboursContract("plain calls", async () => {
  const street = new Map<number, Hearsay>();
  const silenceMs = 1000;
  let now = 0;
  return {
    async moveIn() {
      const me = street.size;
      const mine = makeHearsay(silenceMs, () => now);
      street.set(me, mine);
      const others = () => [...street].filter(([at]) => at !== me).map(([, hearsay]) => hearsay);
      return {
        isReached: () => true,
        tell: (count) => others().forEach((other) => void other.hear(`${me}`, count)),
        counts: () => mine.counts(),
        close: async () => others().forEach((other) => void other.forget(`${me}`)),
      };
    },
    wait(ms) {
      now += ms;
    },
    silenceMs,
  };
});
