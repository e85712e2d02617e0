import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileCacheDir } from "@recess/portal/paths.mjs";
import {
  type PortalOptions,
  type RunningPortal,
  startPortal,
} from "@recess/portal/testing/running-portal.ts";

/** Resource usage of a process; sizes in bytes. */
export type Usage = {
  /** Since it began. */
  readonly cpuMs: number;
  readonly rss: number;
  readonly heap: number;
  /** Longest event-loop lag since the previous usage after GC. */
  readonly maxLagMs: number;
};

/** A portal whose process answers the probe's questions. */
export type MeasuredPortal = RunningPortal & {
  usage(): Promise<Usage>;
  /** After a full garbage collection, which stops the process for a moment: what is left is held for good. */
  usageAfterGc(): Promise<Usage>;
  /** CPU time in milliseconds that the same process takes for the reference workload. */
  referenceWork(): Promise<number>;
};

const probe = pathToFileURL(join(import.meta.dirname, "probe.mjs")).href;

type Options = Omit<PortalOptions, "dataDir"> & { readonly dataDir?: string };

/** Starts the built portal with the probe. Left out, its data directory is a temporary one that goes when it is closed. */
export async function startMeasuredPortal({ settings, dataDir, ...options }: Options = {}) {
  const temporary = dataDir === undefined ? await mkdtempDisposable(join(tmpdir(), "recess-")) : undefined;
  const portal = await startPortal({
    ...options,
    dataDir: dataDir ?? temporary?.path ?? "",
    nodeOptions: ["--import", probe],
    settings: { NODE_COMPILE_CACHE: compileCacheDir, ...settings },
  });
  const ask = async (question: string) => {
    portal.process.send(question);
    const hasEnded = portal.ended.then(() => Promise.reject(new Error("the server ended")));
    const [answer] = await Promise.race([once(portal.process, "message"), hasEnded]);
    return answer;
  };
  const measured: MeasuredPortal = {
    ...portal,
    usage: () => ask("usage"),
    usageAfterGc: () => ask("usage after gc"),
    referenceWork: () => ask("reference work"),
    async close() {
      await portal.close();
      await temporary?.remove();
    },
  };
  return measured;
}
