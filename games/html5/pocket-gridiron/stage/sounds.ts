import type { ClubEvent } from "#html5/pocket-gridiron/club/club.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const chord = (notes: readonly number[], gap: number, volume = 0.13, wave: Tone["wave"] = "square"): Tone[] =>
  notes.map((from, i) => ({ wave: wave ?? "square", from, seconds: 0.2, volume, delay: i * gap }));

const thud: Tone[] = [
  { wave: "noise", from: 900, to: 80, seconds: 0.22, volume: 0.4 },
  { wave: "sine", from: 140, to: 50, seconds: 0.2, volume: 0.3 },
];
const whistle: Tone[] = [
  { wave: "square", from: 2100, to: 2180, seconds: 0.09, volume: 0.05 },
  { wave: "square", from: 2180, to: 2100, seconds: 0.22, volume: 0.05, delay: 0.09 },
];
const cheer: Tone[] = [
  { wave: "noise", from: 1600, to: 2600, seconds: 0.9, volume: 0.22 },
  { wave: "noise", from: 1100, to: 700, seconds: 1.4, volume: 0.2, delay: 0.3 },
];
const groan: Tone[] = [{ wave: "noise", from: 700, to: 240, seconds: 0.9, volume: 0.2 }];
const click: Tone[] = [{ wave: "square", from: 520, to: 760, seconds: 0.07, volume: 0.1 }];

export const sounds: Record<ClubEvent["kind"], readonly Tone[]> = {
  called: click,
  snap: [
    { wave: "square", from: 220, to: 330, seconds: 0.08, volume: 0.14 },
    { wave: "noise", from: 2600, seconds: 0.06, volume: 0.12, delay: 0.05 },
  ],
  throw: [{ wave: "noise", from: 2400, to: 700, seconds: 0.25, volume: 0.2 }],
  catch: [
    { wave: "noise", from: 1200, to: 300, seconds: 0.07, volume: 0.3 },
    { wave: "triangle", from: 520, to: 880, seconds: 0.14, volume: 0.22, delay: 0.03 },
  ],
  juke: [{ wave: "triangle", from: 300, to: 720, seconds: 0.14, volume: 0.2 }],
  miss: [{ wave: "triangle", from: 700, to: 350, seconds: 0.16, volume: 0.16 }, ...cheer.slice(0, 1)],
  break: [...thud, { wave: "triangle", from: 400, to: 900, seconds: 0.2, volume: 0.18 }],
  hit: thud,
  tackle: whistle,
  dive: whistle,
  out: whistle,
  incomplete: [{ wave: "triangle", from: 300, to: 180, seconds: 0.25, volume: 0.2 }, ...whistle],
  sack: [...whistle, ...groan],
  picked: [{ wave: "sawtooth", from: 320, to: 90, seconds: 0.5, volume: 0.14 }, ...groan],
  touchdown: [...chord([392, 523, 659, 784, 1047], 0.1, 0.13), ...cheer],
  kicked: thud,
  good: [...chord([523, 784, 1047], 0.08), ...cheer.slice(0, 1)],
  wide: groan,
  first: chord([523, 659], 0.08, 0.1),
  story: [{ wave: "triangle", from: 330, seconds: 0.07, volume: 0.12 }],
  conceded: groan,
  stopped: [...chord([440, 587], 0.08, 0.1), ...cheer.slice(0, 1)],
  quarter: whistle,
  half: [...whistle, ...whistle.map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + 0.4 }))],
  "full-time": [
    ...whistle,
    ...whistle.map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + 0.4 })),
    ...cheer,
  ],
  bought: chord([523, 659, 880], 0.06, 0.12),
  refused: [{ wave: "square", from: 150, to: 110, seconds: 0.16, volume: 0.1 }],
  practised: [...chord([523, 659, 784], 0.1, 0.12), ...cheer],
  "kick-off": whistle,
  champions: [...chord([392, 523, 659, 784, 1047, 1319], 0.12, 0.14), ...cheer],
  "season-over": chord([440, 392, 330], 0.14, 0.12),
};

const drums = [
  { wave: "sine", volume: 0.24, notes: "C2 . . . . . C2 . C2 . . . . . . ." },
  { wave: "noise", volume: 0.05, notes: ". . . . x . . . . . x . x . x x" },
] as const;

/** A marching band with a small keyboard: for the club house. */
export const clubSong: Song = {
  tempo: 108,
  tracks: [
    ...drums,
    {
      wave: "triangle",
      volume: 0.15,
      notes:
        "C2 . . C3 . . G2 . C2 . . C3 . . E2 . | F2 . . F3 . . C3 . F2 . . F3 . . A2 . | A2 . . A3 . . E3 . A2 . . A3 . . C3 . | G2 . . G3 . . D3 . G2 . . G3 . B2 . D3",
    },
    {
      wave: "square",
      volume: 0.03,
      notes:
        "E5 - . G5 . E5 . C5 - . D5 . E5 . . . | F5 - . A5 . F5 . C5 - . D5 . F5 . . . | E5 - . A5 . E5 . C5 - . B4 . A4 . . . | D5 . E5 . F5 . D5 . G5 - - . B4 . D5 .",
    },
  ],
};

/** During a match only drums and bass, so that the calls are heard. */
export const matchSong: Song = {
  tempo: 116,
  tracks: [
    { wave: "sine", volume: 0.2, notes: "C2 . . . C2 . . C2 . . C2 . . . . ." },
    { wave: "noise", volume: 0.04, notes: ". . . . x . . x . . . . x . x ." },
    {
      wave: "triangle",
      volume: 0.1,
      notes: "A1 . . A1 . . C2 . D2 . . D2 . E2 . G2 | F1 . . F1 . . A1 . G1 . . G1 . B1 . D2",
    },
  ],
};
