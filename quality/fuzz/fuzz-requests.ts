import { type Line, type Outcome, openLine } from "#quality/lib/raw-http.ts";
import { type Case, commandFor, makeCases } from "./cases.ts";
import { judge, type Ports } from "./judges.ts";
import { bytesOf, type Known } from "./request-cases.ts";

export type FuzzOptions = {
  readonly ports: Ports;
  readonly known: Known;
  readonly seed: number;
  readonly requests: number;
  /** The only one to send, when one is looked at again. */
  readonly only?: number | undefined;
  readonly lanes?: number;
  readonly limits?: Limits;
  readonly onProgress?: (done: number) => void;
};

/** An answer is too slow when it takes so many times its route's median, and longer than `atLeastMs` in any case. */
export type Limits = { readonly timesMedian: number; readonly atLeastMs: number };

export type Failure = { readonly index: number; readonly fault: string; readonly command: string };
export type Report = {
  readonly sent: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  readonly slowestMs: number;
};

const house: Limits = { timesMedian: 50, atLeastMs: 1000 };
/** A machine with other things to do is slow now and then; a bad input is slow every time. */
const looks = 3;
const rawWaitMs = 300;
const enoughFailures = 20;

/** Sends what the seed gives, over as many connections as there are lanes, and judges every answer. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { ports, known, seed, requests, only, lanes = 8, limits = house, onProgress } = options;
  const caseAt = makeCases(known, seed);
  const failures: Failure[] = [];
  const statuses = new Map<string, number>();
  const times = new Map<string, { index: number; ms: number }[]>();
  let next = only ?? 0;
  const end = only === undefined ? requests : only + 1;
  let sent = 0;

  const fail = (one: Case, fault: string) =>
    failures.push({ index: one.index, fault, command: commandFor(one, portOf(one, ports)) });

  async function runLane(): Promise<void> {
    const send = openSender(ports);
    while (next < end && failures.length < enoughFailures) {
      const one = caseAt(next++);
      const from = performance.now();
      const outcome = await send(one);
      const ms = performance.now() - from;
      sent += 1;
      const status = typeof outcome === "string" ? outcome : `${outcome.status}`;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const fault of faultsOf(one, outcome, ports)) fail(one, fault);
      if (one.kind === "request") {
        const known = times.get(one.request.route) ?? [];
        known.push({ index: one.index, ms });
        times.set(one.request.route, known);
      }
      if (sent % 100 === 0) onProgress?.(sent);
    }
    send.close();
  }
  await Promise.all(Array.from({ length: only === undefined ? lanes : 1 }, runLane));

  let slowestMs = 0;
  const again = openSender(ports);
  for (const all of times.values()) {
    const sorted = all.toSorted((a, b) => a.ms - b.ms);
    const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0;
    slowestMs = Math.max(slowestMs, sorted.at(-1)?.ms ?? 0);
    const isSlow = (ms: number) => ms > limits.atLeastMs && ms > median * limits.timesMedian;
    for (const { index } of sorted.filter(({ ms }) => isSlow(ms)).slice(-5)) {
      const one = caseAt(index);
      let best = Number.POSITIVE_INFINITY;
      for (let look = 0; look < looks; look++) {
        const from = performance.now();
        await again(one);
        best = Math.min(best, performance.now() - from);
      }
      if (isSlow(best))
        fail(one, `slow: ${best.toFixed(0)} ms every time, where its route takes ${median.toFixed(1)}`);
    }
  }
  again.close();
  return { sent, statuses, failures, slowestMs };
}

function portOf(one: Case, ports: Ports): number {
  return ports[one.kind === "raw" ? one.at : one.request.at];
}

function faultsOf(one: Case, outcome: Outcome, ports: Ports): string[] {
  const port = portOf(one, ports);
  if (one.kind === "request") return judge(outcome, ports, `127.0.0.1:${port}`);
  // Whoever sends half a request may wait, or be hung up on.
  if (outcome === "silent" || outcome === "closed" || outcome === "broken") return [];
  const host = /^host:[ \t]*([^\r\n]*?)[ \t]*$/im.exec(one.bytes.toString("latin1"))?.[1] ?? "";
  return judge(outcome, ports, host);
}

/** Keeps one connection to each port open, as a browser does. */
function openSender(ports: Ports): { (one: Case): Promise<Outcome>; close(): void } {
  const lines = new Map<number, Line>();
  const send = async (one: Case): Promise<Outcome> => {
    const port = portOf(one, ports);
    if (one.kind === "raw") {
      const line = openLine(port);
      const outcome = await line.ask(one.bytes, { waitMs: rawWaitMs });
      line.close();
      return outcome;
    }
    const bytes = bytesOf(one.request, `127.0.0.1:${port}`);
    const isHead = one.request.method === "HEAD";
    const known = lines.get(port);
    const line = known?.isOpen ? known : openLine(port);
    lines.set(port, line);
    const outcome = await line.ask(bytes, { isHead });
    // It had been idle and was closed the moment we spoke; that is nobody's fault.
    if (outcome !== "closed" || line !== known) return outcome;
    const fresh = openLine(port);
    lines.set(port, fresh);
    return fresh.ask(bytes, { isHead });
  };
  return Object.assign(send, {
    close: () => {
      for (const line of lines.values()) line.close();
    },
  });
}
