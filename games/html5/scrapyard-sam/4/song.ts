import type { Song } from "#kit/sound/song.ts";

/** Hammers, trumpets, and a king who thinks that it is all for him. */
export const song: Song = {
  tempo: 140,
  tracks: [
    { wave: "noise", volume: 0.065, notes: "x . x x x . x . x . x x x x x ." },
    {
      wave: "sawtooth",
      volume: 0.055,
      notes:
        "C2 . C2 C2 . C2 Eb2 . | C2 . C2 C2 . C2 G2 . | Ab1 . Ab1 Ab1 . Ab1 C2 . | Bb1 . Bb1 Bb1 . Bb1 D2 . | C2 . C2 C2 . C2 Eb2 . | F2 . F2 F2 . F2 Eb2 . | Ab1 . Ab1 Bb1 . Bb1 B1 . | C2 . G2 . C2 . B1 .",
    },
    {
      wave: "square",
      volume: 0.034,
      notes:
        "C5 - . C5 Eb5 - D5 C5 | G4 - . . C5 - . . | Ab4 - . Ab4 C5 - Bb4 Ab4 | Bb4 - . . D5 - . . | Eb5 - . Eb5 G5 - F5 Eb5 | F5 - Eb5 D5 C5 - . . | Ab4 - C5 - Bb4 - D5 - | C5 - - - G4 . C5 .",
    },
  ],
};
