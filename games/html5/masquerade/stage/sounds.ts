import type { GiftId } from "#html5/masquerade/core/gifts.ts";
import type { MapId } from "#html5/masquerade/core/maps.ts";
import type { MaskId } from "#html5/masquerade/core/masks.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const run = (notes: readonly number[], gap: number, seconds: number, volume: number): Tone[] =>
  notes.map((from, i) => ({ wave: "triangle", from, seconds, volume, delay: i * gap }));

export const sounds = {
  splat: [
    { wave: "noise", from: 900, to: 180, seconds: 0.12, volume: 0.12 },
    { wave: "sine", from: 300, to: 90, seconds: 0.1, volume: 0.08 },
  ],
  hit: [
    { wave: "triangle", from: 880, to: 1320, seconds: 0.07, volume: 0.22 },
    { wave: "noise", from: 1800, to: 400, seconds: 0.1, volume: 0.14 },
  ],
  ouch: [
    { wave: "noise", from: 1200, to: 160, seconds: 0.22, volume: 0.3 },
    { wave: "sine", from: 240, to: 120, seconds: 0.18, volume: 0.22 },
  ],
  out: [
    { wave: "noise", from: 2600, to: 90, seconds: 0.6, volume: 0.34 },
    { wave: "sawtooth", from: 380, to: 60, seconds: 0.5, volume: 0.12 },
    { wave: "sine", from: 500, to: 90, seconds: 0.7, volume: 0.16 },
  ],
  bounce: [{ wave: "sine", from: 300, to: 900, seconds: 0.16, volume: 0.2 }],
  jump: [{ wave: "sine", from: 240, to: 420, seconds: 0.12, volume: 0.1 }],
  land: [{ wave: "noise", from: 420, to: 90, seconds: 0.1, volume: 0.12 }],
  empty: [{ wave: "square", from: 150, to: 110, seconds: 0.07, volume: 0.07 }],
  ready: run([784, 988, 1175], 0.06, 0.16, 0.13),
  appear: [{ wave: "sine", from: 260, to: 780, seconds: 0.28, volume: 0.18 }],
  pick: run([659, 880, 1109, 1319], 0.05, 0.18, 0.17),
  gift: run([988, 1319], 0.09, 0.3, 0.1),
  flop: [
    { wave: "noise", from: 1600, to: 60, seconds: 0.5, volume: 0.35 },
    { wave: "sine", from: 160, to: 40, seconds: 0.4, volume: 0.3 },
  ],
  tick: [{ wave: "square", from: 660, seconds: 0.07, volume: 0.09 }],
  go: run([523, 784, 1047], 0.09, 0.3, 0.2),
  news: run([659, 784, 988, 1319], 0.1, 0.26, 0.18),
  won: run([523, 659, 784, 1047, 784, 1047, 1319], 0.11, 0.3, 0.24),
  lost: run([523, 466, 415, 349], 0.17, 0.32, 0.2),
  choose: [{ wave: "triangle", from: 520, to: 640, seconds: 0.07, volume: 0.16 }],
  locked: [{ wave: "square", from: 160, to: 120, seconds: 0.12, volume: 0.08 }],
} satisfies Record<string, Tone[]>;

/** The softer the further away. */
export function shot(volume: number, isBig: boolean): Tone[] {
  return [
    {
      wave: "sine",
      from: isBig ? 420 : 760,
      to: isBig ? 90 : 190,
      seconds: isBig ? 0.2 : 0.09,
      volume: volume * 0.2,
    },
    { wave: "noise", from: 2400, to: 500, seconds: 0.06, volume: volume * 0.1 },
  ];
}

/** A tag climbs the scale with the streak. */
export function tagSound(streak: number): Tone[] {
  const from = 523 * 2 ** (Math.min(streak, 9) / 7);
  return [
    ...run([from, from * 1.26, from * 1.5], 0.07, 0.22, 0.22),
    { wave: "noise", from: 1500, to: 120, seconds: 0.35, volume: 0.2 },
  ];
}

/** Foam squeaks, paint gurgles, shoes run off. */
export const giftSounds: Readonly<Record<GiftId, Tone[]>> = {
  sponge: [0, 0.12, 0.24].map((delay) => ({
    wave: "sine",
    from: 700 + delay * 1500,
    to: 1300 + delay * 1500,
    seconds: 0.11,
    volume: 0.2,
    delay,
  })),
  bucket: [
    { wave: "sine", from: 130, to: 320, seconds: 0.3, volume: 0.3 },
    { wave: "sine", from: 210, to: 520, seconds: 0.22, volume: 0.22, delay: 0.16 },
    { wave: "noise", from: 700, to: 200, seconds: 0.3, volume: 0.12 },
  ],
  shoes: run([523, 659, 784, 1047, 1319, 1568], 0.045, 0.12, 0.18),
};

/** Each mask has its own voice. */
export const voices: Readonly<Record<MaskId, Tone[]>> = {
  duck: [0, 0.12, 0.24].map((delay) => ({
    wave: "sawtooth",
    from: 430,
    to: 300,
    seconds: 0.1,
    volume: 0.14,
    delay,
  })),
  puffer: [{ wave: "sine", from: 140, to: 520, seconds: 0.4, volume: 0.24 }],
  octopus: [
    { wave: "noise", from: 700, to: 2600, seconds: 0.25, volume: 0.25 },
    { wave: "sine", from: 520, to: 130, seconds: 0.3, volume: 0.2 },
  ],
  owl: [0, 0.22].map((delay) => ({ wave: "sine", from: 400, to: 350, seconds: 0.18, volume: 0.24, delay })),
  frog: [0, 0.1].map((delay) => ({ wave: "square", from: 130, to: 230, seconds: 0.09, volume: 0.13, delay })),
  sheet: [{ wave: "sine", from: 700, to: 260, seconds: 0.6, volume: 0.18 }],
  melon: [{ wave: "triangle", from: 110, to: 220, seconds: 0.3, volume: 0.3 }],
  toaster: [
    { wave: "square", from: 1200, seconds: 0.04, volume: 0.12 },
    { wave: "triangle", from: 2093, seconds: 0.4, volume: 0.16, delay: 0.05 },
  ],
};

/** A tarantella, a music box at night, a morning waltz, an overture. */
export const songs: Readonly<Record<MapId, Song>> = {
  piazza: {
    tempo: 132,
    tracks: [
      { wave: "noise", volume: 0.035, notes: "x . . x . x | x . . x . x" },
      {
        wave: "triangle",
        volume: 0.17,
        notes:
          "D3 . . A2 . . | D3 . . A2 . . | G2 . . D3 . . | A2 . . E3 . . | D3 . . F3 . . | Bb2 . . F3 . . | A2 . . E3 . . | D3 . A2 D3 . .",
      },
      {
        wave: "square",
        volume: 0.03,
        notes:
          "F5 . E5 F5 . D5 | A5 - - . . A5 | Bb5 . A5 G5 . F5 | E5 - - . . . | F5 . E5 D5 . F5 | D5 . F5 Bb5 . A5 | G5 . F5 E5 . C#5 | D5 - - . . .",
      },
    ],
  },
  market: {
    tempo: 96,
    tracks: [
      { wave: "noise", volume: 0.03, notes: ". . x . . . x ." },
      {
        wave: "triangle",
        volume: 0.17,
        notes: "A2 . . . E3 . . . | F2 . . . C3 . . . | D2 . . . A2 . . . | E2 . . . B2 . G#2 .",
      },
      {
        wave: "sine",
        volume: 0.075,
        notes: "E5 . A5 . C6 . B5 . | A5 . F5 . C5 . . . | D5 . F5 . A5 . G5 . | G#5 . E5 . B4 . D5 .",
      },
      {
        wave: "sine",
        volume: 0.04,
        notes: ". C6 . E6 . C6 . . | . A5 . C6 . A5 . . | . A5 . D6 . A5 . . | . B5 . E6 . D6 . .",
      },
    ],
  },
  garden: {
    tempo: 112,
    tracks: [
      { wave: "noise", volume: 0.025, notes: ". . x . x . | . . x . x ." },
      {
        wave: "triangle",
        volume: 0.16,
        notes:
          "G2 . D3 . D3 . | C3 . G3 . G3 . | D3 . A3 . A3 . | G2 . D3 . D3 . | E2 . B2 . B2 . | C3 . E3 . E3 . | A2 . E3 . E3 . | D3 . F#3 . A3 .",
      },
      {
        wave: "sine",
        volume: 0.085,
        notes:
          "B4 - D5 . G5 . | E5 - C5 . . . | F#5 - D5 . A5 . | G5 - - . . . | B5 . A5 G5 . . | E5 . G5 C6 . . | B5 . A5 . G5 . | F#5 - D5 . . .",
      },
    ],
  },
  opera: {
    tempo: 120,
    tracks: [
      { wave: "noise", volume: 0.035, notes: "x . . . x . x . | x . . . x . x x" },
      {
        wave: "sawtooth",
        volume: 0.06,
        notes: "C2 . C3 . G2 . C3 . | Ab2 . Ab2 . Eb3 . C3 . | F2 . F3 . C3 . F3 . | G2 . G2 . B2 . D3 .",
      },
      {
        wave: "triangle",
        volume: 0.11,
        notes: "C5 - . G4 C5 . Eb5 . | Ab5 - - . G5 . Eb5 . | F5 - . C5 F5 . Ab5 . | G5 - - . B5 . G5 .",
      },
      {
        wave: "square",
        volume: 0.025,
        notes: "Eb4 . G4 . Eb4 . G4 . | C4 . Eb4 . C4 . Eb4 . | F4 . Ab4 . F4 . Ab4 . | D4 . G4 . B4 . G4 .",
      },
    ],
  },
};
