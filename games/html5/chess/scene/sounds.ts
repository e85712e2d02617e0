import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

/** Wood on wood: a dull body and a short click. */
const knock = (pitch: number, volume: number): Tone[] => [
  { wave: "sine", from: pitch, to: pitch * 0.55, seconds: 0.09, volume },
  { wave: "noise", from: 2600, to: 500, seconds: 0.035, volume: volume * 0.6 },
];

export const sounds = {
  lift: [{ wave: "noise", from: 1800, to: 900, seconds: 0.03, volume: 0.06 }],
  move: knock(240, 0.34),
  reply: knock(190, 0.34),
  capture: [
    ...knock(170, 0.4),
    { wave: "noise", from: 3400, to: 700, seconds: 0.06, volume: 0.22, delay: 0.03 },
    { wave: "sine", from: 320, to: 160, seconds: 0.1, volume: 0.25, delay: 0.04 },
  ],
  castle: [...knock(240, 0.3), ...knock(200, 0.34).map((tone) => ({ ...tone, delay: 0.11 }))],
  promote: [523, 659, 784].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.2,
    volume: 0.18,
    delay: i * 0.07,
  })),
  check: [
    { wave: "triangle", from: 880, seconds: 0.1, volume: 0.16 },
    { wave: "triangle", from: 1175, seconds: 0.18, volume: 0.16, delay: 0.09 },
  ],
  refuse: [{ wave: "sine", from: 150, to: 110, seconds: 0.12, volume: 0.2 }],
  cursor: [{ wave: "sine", from: 620, seconds: 0.025, volume: 0.05 }],
  takeback: [{ wave: "sine", from: 260, to: 420, seconds: 0.12, volume: 0.16 }],
  hint: [
    { wave: "sine", from: 1319, seconds: 0.12, volume: 0.12 },
    { wave: "sine", from: 1760, seconds: 0.25, volume: 0.1, delay: 0.08 },
  ],
  hurry: [{ wave: "square", from: 1000, seconds: 0.03, volume: 0.06 }],
  win: [523, 659, 784, 1047, 1319].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.3,
    volume: 0.22,
    delay: i * 0.1,
  })),
  lose: [392, 330, 262, 196].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.35,
    volume: 0.18,
    delay: i * 0.16,
  })),
  draw: [440, 392, 440].map((from, i) => ({
    wave: "triangle",
    from,
    seconds: 0.3,
    volume: 0.16,
    delay: i * 0.18,
  })),
} as const satisfies Record<string, readonly Tone[]>;

/** Quiet, slow, and of three voices whose lengths share nothing: it takes an hour until it repeats itself. */
export const music: Song = {
  tempo: 52,
  tracks: [
    {
      wave: "sine",
      volume: 0.05,
      notes:
        "A3 - - - - - . . E3 - - - - - . . | F3 - - - - - . . C3 - - - - - . . | D3 - - - - - . . A3 - - - - - . . | E3 - - - - - . . G3 - - - - - . .",
    },
    {
      wave: "triangle",
      volume: 0.028,
      notes: ". . . . E4 - - . . A4 - - . . . . . C5 - - - . . . B4 - - . . . . . . G4 - - . . . . . . . .",
    },
    {
      wave: "sine",
      volume: 0.022,
      notes: ". . . . . . . . . . . E5 - - . . . . . . D5 - - - . . . . . . . . . A5 - - . . . . . .",
    },
  ],
};
