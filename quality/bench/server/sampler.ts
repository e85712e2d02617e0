import { openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { pageRequest } from "#quality/lib/load/traffic.ts";
import type { MeasuredPortal } from "#quality/lib/measured-portal.ts";

/** Headers of a browser. */
export const browserHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en",
  "sec-ch-ua-mobile": "?0",
  "user-agent": "Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0",
};

/** Enough that the server never waits, and too few for it to count as overload. */
const CLIENTS = 3;

/** Visitors who ask in turn, each from an address of their own: searches from one address are limited. */
const VISITORS = 2000;

/** Pages that are requested in turn during one sample. */
export type SampledPages = {
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** Mean cost of one answer at full load. */
export type Sample = {
  readonly cpuMs: number;
  readonly perSecond: number;
  /** Of one answer's body. */
  readonly bytes: number;
  /** RSS of the server at the end. */
  readonly memory: number;
};

export type Sampler = {
  /** `mayRefuse`: more load than the portal takes is meant, and what it refuses is no mistake. */
  sample(portal: MeasuredPortal, pages: SampledPages, forMs: number, mayRefuse?: boolean): Promise<Sample>;
  close(): Promise<void>;
};

/** Measures what answers cost the server, with load from another process. */
export function openSampler(): Sampler {
  const { run, close } = openLoadGenerator();
  return {
    async sample(portal, { paths, headers }, forMs, mayRefuse = false) {
      const before = await portal.usage();
      const { kinds, seconds, bytes } = await run({
        load: "requests",
        origin: portal.origin,
        requests: Array.from({ length: VISITORS }, (_, visitor) =>
          pageRequest(paths[visitor % paths.length] ?? "", {
            ...browserHeaders,
            ...headers,
            "x-forwarded-for": `10.0.${visitor >> 8}.${visitor & 255}`,
          }),
        ),
        clients: CLIENTS,
        seconds: forMs / 1000,
      });
      const after = await portal.usage();
      const { ok, shed, timedOut, failed } = kinds.page;
      const wrong = timedOut + failed + (mayRefuse ? 0 : shed);
      if (wrong > 0) throw new Error(`${wrong} answers to ${paths[0]} were not the page.`);
      return {
        cpuMs: (after.cpuMs - before.cpuMs) / ok,
        perSecond: ok / seconds,
        bytes: bytes / ok,
        memory: after.rss,
      };
    },
    close,
  };
}
