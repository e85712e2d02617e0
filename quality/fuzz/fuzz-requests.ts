import { closedLoop } from "#quality/lib/load/pacing.ts";
import { type Connection, type Outcome, openConnection } from "#quality/lib/raw-http.ts";
import { median } from "#quality/lib/statistics.ts";
import { type Case, commandFor, makeCases } from "./cases.ts";
import { judge, type Ports } from "./judges.ts";
import { bytesOf, type KnownPortal } from "./request-cases.ts";

export type FuzzOptions = {
  readonly ports: Ports;
  readonly known: KnownPortal;
  readonly seed: number;
  readonly requests: number;
  /** The only case to send, when one is looked at again. */
  readonly only?: number | undefined;
  readonly clients?: number;
  readonly limits?: Limits;
  readonly onProgress?: (done: number) => void;
};

/** An answer is too slow when it takes so many times its route's median, and longer than `atLeastMs` in any case. */
export type Limits = { readonly timesMedian: number; readonly atLeastMs: number };

export type Failure = { readonly index: number; readonly fault: string; readonly command: string };
export type FuzzReport = {
  readonly sent: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  readonly slowestMs: number;
};

const defaultLimits: Limits = { timesMedian: 50, atLeastMs: 1000 };
/** A machine with other things to do is slow now and then; a bad input is slow every time. */
const SLOW_RETRIES = 3;
const SLOW_CASES_PER_ROUTE = 5;
const RAW_TIMEOUT_MS = 300;
const MAX_FAILURES = 20;

type Timed = { readonly index: number; readonly ms: number };

/** Sends the generated cases of a seed over several connections, and judges every answer. */
export async function fuzzRequests(options: FuzzOptions): Promise<FuzzReport> {
  const { ports, known, seed, requests, only, clients = 8, limits = defaultLimits, onProgress } = options;
  const caseAt = makeCases(known, seed);
  const failures: Failure[] = [];
  const statuses = new Map<string, number>();
  const times = new Map<string, Timed[]>();
  const idle: Sender[] = [];
  let next = only ?? 0;
  const end = only === undefined ? requests : only + 1;
  let sent = 0;

  const fail = (one: Case, fault: string) =>
    failures.push({ index: one.index, fault, command: commandFor(one, portOf(one, ports)) });
  const isOver = () => next >= end || failures.length >= MAX_FAILURES;

  await closedLoop(only === undefined ? clients : 1, isOver, async () => {
    const one = caseAt(next++);
    const sender = idle.pop() ?? openSender(ports);
    const { outcome, ms } = await timed(sender, one);
    idle.push(sender);
    sent += 1;
    const status = typeof outcome === "string" ? outcome : `${outcome.status}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (const fault of faultsOf(one, outcome, ports)) fail(one, fault);
    if (one.kind === "request") {
      const ofRoute = times.get(one.request.route) ?? [];
      ofRoute.push({ index: one.index, ms });
      times.set(one.request.route, ofRoute);
    }
    if (sent % 100 === 0) onProgress?.(sent);
  });
  for (const sender of idle) sender.close();

  const again = openSender(ports);
  for (const ofRoute of times.values()) {
    const usual = median(ofRoute.map(({ ms }) => ms));
    const isSlow = ({ ms }: { ms: number }) => ms > limits.atLeastMs && ms > usual * limits.timesMedian;
    const slow = ofRoute.filter(isSlow).toSorted((a, b) => b.ms - a.ms);
    for (const { index } of slow.slice(0, SLOW_CASES_PER_ROUTE)) {
      const one = caseAt(index);
      const retries: number[] = [];
      for (let retry = 0; retry < SLOW_RETRIES; retry++) retries.push((await timed(again, one)).ms);
      const best = Math.min(...retries);
      if (isSlow({ ms: best }))
        fail(one, `slow: ${best.toFixed(0)} ms every time, where its route takes ${usual.toFixed(1)}`);
    }
  }
  again.close();
  const slowestMs = [...times.values()].flat().reduce((max, { ms }) => Math.max(max, ms), 0);
  return { sent, statuses, failures, slowestMs };
}

async function timed({ send }: Sender, one: Case): Promise<{ outcome: Outcome; ms: number }> {
  const from = performance.now();
  const outcome = await send(one);
  return { outcome, ms: performance.now() - from };
}

function portOf(one: Case, ports: Ports): number {
  return ports[one.kind === "raw" ? one.at : one.request.at];
}

function faultsOf(one: Case, outcome: Outcome, ports: Ports): string[] {
  const port = portOf(one, ports);
  if (one.kind === "request") return judge(outcome, ports, `127.0.0.1:${port}`);
  // A client that sends half a request may wait, or have its connection closed.
  if (outcome === "silent" || outcome === "closed" || outcome === "broken") return [];
  const host = /^host:[ \t]*([^\r\n]*?)[ \t]*$/im.exec(one.bytes.toString("latin1"))?.[1] ?? "";
  return judge(outcome, ports, host);
}

type Sender = { send(one: Case): Promise<Outcome>; close(): void };

/** Client that keeps one connection to each port open, as a browser does. */
function openSender(ports: Ports): Sender {
  const connections = new Map<number, Connection>();
  return {
    async send(one) {
      const port = portOf(one, ports);
      if (one.kind === "raw") {
        const connection = openConnection(port);
        const outcome = await connection.send(one.bytes, { timeoutMs: RAW_TIMEOUT_MS });
        connection.close();
        return outcome;
      }
      const bytes = bytesOf(one.request, `127.0.0.1:${port}`);
      const isHead = one.request.method === "HEAD";
      const open = connections.get(port);
      const connection = open?.isOpen ? open : openConnection(port);
      connections.set(port, connection);
      const outcome = await connection.send(bytes, { isHead });
      // It had been idle and was closed the moment the request was sent, which is no fault.
      if (outcome !== "closed" || connection !== open) return outcome;
      const fresh = openConnection(port);
      connections.set(port, fresh);
      return fresh.send(bytes, { isHead });
    },
    close: () => {
      for (const connection of connections.values()) connection.close();
    },
  };
}
