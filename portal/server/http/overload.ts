/**
 * Load shedding for work that is expensive: pages, search, signing in. A timer samples the event-loop lag and the requests in
 * flight, a controller turns the samples into the share of requests that is admitted, and admission gates refuse the rest.
 */

/** One sample of the process: how late the timer fired, and how many expensive requests were queued or running. */
export type LoadSample = { readonly eventLoopLagMs: number; readonly inFlight: number };

/** The share of expensive requests that is admitted, 0 to 1, and for how long every sample in a row was overloaded. */
export type Admission = { readonly share: number; readonly overloadedMs: number };

export const fullAdmission: Admission = { share: 1, overloadedMs: 0 };

const SAMPLE_INTERVAL_MS = 100;
/** Shedding begins after this long without a sample that was not overloaded. */
const SHED_AFTER_MS = 2000;
/**
 * A single sample counts at most this much towards SHED_AFTER_MS. One long task (a debugger, a library that is loaded, a slow
 * disk) makes one sample late, however long it takes; only several late samples in a row mean that work arrives faster than it is done.
 */
const MAX_SAMPLE_MS = 500;
/** Fewer requests than this in flight are a slow machine with one visitor, not a crowd. */
const MIN_CROWD = 4;
/** While overloaded, the share is multiplied by this at every sample; below MIN_SHARE it becomes 0. */
const SHARE_DECAY = 0.8;
const MIN_SHARE = 0.02;
/** While calm, the share grows by this at every sample. */
const SHARE_GROWTH = 0.02;

const isOverloaded = ({ eventLoopLagMs, inFlight }: LoadSample) =>
  (eventLoopLagMs >= 150 && inFlight >= MIN_CROWD) || inFlight >= 60;
const isCalm = ({ eventLoopLagMs, inFlight }: LoadSample) => eventLoopLagMs < 50 && inFlight < 20;

/**
 * The controller: the admission after one more sample. The share falls quickly while the process is overloaded and recovers slowly
 * while it is calm. Between the two it stays, so it settles at what the machine can just do.
 */
export function nextAdmission({ share, overloadedMs }: Admission, sample: LoadSample): Admission {
  const sampleMs = Math.min(sample.eventLoopLagMs + SAMPLE_INTERVAL_MS, MAX_SAMPLE_MS);
  if (isOverloaded(sample)) {
    const totalMs = Math.min(overloadedMs + sampleMs, SHED_AFTER_MS);
    if (totalMs < SHED_AFTER_MS) return { share, overloadedMs: totalMs };
    const less = share * SHARE_DECAY ** (sampleMs / SAMPLE_INTERVAL_MS);
    return { share: less < MIN_SHARE ? 0 : less, overloadedMs: totalMs };
  }
  if (isCalm(sample)) return { share: Math.min(1, share + SHARE_GROWTH), overloadedMs: 0 };
  // A process that sheds already does not have to be overloaded for SHED_AFTER_MS again at every wave.
  return { share, overloadedMs: share < 1 ? overloadedMs : 0 };
}

/** Admission gate for one kind of expensive work: bounds how much of it is in flight, and sheds what the controller does not admit. */
export type AdmissionGate = {
  /** Runs `work`, or `shed` where the request is not admitted. */
  run<T>(work: () => T | Promise<T>, shed: () => T | Promise<T>): Promise<T>;
  /** The same for work that may turn out to be cheap: only the in-flight limit holds, and the work calls `assertAdmitted` before it gets expensive. */
  runUnlessFull<T>(work: () => T | Promise<T>, shed: () => T | Promise<T>): Promise<T>;
  /** Throws `Overloaded` where the request is not admitted. */
  assertAdmitted(): void;
};

/** The request was shed. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

export type OverloadMonitor = {
  /** A gate for one kind of work. Queued requests take memory too, so no more than `maxInFlight` are queued or running. */
  gate(maxInFlight: number): AdmissionGate;
  admission(): Admission;
  close(): void;
};

/** Samples the process, and reports when it begins and when it stops shedding load. */
export function monitorOverload(report: (isShedding: boolean) => void): OverloadMonitor {
  let admission = fullAdmission;
  let inFlight = 0;
  let due = performance.now() + SAMPLE_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const wasShedding = admission.share < 1;
    admission = nextAdmission(admission, { eventLoopLagMs: now - due, inFlight });
    const isShedding = admission.share < 1;
    if (isShedding !== wasShedding) report(isShedding);
    due = now + SAMPLE_INTERVAL_MS;
  }, SAMPLE_INTERVAL_MS).unref();
  const enqueue = cooperativeQueue();
  const run: GateOptions["run"] = async (work) => {
    inFlight += 1;
    try {
      return await enqueue(work);
    } finally {
      inFlight -= 1;
    }
  };
  return {
    gate: (maxInFlight) => admissionGate({ maxInFlight, share: () => admission.share, run }),
    admission: () => admission,
    close: () => clearInterval(timer),
  };
}

type GateOptions = {
  readonly maxInFlight: number;
  readonly share: () => number;
  readonly run: <T>(work: () => T | Promise<T>) => Promise<T>;
};

export function admissionGate({ maxInFlight, share, run }: GateOptions): AdmissionGate {
  let inFlight = 0;
  // Every request adds its share of a token, and an admitted one takes a whole token: at a share of one half that is every other request.
  let tokens = 0;
  function takeToken(): boolean {
    const added = share();
    if (added >= 1) return true;
    tokens += added;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  }
  const runUnlessFull: AdmissionGate["runUnlessFull"] = async (work, shed) => {
    if (inFlight >= maxInFlight) return shed();
    inFlight += 1;
    try {
      return await run(work);
    } finally {
      inFlight -= 1;
    }
  };
  return {
    run: async (work, shed) => (takeToken() ? runUnlessFull(work, shed) : shed()),
    runUnlessFull,
    assertAdmitted() {
      if (!takeToken()) throw new Overloaded();
    },
  };
}

/** Rendering takes some milliseconds and a cached page none, so three are short, and a queue of cached pages is soon empty. */
const STARTS_PER_TURN = 3;

/**
 * Cooperative queue: starts a few pieces of work, yields to the event loop, then starts the next few. Without it, a hundred pages
 * that are asked for at once would be rendered in one go while a game waits for its next file. It bounds starts per turn of the event
 * loop, not concurrency, so a limiter such as p-limit does not do the same.
 */
export function cooperativeQueue(): <T>(work: () => T | Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let started = 0;
  const nextTurn = () => {
    const batch = queue.splice(0, STARTS_PER_TURN);
    started = batch.length;
    if (started > 0) setImmediate(nextTurn);
    for (const start of batch) start();
  };
  return async (work) => {
    if (started >= STARTS_PER_TURN || queue.length > 0) await new Promise<void>((start) => queue.push(start));
    else {
      if (started === 0) setImmediate(nextTurn);
      started += 1;
    }
    return work();
  };
}

/** A gate that admits everything: for tests, and for tools that open a site without a process to watch. */
export const admitAll: AdmissionGate = {
  run: async (work) => work(),
  runUnlessFull: async (work) => work(),
  assertAdmitted: () => undefined,
};
