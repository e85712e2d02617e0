import type { Song } from "#kit/sound/song.ts";

/** A music box that has had too much sugar. */
export const song: Song = {
  tempo: 108,
  tracks: [
    { wave: "noise", volume: 0.04, notes: ". . x . . . x . | . . x . . x x ." },
    {
      wave: "triangle",
      volume: 0.18,
      notes:
        "F2 . . C3 . . F2 . | D2 . . A2 . . D2 . | Bb2 . . F3 . . Bb2 . | C3 . . G2 . . C3 . | F2 . . C3 . . F2 . | A2 . . E3 . . A2 . | Bb2 . . F3 . . D3 . | C3 . G2 . C3 . E3 .",
    },
    {
      wave: "sine",
      volume: 0.08,
      notes:
        "A5 . C6 . A5 . F5 . | F5 . A5 . D6 - . . | Bb5 . D6 . Bb5 . F5 . | G5 . E5 . C5 - . . | A5 . C6 . F6 . C6 . | E6 . C6 . A5 - . . | D6 . Bb5 . F5 . Bb5 . | G5 . A5 . G5 - . .",
    },
  ],
};
