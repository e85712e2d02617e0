import type { Look } from "#html5/slopeline/core/zones.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

export const sounds = {
  boost: [
    { wave: "noise", from: 500, to: 3900, seconds: 0.45, volume: 0.25 },
    { wave: "sawtooth", from: 160, to: 640, seconds: 0.35, volume: 0.09 },
  ],
  air: [523, 659, 988].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.16,
    volume: 0.2,
    delay: i * 0.06,
  })),
  zone: [440, 554, 659, 880].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.26,
    volume: 0.24,
    delay: i * 0.09,
  })),
  "combo-lost": [{ wave: "triangle", from: 420, to: 260, seconds: 0.2, volume: 0.1 }],
  smash: [
    { wave: "noise", from: 3600, to: 80, seconds: 0.7, volume: 0.45 },
    { wave: "square", from: 190, to: 38, seconds: 0.5, volume: 0.16 },
    { wave: "triangle", from: 1400, to: 300, seconds: 0.25, volume: 0.2 },
  ],
  fall: [
    { wave: "sine", from: 780, to: 90, seconds: 1.1, volume: 0.22 },
    { wave: "noise", from: 1600, to: 200, seconds: 1.1, volume: 0.2 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** Higher with each in a row. */
export const nearMiss = (combo: number): Tone[] => [
  { wave: "triangle", from: 494 * 2 ** (combo / 7), seconds: 0.14, volume: 0.24 },
  { wave: "noise", from: 4200, to: 7000, seconds: 0.12, volume: 0.1 },
];

/** A row of gems is a run up the scale. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
export const gem = (inRow: number): Tone => ({
  wave: "triangle",
  from: 659 * 2 ** ((SCALE[inRow % SCALE.length] ?? 0) / 12),
  seconds: 0.1,
  volume: 0.15,
});

export const land = (force: number): Tone => ({
  wave: "noise",
  from: 500 + force * 25,
  to: 70,
  seconds: 0.12,
  volume: Math.min(0.3, 0.05 + force * 0.014),
});

/** The ball on the ground: short breaths of noise that run into each other. */
export const rumble = (speed: number): Tone => ({
  wave: "noise",
  from: 120 + speed * 6,
  to: 100 + speed * 5,
  seconds: 0.3,
  volume: 0.05,
});

const kick = { wave: "sine", notes: "C2 . . . C2 . . . C2 . . . C2 . . .", volume: 0.34 } as const;
const hats = { wave: "noise", notes: ". . x . . . x . . . x . . . x x", volume: 0.05 } as const;

const night: Song = {
  tempo: 124,
  tracks: [
    kick,
    hats,
    {
      wave: "sawtooth",
      volume: 0.07,
      notes:
        "A1 . A2 A1 . A2 A1 . A1 . A2 A1 . A2 A1 A2 | F1 . F2 F1 . F2 F1 . F1 . F2 F1 . F2 F1 F2 | C2 . C3 C2 . C3 C2 . C2 . C3 C2 . C3 C2 C3 | G1 . G2 G1 . G2 G1 . G1 . G2 G1 . G2 B1 G2",
    },
    {
      wave: "square",
      volume: 0.035,
      notes:
        "A4 . C5 . E5 . C5 . A5 . E5 . C5 . E5 . | A4 . C5 . F5 . C5 . A5 . F5 . C5 . F5 . | G4 . C5 . E5 . C5 . G5 . E5 . C5 . E5 . | G4 . B4 . D5 . B4 . G5 . D5 . B4 . D5 .",
    },
    {
      wave: "triangle",
      volume: 0.1,
      notes:
        "E5 - - - - - - - C5 - - - D5 - E5 - | F5 - - - - - - - - - - - . . . . | E5 - - - - - - - G5 - - - E5 - D5 - | D5 - - - - - - - - - B4 - - - . .",
    },
  ],
};

const bright: Song = {
  tempo: 128,
  tracks: [
    kick,
    { ...hats, notes: "x . x . x . x x x . x . x . x x" },
    {
      wave: "triangle",
      volume: 0.2,
      notes:
        "D2 . . D2 . . D3 . D2 . . D2 . A2 . . | B1 . . B1 . . B2 . B1 . . B1 . F#2 . . | G1 . . G1 . . G2 . G1 . . G1 . D2 . . | A1 . . A1 . . A2 . A1 . . A1 . C#2 . .",
    },
    {
      wave: "square",
      volume: 0.035,
      notes:
        "F#5 . . D5 . . A4 . D5 . . F#5 . . A5 . | F#5 . . D5 . . B4 . D5 . . F#5 . . B5 . | G5 . . D5 . . B4 . D5 . . G5 . . B5 . | A5 . . E5 . . C#5 . E5 . . A5 . . C#6 .",
    },
  ],
};

const dark: Song = {
  tempo: 132,
  tracks: [
    { ...kick, notes: "C2 . . . C2 . . C2 C2 . . . C2 . C2 ." },
    { ...hats, notes: ". . x . x . x . . . x . x . x x" },
    {
      wave: "sawtooth",
      volume: 0.075,
      notes:
        "E1 E2 . E1 E2 . E1 . G1 G2 . G1 A1 . B1 . | E1 E2 . E1 E2 . E1 . D2 . C2 . B1 . G1 . | C2 C3 . C2 C3 . C2 . C2 . C3 . C2 . C3 . | D2 D3 . D2 D3 . D2 . B1 . B2 . B1 . D#2 .",
    },
    {
      wave: "square",
      volume: 0.035,
      notes:
        "E5 . B4 . G4 . B4 . E5 . G5 . F#5 . D5 . | E5 . B4 . G4 . B4 . D5 . E5 . B4 . . . | C5 . E5 . G5 . E5 . C5 . E5 . G5 . E5 . | D5 . F#5 . A5 . F#5 . B5 . F#5 . D#5 . B4 .",
    },
  ],
};

export const songs: Record<Look, Song> = {
  sundown: night,
  icefall: bright,
  nightshift: night,
  blackboard: dark,
  ember: dark,
  overcloud: bright,
};
