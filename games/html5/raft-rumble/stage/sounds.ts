import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { Waters } from "#html5/raft-rumble/voyage/levels.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const throwing: readonly Tone[] = [{ wave: "noise", from: 500, to: 2400, seconds: 0.16, volume: 0.2 }];
const splash: readonly Tone[] = [
  { wave: "noise", from: 2600, to: 240, seconds: 0.34, volume: 0.32 },
  { wave: "sine", from: 420, to: 110, seconds: 0.18, volume: 0.2 },
];

export const throwSounds: Readonly<Record<GadgetKind, readonly Tone[]>> = {
  balloon: throwing,
  fish: [
    { wave: "noise", from: 900, to: 2600, seconds: 0.12, volume: 0.18 },
    { wave: "sine", from: 340, to: 760, seconds: 0.1, volume: 0.14, delay: 0.05 },
  ],
  anchor: [
    { wave: "noise", from: 1600, to: 300, seconds: 0.3, volume: 0.2 },
    { wave: "square", from: 120, to: 70, seconds: 0.22, volume: 0.1 },
  ],
  ducks: throwing,
  horn: [
    { wave: "sawtooth", from: 98, to: 92, seconds: 0.95, volume: 0.26 },
    { wave: "sawtooth", from: 147, to: 138, seconds: 0.95, volume: 0.2 },
    { wave: "square", from: 49, to: 46, seconds: 0.95, volume: 0.14 },
  ],
  spring: [{ wave: "triangle", from: 200, to: 520, seconds: 0.18, volume: 0.22 }],
};

export const burstSounds: Readonly<Record<"balloon" | "spring" | "duck", readonly Tone[]>> = {
  balloon: [{ wave: "square", from: 900, to: 160, seconds: 0.05, volume: 0.16 }, ...splash],
  spring: [
    { wave: "sine", from: 140, to: 880, seconds: 0.34, volume: 0.34 },
    { wave: "triangle", from: 280, to: 1200, seconds: 0.3, volume: 0.14, delay: 0.03 },
  ],
  duck: [
    { wave: "square", from: 760, to: 1180, seconds: 0.07, volume: 0.12 },
    { wave: "square", from: 1180, to: 620, seconds: 0.09, volume: 0.12, delay: 0.07 },
    { wave: "noise", from: 1800, to: 400, seconds: 0.16, volume: 0.16 },
  ],
};

export const sounds = {
  plop: splash,
  crack: [{ wave: "noise", from: 1400, to: 500, seconds: 0.08, volume: 0.22 }],
  smash: [
    { wave: "noise", from: 2400, to: 160, seconds: 0.26, volume: 0.34 },
    { wave: "square", from: 180, to: 60, seconds: 0.16, volume: 0.12 },
  ],
  slap: [
    { wave: "noise", from: 3600, to: 900, seconds: 0.07, volume: 0.36 },
    { wave: "sine", from: 620, to: 260, seconds: 0.12, volume: 0.2 },
  ],
  skip: [{ wave: "sine", from: 300, to: 620, seconds: 0.11, volume: 0.24 }],
  bump: [{ wave: "sine", from: 260, to: 130, seconds: 0.16, volume: 0.3 }],
  spout: [
    { wave: "noise", from: 600, to: 3200, seconds: 0.5, volume: 0.26 },
    { wave: "sine", from: 90, to: 240, seconds: 0.5, volume: 0.24 },
  ],
  hatch: [0, 0.09, 0.17].map((delay) => ({
    wave: "square",
    from: 820,
    to: 560,
    seconds: 0.08,
    volume: 0.1,
    delay,
  })),
  knock: [{ wave: "triangle", from: 520, to: 900, seconds: 0.12, volume: 0.16 }],
  overboard: [
    { wave: "sine", from: 1100, to: 180, seconds: 0.3, volume: 0.2 },
    { wave: "noise", from: 1600, to: 200, seconds: 0.45, volume: 0.34, delay: 0.08 },
    { wave: "sine", from: 200, to: 420, seconds: 0.12, volume: 0.2, delay: 0.32 },
  ],
  turn: [{ wave: "triangle", from: 660, seconds: 0.09, volume: 0.12 }],
  notch: [{ wave: "square", from: 420, seconds: 0.02, volume: 0.05 }],
  pick: [{ wave: "triangle", from: 540, to: 720, seconds: 0.06, volume: 0.16 }],
  refuse: [{ wave: "square", from: 160, to: 120, seconds: 0.12, volume: 0.1 }],
  choose: [{ wave: "triangle", from: 480, seconds: 0.05, volume: 0.14 }],
  chosen: [{ wave: "triangle", from: 620, to: 880, seconds: 0.1, volume: 0.18 }],
  bought: [
    { wave: "square", from: 988, seconds: 0.07, volume: 0.12 },
    { wave: "square", from: 1319, seconds: 0.22, volume: 0.12, delay: 0.07 },
  ],
  sail: [
    { wave: "triangle", from: 392, seconds: 0.12, volume: 0.2 },
    { wave: "triangle", from: 587, seconds: 0.2, volume: 0.2, delay: 0.11 },
  ],
  star: [
    { wave: "triangle", from: 880, seconds: 0.08, volume: 0.22 },
    { wave: "triangle", from: 1319, seconds: 0.18, volume: 0.2, delay: 0.07 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export const fanfare: readonly Tone[] = [392, 523, 659, 784, 659, 784].map((from, i) => ({
  wave: "square",
  from,
  seconds: i === 5 ? 0.5 : 0.14,
  volume: 0.11,
  delay: [0, 0.13, 0.26, 0.39, 0.56, 0.69][i] ?? 0,
}));
export const sigh: readonly Tone[] = [392, 370, 349, 262].map((from, i) => ({
  wave: "triangle",
  from,
  to: i === 3 ? from * 0.9 : from,
  seconds: i === 3 ? 0.7 : 0.22,
  volume: 0.22,
  delay: i * 0.24,
}));

// Shanties sway in twelves: three sixteenths to a step.
const stomp = { wave: "noise", notes: "x . . . . . x . . . x .", volume: 0.06 } as const;

export const songs: Readonly<Record<Waters, Song>> = {
  lagoon: {
    tempo: 118,
    tracks: [
      stomp,
      {
        wave: "triangle",
        volume: 0.2,
        notes:
          "G2 . . D3 . . G2 . . D3 . . | C3 . . G2 . . C3 . . E3 . . | G2 . . D3 . . B2 . . D3 . . | D3 . . A2 . . D3 . . F#3 . .",
      },
      {
        wave: "square",
        volume: 0.04,
        notes:
          "D5 - . B4 . . G4 - . B4 . D5 | E5 - . C5 . . G4 - . . . . | D5 - . B4 . D5 G5 - . F#5 . E5 | D5 - - - . . A4 . B4 C5 . . | B4 - . D5 . . G5 - . D5 . B4 | C5 - . E5 . . G5 - . E5 . C5 | B4 . C5 D5 . B4 A4 . B4 C5 . A4 | G4 - - - - . . . . . . .",
      },
    ],
  },
  ocean: {
    tempo: 128,
    tracks: [
      { ...stomp, notes: "x . . x . . x . . x . x" },
      {
        wave: "triangle",
        volume: 0.2,
        notes:
          "D2 . . A2 . . D3 . . A2 . . | C2 . . G2 . . C3 . . G2 . . | D2 . . A2 . . D3 . . A2 . . | A2 . . E3 . . A2 . . C#3 . .",
      },
      {
        wave: "square",
        volume: 0.038,
        notes:
          "A4 . . A4 . A4 A4 . . D5 . F5 | G4 . . G4 . G4 G4 . . C5 . E5 | A4 . . A4 . A4 A4 . B4 C5 . D5 | C5 . A4 G4 . E4 D4 - - - . . | F5 - . E5 . D5 A4 - . D5 . F5 | E5 - . D5 . C5 G4 - . C5 . E5 | F5 - . E5 . D5 C5 . D5 E5 . C#5 | D5 - - - - . . . . A4 . A4",
      },
    ],
  },
  storm: {
    tempo: 138,
    tracks: [
      { ...stomp, notes: "x . x x . . x . x x . x", volume: 0.07 },
      {
        wave: "sawtooth",
        volume: 0.06,
        notes:
          "E2 . . E2 . . E2 . . G2 . . | E2 . . E2 . . E2 . . B2 . . | C2 . . C2 . . C2 . . E2 . . | B1 . . B1 . . D#2 . . F#2 . .",
      },
      {
        wave: "square",
        volume: 0.036,
        notes:
          "E4 . G4 B4 . . E5 - . B4 . G4 | F#4 . A4 C5 . . B4 - - . . . | E4 . G4 C5 . . E5 - . D5 . C5 | B4 . A4 F#4 . D#4 E4 - - . . . | G5 - . F#5 . E5 B4 - . E5 . G5 | A5 - . G5 . F#5 E5 - - . . . | C5 . D5 E5 . C5 B4 . C5 D5 . B4 | A4 . B4 F#4 . D#4 E4 - - - . .",
      },
    ],
  },
  night: {
    tempo: 112,
    tracks: [
      { ...stomp, notes: "x . . . . . x . . x . .", volume: 0.05 },
      {
        wave: "triangle",
        volume: 0.22,
        notes:
          "A2 . . E3 . . A2 . . C3 . . | F2 . . C3 . . F2 . . A2 . . | D2 . . A2 . . D3 . . F3 . . | E2 . . B2 . . E3 . . G#3 . .",
      },
      {
        wave: "sine",
        volume: 0.09,
        notes:
          "E5 - - - . C5 A4 - - . . . | F5 - - - . C5 A4 - - . . . | D5 - - . E5 F5 A5 - - . G5 F5 | E5 - - - - - . . B4 D5 C5 B4 | A4 - - . C5 E5 A5 - - . . . | G5 - - . F5 E5 F5 - - . . . | E5 - D5 F5 - D5 B4 - C5 D5 - B4 | A4 - - - - - - . . . . .",
      },
    ],
  },
};
