import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/synth.ts";

const scale = [523, 587, 659, 784, 880, 1047, 1175, 1319];

/** A loop that closes climbs the scale with the streak, and is rounder the more it holds. */
export function claimSound(cells: number, streak: number): Tone[] {
  const from = scale[Math.min(streak - 1, scale.length - 1)] ?? 523;
  const volume = Math.min(0.26, 0.12 + cells / 3000);
  return [
    { wave: "triangle", from, seconds: 0.12, volume },
    { wave: "triangle", from: from * 1.25, seconds: 0.12, volume, delay: 0.07 },
    { wave: "triangle", from: from * 1.5, seconds: 0.2, volume, delay: 0.14 },
    { wave: "noise", from: 900, to: 200, seconds: 0.18, volume: volume * 0.6 },
  ];
}

export const sounds = {
  leave: [{ wave: "sine", from: 330, to: 420, seconds: 0.08, volume: 0.1 }],
  snip: [
    { wave: "noise", from: 7000, seconds: 0.06, volume: 0.22 },
    { wave: "square", from: 988, to: 1480, seconds: 0.16, volume: 0.1, delay: 0.03 },
    { wave: "square", from: 1480, seconds: 0.16, volume: 0.08, delay: 0.12 },
  ],
  fall: [
    { wave: "sawtooth", from: 420, to: 70, seconds: 0.5, volume: 0.16 },
    { wave: "noise", from: 1400, to: 120, seconds: 0.4, volume: 0.24 },
  ],
  pop: [{ wave: "noise", from: 1200, to: 300, seconds: 0.12, volume: 0.06 }],
  spawn: [{ wave: "sine", from: 260, to: 660, seconds: 0.22, volume: 0.18 }],
  spark: [
    { wave: "triangle", from: 880, to: 1760, seconds: 0.18, volume: 0.18 },
    { wave: "sine", from: 2093, seconds: 0.14, volume: 0.1, delay: 0.08 },
  ],
  news: [
    { wave: "triangle", from: 659, seconds: 0.14, volume: 0.2 },
    { wave: "triangle", from: 880, seconds: 0.26, volume: 0.2, delay: 0.14 },
  ],
  tick: [{ wave: "square", from: 880, seconds: 0.06, volume: 0.1 }],
  won: [523, 659, 784, 1047, 784, 1047].map((from, i) => ({
    wave: "triangle" as const,
    from,
    seconds: 0.24,
    volume: 0.24,
    delay: i * 0.12,
  })),
  lost: [523, 466, 392].map((from, i) => ({
    wave: "triangle" as const,
    from,
    seconds: 0.3,
    volume: 0.2,
    delay: i * 0.18,
  })),
  choose: [{ wave: "triangle", from: 520, to: 620, seconds: 0.07, volume: 0.16 }],
  locked: [{ wave: "square", from: 160, to: 120, seconds: 0.12, volume: 0.08 }],
} satisfies Record<string, Tone[]>;

export const song: Song = {
  tempo: 108,
  tracks: [
    { wave: "noise", volume: 0.035, notes: "x . . x . . x . | x . . x . x . x" },
    {
      wave: "triangle",
      volume: 0.17,
      notes:
        "F2 . . F2 . . C3 . | F2 . . F2 . . A2 . | D2 . . D2 . . A2 . | D2 . . D2 . C2 . . | Bb2 . . Bb2 . . F2 . | Bb2 . . Bb2 . . D3 . | C3 . . C3 . . G2 . | C3 . . E3 . C3 . .",
    },
    {
      wave: "sine",
      volume: 0.07,
      notes:
        "A4 . C5 . . . F5 . | . . E5 . C5 . . . | A4 . D5 . . . F5 . | . . E5 . D5 . . . | Bb4 . D5 . . . G5 . | . . F5 . D5 . . . | G4 . C5 . . . E5 . | . . D5 . C5 . . .",
    },
  ],
};
