import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { measureFirstMinute } from "#quality/bench/server/first-minute.ts";
import { type BenchPage, benchPages, requestsOf } from "#quality/bench/server/page-requests.ts";
import { browserHeaders, type SampledPages } from "#quality/bench/server/sampler.ts";
import { type MeasuredPortal, startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { type Size, type SizedBuild, sizedBuild } from "./sized-build.ts";

/** How a page is served: from the page cache, rendered for one visitor, or as a file of the same bytes. */
export const ways = ["kept", "anew", "file"] as const;
export type Way = (typeof ways)[number];

/** A portal with so many games, and what it is asked for. */
export type SizedPortal = {
  readonly size: Size;
  readonly portal: MeasuredPortal;
  readonly pages: Readonly<Record<BenchPage, Readonly<Record<Way, SampledPages>>>>;
  /** What its start took. */
  readonly figures: readonly Figure[];
  close(): Promise<void>;
};

export async function openSizedPortal(size: Size): Promise<SizedPortal> {
  const build = await sizedBuild(size);
  const portal = await startMeasuredPortal({ settings: { BUILD_DIR: build.dir, TRUSTED_PROXIES: "1" } });
  const { cpuMs, rss } = await portal.usage();
  const firstMinute = await measureFirstMinute(portal.origin, size);
  await becomesIdle(portal);
  const pages: Partial<Record<BenchPage, Record<Way, SampledPages>>> = {};
  for (const page of benchPages) {
    const { kept, anew } = requestsOf(page, size);
    pages[page] = { kept, anew, file: { paths: [await addAsFile(build, portal, page, kept)] } };
  }
  return {
    size,
    portal,
    pages: pages as SizedPortal["pages"],
    figures: [
      figure(`server/${size}/start`, "s CPU", cpuMs / 1000),
      figure(`server/${size}/memory after the start`, "MB", rss / 1e6),
      ...firstMinute,
    ],
    async close() {
      await portal.close();
      await build.remove();
    },
  };
}

const LOOK_MS = 500;
const IDLE_TIMEOUT_MS = 120_000;

/** Waits until the process uses no CPU of its own: a large catalogue is still put in order after the start. */
async function becomesIdle({ usage }: MeasuredPortal): Promise<void> {
  for (const from = performance.now(); performance.now() - from < IDLE_TIMEOUT_MS; ) {
    const before = await usage();
    await sleep(LOOK_MS);
    const after = await usage();
    if (after.cpuMs - before.cpuMs < LOOK_MS / 20) return;
  }
}

/** Adds the same bytes as a static file: as cheap as the server can send them. */
async function addAsFile(
  build: SizedBuild,
  { origin }: MeasuredPortal,
  page: string,
  { paths: [path] }: SampledPages,
): Promise<string> {
  const { headers, body } = await request(`${origin}${path}`, { headers: browserHeaders });
  const bytes = new Uint8Array(await body.arrayBuffer());
  const name = `${page}.html`;
  switch (headers["content-encoding"]) {
    case "br":
      return build.addFile(name, brotliDecompressSync(bytes), { ending: "br", body: bytes });
    case "gzip":
      return build.addFile(name, gunzipSync(bytes), { ending: "gz", body: bytes });
    case undefined:
      return build.addFile(name, bytes);
    default:
      throw new Error(`No file can be kept as ${headers["content-encoding"]}.`);
  }
}
