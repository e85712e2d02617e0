import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Subject } from "#quality/lib/measured-portal.ts";
import type { Loaded, Order } from "./load.ts";

/** What a browser says of itself. */
export const browserHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en",
  "sec-ch-ua-mobile": "?0",
  "user-agent": "Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0",
};

/** Enough that the server never waits, and too few for it to take itself for overrun. */
const connections = 3;

/** What is asked again and again in one sample. */
export type Asked = Pick<Order, "paths"> & { readonly headers?: Order["headers"] };

export type Sample = {
  readonly cpuMs: number;
  readonly perSecond: number;
  /** Of one answer's body. */
  readonly bytes: number;
  /** Of the server, at the end. */
  readonly memory: number;
};

export type Loader = {
  /** What one answer costs the server, in the mean over a moment at full load. */
  sample(subject: Subject, asked: Asked, forMs: number): Promise<Sample>;
  close(): void;
};

export function openLoader(): Loader {
  const child = fork(join(import.meta.dirname, "load.ts"));
  return {
    async sample(subject, { paths, headers }, forMs) {
      const { origin } = subject;
      const order: Order = { origin, paths, headers: { ...browserHeaders, ...headers }, connections, forMs };
      const before = await subject.usage();
      child.send(order);
      const [loaded]: [Loaded] = (await once(child, "message")) as [Loaded];
      const after = await subject.usage();
      if (loaded.failures > 0)
        throw new Error(`${loaded.failures} answers to ${paths[0]} were not the page.`);
      return {
        cpuMs: (after.cpuMs - before.cpuMs) / loaded.answers,
        perSecond: (loaded.answers / loaded.tookMs) * 1000,
        bytes: loaded.bytes / loaded.answers,
        memory: after.memory,
      };
    },
    close: () => child.kill(),
  };
}
