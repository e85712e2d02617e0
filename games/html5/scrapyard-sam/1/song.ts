import type { Song } from "#kit/sound/song.ts";

/** A stomp on dustbins with a banjo that lost two strings. */
export const song: Song = {
  tempo: 126,
  tracks: [
    { wave: "noise", volume: 0.06, notes: "x . . . x . x . x . . . x . x x" },
    {
      wave: "triangle",
      volume: 0.22,
      notes:
        "A2 . A2 . E2 . G2 . | A2 . A2 . C3 . G2 . | F2 . F2 . C3 . F2 . | E2 . E2 . G2 . E2 . | A2 . A2 . E2 . G2 . | A2 . A2 . C3 . D3 . | F2 . G2 . A2 . C3 . | E2 . E2 . E3 . E2 .",
    },
    {
      wave: "square",
      volume: 0.035,
      notes:
        "A4 . C5 A4 . E4 G4 . | A4 . C5 D5 C5 . A4 . | F4 . A4 C5 . A4 F4 . | E4 . G4 E4 . D4 E4 . | A4 . C5 A4 . E4 G4 . | A4 . C5 D5 E5 . D5 C5 | A4 . C5 . D5 . E5 . | E5 - D5 C5 A4 - . .",
    },
  ],
};
