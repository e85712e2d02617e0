/** How a line behaves: latency of one way with its jitter, and stalls in which nothing passes. */
export type Lag = {
  readonly latencyMs: number;
  readonly jitterMs: number;
  /** A stall begins once in this long, and lasts so long. */
  readonly stalls?: { readonly everyMs: number; readonly forMs: number };
};

/** One way of a line: passes on what it is given, late and in the same order. */
export function delayed<Message>(lag: Lag, passOn: (message: Message) => void): (message: Message) => void {
  const waiting: Message[] = [];
  let last = 0;
  return (message) => {
    const now = performance.now();
    last = Math.max(last, arrival(lag, now));
    waiting.push(message);
    // Timers are rounded to milliseconds, so one that is due later may come first: each passes on the oldest message.
    setTimeout(() => passOn(waiting.shift() as Message), last - now);
  };
}

/** When something sent now arrives. */
function arrival({ latencyMs, jitterMs, stalls }: Lag, now: number): number {
  const at = now + latencyMs + (Math.random() * 2 - 1) * jitterMs;
  const into = stalls ? at % stalls.everyMs : 0;
  return stalls && into < stalls.forMs ? at - into + stalls.forMs : at;
}
