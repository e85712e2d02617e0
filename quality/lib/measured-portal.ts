import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compileCacheDir } from "@recess/portal/paths.mjs";
import { type PortalOptions, startPortal } from "@recess/portal/testing/running-portal.ts";

/** What a process has used since it began. */
export type Usage = { readonly cpuMs: number; readonly memory: number };

/** A portal under measurement. */
export type Subject = {
  readonly origin: string;
  usage(): Promise<Usage>;
  /** What the same process takes for a fixed piece of work, in milliseconds of CPU. */
  yardstick(): Promise<number>;
  close(): Promise<void>;
};

const probe = join(import.meta.dirname, "probe.mjs");

type Options = Pick<PortalOptions, "entry" | "settings">;

/** Starts the built portal in a process of its own, with data of its own. */
export async function openSubject({ settings = {}, ...options }: Options = {}): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), "recess-bench-"));
  const portal = await startPortal({
    ...options,
    dataDir,
    nodeOptions: ["--import", probe],
    settings: { NODE_COMPILE_CACHE: compileCacheDir, ...settings },
  });
  const ask = async (what: "usage" | "yardstick") => {
    portal.process.send(what);
    const [answer] = await once(portal.process, "message");
    return answer;
  };
  return {
    origin: portal.origin,
    usage: () => ask("usage"),
    yardstick: () => ask("yardstick"),
    async close() {
      await portal.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until the process has nothing of its own to do any more: a large catalogue is still put in order after the start. */
export async function settled({ usage }: Subject): Promise<void> {
  const lookMs = 500;
  const patienceMs = 120_000;
  for (const from = performance.now(); performance.now() - from < patienceMs; ) {
    const before = await usage();
    await wait(lookMs);
    const after = await usage();
    if (after.cpuMs - before.cpuMs < lookMs / 20) return;
  }
}
