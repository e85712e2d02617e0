import type { Season } from "#html5/hopscotch-highway/core/eras.ts";
import type { Song, Track } from "#kit/sound/song.ts";

const beat = (notes: string): Track => ({ wave: "noise", notes, volume: 0.05 });
const bass = (notes: string): Track => ({ wave: "triangle", notes, volume: 0.2 });
const tune = (wave: Track["wave"], volume: number, notes: string): Track => ({ wave, volume, notes });

export const songs: Readonly<Record<Season, Song>> = {
  meadow: {
    tempo: 112,
    tracks: [
      beat(". . x . . . x . | . . x . . . x x"),
      bass("G2 . . . D3 . . . | E2 . . . B2 . . . | C3 . . . G2 . . . | D3 . . . F#2 . A2 ."),
      tune(
        "square",
        0.04,
        "B4 . D5 . G5 - D5 . | . . E5 . D5 . B4 . | C5 . E5 . G5 - E5 . | F#5 . D5 . A4 . . . | B4 . D5 . G5 - B5 . | . . A5 . G5 . E5 . | C5 . B4 . A4 . C5 . | B4 - G4 - . . . .",
      ),
    ],
  },
  night: {
    tempo: 104,
    tracks: [
      beat("x . . . . . x . | x . . . . x . ."),
      bass("A2 . . A2 . . E3 . | F2 . . F2 . . C3 . | D3 . . D3 . . A2 . | E2 . . E2 . . G#2 ."),
      tune(
        "triangle",
        0.11,
        "E5 - . C5 - . A4 . | A4 . C5 . F5 - - . | D5 - . F5 - . E5 . | B4 - - . . . G#4 . | A4 . C5 . E5 - . A5 | - . G5 . F5 . C5 . | D5 . F5 . A5 - F5 . | E5 - - - . . . .",
      ),
    ],
  },
  snow: {
    tempo: 116,
    tracks: [
      beat("x . x . x . x . | x . x . x . x x"),
      bass("C3 . . . G2 . . . | A2 . . . E2 . . . | F2 . . . C3 . . . | G2 . . . D3 . . ."),
      tune(
        "sine",
        0.1,
        "E5 . G5 . C6 . G5 . | A5 - G5 - E5 . . . | F5 . A5 . C6 . A5 . | B5 - G5 - D5 . . . | E5 . G5 . C6 . E6 . | D6 - C6 - A5 . . . | F5 . G5 . A5 . B5 . | C6 - - - . . . .",
      ),
    ],
  },
  autumn: {
    tempo: 118,
    tracks: [
      beat("x . . x . . x . | x . . x . x . ."),
      bass("D2 . A2 . D3 . A2 . | C3 . G2 . C3 . G2 . | Bb2 . F2 . Bb2 . F2 . | A2 . E2 . A2 . C#3 ."),
      tune(
        "square",
        0.038,
        "D5 . F5 . A5 . F5 . | E5 . C5 . G4 . . . | D5 . F5 . Bb5 . A5 . | G5 . E5 . C#5 . . . | A5 - G5 . F5 . E5 . | G5 - F5 . E5 . C5 . | F5 . D5 . Bb4 . D5 . | C#5 . E5 . A5 - . .",
      ),
    ],
  },
  festival: {
    tempo: 128,
    tracks: [
      beat("x . x x x . x . | x . x x x . x x"),
      bass("E2 . E3 . E2 . E3 . | A2 . A3 . A2 . A3 . | B2 . B3 . B2 . B3 . | E2 . E3 . B2 . E3 ."),
      tune(
        "square",
        0.042,
        "B4 . E5 . G#5 . B5 . | A5 . C#6 . A5 . E5 . | F#5 . B5 . D#6 . B5 . | G#5 . E5 . B4 . E5 . | G#5 . G#5 . B5 . E6 . | C#6 . A5 . E5 . A5 . | B5 . A5 . F#5 . D#5 . | E5 - - . E5 . . .",
      ),
    ],
  },
};
