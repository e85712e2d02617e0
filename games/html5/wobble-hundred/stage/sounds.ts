import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const chime = (notes: readonly number[], gap: number, seconds: number): Tone[] =>
  notes.map((from, i) => ({ wave: "triangle", from, seconds, volume: 0.24, delay: i * gap }));

export const sounds = {
  start: [{ wave: "square", from: 880, seconds: 0.16, volume: 0.1 }],
  mark: chime([784, 1047], 0.08, 0.16),
  record: chime([659, 784, 988, 1319], 0.07, 0.2),
  wobble: [
    { wave: "sine", from: 240, to: 420, seconds: 0.12, volume: 0.16 },
    { wave: "sine", from: 420, to: 200, seconds: 0.18, volume: 0.16, delay: 0.11 },
  ],
  fence: [
    { wave: "square", from: 190, to: 120, seconds: 0.07, volume: 0.14 },
    { wave: "noise", from: 2600, to: 500, seconds: 0.16, volume: 0.25 },
    { wave: "square", from: 150, to: 90, seconds: 0.09, volume: 0.1, delay: 0.13 },
  ],
  face: [
    { wave: "noise", from: 900, to: 60, seconds: 0.35, volume: 0.4 },
    { wave: "sine", from: 150, to: 45, seconds: 0.3, volume: 0.4 },
    { wave: "triangle", from: 392, to: 370, seconds: 0.22, volume: 0.16, delay: 0.4 },
    { wave: "triangle", from: 330, to: 311, seconds: 0.22, volume: 0.16, delay: 0.62 },
    { wave: "triangle", from: 262, to: 208, seconds: 0.5, volume: 0.18, delay: 0.84 },
  ],
  finish: chime([523, 659, 784, 1047, 784, 1047, 1319], 0.11, 0.3),
  takeoff: [{ wave: "sine", from: 200, to: 900, seconds: 0.4, volume: 0.25 }],
  sand: [{ wave: "noise", from: 1800, to: 200, seconds: 0.45, volume: 0.35 }],
  browse: [{ wave: "triangle", from: 520, to: 640, seconds: 0.08, volume: 0.16 }],
  locked: [{ wave: "square", from: 150, to: 110, seconds: 0.14, volume: 0.1 }],
} satisfies Record<string, readonly Tone[]>;

export const footfall = (force: number): Tone => ({
  wave: "noise",
  from: 420 + force * 160,
  to: 90,
  seconds: 0.08,
  volume: Math.min(0.3, 0.08 + force * 0.05),
});

/** A brass band with one trouser leg tucked in. */
export const band: Song = {
  tempo: 108,
  tracks: [
    { wave: "noise", notes: "x . . . x . . . | x . . . x . x .", volume: 0.05 },
    {
      wave: "triangle",
      volume: 0.2,
      notes: "F2 . C3 . F2 . C3 . | Bb2 . F2 . Bb2 . D3 . | G2 . D3 . G2 . B2 . | C3 . G2 . C3 . E3 .",
    },
    {
      wave: "square",
      volume: 0.035,
      notes:
        ". . A4 . . . C5 . | D5 - . D5 . C5 A4 . | . . B4 . . . D5 . | E5 - . E5 . D5 C5 . | . . A4 . C5 . F5 . | D5 - Bb4 - . . D5 . | B4 . D5 . G4 . F4 . | E4 - - . C5 . G4 .",
    },
  ],
};
