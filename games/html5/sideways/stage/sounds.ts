import type { Race } from "#html5/sideways/core/race.ts";
import type { Mood } from "#html5/sideways/core/track.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Sound, Tone } from "#kit/sound/sound.ts";

const chord = (notes: readonly number[], gap: number, volume = 0.16): Tone[] =>
  notes.map((from, i) => ({ wave: "triangle", from, seconds: 0.28, volume, delay: i * gap }));

export const sounds = {
  count: [{ wave: "square", from: 440, seconds: 0.16, volume: 0.1 }],
  go: [{ wave: "square", from: 880, seconds: 0.5, volume: 0.11 }],
  lap: chord([523, 659, 784], 0.08),
  record: chord([523, 659, 784, 1047, 1319], 0.08, 0.18),
  finish: chord([392, 523, 659, 784, 1047], 0.11, 0.2),
  lost: [{ wave: "sawtooth", from: 300, to: 70, seconds: 0.45, volume: 0.12 }],
  kiss: [{ wave: "triangle", from: 1500, to: 2100, seconds: 0.12, volume: 0.14 }],
  rescue: [{ wave: "sine", from: 220, to: 660, seconds: 0.3, volume: 0.16 }],
  rubbed: [{ wave: "noise", from: 3000, to: 900, seconds: 0.14, volume: 0.08 }],
  moved: [{ wave: "triangle", from: 620, seconds: 0.06, volume: 0.12 }],
  shut: [{ wave: "square", from: 150, to: 110, seconds: 0.16, volume: 0.1 }],
  race: [{ wave: "triangle", from: 520, to: 1040, seconds: 0.18, volume: 0.16 }],
} as const satisfies Record<string, readonly Tone[]>;

/** Each link of a combo sounds a step higher. */
export const linkSound = (multiplier: number): Tone => ({
  wave: "triangle",
  from: 440 * 2 ** (multiplier / 6),
  to: 660 * 2 ** (multiplier / 6),
  seconds: 0.16,
  volume: 0.16,
});

export const bankSound = (points: number): Tone[] =>
  chord(points > 3000 ? [659, 831, 988, 1319] : [659, 988], 0.06, 0.14);

export const crashSound = (force: number): Tone[] => [
  { wave: "noise", from: 2400, to: 90, seconds: 0.35, volume: Math.min(0.4, 0.1 + force * 0.03) },
  { wave: "square", from: 120, to: 40, seconds: 0.25, volume: 0.12 },
];

/** Engine and tyres, told anew in every step. */
export function soundCar(sound: Sound, race: Race): void {
  const { car, hands, track, steps } = race;
  const pitch = 38 + car.revs * 118;
  const gas = hands.gas > 0 ? 1 : 0.5;
  const cutoff = 240 + car.revs * 1100 * gas;
  sound.drone("engine", { wave: "sawtooth", from: pitch, volume: 0.05 + 0.06 * gas, cutoff });
  // A second voice a hair off makes it growl.
  sound.drone("engine-low", {
    wave: "square",
    from: pitch * 0.503,
    volume: 0.035 + 0.03 * gas,
    cutoff: cutoff * 0.8,
  });
  const isLoose = track.mood === "snow" || track.mood === "rain";
  const slip = race.speed > 3 ? Math.max(0, Math.max(car.slipRear, car.slipFront * 0.7) - 0.32) : 0;
  const rasp = Math.min(1, slip * 1.4);
  const wobble = Math.sin(steps / 3) * 24 + Math.sin(steps / 7.3) * 30;
  sound.drone("squeal", {
    wave: "sawtooth",
    from: 560 + car.forward * 9 + wobble,
    volume: isLoose ? 0 : rasp * 0.03,
    cutoff: 2600,
  });
  sound.drone("tyres", {
    wave: "noise",
    from: isLoose ? 700 : 1500 + wobble * 4,
    volume: rasp * (isLoose ? 0.3 : 0.2),
  });
  const rush =
    (race.isOnRoad ? 0.012 : 0.06) * Math.min(1, race.speed / 20) + (track.mood === "rain" ? 0.05 : 0);
  sound.drone("air", { wave: "noise", from: track.mood === "rain" ? 3200 : 500, volume: rush });
}

export function hushCar(sound: Sound): void {
  for (const name of ["engine", "engine-low", "squeal", "tyres", "air"]) {
    sound.drone(name, { from: 100, volume: 0 });
  }
}

const kick = { wave: "sine", volume: 0.26, notes: "A1 . . . . . A1 . . . A1 . . . . ." } as const;
const snare = { wave: "noise", volume: 0.07, notes: ". . . . x . . . . . . . x . . x" } as const;
const hats = { wave: "noise", volume: 0.025, notes: "x . x . x . x . x . x x x . x ." } as const;

const sunny: Song = {
  tempo: 104,
  tracks: [
    kick,
    snare,
    hats,
    {
      wave: "triangle",
      volume: 0.16,
      notes:
        "D2 . . D2 . . A2 . D2 . . F#2 . . A2 . | G1 . . G1 . . D2 . G1 . . B1 . . D2 . | E2 . . E2 . . B2 . E2 . . G2 . . B2 . | A1 . . A1 . . E2 . A1 . C#2 . E2 . G2 .",
    },
    {
      wave: "square",
      volume: 0.028,
      notes:
        "F#5 - . A5 . F#5 . E5 - . D5 . . . . . | . . B4 . D5 . E5 - . D5 . B4 . . . . | G5 - . B5 . G5 . F#5 - . E5 . . . . . | . . E5 . F#5 . G5 . F#5 . E5 . C#5 . . .",
    },
  ],
};

const nightly: Song = {
  tempo: 112,
  tracks: [
    { ...kick, notes: "A1 . . . A1 . . . A1 . . . A1 . . A1" },
    snare,
    { ...hats, notes: ". . x . . . x . . . x . . x x ." },
    {
      wave: "sawtooth",
      volume: 0.05,
      notes:
        "A1 . A2 . A1 A2 . A1 . A2 . A1 G2 . E2 . | F1 . F2 . F1 F2 . F1 . F2 . F1 G1 . G2 . | D2 . D3 . D2 D3 . D2 . D3 . D2 C3 . A2 . | E2 . E3 . E2 E3 . E2 . E3 . E2 G#2 . B2 .",
    },
    {
      wave: "triangle",
      volume: 0.07,
      notes:
        "E5 - - . C5 - - . A4 - - - . . . . | A4 - - . C5 - - . F5 - - - E5 - . . | D5 - - . F5 - - . A5 - - - . . . . | G#5 - - . E5 - - . B4 - - - . . . .",
    },
  ],
};

const drizzle: Song = {
  tempo: 88,
  tracks: [
    { ...kick, volume: 0.2 },
    { ...snare, volume: 0.045 },
    {
      wave: "sine",
      volume: 0.2,
      notes: "C2 - - . C2 . G2 . | A1 - - . A1 . E2 . | F1 - - . F1 . C2 . | G1 - - . G1 . D2 .",
    },
    {
      wave: "triangle",
      volume: 0.06,
      notes:
        "E5 . G5 . B5 . G5 . E5 . . . D5 . . . | C5 . E5 . G5 . E5 . C5 . . . B4 . . . | A4 . C5 . E5 . G5 . E5 . . . C5 . . . | B4 . D5 . F5 . A5 . G5 . . . . . . .",
    },
  ],
};

export const songs: Record<Mood, Song> = {
  yard: sunny,
  harbour: sunny,
  rain: drizzle,
  autumn: sunny,
  night: nightly,
  snow: drizzle,
  deck: drizzle,
  fair: nightly,
};
