import type { AnimalId } from "#html5/hopscotch-highway/core/animals.ts";
import type { Tone } from "#kit/sound/sound.ts";

/** The steps of a scale that never sounds wrong. */
const scale = [0, 2, 4, 7, 9];

/** A hop sounds higher with each one in a row: hurrying plays a tune. */
export function hopSound(streak: number, pitch: number): Tone[] {
  const step = Math.min(streak, 14);
  const semitones = (scale[step % 5] ?? 0) + 12 * Math.floor(step / 5);
  const from = pitch * 2 ** (semitones / 12);
  return [{ wave: "triangle", from, to: from * 1.5, seconds: 0.09, volume: 0.2 }];
}

const run = (notes: readonly number[], gap: number, wave: Tone["wave"] = "triangle"): Tone[] =>
  notes.map((from, i) => ({ wave: wave ?? "triangle", from, seconds: 0.2, volume: 0.22, delay: i * gap }));

export const sounds = {
  land: [{ wave: "noise", from: 500, to: 120, seconds: 0.04, volume: 0.08 }],
  bump: [
    { wave: "square", from: 150, to: 90, seconds: 0.08, volume: 0.14 },
    { wave: "noise", from: 400, to: 100, seconds: 0.06, volume: 0.14 },
  ],
  coin: [
    { wave: "square", from: 988, seconds: 0.06, volume: 0.1 },
    { wave: "square", from: 1319, seconds: 0.18, volume: 0.1, delay: 0.06 },
  ],
  bell: [0, 1, 2, 3, 4, 5].map((i) => ({
    wave: "triangle",
    from: i % 2 ? 740 : 880,
    seconds: 0.18,
    volume: 0.16,
    delay: i * 0.2,
  })),
  squashed: [
    { wave: "noise", from: 900, to: 80, seconds: 0.16, volume: 0.4 },
    { wave: "sine", from: 520, to: 90, seconds: 0.4, volume: 0.3, delay: 0.04 },
    { wave: "square", from: 180, to: 320, seconds: 0.14, volume: 0.08, delay: 0.42 },
  ],
  flung: [
    { wave: "sawtooth", from: 300, to: 290, seconds: 0.4, volume: 0.14 },
    { wave: "sawtooth", from: 378, to: 366, seconds: 0.4, volume: 0.12 },
    { wave: "sine", from: 300, to: 1700, seconds: 0.8, volume: 0.24, delay: 0.08 },
  ],
  splashed: [
    { wave: "noise", from: 2600, to: 200, seconds: 0.4, volume: 0.36 },
    { wave: "sine", from: 300, to: 700, seconds: 0.1, volume: 0.18, delay: 0.3 },
    { wave: "sine", from: 380, to: 860, seconds: 0.1, volume: 0.16, delay: 0.42 },
    { wave: "sine", from: 460, to: 980, seconds: 0.1, volume: 0.12, delay: 0.54 },
  ],
  erased: [
    { wave: "noise", from: 5200, to: 900, seconds: 0.28, volume: 0.3 },
    { wave: "noise", from: 900, to: 5200, seconds: 0.28, volume: 0.26, delay: 0.24 },
    { wave: "triangle", from: 600, to: 200, seconds: 0.3, volume: 0.16, delay: 0.1 },
  ],
  mark: run([659, 784, 988], 0.07),
  era: run([523, 659, 784, 1047, 1319], 0.09),
  friend: run([784, 988, 1175, 1568, 1976], 0.08, "square").map((tone) => ({ ...tone, volume: 0.09 })),
  machine: [
    { wave: "noise", from: 700, to: 300, seconds: 0.08, volume: 0.2 },
    ...run([392, 440, 494, 523, 587], 0.12).map((tone) => ({ ...tone, volume: 0.12 })),
    { wave: "noise", from: 300, to: 90, seconds: 0.12, volume: 0.3, delay: 0.72 },
  ],
  locked: [{ wave: "triangle", from: 220, to: 180, seconds: 0.1, volume: 0.16 }],
} as const satisfies Record<string, readonly Tone[]>;

type Voice = { pitch: number; call: readonly Tone[] };

/** How each animal hops and what it says. */
export const voices: Readonly<Record<AnimalId, Voice>> = {
  hedgehog: { pitch: 330, call: snuffle(420) },
  duck: { pitch: 300, call: quack(330) },
  rabbit: { pitch: 440, call: [{ wave: "sine", from: 900, to: 1300, seconds: 0.1, volume: 0.22 }] },
  cat: { pitch: 370, call: [slide("triangle", 520, 760, 0.16, 0), slide("triangle", 760, 440, 0.28, 0.15)] },
  fox: { pitch: 350, call: [slide("sawtooth", 700, 420, 0.1, 0), slide("sawtooth", 760, 400, 0.14, 0.14)] },
  turtle: { pitch: 220, call: [slide("sine", 190, 260, 0.4, 0)] },
  raccoon: { pitch: 310, call: [0, 1, 2, 3].map((i) => slide("square", 500 + i * 60, 440, 0.05, i * 0.07)) },
  panda: { pitch: 247, call: [slide("square", 200, 150, 0.14, 0), slide("square", 220, 140, 0.2, 0.18)] },
  penguin: {
    pitch: 392,
    call: [slide("sawtooth", 260, 300, 0.12, 0), slide("sawtooth", 310, 250, 0.3, 0.14)],
  },
  axolotl: {
    pitch: 494,
    call: [0, 1, 2].map((i) => slide("sine", 500 + i * 160, 900 + i * 200, 0.09, i * 0.1)),
  },
  toucan: { pitch: 415, call: [0, 1, 2].map((i) => slide("square", 640, 420, 0.07, i * 0.12)) },
  dino: { pitch: 196, call: [slide("sawtooth", 140, 90, 0.5, 0), slide("noise", 600, 200, 0.5, 0)] },
};

function slide(
  wave: NonNullable<Tone["wave"]>,
  from: number,
  to: number,
  seconds: number,
  delay: number,
): Tone {
  const volume = wave === "sine" || wave === "triangle" ? 0.24 : 0.1;
  return { wave, from, to, seconds, delay, volume };
}

function snuffle(from: number): Tone[] {
  return [0, 1, 2].map((i) => ({
    ...slide("noise", 1800, 700, 0.07, i * 0.1),
    volume: 0.2 - i * 0.03,
    from: from * 4,
  }));
}

function quack(from: number): Tone[] {
  return [0, 1].map((i) => slide("sawtooth", from * 1.25, from, 0.12, i * 0.17));
}
