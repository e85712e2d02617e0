import type { ArenaId } from "#html5/ringout/core/arenas.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const run = (notes: readonly number[], step: number, seconds: number, volume: number): Tone[] =>
  notes.map((from, at) => ({ wave: "triangle", from, seconds, volume, delay: at * step }));

export const sounds = {
  jump: [{ wave: "sine", from: 260, to: 520, seconds: 0.12, volume: 0.16 }],
  airJump: [
    { wave: "sine", from: 420, to: 760, seconds: 0.12, volume: 0.16 },
    { wave: "noise", from: 900, to: 2400, seconds: 0.09, volume: 0.08 },
  ],
  land: [{ wave: "noise", from: 480, to: 90, seconds: 0.08, volume: 0.16 }],
  swing: [{ wave: "noise", from: 2600, to: 700, seconds: 0.1, volume: 0.14 }],
  heavy: [{ wave: "noise", from: 1500, to: 260, seconds: 0.2, volume: 0.22 }],
  special: [
    { wave: "sawtooth", from: 240, to: 620, seconds: 0.16, volume: 0.07 },
    { wave: "noise", from: 700, to: 3000, seconds: 0.16, volume: 0.12 },
  ],
  charge: [{ wave: "square", from: 180, to: 420, seconds: 0.5, volume: 0.05 }],
  weak: [
    { wave: "noise", from: 2400, to: 400, seconds: 0.07, volume: 0.3 },
    { wave: "triangle", from: 420, to: 240, seconds: 0.07, volume: 0.24 },
  ],
  hit: [
    { wave: "noise", from: 3000, to: 240, seconds: 0.14, volume: 0.42 },
    { wave: "triangle", from: 300, to: 90, seconds: 0.16, volume: 0.36 },
  ],
  // Bonk: a hollow head, a spring behind it.
  smash: [
    { wave: "noise", from: 3800, to: 120, seconds: 0.26, volume: 0.5 },
    { wave: "sine", from: 190, to: 44, seconds: 0.34, volume: 0.6 },
    { wave: "triangle", from: 900, to: 210, seconds: 0.3, volume: 0.16, delay: 0.03 },
  ],
  block: [
    { wave: "sine", from: 900, to: 620, seconds: 0.1, volume: 0.2 },
    { wave: "noise", from: 4200, to: 1500, seconds: 0.06, volume: 0.14 },
  ],
  mirror: [
    { wave: "sine", from: 420, to: 1250, seconds: 0.16, volume: 0.24 },
    { wave: "noise", from: 900, to: 3600, seconds: 0.12, volume: 0.16 },
  ],
  armour: [{ wave: "square", from: 150, to: 120, seconds: 0.1, volume: 0.16 }],
  break: [
    { wave: "noise", from: 6500, to: 900, seconds: 0.5, volume: 0.3 },
    ...run([1400, 1100, 800, 500], 0.06, 0.14, 0.2),
  ],
  roll: [{ wave: "noise", from: 600, to: 1700, seconds: 0.14, volume: 0.12 }],
  dodge: [{ wave: "noise", from: 1400, to: 3600, seconds: 0.12, volume: 0.12 }],
  ledge: [
    { wave: "triangle", from: 500, seconds: 0.05, volume: 0.16 },
    { wave: "triangle", from: 660, seconds: 0.07, volume: 0.16, delay: 0.04 },
  ],
  shot: [{ wave: "sine", from: 320, to: 860, seconds: 0.12, volume: 0.18 }],
  pop: [{ wave: "sine", from: 1300, to: 600, seconds: 0.06, volume: 0.14 }],
  // Out: a whistle that falls, then a thump from below.
  out: [
    { wave: "sine", from: 1500, to: 260, seconds: 0.5, volume: 0.2 },
    { wave: "noise", from: 1400, to: 60, seconds: 0.7, volume: 0.5, delay: 0.05 },
    { wave: "sine", from: 110, to: 34, seconds: 0.5, volume: 0.6, delay: 0.05 },
  ],
  return: run([784, 988, 1175], 0.06, 0.1, 0.12),
  warning: [
    { wave: "square", from: 988, seconds: 0.09, volume: 0.08 },
    { wave: "square", from: 784, seconds: 0.09, volume: 0.08, delay: 0.14 },
    { wave: "square", from: 988, seconds: 0.09, volume: 0.08, delay: 0.28 },
  ],
  hazard: [{ wave: "noise", from: 300, to: 2000, seconds: 0.5, volume: 0.24 }],
  count: [{ wave: "square", from: 523, seconds: 0.1, volume: 0.1 }],
  go: [
    { wave: "square", from: 1047, seconds: 0.3, volume: 0.1 },
    { wave: "triangle", from: 1568, seconds: 0.3, volume: 0.14 },
  ],
  end: run([1047, 1319, 1568, 2093], 0.07, 0.24, 0.2),
  win: run([523, 659, 784, 1047, 1319], 0.11, 0.3, 0.24),
  lose: run([392, 349, 311, 262], 0.17, 0.3, 0.2),
  move: [{ wave: "square", from: 520, seconds: 0.04, volume: 0.06 }],
  pick: [
    { wave: "square", from: 660, seconds: 0.05, volume: 0.07 },
    { wave: "square", from: 990, seconds: 0.1, volume: 0.07, delay: 0.05 },
  ],
} satisfies Record<string, readonly Tone[]>;

const drums = { wave: "noise", notes: "x . . x x . . . | x . x . x . x x", volume: 0.06 } as const;

export const songs = {
  menu: {
    tempo: 100,
    tracks: [
      { ...drums, notes: "x . . . x . . .", volume: 0.03 },
      {
        wave: "triangle",
        volume: 0.2,
        notes: "C3 . G2 . C3 . E3 . | A2 . E2 . A2 . C3 . | F2 . C3 . F2 . A2 . | G2 . D3 . G2 . B2 .",
      },
      {
        wave: "square",
        volume: 0.025,
        notes: "E4 . . G4 . . C5 . | . . B4 . A4 . . . | A4 . . C5 . . F4 . | . . G4 . D4 . . .",
      },
    ],
  },
  day: {
    tempo: 138,
    tracks: [
      drums,
      {
        wave: "triangle",
        volume: 0.22,
        notes:
          "C2 . C3 C2 . C3 C2 C3 | F2 . F3 F2 . F3 F2 F3 | A2 . A3 A2 . A3 A2 A3 | G2 . G3 G2 . B2 D3 G3",
      },
      {
        wave: "square",
        volume: 0.032,
        notes:
          "G4 . C5 . E5 . D5 C5 | A4 . C5 . F5 . E5 D5 | E5 . . C5 . A4 . C5 | D5 . B4 . G4 . . . | G4 . C5 . E5 . G5 E5 | F5 . E5 . D5 . C5 . | C5 . D5 . E5 . C5 A4 | B4 . D5 . G5 . . .",
      },
    ],
  },
  night: {
    tempo: 146,
    tracks: [
      { ...drums, notes: "x . x x x . x . | x x x . x . x x" },
      {
        wave: "triangle",
        volume: 0.22,
        notes: "A2 . A3 . A2 A2 G2 . | F2 . F3 . F2 F2 G2 . | D2 . D3 . D2 D2 F2 . | E2 . E3 . G#2 . B2 .",
      },
      {
        wave: "square",
        volume: 0.03,
        notes:
          "A4 . E5 . D5 C5 . B4 | C5 . A4 . F4 . . A4 | D5 . F5 . E5 D5 . C5 | B4 . G#4 . E4 . B4 . | A4 . . E5 . . A5 G5 | F5 . E5 . C5 . . A4 | D5 . A4 . F5 . E5 D5 | E5 . B4 . G#4 . E4 .",
      },
    ],
  },
} as const satisfies Record<string, Song>;

/** The railway and the kitchen are places of the night. */
export const songFor = (arena: ArenaId | undefined): Song =>
  arena === "rails" || arena === "kitchen" ? songs.night : songs.day;
