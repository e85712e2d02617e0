import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** Bodies as they travel, compressed; `heads` are what every answer says before its body. */
export const kinds = ["page", "style", "script", "font", "image", "film", "other", "heads"] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: "page",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "image",
  Media: "film",
};

export type Wire = {
  /** What has come over the wire so far. */
  bytes(): Record<Kind, number>;
  /** Sockets included. */
  requests(): number;
  /** Settles once nothing has been asked or answered for a while. */
  quiet(): Promise<void>;
};

const quietMs = 1000;
const patienceMs = 20_000;

/** Weighs all that a page asks for. */
export async function watchWire(cdp: CDPSession): Promise<Wire> {
  const asked = new Map<string, { kind: Kind; head: number; body: number }>();
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
    // What stands in the page itself does not travel.
    if (/^(data|blob):/.test(request.url)) return;
    asked.set(requestId, { kind: kindOf[type] ?? "other", head: 0, body: 0 });
    open.add(requestId);
    touch();
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const answer = asked.get(requestId);
    if (answer) answer.head = response.encodedDataLength;
    touch();
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const answer = asked.get(requestId);
    if (answer) answer.body += encodedDataLength;
    touch();
  });
  cdp.on("Network.loadingFinished", (event) => {
    const answer = asked.get(event.requestId);
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
      for (const { kind, head, body } of asked.values()) {
        sums[kind] += body;
        sums.heads += head;
      }
      return sums;
    },
    requests: () => asked.size + sockets,
    async quiet() {
      touch();
      const from = lastAt;
      while (performance.now() - lastAt < quietMs || open.size > 0) {
        if (performance.now() - from > patienceMs) return;
        await wait(100);
      }
    },
  };
}
