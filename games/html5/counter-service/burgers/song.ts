import type { Song } from "#kit/sound/song.ts";

/** A shuffle for the jukebox in the corner. */
export const song: Song = {
  tempo: 116,
  tracks: [
    { wave: "noise", volume: 0.05, notes: "x . . x x . . x | x . . x x . x x" },
    {
      wave: "triangle",
      volume: 0.2,
      notes:
        "C2 . E2 . G2 . A2 . | Bb2 . A2 . G2 . E2 . | F2 . A2 . C3 . D3 . | C2 . E2 . G2 . E2 . | G2 . B2 . D3 . B2 . | F2 . A2 . C3 . A2 . | C2 . E2 . G2 . A2 . | G2 . F2 . E2 . D2 .",
    },
    {
      wave: "square",
      volume: 0.03,
      notes:
        "E4 - . G4 . . A4 . | G4 . E4 . C4 . . . | A4 - . C5 . . D5 . | C5 . A4 . G4 . . . | D5 - . B4 . . G4 . | C5 . A4 . F4 . A4 . | G4 - E4 . C4 . E4 . | D4 - - . G4 . . .",
    },
  ],
};
