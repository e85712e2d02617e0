import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** Kinds of bytes over the wire: compressed bodies by type, and the header blocks of all responses (`heads`). */
export const kinds = ["page", "style", "script", "font", "image", "video", "other", "heads"] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: "page",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "image",
  Media: "video",
};

/** Network usage of one page. */
export type NetworkUsage = {
  /** Bytes so far. */
  bytes(): Record<Kind, number>;
  /** Sockets included. */
  requests(): number;
  /** Resolves once the network has been idle for so long, a second when left out. */
  idle(forMs?: number): Promise<void>;
};

const IDLE_MS = 1000;
const TIMEOUT_MS = 20_000;

/** Counts the bytes and requests of a page through the Chrome DevTools Protocol. */
export async function watchNetwork(cdp: CDPSession): Promise<NetworkUsage> {
  const requests = new Map<string, { kind: Kind; head: number; body: number }>();
  const open = new Set<string>();
  let sockets = 0;
  let lastAt = performance.now();
  const touch = () => {
    lastAt = performance.now();
  };
  const end = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    touch();
  };

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    // Data and blob URLs do not go over the network.
    if (/^(data|blob):/.test(request.url)) return;
    requests.set(requestId, { kind: kindOf[type] ?? "other", head: 0, body: 0 });
    open.add(requestId);
    touch();
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const answer = requests.get(requestId);
    if (answer) answer.head = response.encodedDataLength;
    touch();
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const answer = requests.get(requestId);
    if (answer) answer.body += encodedDataLength;
    touch();
  });
  cdp.on("Network.loadingFinished", (event) => {
    const answer = requests.get(event.requestId);
    if (answer) answer.body = event.encodedDataLength - answer.head;
    end(event);
  });
  cdp.on("Network.loadingFailed", end);
  cdp.on("Network.webSocketCreated", () => {
    sockets++;
    touch();
  });
  await cdp.send("Network.enable");

  return {
    bytes() {
      const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
      for (const { kind, head, body } of requests.values()) {
        sums[kind] += body;
        sums.heads += head;
      }
      return sums;
    },
    requests: () => requests.size + sockets,
    async idle(forMs = IDLE_MS) {
      touch();
      const from = lastAt;
      while (performance.now() - lastAt < forMs || open.size > 0) {
        if (performance.now() - from > TIMEOUT_MS) return;
        await wait(100);
      }
    },
  };
}
