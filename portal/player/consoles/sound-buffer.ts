import type { Sound } from "./core.ts";

/** Samples for a quarter of a second: far more than a frame has. What an engine gives beyond that is dropped. */
const MAX_SAMPLES = 12_000;

/** Collects the samples of a core, one by one, until somebody takes them. */
export function openSoundBuffer() {
  const left = new Float32Array(MAX_SAMPLES);
  const right = new Float32Array(MAX_SAMPLES);
  let count = 0;
  return {
    add(leftSample: number, rightSample: number): void {
      if (count === MAX_SAMPLES) return;
      left[count] = leftSample;
      right[count] = rightSample;
      count += 1;
    },
    take(): Sound {
      const taken = { left: left.slice(0, count), right: right.slice(0, count) };
      count = 0;
      return taken;
    },
  };
}
