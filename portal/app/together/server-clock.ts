/** Estimates by how much the server's clock is ahead of this machine's, from the answers to pings. */
export type ServerClock = {
  /** An answer: when the ping left and when the answer came by this machine's clock, and the server's time in between. */
  add(sentAt: number, serverTime: number, receivedAt: number): void;
  /** Milliseconds; 0 before the first answer. */
  offset(): number;
};

/** Older answers are forgotten, as clocks drift. */
const MAX_SAMPLES = 12;

/** The answer that was fastest there and back is off by the least: half of its time at most. */
export function createServerClock(): ServerClock {
  const samples: { offset: number; roundTrip: number }[] = [];
  return {
    add(sentAt, serverTime, receivedAt) {
      const roundTrip = receivedAt - sentAt;
      samples.push({ offset: serverTime + roundTrip / 2 - receivedAt, roundTrip });
      if (samples.length > MAX_SAMPLES) samples.shift();
    },
    offset() {
      const [best] = samples.toSorted((a, b) => a.roundTrip - b.roundTrip);
      return best?.offset ?? 0;
    },
  };
}
