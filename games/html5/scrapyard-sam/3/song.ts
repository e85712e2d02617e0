import type { Song } from "#kit/sound/song.ts";

/** A shanty in a gale, hauled along in threes. */
export const song: Song = {
  tempo: 118,
  tracks: [
    { wave: "noise", volume: 0.055, notes: "x . . x . . x . x x . ." },
    {
      wave: "triangle",
      volume: 0.22,
      notes:
        "E2 . . B2 . . E2 . . B2 . . | G2 . . D3 . . G2 . . D3 . . | A2 . . E3 . . A2 . . E3 . . | B2 . . F#3 . . B2 . . B1 . . | E2 . . B2 . . E2 . . B2 . . | C3 . . G2 . . C3 . . G2 . . | D3 . . A2 . . D3 . . A2 . . | E2 . . B2 . . E2 - - . . .",
    },
    {
      wave: "square",
      volume: 0.034,
      notes:
        "E4 - G4 B4 - . B4 A4 G4 A4 - . | B4 - . D5 - B4 A4 - G4 . . . | A4 - C5 E5 - . D5 C5 A4 B4 - . | B4 - . F#4 - . B4 - . . . . | E4 - G4 B4 - . B4 A4 G4 A4 - . | G4 - E4 G4 - . C5 - B4 A4 G4 . | F#4 - A4 D5 - . C5 - B4 A4 F#4 . | E4 - - . B4 . E4 - - . . .",
    },
  ],
};
