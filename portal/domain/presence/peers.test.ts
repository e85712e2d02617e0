import { describe, expect, it } from "vitest";
import { peersContract } from "./peers.contract.ts";
import { createPeerCounts, type PeerCounts } from "./peers.ts";
import type { PresenceCount } from "./presence-count.ts";

const aCount = (visitors: number): PresenceCount => ({ visitors, players: new Map() });

describe("createPeerCounts", () => {
  it("keeps the last count of each peer", () => {
    const counts = createPeerCounts(1000, () => 0);
    counts.set("a", aCount(1));
    counts.set("b", aCount(2));
    counts.set("a", aCount(5));
    expect(counts.counts()).toEqual([aCount(5), aCount(2)]);
  });

  it("forgets a deleted peer at once, and a silent one after the timeout", () => {
    let now = 0;
    const counts = createPeerCounts(1000, () => now);
    counts.set("a", aCount(1));
    counts.set("b", aCount(2));
    counts.delete("a");
    expect(counts.counts()).toEqual([aCount(2)]);
    now = 999;
    expect(counts.counts()).toEqual([aCount(2)]);
    now = 1000;
    expect(counts.counts()).toEqual([]);
  });

  it("counts a peer again that was only slow", () => {
    let now = 0;
    const counts = createPeerCounts(1000, () => now);
    counts.set("a", aCount(1));
    now = 5000;
    expect(counts.counts()).toEqual([]);
    counts.set("a", aCount(3));
    expect(counts.counts()).toEqual([aCount(3)]);
  });
});

peersContract("plain calls", async () => {
  const processes = new Map<number, PeerCounts>();
  const timeoutMs = 1000;
  let now = 0;
  return {
    async addProcess() {
      const me = processes.size;
      const mine = createPeerCounts(timeoutMs, () => now);
      processes.set(me, mine);
      const others = () => [...processes].filter(([at]) => at !== me).map(([, counts]) => counts);
      return {
        isConnected: () => true,
        publish: (count) => others().forEach((other) => void other.set(`${me}`, count)),
        counts: () => mine.counts(),
        close: async () => others().forEach((other) => void other.delete(`${me}`)),
      };
    },
    advance(ms) {
      now += ms;
    },
    timeoutMs,
  };
});
