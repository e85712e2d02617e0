/** Waveform of the synthesiser. */
export type Wave = "sine" | "square" | "triangle" | "saw" | "noise";

/** One tone with a linear pitch slide and an exponential decay. */
export type Note = {
  wave: Wave;
  /** Hertz. For noise: how often a second the level changes, so a low number rumbles and a high one hisses. */
  from: number;
  to?: number | undefined;
  seconds: number;
  /** 0 to 1; 0.5 by default. */
  volume?: number | undefined;
  /** Rate of the decay: 0 holds the level to the end, 5 is a pluck. 3 by default. */
  decay?: number | undefined;
};

export const SAMPLE_RATE_HZ = 22_050;

// Without these few milliseconds at either end every note begins and ends with a click.
const RAMP_SECONDS = 0.004;

/** Synthesises the notes one after the other as 16-bit mono PCM. The same notes always give the same samples. */
export function synthesise(notes: readonly Note[]): Int16Array {
  const parts = notes.map(samplesOf);
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function samplesOf({ wave, from, to = from, seconds, volume = 0.5, decay = 3 }: Note): Int16Array {
  const count = Math.round(seconds * SAMPLE_RATE_HZ);
  const noise = noiseSource();
  let phase = 0;
  return Int16Array.from({ length: count }, (_, index) => {
    const along = index / count;
    const before = Math.floor(phase);
    phase += (from + (to - from) * along) / SAMPLE_RATE_HZ;
    if (Math.floor(phase) > before) noise.next();
    const level = wave === "noise" ? noise.level() : shapes[wave](phase % 1);
    const edge = Math.min(
      1,
      index / (RAMP_SECONDS * SAMPLE_RATE_HZ),
      (count - index) / (RAMP_SECONDS * SAMPLE_RATE_HZ),
    );
    return Math.round(level * volume * edge * Math.exp(-decay * along) * 32_767);
  });
}

const shapes: Record<Exclude<Wave, "noise">, (phase: number) => number> = {
  sine: (phase) => Math.sin(phase * 2 * Math.PI),
  square: (phase) => (phase < 0.5 ? 0.8 : -0.8),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  saw: (phase) => 0.8 * (2 * phase - 1),
};

/** Noise from a linear-feedback shift register, as in the sound chips of the time. */
function noiseSource() {
  let register = 0x4a35;
  return {
    next() {
      const bit = (register ^ (register >> 1)) & 1;
      register = (register >> 1) | (bit << 14);
    },
    level: () => (register & 1 ? 0.7 : -0.7),
  };
}
