import type { Song } from "#kit/sound/song.ts";

/** Machines at night: a motor for a bass, a press for a drum. */
export const song: Song = {
  tempo: 132,
  tracks: [
    { wave: "noise", volume: 0.06, notes: "x . x . x x x . x . x . x x . x" },
    {
      wave: "sawtooth",
      volume: 0.05,
      notes:
        "D2 D2 . D2 D2 . D2 . | D2 D2 . D2 F2 . G2 . | Bb1 Bb1 . Bb1 Bb1 . Bb1 . | C2 C2 . C2 C2 . E2 . | D2 D2 . D2 D2 . D2 . | G2 G2 . G2 G2 . F2 . | Bb1 Bb1 . C2 C2 . C2 . | D2 . A2 . D2 . C2 .",
    },
    {
      wave: "square",
      volume: 0.032,
      notes:
        "D4 . . F4 . . A4 . | G4 . F4 . D4 . . . | D4 . . F4 . . Bb4 . | A4 . G4 . E4 . . . | D5 . . C5 . . A4 . | Bb4 . A4 . G4 . . . | F4 . G4 . A4 . C5 . | D5 - - . A4 . D4 .",
    },
  ],
};
