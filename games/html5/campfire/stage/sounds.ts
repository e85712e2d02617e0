import type { Item } from "#html5/campfire/core/pack.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/synth.ts";

export const gatherSounds: Readonly<Record<Item, Tone[]>> = {
  wood: [
    { wave: "noise", from: 1400, to: 300, seconds: 0.09, volume: 0.22 },
    { wave: "triangle", from: 190, to: 110, seconds: 0.1, volume: 0.24 },
  ],
  stone: [
    { wave: "noise", from: 5200, to: 2200, seconds: 0.06, volume: 0.18 },
    { wave: "square", from: 1250, to: 900, seconds: 0.05, volume: 0.05 },
  ],
  berries: [{ wave: "sine", from: 620, to: 980, seconds: 0.08, volume: 0.2 }],
  fish: [
    { wave: "noise", from: 900, to: 2600, seconds: 0.16, volume: 0.16 },
    { wave: "sine", from: 440, to: 880, seconds: 0.12, volume: 0.16, delay: 0.06 },
  ],
  wool: [
    { wave: "noise", from: 6500, seconds: 0.05, volume: 0.14 },
    { wave: "noise", from: 6500, seconds: 0.05, volume: 0.14, delay: 0.09 },
  ],
};

const run = (notes: readonly number[], step: number, volume = 0.2): Tone[] =>
  notes.map((from, index) => ({ wave: "triangle", from, seconds: 0.28, volume, delay: index * step }));

export const sounds = {
  swing: [{ wave: "noise", from: 2400, to: 900, seconds: 0.07, volume: 0.05 }],
  splash: [{ wave: "noise", from: 1500, to: 500, seconds: 0.14, volume: 0.1 }],
  full: [{ wave: "square", from: 170, to: 120, seconds: 0.1, volume: 0.06 }],
  make: [
    { wave: "noise", from: 1600, to: 500, seconds: 0.07, volume: 0.2 },
    { wave: "noise", from: 1800, to: 500, seconds: 0.07, volume: 0.2, delay: 0.11 },
    { wave: "triangle", from: 392, to: 587, seconds: 0.2, volume: 0.18, delay: 0.16 },
  ],
  light: [
    { wave: "noise", from: 500, to: 2600, seconds: 0.4, volume: 0.2 },
    { wave: "triangle", from: 262, to: 523, seconds: 0.35, volume: 0.16 },
  ],
  cannot: [{ wave: "square", from: 160, to: 118, seconds: 0.12, volume: 0.07 }],
  eat: [
    { wave: "noise", from: 1100, seconds: 0.05, volume: 0.18 },
    { wave: "noise", from: 900, seconds: 0.05, volume: 0.18, delay: 0.1 },
    { wave: "sine", from: 440, to: 660, seconds: 0.12, volume: 0.14, delay: 0.16 },
  ],
  feed: [{ wave: "noise", from: 400, to: 1900, seconds: 0.26, volume: 0.18 }],
  nip: [
    { wave: "sawtooth", from: 170, to: 90, seconds: 0.22, volume: 0.16 },
    { wave: "noise", from: 800, to: 200, seconds: 0.14, volume: 0.2 },
  ],
  shoo: [{ wave: "triangle", from: 700, to: 320, seconds: 0.22, volume: 0.16 }],
  bump: [
    { wave: "noise", from: 700, to: 160, seconds: 0.12, volume: 0.24 },
    { wave: "sine", from: 200, to: 90, seconds: 0.12, volume: 0.22 },
  ],
  knock: [{ wave: "noise", from: 900, to: 240, seconds: 0.12, volume: 0.18 }],
  crash: [
    { wave: "noise", from: 1200, to: 90, seconds: 0.4, volume: 0.24 },
    { wave: "triangle", from: 150, to: 60, seconds: 0.3, volume: 0.2 },
  ],
  howl: [
    { wave: "sine", from: 290, to: 520, seconds: 0.7, volume: 0.12 },
    { wave: "sine", from: 520, to: 400, seconds: 1.1, volume: 0.12, delay: 0.6 },
  ],
  drums: [0, 0.24, 0.48, 1, 1.24, 1.48].flatMap((delay): Tone[] => [
    { wave: "sine", from: 150, to: 62, seconds: 0.2, volume: 0.34, delay },
    { wave: "noise", from: 420, to: 120, seconds: 0.09, volume: 0.16, delay },
  ]),
  doused: [
    { wave: "noise", from: 5200, to: 700, seconds: 0.7, volume: 0.2 },
    { wave: "sine", from: 300, to: 90, seconds: 0.4, volume: 0.16 },
  ],
  dawn: run([392, 494, 587, 784], 0.13),
  season: run([523, 659, 784, 1047, 784, 1047], 0.12, 0.22),
  thunder: [
    { wave: "noise", from: 260, to: 60, seconds: 1.4, volume: 0.35 },
    { wave: "noise", from: 900, to: 120, seconds: 0.3, volume: 0.2 },
  ],
  gift: run([587, 740, 880, 1175], 0.1),
  out: run([440, 392, 330, 262], 0.2, 0.22),
  choose: [{ wave: "triangle", from: 520, to: 620, seconds: 0.07, volume: 0.16 }],
  locked: [{ wave: "square", from: 160, to: 120, seconds: 0.12, volume: 0.08 }],
} satisfies Record<string, Tone[]>;

/** A plucked tune for the day. */
export const daySong: Song = {
  tempo: 92,
  tracks: [
    {
      wave: "triangle",
      volume: 0.14,
      notes:
        "G2 . . . D3 . . . | G2 . . . B2 . D3 . | E2 . . . B2 . . . | E2 . . . G2 . B2 . | C3 . . . G2 . . . | C3 . . . E3 . G2 . | D3 . . . A2 . . . | D3 . C3 . B2 . A2 .",
    },
    {
      wave: "sine",
      volume: 0.08,
      notes:
        "D5 . B4 . . . G4 . | A4 . B4 . D5 . . . | E5 . D5 . . . B4 . | G4 . . . . . . . | E5 . G5 . . . E5 . | D5 . B4 . G4 . . . | A4 . B4 . . . D5 . | A4 . . . . . . .",
    },
    { wave: "noise", volume: 0.018, notes: "x . . . x . x . | x . . . x . . x" },
  ],
};

/** Low and slow for the night. */
export const nightSong: Song = {
  tempo: 66,
  tracks: [
    {
      wave: "triangle",
      volume: 0.13,
      notes: "E2 - - - . . B2 . | E2 - - - . . G2 . | C2 - - - . . G2 . | D2 - - - . . A2 .",
    },
    {
      wave: "sine",
      volume: 0.055,
      notes:
        "B4 - . . G4 - . . | . . E4 - . . . . | G4 - . . E4 - . . | . . F#4 - . . . . | B4 - . . D5 - . . | . . B4 - . . . . | C5 - . . G4 - . . | . . A4 - . . . .",
    },
  ],
};
