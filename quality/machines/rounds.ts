import { randomUUID } from "node:crypto";
import { playPortOf } from "@recess/portal/domain/play-origin.ts";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { isShared, measureOtherLoad } from "#quality/lib/other-load.ts";
import { processTree } from "#quality/lib/process-tree.ts";
import { sum } from "#quality/lib/statistics.ts";
import { guessPasswords, MAX_GUESSES } from "./guesses.ts";
import { askForPage, summaryOf } from "./page-probe.ts";
import { type PartFault, partFaults } from "./part-faults.ts";
import { gameFile, type Site } from "./site.ts";
import { type SiteLoad, startLoad } from "./site-load.ts";

export type RoundResult = Pick<PartFault, "name" | "about"> & {
  readonly asked: number;
  readonly wrong: number;
  readonly longestMs: number;
  /** Of a cable that was taken out. */
  readonly inFlight: number | undefined;
};

type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>;
type Options = {
  readonly rounds: number;
  readonly seed: number;
  /** Whether it is judged how long pages wait. */
  readonly isTimed: boolean;
  readonly step: Step;
};

const MAX_WAIT_MS = 1000;
/** Where others use more than a fifth of the machine, a page may wait for them as well. */
const MAX_SHARED_WAIT_MS = 2000;
const MAX_OTHER_LOAD = 0.2;
const WHOLE_TIMEOUT_MS = 20_000;

/** Breaks every part of the site as often as there are rounds, and judges each time and all of it at the end. */
export async function runRounds(site: Site, { rounds, seed, isTimed, step }: Options) {
  const failures: string[] = [];
  const guesses: number[] = [];
  const broken: Broken[] = [];
  const guess = async () => {
    const lookedAt = await guessPasswords(site.proxy.origin);
    guesses.push(lookedAt);
    if (lookedAt > MAX_GUESSES) failures.push(`${lookedAt} guesses were looked at, ${MAX_GUESSES} at most.`);
  };
  if (!(await becomesWhole(site))) throw new Error("the site did not become ready");
  const load = await startLoad(site, seed);
  for (let round = 0; round < rounds; round++) {
    for (const fault of partFaults(site))
      broken.push(await step(`${fault.name}: ${fault.about}`, () => runFault(site, load, fault, isTimed)));
    await guess();
  }
  failures.push(...(await load.stop()));
  const judged = broken.map((one) => judgeFault(one, load));
  failures.push(...judged.flatMap((one) => one.failures));
  const { pages, answers, sessions, counts, saves } = load.figures();
  const figures = [
    `${pages} pages of the probe and ${answers} answers to visitors; acknowledged and there: ${sessions} sessions, ${counts} flushed counts, ${saves} saves.`,
    `Guesses of a password that were looked at, by three portals together: ${guesses.join(", ")}; ${MAX_GUESSES} at most.`,
  ].join("\n");
  return { results: worstOf(judged.map(({ result }) => result)), failures, figures };
}

async function runFault(site: Site, load: SiteLoad, fault: PartFault, isTimed: boolean) {
  await load.observeCounts();
  // All that runs here was started by this process.
  const before = processTree(process.pid);
  const otherLoad = measureOtherLoad(before);
  const from = performance.now();
  const cutAt = await fault.run();
  const isWhole = await becomesWhole(site);
  const to = performance.now();
  const started = processTree(process.pid).filter((pid) => !before.includes(pid));
  const judgedWaitMs = isShared(otherLoad(started), MAX_OTHER_LOAD) ? MAX_SHARED_WAIT_MS : MAX_WAIT_MS;
  const maxWaitMs = isTimed ? judgedWaitMs : Number.POSITIVE_INFINITY;
  return { fault, isWhole, maxWaitMs, span: { from, to, cutAt } };
}

type Broken = Awaited<ReturnType<typeof runFault>>;

/** Looked at when the load is over, and every request has its answer. */
function judgeFault({ fault, isWhole, maxWaitMs, span }: Broken, { requests }: SiteLoad) {
  const { asked, longestMs, inFlight, problems } = summaryOf(requests, span);
  const sentences = [
    ...problems,
    ...(isWhole ? [] : [`not all portals served again within ${WHOLE_TIMEOUT_MS / 1000} s`]),
    ...(longestMs > maxWaitMs ? [`a page waited for ${Math.round(longestMs)} ms, ${maxWaitMs} at most`] : []),
  ];
  const result: RoundResult = {
    name: fault.name,
    about: fault.about,
    asked,
    wrong: problems.length,
    longestMs,
    inFlight: span.cutAt === undefined ? undefined : inFlight,
  };
  return { result, failures: sentences.map((sentence) => `${fault.name}: ${sentence}`) };
}

/** Waits until every portal reaches PostgreSQL and Redis, and nginx asks every portal again. */
async function becomesWhole({ portals, proxy }: Site): Promise<boolean> {
  const areReady = async () => {
    const answers = await Promise.all(portals.map(({ machine, port }) => readiness(machine.address, port)));
    return answers.every((text) => text.includes('"degraded":[]'));
  };
  if (!(await becomesTrue(areReady, WHOLE_TIMEOUT_MS))) return false;
  // By requests of its own: those that were in flight at a cut are answered late, by portals that nginx does not ask yet.
  const mark = `?whole=${randomUUID()}`;
  const haveAnswered = async () => {
    await askForPage({ url: `${proxy.origin}/healthz${mark}` });
    await askForPage({ url: `${proxy.playOrigin}${gameFile.path}${mark}`, host: gameFile.host });
    const answering = proxy.answeredBy(mark);
    return portals.every(({ machine: { address }, port }) =>
      [port, playPortOf(port)].every((one) => answering.has(`${address}:${one}`)),
    );
  };
  return becomesTrue(haveAnswered, WHOLE_TIMEOUT_MS);
}

async function readiness(address: string, port: number): Promise<string> {
  const response = await fetch(`http://${address}:${port}/readyz`, { signal: AbortSignal.timeout(2000) });
  return response.text();
}

/** The worst of each part. */
function worstOf(results: readonly RoundResult[]): RoundResult[] {
  return [...Map.groupBy(results, ({ name }) => name).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const total = (of: (result: RoundResult) => number) => sum(same.map(of));
    return [
      {
        ...first,
        asked: total(({ asked }) => asked),
        wrong: total(({ wrong }) => wrong),
        longestMs: Math.max(...same.map(({ longestMs }) => longestMs)),
        inFlight: first.inFlight === undefined ? undefined : total(({ inFlight = 0 }) => inFlight),
      },
    ];
  });
}
