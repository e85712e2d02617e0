import { Agent, get } from "node:http";

/** Page that is asked for again and again, whatever is broken. `host` is its Host header. */
export type ProbedPage = { readonly url: string; readonly host?: string };

/** A request of the probe. Times are of `performance.now()`; `endedAt` is missing while it waits. */
export type ProbeRequest = { readonly startedAt: number; endedAt?: number; problem?: string };

export type PageProbe = {
  readonly requests: readonly ProbeRequest[];
  stop(): Promise<void>;
};

const INTERVAL_MS = 50;
const TIMEOUT_MS = 30_000;

/** Open loop of page requests, one every 50 ms: one that waits does not hold up the next, so an outage is seen by all that fall into it. */
export function startPageProbe(pages: readonly ProbedPage[]): PageProbe {
  const requests: ProbeRequest[] = [];
  const running = new Set<Promise<void>>();
  const agent = new Agent({ keepAlive: true });
  const timer = setInterval(() => {
    const page = pages[requests.length % pages.length];
    if (!page) return;
    const request: ProbeRequest = { startedAt: performance.now() };
    requests.push(request);
    const answered = askForPage(page, agent).then((problem) => {
      request.endedAt = performance.now();
      if (problem !== undefined) request.problem = problem;
      running.delete(answered);
    });
    running.add(answered);
  }, INTERVAL_MS);
  return {
    requests,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/**
 * Asks for a page or a file. Resolves with what was wrong about the answer, or undefined. As in browsers, a kept connection that the
 * server closed in the moment of the request is no wrong answer: the page is asked for once more.
 */
export function askForPage({ url, host }: ProbedPage, agent?: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { accept: "text/html", ...(host && { host }) };
    const request = get(url, { ...(agent && { agent }), headers, timeout: TIMEOUT_MS }, (response) => {
      response.once("error", (error) => resolve(`${url}: ${error.message}`));
      response.once("end", () =>
        resolve(response.statusCode === 200 ? undefined : `${url} was answered with ${response.statusCode}`),
      );
      response.resume();
    });
    request.once("timeout", () => request.destroy(new Error(`no answer for ${TIMEOUT_MS / 1000} s`)));
    request.once("error", (error: NodeJS.ErrnoException) => {
      const wasClosedMeanwhile = request.reusedSocket && error.code === "ECONNRESET";
      resolve(wasClosedMeanwhile ? askForPage({ url, ...(host && { host }) }) : `${url}: ${error.message}`);
    });
  });
}

/** Waits and wrong answers of the requests that began in a span of time. */
export type ProbeSummary = {
  readonly asked: number;
  readonly longestMs: number;
  /** Requests that a machine had received and not answered when its cable was taken out. */
  readonly inFlight: number;
  readonly problems: readonly string[];
};

/**
 * Summary of the requests from one time to another. Those that were in flight at `cutAt` are counted apart: a proxy cannot tell a machine that is gone from one
 * that thinks, so it waits as long as an answer may take.
 */
export function summaryOf(
  requests: readonly ProbeRequest[],
  { from, to, cutAt }: { readonly from: number; readonly to: number; readonly cutAt?: number | undefined },
): ProbeSummary {
  const began = requests.filter(({ startedAt }) => startedAt >= from && startedAt < to);
  const isInFlight = ({ startedAt, endedAt = Number.POSITIVE_INFINITY }: ProbeRequest) =>
    cutAt !== undefined && startedAt <= cutAt && endedAt > cutAt;
  const judged = began.filter((request) => !isInFlight(request));
  const waits = judged.map(({ startedAt, endedAt = Number.POSITIVE_INFINITY }) => endedAt - startedAt);
  return {
    asked: began.length,
    longestMs: Math.max(0, ...waits),
    inFlight: began.length - judged.length,
    problems: began.flatMap(({ problem }) => problem ?? []),
  };
}
