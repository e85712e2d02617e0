import { mkdtempDisposable } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { urls } from "@recess/portal/app/urls.ts";
import { builtServer, compileCacheDir } from "@recess/portal/paths.mjs";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { type Figure, figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { type LoadGenerator, openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { pageRequest } from "#quality/lib/load/traffic.ts";
import { cpuSecondsOf } from "#quality/lib/other-load.ts";
import { processTree } from "#quality/lib/process-tree.ts";
import { browserHeaders } from "./sampler.ts";

const counts = [1, 2, 4] as const;
type Count = (typeof counts)[number];

/** Enough that none of four processes waits, and too few for one to count them as overload. */
const CLIENTS = 8;
const PAGES = 8;
const SAMPLE_SECONDS = 1;

/** Rate of one sample, by the clock and by the CPU time of all processes of the portal. */
export type Rate = { readonly perSecond: number; readonly perCoreSecond: number };

/** Requests per second with 1, 2 and 4 processes, which are asked for the same pages in turn: other load on the machine slows all of them. */
export async function measureProcesses(rounds: number, step: Step): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const generator = stack.adopt(openLoadGenerator(), ({ close }) => close());
  const portals = new Map<Count, RunningPortal>();
  for (const processes of counts) {
    const { path } = stack.use(await mkdtempDisposable(join(tmpdir(), "recess-processes-")));
    const portal = await startPortal({
      dataDir: path,
      entry: builtServer("supervise"),
      settings: { PROCESSES: `${processes}`, NODE_COMPILE_CACHE: compileCacheDir },
    });
    portals.set(
      processes,
      stack.adopt(portal, ({ close }) => close()),
    );
  }
  const round = async () => {
    const rates = new Map<Count, Rate>();
    for (const [processes, portal] of portals) rates.set(processes, await rateOf(portal, generator));
    return figuresOf(rates, availableParallelism());
  };
  await step("processes, warming up", round);
  const runs: Figure[][] = [];
  for (let number = 1; number <= rounds; number++)
    runs.push(await step(`processes, round ${number} of ${rounds}`, round));
  return medians(runs);
}

/** Asks for pages that must be rendered for one visitor: cached ones would cost the load generator as much as the portal. */
async function rateOf(
  { origin, process: { pid = 0 } }: RunningPortal,
  generator: LoadGenerator,
): Promise<Rate> {
  const cpuSeconds = () => cpuSecondsOf(processTree(pid));
  const before = cpuSeconds();
  const { kinds, seconds } = await generator.run({
    load: "requests",
    origin,
    requests: Array.from({ length: PAGES }, (_, at) =>
      pageRequest(urls.games(undefined, at + 1), { ...browserHeaders, cookie: "recess-session=bench.bench" }),
    ),
    clients: CLIENTS,
    seconds: SAMPLE_SECONDS,
  });
  const { ok, shed, timedOut, failed } = kinds.page;
  if (shed + timedOut + failed > 0) throw new Error(`${shed + timedOut + failed} answers were not the page.`);
  return { perSecond: ok / seconds, perCoreSecond: ok / (cpuSeconds() - before) };
}

/** A core is given to a portal where it has a process for it: two processes are given two cores, four processes on two cores two. */
export function figuresOf(rates: ReadonlyMap<number, Rate>, cores: number): Figure[] {
  const one = rates.get(1);
  return [...rates].flatMap(([processes, rate]) => {
    const name = `processes/${processes}`;
    const given = Math.min(processes, cores);
    return [
      figure(`${name}, requests`, "per second", rate.perSecond),
      figure(`${name}, requests for each core given`, "per second", rate.perSecond / given),
      figure(`${name}, requests for each second of CPU`, "per second", rate.perCoreSecond),
      ...(one && processes > 1
        ? [
            figure(`${name} against 1, requests`, "of one process", rate.perSecond / one.perSecond),
            figure(
              `${name} against 1, requests for each second of CPU`,
              "share",
              rate.perCoreSecond / one.perCoreSecond,
            ),
          ]
        : []),
    ];
  });
}
