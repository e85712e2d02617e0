import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

export const sounds = {
  dribble: [
    { wave: "sine", from: 150, to: 62, seconds: 0.09, volume: 0.34 },
    { wave: "noise", from: 900, to: 200, seconds: 0.04, volume: 0.1 },
  ],
  jump: [{ wave: "noise", from: 500, to: 1600, seconds: 0.1, volume: 0.1 }],
  land: [{ wave: "noise", from: 500, to: 90, seconds: 0.09, volume: 0.2 }],
  squeak: [{ wave: "sine", from: 1900, to: 2500, seconds: 0.06, volume: 0.035 }],
  shift: [
    { wave: "noise", from: 700, to: 3600, seconds: 0.2, volume: 0.2 },
    { wave: "sine", from: 2300, to: 1500, seconds: 0.07, volume: 0.05 },
  ],
  fake: [{ wave: "sine", from: 1500, to: 2100, seconds: 0.06, volume: 0.05 }],
  swipe: [{ wave: "noise", from: 2600, to: 700, seconds: 0.12, volume: 0.18 }],
  steal: [
    { wave: "noise", from: 2600, to: 300, seconds: 0.1, volume: 0.3 },
    { wave: "triangle", from: 620, seconds: 0.07, volume: 0.2 },
    { wave: "triangle", from: 930, seconds: 0.12, volume: 0.2, delay: 0.07 },
  ],
  catch: [{ wave: "noise", from: 1400, to: 300, seconds: 0.06, volume: 0.22 }],
  release: [{ wave: "noise", from: 1200, to: 3400, seconds: 0.12, volume: 0.1 }],
  perfect: [
    { wave: "triangle", from: 1175, seconds: 0.06, volume: 0.16 },
    { wave: "triangle", from: 1760, seconds: 0.16, volume: 0.16, delay: 0.05 },
  ],
  rim: [
    { wave: "square", from: 415, to: 392, seconds: 0.14, volume: 0.06 },
    { wave: "triangle", from: 1244, to: 1180, seconds: 0.2, volume: 0.14 },
    { wave: "noise", from: 2400, to: 600, seconds: 0.05, volume: 0.16 },
  ],
  board: [
    { wave: "sine", from: 210, to: 110, seconds: 0.13, volume: 0.34 },
    { wave: "noise", from: 1300, to: 250, seconds: 0.08, volume: 0.2 },
  ],
  // Breath through the net: bright, then falling.
  swish: [
    { wave: "noise", from: 7800, to: 5200, seconds: 0.2, volume: 0.2 },
    { wave: "noise", from: 3600, to: 500, seconds: 0.28, volume: 0.32, delay: 0.03 },
  ],
  score: [
    { wave: "square", from: 659, seconds: 0.08, volume: 0.07, delay: 0.08 },
    { wave: "square", from: 880, seconds: 0.18, volume: 0.07, delay: 0.16 },
  ],
  against: [
    { wave: "triangle", from: 330, seconds: 0.1, volume: 0.14, delay: 0.08 },
    { wave: "triangle", from: 262, seconds: 0.2, volume: 0.14, delay: 0.18 },
  ],
  slam: [
    { wave: "sine", from: 120, to: 34, seconds: 0.5, volume: 0.6 },
    { wave: "noise", from: 2600, to: 90, seconds: 0.4, volume: 0.4 },
    { wave: "square", from: 233, to: 208, seconds: 0.35, volume: 0.07 },
  ],
  block: [
    { wave: "noise", from: 3400, to: 160, seconds: 0.16, volume: 0.42 },
    { wave: "square", from: 190, to: 80, seconds: 0.12, volume: 0.12 },
  ],
  stumble: [{ wave: "triangle", from: 520, to: 120, seconds: 0.35, volume: 0.2 }],
  whistle: [
    { wave: "square", from: 2350, to: 2420, seconds: 0.07, volume: 0.035 },
    { wave: "square", from: 2350, to: 2420, seconds: 0.16, volume: 0.035, delay: 0.1 },
  ],
  turnover: [{ wave: "sawtooth", from: 196, to: 185, seconds: 0.4, volume: 0.1 }],
  clear: [{ wave: "triangle", from: 784, to: 1047, seconds: 0.12, volume: 0.16 }],
  tick: [{ wave: "square", from: 1047, seconds: 0.05, volume: 0.09 }],
  buzzer: [
    { wave: "sawtooth", from: 147, to: 145, seconds: 1, volume: 0.17 },
    { wave: "square", from: 185, to: 183, seconds: 1, volume: 0.09 },
  ],
  cheer: [
    { wave: "noise", from: 700, to: 1700, seconds: 0.9, volume: 0.2 },
    { wave: "noise", from: 1500, to: 600, seconds: 1.1, volume: 0.12, delay: 0.25 },
  ],
  groan: [{ wave: "noise", from: 900, to: 220, seconds: 0.8, volume: 0.12 }],
  fire: [
    { wave: "noise", from: 400, to: 2800, seconds: 0.6, volume: 0.28 },
    { wave: "sawtooth", from: 110, to: 440, seconds: 0.5, volume: 0.09 },
  ],
  win: [523, 659, 784, 1047, 1319].map((from, at) => ({
    wave: "triangle" as const,
    from,
    seconds: 0.3,
    volume: 0.24,
    delay: at * 0.11,
  })),
  lose: [392, 349, 311, 262].map((from, at) => ({
    wave: "triangle" as const,
    from,
    seconds: 0.3,
    volume: 0.2,
    delay: at * 0.17,
  })),
  move: [{ wave: "square", from: 520, seconds: 0.04, volume: 0.06 }],
  pick: [
    { wave: "square", from: 660, seconds: 0.05, volume: 0.07 },
    { wave: "square", from: 990, seconds: 0.1, volume: 0.07, delay: 0.05 },
  ],
  money: [1319, 1568, 2093].map((from, at) => ({
    wave: "triangle" as const,
    from,
    seconds: 0.12,
    volume: 0.17,
    delay: at * 0.05,
  })),
} satisfies Record<string, readonly Tone[]>;

const drums = { wave: "noise", notes: "x . . . x . x . | x . x . x . . x", volume: 0.055 } as const;

export const songs = {
  game: {
    tempo: 104,
    tracks: [
      drums,
      {
        wave: "triangle",
        volume: 0.21,
        notes:
          "A2 . . A2 . G2 A2 . | C3 . . A2 . . E2 G2 | A2 . . A2 . G2 A2 . | D3 . C3 . A2 . G2 . | F2 . . F2 . E2 F2 . | A2 . . F2 . . C3 . | G2 . . G2 . F2 G2 . | B2 . A2 . G2 . E2 .",
      },
      {
        wave: "square",
        volume: 0.03,
        notes:
          ". . E4 . . . E4 G4 | . . . . A4 . G4 . | . . E4 . . . E4 G4 | . . . . D4 . C4 . | . . C4 . . . C4 E4 | . . . . F4 . E4 . | . . D4 . . . D4 G4 | . . B4 . A4 . G4 .",
      },
    ],
  },
  contest: {
    tempo: 124,
    tracks: [
      { ...drums, notes: "x . x . x . x x" },
      {
        wave: "triangle",
        volume: 0.2,
        notes: "D2 . D3 . D2 . D3 . | F2 . F3 . F2 . F3 . | G2 . G3 . G2 . G3 . | A2 . A3 . C3 . E3 .",
      },
      {
        wave: "square",
        volume: 0.03,
        notes: "D5 . . A4 . . F4 . | C5 . . A4 . . F4 . | B4 . . G4 . . D4 . | C#5 . E5 . A4 . . .",
      },
    ],
  },
} as const satisfies Record<string, Song>;
