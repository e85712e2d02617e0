/**
 * Music and sound effects written as text, turned into the tables that `kit/sound.s` plays.
 *
 *     instrument lead duty 2 volume 12 11 10 9 8 vibrato 14
 *     instrument chord duty 1 volume 8 6 5 4 arp 0 4 7          an arpeggio runs in a circle, a slide stays at its end
 *     song title speed 7
 *     pulse1 @lead c5/2 e5 g5/4 - _ ( a4 b4 )*4                 note/rows, rest, hold; what is in brackets is played that often
 *     noise @hat 12/1 3 3 3                                     noise has pitches from 0 (low) to 15 (high)
 *     sfx jump pulse2 duty 2 c5:8 e5:8*2 g5:6                   note:volume*pictures
 */
const channels: readonly string[] = ["pulse1", "pulse2", "triangle", "noise"];
const semitones = "c c# d d# e f f# g g# a a# b".split(" ");

/** The lowest note of the period table is A1, for a pulse: the triangle plays the same period an octave lower. */
const LOWEST = noteNumber("a1");
const TABLE_NOTES = 96;
const CPU_HZ = 1_789_773;
const REST = 96;
const HOLD = 97;

type Instrument = {
  readonly name: string;
  volume: number[];
  pitch: number[];
  isSlide: boolean;
  vibrato: number;
  duty: number;
};
type Song = { readonly name: string; readonly speed: number; readonly streams: Map<string, string[]> };
type Effect = {
  readonly name: string;
  readonly channel: number;
  readonly steps: readonly (readonly number[])[];
};
type Music = { instruments: Instrument[]; songs: Song[]; effects: Effect[] };

/** The assembly of all tables, and the C header that declares the songs and effects. */
export function compileMusic(text: string, file: string): { assembly: string; header: string } {
  const music = parseMusic(text, file);
  const names = [...music.songs.map((s) => `song_${s.name}`), ...music.effects.map((e) => `sfx_${e.name}`)];
  const assembly = [
    ".export instruments, note_low, note_high",
    ...names.map((name) => `.export _${name}`),
    ".rodata",
    ...periodTable(),
    `instruments: .addr ${music.instruments.map((i) => `inst_${i.name}`).join(", ")}`,
    ...music.instruments.flatMap(instrumentLines),
    ...music.songs.flatMap((song) => songLines(song, music.instruments, file)),
    ...music.effects.flatMap(({ name, channel, steps }) => [
      `_sfx_${name}:`,
      bytes([channel, ...steps.flat(), 0]),
    ]),
  ];
  const header = [
    "/* Made from music.txt. */",
    ...names.map((name) => `extern const unsigned char ${name}[];`),
  ];
  return { assembly: `${assembly.join("\n")}\n`, header: `${header.join("\n")}\n` };
}

function parseMusic(text: string, file: string): Music {
  const music: Music = { instruments: [], songs: [], effects: [] };
  text.split("\n").forEach((line, at) => {
    const [word = "", ...rest] = line.replace(/^#.*/, "").trim().split(/\s+/);
    const [name = "", ...details] = rest;
    const song = music.songs.at(-1);
    if (word === "") return;
    if (word === "instrument") music.instruments.push(parseInstrument(name, details));
    else if (word === "song") music.songs.push({ name, speed: Number(details[1]), streams: new Map() });
    else if (word === "sfx") music.effects.push(parseEffect(name, details));
    else if (song && channels.includes(word))
      song.streams.set(word, [...(song.streams.get(word) ?? []), ...rest]);
    else
      throw new Error(
        `${file}:${at + 1}: "${word}" is none of instrument, song, sfx or a channel of a song.`,
      );
  });
  return music;
}

function parseInstrument(name: string, details: readonly string[]): Instrument {
  const instrument: Instrument = { name, volume: [], pitch: [], isSlide: false, vibrato: 0, duty: 0 };
  let list: number[] = [];
  details.forEach((word, at) => {
    if (word === "volume") list = instrument.volume;
    else if (word === "arp" || word === "slide") {
      list = instrument.pitch;
      instrument.isSlide = word === "slide";
    } else if (word === "duty") instrument.duty = Number(details[at + 1]);
    else if (word === "vibrato") instrument.vibrato = Number(details[at + 1]);
    else if (!["duty", "vibrato"].includes(details[at - 1] ?? "")) list.push(Number(word));
  });
  return instrument;
}

function parseEffect(name: string, [channelName = "", ...details]: readonly string[]): Effect {
  const channel = channels.indexOf(channelName);
  if (channel < 0) throw new Error(`sfx ${name}: no channel "${channelName}".`);
  const duty = details[0] === "duty" ? Number(details[1]) : 0;
  const notes = details[0] === "duty" ? details.slice(2) : details;
  const steps = notes.map((step) => {
    const [, pitch = "", volume = "8", length = "1"] = /^([^:*]+)(?::(\d+))?(?:\*(\d+))?$/.exec(step) ?? [];
    const period =
      channelName === "noise" ? Number(pitch) : periodOf(noteNumber(pitch) + (channel === 2 ? 12 : 0));
    return [Number(length), control(duty, Number(volume)), period & 0xff, period >> 8];
  });
  return { name, channel, steps };
}

function instrumentLines({ name, volume, pitch, isSlide, vibrato, duty }: Instrument): string[] {
  return [
    `inst_${name}: .addr env_${name}, arp_${name}`,
    bytes([vibrato]),
    `env_${name}:`,
    bytes([...volume.map((v) => control(duty, v)), 0]),
    `arp_${name}:`,
    bytes([...(pitch.length > 0 ? pitch : [0]), isSlide || pitch.length < 2 ? 0x81 : 0x80]),
  ];
}

function songLines(song: Song, instruments: readonly Instrument[], file: string): string[] {
  const label = (channel: string) => `stream_${song.name}_${channel}`;
  return [
    `_song_${song.name}:`,
    bytes([song.speed]),
    `.addr ${channels.map((channel) => (song.streams.has(channel) ? label(channel) : "0")).join(", ")}`,
    ...[...song.streams].flatMap(([channel, words]) => [
      `${label(channel)}:`,
      ...streamBytes(words, channel, instruments, `${file}: song ${song.name}, ${channel}`),
      `.byte $FF\n.addr ${label(channel)}`,
    ]),
  ];
}

function streamBytes(
  words: readonly string[],
  channel: string,
  instruments: readonly Instrument[],
  where: string,
): string[] {
  const out: number[] = [];
  const counts = words.filter((word) => /^\)\*\d+$/.test(word)).map((word) => Number(word.slice(2)));
  let length = 0;
  for (const word of words) {
    if (word === "(") {
      out.push(0xf0, counts.shift() ?? 1);
      continue;
    }
    if (word.startsWith(")")) {
      out.push(0xf1);
      continue;
    }
    if (word.startsWith("@")) {
      const index = instruments.findIndex(({ name }) => name === word.slice(1));
      if (index < 0) throw new Error(`${where}: no instrument "${word}".`);
      out.push(0xc0 + index);
      continue;
    }
    const [pitch = "", rows] = word.split("/");
    if (rows !== undefined && Number(rows) !== length) {
      length = Number(rows);
      if (!(length >= 1 && length <= 63)) throw new Error(`${where}: ${word}: 1 to 63 rows.`);
      out.push(0x80 + length);
    }
    out.push(pitchByte(pitch, channel, where));
  }
  const rowsOfBytes: string[] = [];
  for (let at = 0; at < out.length; at += 24) rowsOfBytes.push(bytes(out.slice(at, at + 24)));
  return rowsOfBytes;
}

function pitchByte(pitch: string, channel: string, where: string): number {
  if (pitch === "-") return REST;
  if (pitch === "_") return HOLD;
  if (channel === "noise" && /^\d+$/.test(pitch)) return Number(pitch);
  const index = noteNumber(pitch) - LOWEST + (channel === "triangle" ? 12 : 0);
  if (!(index >= 0 && index < TABLE_NOTES)) throw new Error(`${where}: no note "${pitch}".`);
  return index;
}

/** The number of a note, A4 being 57: 440 Hz. */
function noteNumber(name: string): number {
  const [, step = "", octave = ""] = /^([a-g]#?)(\d)$/.exec(name) ?? [];
  return semitones.includes(step) ? Number(octave) * 12 + semitones.indexOf(step) : Number.NaN;
}

function periodOf(note: number): number {
  return Math.round(CPU_HZ / (16 * 440 * 2 ** ((note - 57) / 12)) - 1);
}

function periodTable(): string[] {
  const periods = Array.from({ length: TABLE_NOTES }, (_, index) => periodOf(LOWEST + index));
  return [
    `note_low:\n${bytes(periods.map((period) => period & 0xff))}`,
    `note_high:\n${bytes(periods.map((period) => period >> 8))}`,
  ];
}

function control(duty: number, volume: number): number {
  return (duty << 6) | 0x30 | volume;
}

function bytes(values: readonly number[]): string {
  return `.byte ${values.map((value) => value & 0xff).join(", ")}`;
}
