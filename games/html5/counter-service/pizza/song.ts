import type { Song } from "#kit/sound/song.ts";

/** A waltz from the street below, on something like an accordion. */
export const song: Song = {
  tempo: 132,
  tracks: [
    { wave: "noise", volume: 0.035, notes: ". . . . x . . . x . . ." },
    {
      wave: "triangle",
      volume: 0.2,
      notes:
        "D2 - - . A2 - . . A2 - . . | D2 - - . A2 - . . A2 - . . | A2 - - . E3 - . . E3 - . . | A2 - - . E3 - . . E3 - . . | G2 - - . D3 - . . D3 - . . | D2 - - . A2 - . . A2 - . . | A2 - - . E3 - . . C#3 - . . | D2 - - . A2 - . . A2 - . .",
    },
    {
      wave: "sawtooth",
      volume: 0.022,
      notes:
        "F#4 - - - - - A4 - - - . . | F#4 - - - E4 - D4 - - - . . | E4 - - - - - G4 - - - . . | E4 - - - F#4 - E4 - - - . . | B4 - - - - - A4 - G4 - . . | F#4 - - - A4 - F#4 - - - . . | E4 - - - G4 - E4 - C#4 - . . | D4 - - - - - - - . . . .",
    },
  ],
};
