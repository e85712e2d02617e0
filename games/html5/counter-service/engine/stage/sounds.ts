import type { ShiftEvent } from "#html5/counter-service/engine/core/events.ts";
import type { Tone } from "#kit/sound/sound.ts";

const chime = (notes: readonly number[], gap: number, volume = 0.2): Tone[] =>
  notes.map((from, i) => ({ wave: "triangle", from, seconds: 0.2, volume, delay: i * gap }));

export const sounds: Record<ShiftEvent["kind"], readonly Tone[]> = {
  arrive: chime([880, 660], 0.12, 0.12),
  order: [
    { wave: "square", from: 520, to: 700, seconds: 0.07, volume: 0.07 },
    { wave: "noise", from: 5000, to: 3000, seconds: 0.12, volume: 0.06, delay: 0.06 },
  ],
  select: [{ wave: "square", from: 600, seconds: 0.05, volume: 0.06 }],
  "walk-out": chime([392, 330, 262], 0.14),
  slip: [
    { wave: "square", from: 420, to: 180, seconds: 0.22, volume: 0.09 },
    { wave: "square", from: 380, to: 140, seconds: 0.28, volume: 0.08, delay: 0.16 },
  ],
  served: [
    { wave: "sine", from: 1568, seconds: 0.5, volume: 0.2 },
    { wave: "sine", from: 2093, seconds: 0.6, volume: 0.12, delay: 0.02 },
  ],
  sizzle: [{ wave: "noise", from: 5200, to: 4200, seconds: 0.7, volume: 0.1 }],
  turn: [
    { wave: "sine", from: 260, to: 520, seconds: 0.12, volume: 0.2 },
    { wave: "noise", from: 5200, to: 4200, seconds: 0.45, volume: 0.09, delay: 0.14 },
  ],
  take: [{ wave: "sine", from: 420, to: 300, seconds: 0.1, volume: 0.22 }],
  ding: chime([1319, 1319], 0.13, 0.16),
  smoke: [{ wave: "sawtooth", from: 210, to: 170, seconds: 0.3, volume: 0.08 }],
  drop: [
    { wave: "sine", from: 340, to: 160, seconds: 0.09, volume: 0.26 },
    { wave: "noise", from: 900, to: 300, seconds: 0.06, volume: 0.1 },
  ],
  pour: [{ wave: "sine", from: 300, to: 420, seconds: 0.2, volume: 0.08 }],
  full: [{ wave: "square", from: 180, seconds: 0.16, volume: 0.07 }],
  pick: [{ wave: "triangle", from: 660, seconds: 0.05, volume: 0.14 }],
  place: [{ wave: "sine", from: 480, to: 380, seconds: 0.07, volume: 0.2 }],
  cut: [
    { wave: "noise", from: 7000, to: 5000, seconds: 0.12, volume: 0.14 },
    { wave: "sine", from: 240, to: 180, seconds: 0.08, volume: 0.16 },
  ],
  scrape: [
    { wave: "noise", from: 2600, to: 700, seconds: 0.18, volume: 0.18 },
    { wave: "noise", from: 2200, to: 600, seconds: 0.16, volume: 0.14, delay: 0.16 },
  ],
  send: [{ wave: "sine", from: 300, to: 600, seconds: 0.16, volume: 0.2 }],
  trash: [{ wave: "noise", from: 1200, to: 150, seconds: 0.25, volume: 0.2 }],
  refuse: [{ wave: "square", from: 150, to: 120, seconds: 0.1, volume: 0.07 }],
  "pick-ware": chime([659, 988], 0.07),
  buy: chime([784, 988, 1319], 0.07),
  open: chime([523, 659, 784, 1047], 0.1, 0.24),
  hour: chime([659, 880, 1047], 0.09, 0.16),
  heart: [{ wave: "sawtooth", from: 300, to: 90, seconds: 0.4, volume: 0.12 }],
  close: chime([784, 659, 523, 392], 0.16, 0.22),
};

/** Rises while it runs, so that the line can be heard coming. */
export const pouring = (amount: number): Tone => ({
  wave: "sine",
  from: 260 + amount * 420,
  to: 280 + amount * 440,
  seconds: 0.09,
  volume: 0.08,
});

/** Better orders ring higher. */
export const praise = (total: number): Tone[] =>
  total >= 90
    ? chime([784, 988, 1175, 1568], 0.08)
    : total >= 70
      ? chime([659, 880], 0.1)
      : chime([330, 294], 0.14);
