import type { PresenceCount } from "./presence-count.ts";

/** Peers: the other processes that serve the same site. Each publishes how many visitors are connected to itself. */
export interface Peers {
  /** Sends our count. Repeated as a heartbeat: a peer that is silent for the timeout no longer counts. */
  publish(count: PresenceCount): void;
  /** The last count of each peer, expired ones left out. */
  counts(): readonly PresenceCount[];
  /** Whether messages get through. */
  isConnected(): boolean;
  /** Tells the peers not to count this process any more. */
  close(): Promise<void>;
}

/** The peers of a site with one process: none. */
export const noPeers: Peers = {
  publish: () => undefined,
  counts: () => [],
  isConnected: () => true,
  close: async () => undefined,
};

/** The last count of each peer. Counts expire, because a process that is killed cannot say goodbye. */
export type PeerCounts = {
  set(peer: string, count: PresenceCount): void;
  delete(peer: string): void;
  counts(): readonly PresenceCount[];
};

export function createPeerCounts(timeoutMs: number, now: () => number): PeerCounts {
  const latest = new Map<string, { count: PresenceCount; at: number }>();
  return {
    set: (peer, count) => void latest.set(peer, { count, at: now() }),
    delete: (peer) => void latest.delete(peer),
    counts() {
      for (const [peer, { at }] of latest) if (now() - at >= timeoutMs) latest.delete(peer);
      return [...latest.values()].map(({ count }) => count);
    },
  };
}
