import type { Song } from "#kit/sound/song.ts";
import type { Tone } from "#kit/sound/sound.ts";

const bells = (pitches: readonly number[], gap: number, volume = 0.14): Tone[] =>
  pitches.map((from, i) => ({ wave: "triangle", from, seconds: 0.32, volume, delay: i * gap }));

export const sounds = {
  /** A page is turned. */
  page: [
    { wave: "noise", from: 2400, to: 700, seconds: 0.13, volume: 0.09 },
    { wave: "noise", from: 900, to: 300, seconds: 0.08, volume: 0.06, delay: 0.07 },
  ],
  choose: [{ wave: "triangle", from: 440, to: 587, seconds: 0.1, volume: 0.14 }],
  good: bells([587, 784], 0.08),
  sad: bells([440, 370], 0.14, 0.1),
  first: bells([523, 659, 784, 1047], 0.09, 0.16),
  closed: [{ wave: "sine", from: 170, to: 130, seconds: 0.12, volume: 0.16 }],
  over: bells([784, 659, 587, 523, 392, 523], 0.22, 0.13),
} as const satisfies Record<string, readonly Tone[]>;

/** A music box. Its two hands have lengths that share nothing, so it takes long until it repeats itself. */
export const music: Song = {
  tempo: 66,
  tracks: [
    {
      wave: "sine",
      volume: 0.045,
      notes:
        "C4 - - - G4 - - - A3 - - - E4 - - - | F3 - - - C4 - - - G3 - - - D4 - - - | A3 - - - E4 - - - F3 - - - C4 - - -",
    },
    {
      wave: "triangle",
      volume: 0.026,
      notes:
        "E5 - . . G5 - . . . . C5 - . . D5 - - . . . . . E5 - . . . . A4 - - . . . . . G4 - . . C5 - - - . . . . . .",
    },
  ],
};
