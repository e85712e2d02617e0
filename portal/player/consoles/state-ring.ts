import { applyDifference, type Difference, differenceOf } from "./byte-difference.ts";

/** The last states of a console, for rewinding. */
export interface StateRing {
  readonly length: number;
  push(state: Uint8Array): void;
  /** Takes the latest state out; undefined where there is none. */
  pop(): Uint8Array | undefined;
  clear(): void;
}

/**
 * Ring of states, of which the oldest is dropped for a new one. Only the latest is whole: each of the others is the difference from the
 * one after it, a few kilobytes instead of a few hundred.
 */
export function openStateRing(maxStates: number): StateRing {
  let latest: Uint8Array | undefined;
  /** From each state to the one before it, oldest first. States of another length are kept whole. */
  const steps: (Difference | Uint8Array)[] = [];
  return {
    get length() {
      return latest === undefined ? 0 : steps.length + 1;
    },
    push(state) {
      if (latest !== undefined)
        steps.push(latest.length === state.length ? differenceOf(latest, state) : latest);
      latest = state;
      if (steps.length >= maxStates) steps.shift();
    },
    pop() {
      const state = latest;
      const step = steps.pop();
      if (state === undefined || step === undefined) latest = undefined;
      else latest = step instanceof Uint8Array ? step : applyDifference(state, step);
      return state;
    },
    clear() {
      latest = undefined;
      steps.length = 0;
    },
  };
}
