/** Wave form of a voice. */
export type Wave = "sine" | "triangle" | "square" | "sawtooth" | "noise";

/**
 * One voice of a song, in sixteenths of a bar: `"C4 - E4 . | G4"`. A note sounds, `-` holds it, `.` is a rest,
 * `x` is a beat for `noise`, and `|` only helps the reader. Each track repeats at its own length.
 */
export type Track = { wave: Wave; notes: string; volume?: number };

/** A song. `tempo` is in beats per minute, of four sixteenths each. */
export type Song = { tempo: number; tracks: readonly Track[] };

export type SongNote = { wave: Wave; frequency: number; volume: number; at: number; sixteenths: number };

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Filter frequency of a beat of noise. */
const BEAT_HZ = 6000;

/** Frequency of a note in hertz: 440 for `A4`; `C#5` and `Bb3` work too. */
export function frequencyOf(name: string): number {
  const [, letter = "", accidental = "", octave = ""] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const semitone = SEMITONES[letter];
  if (semitone === undefined) throw new Error(`"${name}" is not a note; write one like A4, C#5 or Bb3.`);
  const shift = accidental === "#" ? 1 : accidental === "b" ? -1 : 0;
  return 440 * 2 ** ((semitone + shift - 9) / 12 + Number(octave) - 4);
}

/** Parses a track: its notes with their positions, and its length in sixteenths, after which it repeats. */
export function parseTrack(track: Track): { notes: SongNote[]; length: number } {
  const words = track.notes.split(/\s+/).filter((word) => word !== "" && word !== "|");
  const notes: SongNote[] = [];
  words.forEach((word, at) => {
    if (word === ".") return;
    const last = notes.at(-1);
    if (word === "-") {
      if (last) last.sixteenths++;
      return;
    }
    const frequency = word === "x" ? BEAT_HZ : frequencyOf(word);
    notes.push({ wave: track.wave, frequency, volume: track.volume ?? 0.2, at, sixteenths: 1 });
  });
  return { notes, length: words.length };
}

/** The notes of a song at any sixteenth; it repeats without end. */
export function readSong(song: Song): (sixteenth: number) => SongNote[] {
  const tracks = song.tracks.map(parseTrack);
  return (sixteenth) =>
    tracks.flatMap(({ notes, length }) => notes.filter((note) => note.at === sixteenth % length));
}
