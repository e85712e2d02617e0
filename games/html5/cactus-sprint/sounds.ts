import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";
import type { World } from "./worlds.ts";

export const sounds = {
  jump: [{ wave: "square", from: 300, to: 620, seconds: 0.13, volume: 0.12 }],
  land: [{ wave: "noise", from: 700, to: 120, seconds: 0.07, volume: 0.16 }],
  dash: [
    { wave: "noise", from: 600, to: 3800, seconds: 0.28, volume: 0.22 },
    { wave: "sawtooth", from: 180, to: 520, seconds: 0.2, volume: 0.07 },
  ],
  bounce: [{ wave: "sine", from: 180, to: 900, seconds: 0.28, volume: 0.3 }],
  star: [
    { wave: "triangle", from: 988, seconds: 0.06, volume: 0.2 },
    { wave: "triangle", from: 1319, seconds: 0.14, volume: 0.2, delay: 0.05 },
  ],
  smash: [
    { wave: "noise", from: 3000, to: 200, seconds: 0.22, volume: 0.3 },
    { wave: "square", from: 220, to: 70, seconds: 0.14, volume: 0.12 },
  ],
  hundred: [
    { wave: "square", from: 784, seconds: 0.08, volume: 0.09 },
    { wave: "square", from: 1047, seconds: 0.14, volume: 0.09, delay: 0.08 },
  ],
  milestone: [523, 659, 784, 1047].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.22,
    volume: 0.25,
    delay: i * 0.09,
  })),
  crash: [
    { wave: "noise", from: 1800, to: 60, seconds: 0.5, volume: 0.35 },
    { wave: "sawtooth", from: 330, to: 55, seconds: 0.55, volume: 0.16 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** A near miss rings higher with each one in a row. */
export const nearMiss = (combo: number): Tone => ({
  wave: "triangle",
  from: 520 + combo * 110,
  to: 700 + combo * 150,
  seconds: 0.12,
  volume: 0.22,
});

const beat = { wave: "noise", notes: "x . . . x . x . | x . . . x . x x", volume: 0.07 } as const;

export const songs: Record<World, Song> = {
  desert: {
    tempo: 126,
    tracks: [
      beat,
      {
        wave: "triangle",
        volume: 0.22,
        notes: "E2 . . E2 . . B2 . | E2 . . E2 . . G2 A2 | C3 . . C3 . . G2 . | D3 . . D3 . . B2 .",
      },
      {
        wave: "square",
        volume: 0.045,
        notes:
          "E4 . G4 . A4 . B4 - | . . A4 . G4 . E4 . | G4 . A4 . C5 . B4 - | - . A4 . F#4 . D4 . | E4 . G4 . A4 . B4 - | . . D5 . B4 . A4 . | G4 . E4 . C4 . E4 - | D4 . F#4 . A4 . B4 .",
      },
    ],
  },
  greenhouse: {
    tempo: 126,
    tracks: [
      beat,
      {
        wave: "triangle",
        volume: 0.22,
        notes: "D2 . D3 . . D2 . A2 | F2 . F3 . . F2 . C3 | G2 . G3 . . G2 . D3 | A2 . A3 . . A2 . C#3",
      },
      {
        wave: "square",
        volume: 0.04,
        notes:
          "A4 . D5 . . F5 . E5 | - . D5 . C5 . A4 . | Bb4 . D5 . . G5 . F5 | - . E5 . C#5 . A4 . | A4 . D5 . . F5 . A5 | - . G5 . F5 . C5 . | D5 . Bb4 . G4 . Bb4 . | A4 - C#5 - E5 - A5 .",
      },
    ],
  },
  moon: {
    tempo: 126,
    tracks: [
      { ...beat, notes: "x . . x . . x . | x . . x . . x x" },
      {
        wave: "triangle",
        volume: 0.24,
        notes: "C2 - . C3 . . G2 . | Ab2 - . Ab2 . . Eb3 . | F2 - . F3 . . C3 . | G2 - . G2 . . B2 .",
      },
      {
        wave: "sine",
        volume: 0.09,
        notes:
          "G5 - - . Eb5 - - . | C5 - - - D5 - Eb5 - | F5 - - . C5 - - . | D5 - - - . . B4 . | G5 - - . C6 - - . | Bb5 - Ab5 - G5 - Eb5 - | F5 - Ab5 - G5 - F5 - | D5 - - - - . . .",
      },
    ],
  },
};
