import { setTimeout as sleep } from "node:timers/promises";

/** Closed loop: so many clients, each of which sends its next request when the previous one was answered. */
export async function closedLoop(
  clients: number,
  isOver: () => boolean,
  send: () => Promise<void>,
): Promise<void> {
  const client = async () => {
    while (!isOver()) await send();
  };
  await Promise.all(Array.from({ length: clients }, client));
}

export type OpenLoopOptions = {
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** After every so many seconds nothing is sent until `pause` is done; the time does not count. */
  readonly pauseEverySeconds?: number;
  readonly pause?: () => Promise<void>;
};

const STEP_MS = 2;

/**
 * Open loop: every request has its time, whatever becomes of the others. One that is sent late, because this process or the server was
 * busy, has waited since it was due.
 */
export async function openLoop(
  {
    rate,
    seconds,
    pauseEverySeconds = Number.POSITIVE_INFINITY,
    pause = async () => undefined,
  }: OpenLoopOptions,
  send: (dueAt: number) => Promise<void>,
): Promise<void> {
  let startedAt = performance.now();
  let pauseAt = startedAt + pauseEverySeconds * 1000;
  const inFlight = new Set<Promise<void>>();
  const dueAt = (index: number) => startedAt + (index / rate) * 1000;
  for (let sent = 0; performance.now() < startedAt + seconds * 1000; await sleep(STEP_MS)) {
    if (performance.now() >= pauseAt) {
      const from = performance.now();
      await Promise.all(inFlight);
      await pause();
      startedAt += performance.now() - from;
      pauseAt = performance.now() + pauseEverySeconds * 1000;
    }
    for (; dueAt(sent) <= performance.now(); sent++) {
      const sending = send(dueAt(sent)).finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
  }
  await Promise.all(inFlight);
}
