import type { BrawlEvent, EventKind } from "#html5/scrapyard-sam/engine/core/events.ts";
import type { Tone } from "#kit/sound/sound.ts";

const chime = (
  notes: readonly number[],
  gap: number,
  volume = 0.16,
  wave: Tone["wave"] = "triangle",
): Tone[] => notes.map((from, i) => ({ wave, from, seconds: 0.2, volume, delay: i * gap }));
const thud = (from: number, volume: number): Tone => ({ wave: "sine", from, to: 40, seconds: 0.16, volume });
const clank = (from: number, volume: number): Tone[] => [
  { wave: "square", from, to: from * 0.72, seconds: 0.07, volume: volume * 0.5 },
  { wave: "triangle", from: from * 2.7, to: from * 2.5, seconds: 0.22, volume: volume * 0.6 },
];

const sounds: Record<EventKind, readonly Tone[]> = {
  whoosh: [{ wave: "noise", from: 1400, to: 500, seconds: 0.08, volume: 0.07 }],
  hit: [
    thud(170, 0.34),
    ...clank(420, 0.16),
    { wave: "noise", from: 2600, to: 600, seconds: 0.06, volume: 0.16 },
  ],
  block: clank(900, 0.2),
  jump: [{ wave: "square", from: 240, to: 480, seconds: 0.12, volume: 0.07 }],
  land: [thud(110, 0.18)],
  jets: [{ wave: "noise", from: 900, to: 3200, seconds: 0.3, volume: 0.14 }],
  grab: [{ wave: "square", from: 300, to: 200, seconds: 0.07, volume: 0.1 }],
  throw: [{ wave: "noise", from: 700, to: 2400, seconds: 0.16, volume: 0.14 }],
  clang: [...clank(310, 0.28), thud(90, 0.2)],
  break: [
    { wave: "noise", from: 3200, to: 200, seconds: 0.32, volume: 0.2 },
    ...chime([880, 660, 990, 520], 0.05, 0.07, "square"),
  ],
  crack: [{ wave: "noise", from: 1800, to: 300, seconds: 0.18, volume: 0.2 }],
  boom: [
    { wave: "noise", from: 1200, to: 60, seconds: 0.5, volume: 0.34 },
    { wave: "sine", from: 120, to: 30, seconds: 0.4, volume: 0.4 },
  ],
  tell: chime([988, 1319], 0.06, 0.07, "square"),
  shot: [{ wave: "square", from: 700, to: 240, seconds: 0.12, volume: 0.09 }],
  pick: chime([523, 784], 0.05, 0.12),
  heal: chime([523, 659, 784, 1047], 0.06),
  coin: chime([1175, 1568], 0.06, 0.12),
  battery: chime([392, 523, 659, 784, 1047], 0.07, 0.2),
  hurt: [{ wave: "sawtooth", from: 320, to: 110, seconds: 0.2, volume: 0.14 }, thud(140, 0.3)],
  knock: [{ wave: "square", from: 500, to: 90, seconds: 0.34, volume: 0.08 }],
  ko: chime([392, 330, 262, 196], 0.15, 0.2, "square"),
  revive: chime([262, 392, 523, 784], 0.07, 0.2),
  charged: chime([1047, 1568], 0.04, 0.12),
  roll: [{ wave: "noise", from: 500, to: 1500, seconds: 0.18, volume: 0.12 }],
  pound: [thud(120, 0.45), { wave: "noise", from: 700, to: 80, seconds: 0.26, volume: 0.24 }],
  magnet: [{ wave: "sawtooth", from: 110, to: 330, seconds: 0.35, volume: 0.09 }],
  whirl: [{ wave: "noise", from: 600, to: 3600, seconds: 0.7, volume: 0.16 }],
  overdrive: [
    ...chime([330, 440, 554, 659, 880], 0.06, 0.18, "square"),
    { wave: "noise", from: 500, to: 5000, seconds: 0.8, volume: 0.16 },
  ],
  reflect: chime([784, 1319], 0.03, 0.14, "square"),
  find: chime([523, 659, 784, 1047, 1319], 0.09, 0.22),
  wave: [{ wave: "square", from: 196, to: 233, seconds: 0.22, volume: 0.08 }],
  piece: chime([147, 139, 147, 196], 0.16, 0.22, "sawtooth"),
  go: chime([659, 659, 880], 0.1, 0.16),
  checkpoint: chime([392, 523, 659], 0.1, 0.14),
  boss: chime([98, 92, 87, 98], 0.24, 0.26, "sawtooth"),
  phase: [{ wave: "sawtooth", from: 90, to: 260, seconds: 0.6, volume: 0.16 }],
  dizzy: chime([1319, 1175, 1319, 1175, 1319], 0.09, 0.08),
  won: chime([523, 659, 784, 1047, 784, 1047, 1319], 0.13, 0.24, "square"),
  lost: chime([330, 294, 262, 196], 0.2, 0.2),
};

/** The sound of an event: heavy blows ring lower and longer than light ones. */
export function soundOf({ kind, what, amount = 0 }: BrawlEvent): readonly Tone[] {
  if (kind === "hit" && what === "heavy")
    return [
      thud(130, 0.5),
      ...clank(250 + (amount % 5) * 14, 0.24),
      { wave: "noise", from: 3400, to: 300, seconds: 0.14, volume: 0.24 },
    ];
  return sounds[kind];
}
