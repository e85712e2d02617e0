/** One look at the process: how late the look itself came, and how many expensive answers were waiting or being made. */
export type Load = { readonly lateMs: number; readonly making: number };

/** `share` of the expensive work is taken on, 0 to 1; `behindMs` is for how long in a row every look found us behind. */
export type Strain = { readonly share: number; readonly behindMs: number };

export const atEase: Strain = { share: 1, behindMs: 0 };

const lookMs = 100;
/**
 * One long task (a debugger, a library that is loaded, a slow disk) makes one look late, however long it takes; it counts as half a
 * second. It takes several late looks in a row, in which work came faster than it was done, to make two seconds.
 */
const mostOfOneLookMs = 500;
const longMs = 2000;
/** A few answers at once are a slow machine and one visitor, not a crowd. */
const few = 4;

const isBehind = ({ lateMs, making }: Load) => (lateMs >= 150 && making >= few) || making >= 60;
const isCalm = ({ lateMs, making }: Load) => lateMs < 50 && making < 20;

/**
 * How much of the expensive work to take on after this look. It falls quickly while we are behind, and comes back slowly while all is
 * calm. Between the two nothing changes, so it settles where the machine just holds.
 */
export function nextStrain({ share, behindMs }: Strain, load: Load): Strain {
  const passedMs = Math.min(load.lateMs + lookMs, mostOfOneLookMs);
  if (isBehind(load)) {
    const nowMs = Math.min(behindMs + passedMs, longMs);
    return { share: nowMs < longMs ? share : lessOf(share * 0.8 ** (passedMs / lookMs)), behindMs: nowMs };
  }
  if (isCalm(load)) return { share: Math.min(1, share + 0.02), behindMs: 0 };
  // Whoever is shedding already need not prove it anew at every wave.
  return { share, behindMs: share < 1 ? behindMs : 0 };
}

const lessOf = (share: number) => (share < 0.02 ? 0 : share);

/** Lets expensive work in, or not. */
export type Gate = {
  /** Makes the answer, in its turn, or gives what `busy` says instead. */
  pass<T>(make: () => T | Promise<T>, busy: () => T | Promise<T>): Promise<T>;
  /** The same for what may turn out to be cheap. Once it does not, `assertTime` tells whether to go on. */
  passFor<T>(make: () => T | Promise<T>, busy: () => T | Promise<T>): Promise<T>;
  /** Throws `Busy` where there is no time. */
  assertTime(): void;
};

/** There is no time for this now. */
export class Busy extends Error {
  override readonly name = "Busy";
}

export type Overload = {
  /** A gate for one kind of work, of which this many may be under way: what waits takes memory too. */
  gate(most: number): Gate;
  strain(): Strain;
  close(): void;
};

/** Watches how far behind the process is, and tells when it begins to refuse work and when it does not any more. */
export function watchOverload(tell: (isShedding: boolean) => void): Overload {
  let strain = atEase;
  let making = 0;
  let due = performance.now() + lookMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const before = strain.share;
    strain = nextStrain(strain, { lateMs: now - due, making });
    if (before === 1 ? strain.share < 1 : strain.share === 1) tell(strain.share < 1);
    due = now + lookMs;
  }, lookMs).unref();
  const inTurn = takeTurns();
  return {
    gate: (most) =>
      makeGate(most, {
        share: () => strain.share,
        async run(make) {
          making += 1;
          try {
            return await inTurn(make);
          } finally {
            making -= 1;
          }
        },
      }),
    strain: () => strain,
    close: () => clearInterval(timer),
  };
}

type GateOptions = {
  readonly share: () => number;
  readonly run: <T>(make: () => T | Promise<T>) => Promise<T>;
};

export function makeGate(most: number, { share, run }: GateOptions): Gate {
  let inside = 0;
  // Every request brings a part of a ticket: half of the work is every other one, not a lucky half.
  let tickets = 0;
  function hasTicket(): boolean {
    const part = share();
    if (part >= 1) return true;
    tickets += part;
    if (tickets < 1) return false;
    tickets -= 1;
    return true;
  }
  const passFor: Gate["passFor"] = async (make, busy) => {
    if (inside >= most) return busy();
    inside += 1;
    try {
      return await run(make);
    } finally {
      inside -= 1;
    }
  };
  return {
    pass: async (make, busy) => (hasTicket() ? passFor(make, busy) : busy()),
    passFor,
    assertTime() {
      if (!hasTicket()) throw new Busy();
    },
  };
}

/** Drawing takes some milliseconds, and most pages are kept and take none: a turn of three is short, and no line of kept pages is long. */
const atATurn = 3;

/**
 * Begins a few pieces of work, then lets the process look at everything else that has come in, then begins the next few. A hundred pages that are
 * asked for at once would otherwise be drawn in one go, while a game waits for its next file.
 */
export function takeTurns(): <T>(make: () => T | Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const nextTurn = () => {
    const some = waiting.splice(0, atATurn);
    begun = some.length;
    if (begun > 0) setImmediate(nextTurn);
    for (const begin of some) begin();
  };
  return async (make) => {
    if (begun >= atATurn || waiting.length > 0) await new Promise<void>((begin) => waiting.push(begin));
    else {
      if (begun === 0) setImmediate(nextTurn);
      begun += 1;
    }
    return make();
  };
}

/** Nothing is ever refused: for tests, and for tools that open a site without a process to watch. */
export const openGate: Gate = {
  pass: async (make) => make(),
  passFor: async (make) => make(),
  assertTime: () => undefined,
};
