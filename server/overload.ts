/** One look at the process: how late the look itself came, and how many expensive answers were being made. */
export type Load = { readonly lateMs: number; readonly making: number };

/** `share` of the expensive work is taken on, 0 to 1; `streak` is how many looks in a row found us behind. */
export type Strain = { readonly share: number; readonly streak: number };

export const atEase: Strain = { share: 1, streak: 0 };

const lookMs = 100;
/**
 * One long task (a debugger, a library that is loaded, a slow disk) makes one look late, however long it takes. Ten late ones in a
 * row take more than two seconds in which work came faster than it was done.
 */
const longStreak = 10;
/** A few answers at once are a slow machine and one visitor, not a crowd. */
const few = 4;

const isBehind = ({ lateMs, making }: Load) => (lateMs >= 150 && making >= few) || making >= 60;
const isCalm = ({ lateMs, making }: Load) => lateMs < 50 && making < 20;

/**
 * How much of the expensive work to take on after this look. It falls by a fifth at each look while we are behind, and comes back
 * by a fiftieth while all is calm. Between the two nothing changes, so it settles where the machine just holds.
 */
export function nextStrain({ share, streak }: Strain, load: Load): Strain {
  if (isBehind(load)) {
    const isLasting = streak + 1 >= longStreak;
    return { share: isLasting ? lessOf(share) : share, streak: Math.min(streak + 1, longStreak) };
  }
  if (isCalm(load)) return { share: Math.min(1, share + 0.02), streak: 0 };
  // Whoever is shedding already need not prove it anew at every wave.
  return { share, streak: share < 1 ? streak : 0 };
}

function lessOf(share: number): number {
  return share < 0.02 ? 0 : share * 0.8;
}

/** Lets expensive work in, or not. */
export type Gate = {
  /** Makes the answer, or gives what `busy` says instead. */
  pass<T>(make: () => T | Promise<T>, busy: () => T | Promise<T>): Promise<T>;
};

export type Overload = {
  /** A gate for one kind of work, of which this many may be under way: what waits takes memory too. */
  gate(most: number): Gate;
  strain(): Strain;
  close(): void;
};

/** Watches how far behind the process is. Costs a timer ten times a second. */
export function watchOverload(): Overload {
  let strain = atEase;
  let making = 0;
  let due = performance.now() + lookMs;
  const timer = setInterval(() => {
    const now = performance.now();
    strain = nextStrain(strain, { lateMs: now - due, making });
    due = now + lookMs;
  }, lookMs).unref();
  return {
    gate: (most) =>
      makeGate({
        most,
        share: () => strain.share,
        enter: () => {
          making += 1;
        },
        leave: () => {
          making -= 1;
        },
      }),
    strain: () => strain,
    close: () => clearInterval(timer),
  };
}

type GateOptions = {
  readonly most: number;
  readonly share: () => number;
  readonly enter: () => void;
  readonly leave: () => void;
};

export function makeGate({ most, share, enter, leave }: GateOptions): Gate {
  let inside = 0;
  // Every answer brings a part of a turn: half of the work is every other one, not a lucky half.
  let turns = 0;
  function hasTurn(): boolean {
    const part = share();
    if (part >= 1) return true;
    turns += part;
    if (turns < 1) return false;
    turns -= 1;
    return true;
  }
  return {
    async pass(make, busy) {
      if (inside >= most || !hasTurn()) return busy();
      inside += 1;
      enter();
      try {
        return await make();
      } finally {
        inside -= 1;
        leave();
      }
    },
  };
}

/** Nothing is ever refused: for tests, and for tools that open a site without a process to watch. */
export const openGate: Gate = { pass: async (make) => make() };
