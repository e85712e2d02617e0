import { afterEach, describe, expect, it, vi } from "vitest";
import type { Peers } from "./peers.ts";
import type { PresenceCount } from "./presence-count.ts";

type Site = {
  /** Starts another process of the same site. */
  addProcess(): Promise<Peers>;
  /** Moves the clock of the receiving processes forward. */
  advance(ms: number): void;
  readonly timeoutMs: number;
};

const eventually = { timeout: 30_000, interval: 10 };
const aCount = (visitors: number, players: Record<string, number> = {}): PresenceCount => ({
  visitors,
  players: new Map(Object.entries(players)),
});

/** Contract of every transport between the processes of a site. */
export function peersContract(name: string, open: () => Promise<Site>): void {
  describe(`peers over ${name}`, () => {
    const opened: Peers[] = [];
    const addProcess = async (site: Site) => {
      const peers = await site.addProcess();
      opened.push(peers);
      return peers;
    };
    /** Publishes until the receiver has the count: the first message may be sent before the receiver listens. */
    const received = (sender: Peers, count: PresenceCount, receiver: Peers) =>
      vi.waitFor(() => {
        sender.publish(count);
        expect(receiver.counts()).toContainEqual(count);
      }, eventually);
    afterEach(async () => {
      for (const peers of opened.splice(0)) await peers.close();
    });

    it("have the last count of each other, and not their own", async () => {
      const site = await open();
      const [a, b, c] = [await addProcess(site), await addProcess(site), await addProcess(site)];
      await received(a, aCount(1, { chess: 1 }), c);
      await received(b, aCount(2, { "pöng/ \u{1f3d3}": 2 }), c);
      await received(a, aCount(3), c);
      expect(c.counts()).toHaveLength(2);
      expect(c.counts()).toContainEqual(aCount(2, { "pöng/ \u{1f3d3}": 2 }));
      expect(a.counts()).toEqual([aCount(2, { "pöng/ \u{1f3d3}": 2 })]);
    });

    it("no longer count a peer that has closed", async () => {
      const site = await open();
      const [a, b] = [await addProcess(site), await site.addProcess()];
      await received(b, aCount(2), a);
      await b.close();
      await vi.waitFor(() => expect(a.counts()).toEqual([]), eventually);
    });

    it("no longer count a peer that is silent for the timeout, and count it again when it publishes", async () => {
      const site = await open();
      const [a, b] = [await addProcess(site), await addProcess(site)];
      await received(b, aCount(2), a);
      site.advance(site.timeoutMs);
      expect(a.counts()).toEqual([]);
      await received(b, aCount(4), a);
    });
  });
}
