import type { FoeKind } from "#html5/scrapyard-sam/engine/core/foes/foes.ts";
import { type Ctx, disc, gear, INK, line, NONE, oval, poly, slab, within } from "./ink.ts";
import type { Pose } from "./pose.ts";

type Body = {
  limb: string;
  hand: string;
  boot: string;
  /** Where arms and legs begin. */
  shoulder: { x: number; y: number };
  hip: number;
  /** What flies around when it breaks. */
  parts: readonly string[];
  paint(ctx: Ctx, mood: Pose["face"], time: number): void;
};

/** Two lamps for eyes, with a mood. */
export function eyes(ctx: Ctx, x: number, y: number, mood: Pose["face"], color: string, size = 6): void {
  for (const side of [0, 1]) {
    const at = x + side * size * 2.4;
    if (mood === "dizzy") {
      line(ctx, [at - 4, y - 4, at + 4, y + 4], INK, 2.5);
      line(ctx, [at + 4, y - 4, at - 4, y + 4], INK, 2.5);
      continue;
    }
    disc(ctx, at, y, size, mood === "fierce" ? "#ff5340" : color);
    disc(ctx, at + size * 0.25, y, mood === "hurt" ? size * 0.25 : size * 0.45, INK, NONE);
  }
  if (mood === "fierce") line(ctx, [x - size, y - size * 1.6, x + size, y - size], INK, 3);
  if (mood === "fierce") line(ctx, [x + size * 1.6, y - size, x + size * 3.4, y - size * 1.6], INK, 3);
}

const mouth = (ctx: Ctx, x: number, y: number, mood: Pose["face"]) => {
  if (mood === "hurt") oval(ctx, x, y, 5, 6, INK, NONE);
  else line(ctx, [x - 7, y, x - 2, y + 2, x + 3, y, x + 8, y + 2], INK, 2.5);
};

export const bodies: Record<FoeKind, Body> = {
  tinny: {
    limb: "#5b6275",
    hand: "#c9ccd8",
    boot: "#4a4f63",
    shoulder: { x: 4, y: -44 },
    hip: -16,
    parts: ["#e8623d", "#c9ccd8", "#f4e3bd"],
    paint(ctx, mood) {
      slab(ctx, -20, -66, 40, 52, 5, "#c9ccd8");
      slab(ctx, -20, -54, 40, 30, 0, "#e8623d");
      slab(ctx, -18.5, -52, 8, 26, 0, "#ff9568", NONE);
      slab(ctx, -22, -70, 44, 8, 3, "#dfe2ec");
      poly(ctx, [-14, -70, -4, -84, 10, -78, 18, -70], "#b4b8c8");
      eyes(ctx, -2, -44, mood, "#fff7d8", 6);
      mouth(ctx, 6, -31, mood);
    },
  },
  barrel: {
    limb: "#5b4a3a",
    hand: "#b98b52",
    boot: "#4a3628",
    shoulder: { x: 4, y: -40 },
    hip: -12,
    parts: ["#b5713a", "#4d5566", "#e0a05c"],
    paint(ctx, mood) {
      slab(ctx, -28, -66, 56, 58, [22, 22, 22, 22], "#b5713a");
      line(ctx, [-9, -64, -11, -10], "#8c5327", 2.5);
      line(ctx, [10, -64, 12, -10], "#8c5327", 2.5);
      slab(ctx, -29, -56, 58, 8, 3, "#4d5566");
      slab(ctx, -29, -26, 58, 8, 3, "#4d5566");
      eyes(ctx, 0, -40, mood, "#ffe9a8", 7);
    },
  },
  toaster: {
    limb: "#565b70",
    hand: "#ff8fa3",
    boot: "#3f4356",
    shoulder: { x: 2, y: -34 },
    hip: -14,
    parts: ["#f2f4fa", "#ff8fa3", "#c98d4e"],
    paint(ctx, mood, time) {
      const pop = mood === "fierce" ? Math.abs(Math.sin(time / 3)) * 5 : 0;
      slab(ctx, -10, -66 - pop, 20, 18, [7, 7, 2, 2], "#c98d4e");
      slab(ctx, -26, -54, 52, 42, [16, 16, 6, 6], "#ff8fa3");
      slab(ctx, -24.5, -24, 49, 10, 3, "#d95f7c", NONE);
      slab(ctx, -16, -56, 32, 7, 3, INK, NONE);
      slab(ctx, -30, -40, 7, 12, 3, "#f2f4fa");
      eyes(ctx, 2, -36, mood, "#f2f4fa", 6);
    },
  },
  fridge: {
    limb: "#6c7b8c",
    hand: "#dfeaf2",
    boot: "#4b5866",
    shoulder: { x: 6, y: -70 },
    hip: -18,
    parts: ["#dfeaf2", "#9fb6c6", "#8fd14f", "#ffcf4a"],
    paint(ctx, mood) {
      slab(ctx, -34, -104, 68, 92, 10, "#dfeaf2");
      slab(ctx, -32.5, -26, 65, 12, [0, 0, 8, 8], "#9fb6c6", NONE);
      line(ctx, [-34, -52, 34, -52], INK, 3);
      slab(ctx, -27, -98, 8, 40, 4, "#ffffff", NONE);
      slab(ctx, 22, -46, 6, 22, 3, "#7d8c99");
      slab(ctx, -22, -44, 14, 12, 2, "#ffcf4a");
      disc(ctx, -4, -36, 6, "#8fd14f");
      eyes(ctx, 0, -80, mood, "#bfe8ff", 8);
      mouth(ctx, 10, -61, mood);
    },
  },
  lid: {
    limb: "#4f6250",
    hand: "#8aa37f",
    boot: "#39473b",
    shoulder: { x: 2, y: -42 },
    hip: -16,
    parts: ["#7f9a72", "#b6c2ae", "#55684f"],
    paint(ctx, mood) {
      poly(ctx, [-20, -60, 20, -60, 16, -12, -16, -12], "#7f9a72");
      for (const x of [-10, 0, 10]) line(ctx, [x, -56, x * 0.8, -16], "#64795a", 2.5);
      slab(ctx, -24, -66, 48, 9, 4, "#a9bda0");
      eyes(ctx, 0, -46, mood, "#f8ffd9", 5.5);
    },
  },
  jack: {
    limb: "#7b4aa8",
    hand: "#ffd35c",
    boot: "#4c2d6b",
    shoulder: { x: 2, y: -56 },
    hip: -10,
    parts: ["#b667e8", "#ffd35c", "#ff5d8f"],
    paint(ctx, mood, time) {
      const give = Math.sin(time / 6) * 2;
      line(ctx, [0, -24, -8, -30, 8, -36 - give, -8, -42 - give, 0, -48 - give], INK, 6);
      line(ctx, [0, -24, -8, -30, 8, -36 - give, -8, -42 - give, 0, -48 - give], "#c9ccd8", 3);
      slab(ctx, -22, -32, 44, 24, 5, "#b667e8");
      line(ctx, [-14, -26, 0, -14, 14, -26], "#ffd35c", 4);
      disc(ctx, 0, -64 - give, 18, "#ffe9c4");
      poly(ctx, [-18, -70 - give, -22, -92 - give, 0, -78 - give, 20, -92 - give, 18, -70 - give], "#ff5d8f");
      disc(ctx, -22, -93 - give, 4.5, "#ffd35c");
      disc(ctx, 20, -93 - give, 4.5, "#ffd35c");
      eyes(ctx, 0, -62 - give, mood, "#ffffff", 5);
    },
  },
  drone: {
    limb: "#44506b",
    hand: "#ffb03b",
    boot: "#44506b",
    shoulder: { x: 0, y: -14 },
    hip: 0,
    parts: ["#ffb03b", "#3c4866", "#8fe3ff"],
    paint(ctx, mood, time) {
      const spin = Math.cos(time * 1.3) * 30;
      line(ctx, [0, -34, 0, -46], INK, 5);
      oval(ctx, 0, -46, Math.abs(spin) + 6, 4, "#8fe3ffcc");
      oval(ctx, 0, -20, 25, 18, "#ffb03b");
      oval(ctx, 0, -12, 22, 8, "#d9821a", NONE);
      slab(ctx, -26, -24, 52, 7, 3, "#3c4866");
      eyes(ctx, 2, -19, mood, "#eafcff", 6);
    },
  },
  welder: {
    limb: "#3d4a63",
    hand: "#ffdf6b",
    boot: "#2c3547",
    shoulder: { x: 4, y: -46 },
    hip: -16,
    parts: ["#3f6fb5", "#2c3547", "#ffdf6b"],
    paint(ctx, mood, time) {
      slab(ctx, -22, -54, 44, 42, [10, 10, 6, 6], "#3f6fb5");
      slab(ctx, -30, -58, 14, 40, 6, "#d9483b");
      slab(ctx, -20, -84, 42, 36, [18, 18, 8, 8], "#2c3547");
      slab(ctx, -4, -74, 24, 13, 4, mood === "fierce" ? "#ff5340" : "#8fe3ff");
      if (mood === "dizzy") line(ctx, [0, -71, 14, -64], INK, 3);
      const glow = 5 + Math.sin(time / 2) * 2;
      disc(ctx, 4, -34, glow, "#ffdf6b", NONE);
    },
  },
  // Drawn like Sam himself; see draw-foes.ts.
  copycat: {
    limb: "#4b5568",
    hand: "#b9c0d6",
    boot: "#454a60",
    shoulder: { x: 0, y: -46 },
    hip: -16,
    parts: ["#8d93a8", "#7d4dff", "#cfd4e6"],
    paint: () => undefined,
  },
};

/** The dustbin lid that a lid bot hides behind. */
export function drawShield(ctx: Ctx, x: number, y: number): void {
  within(ctx, { x, y, wide: 0.55, high: 1 }, () => {
    disc(ctx, 0, 0, 30, "#b6c2ae");
    disc(ctx, 0, 0, 20, "#97a68e");
    slab(ctx, -9, -5, 18, 10, 4, "#55684f");
  });
}

/** Nuts that circle around a dizzy head. */
export function drawNuts(ctx: Ctx, y: number, time: number, wide = 26): void {
  for (let i = 0; i < 3; i++) {
    const turn = time / 9 + (i * Math.PI * 2) / 3;
    within(ctx, { x: Math.cos(turn) * wide, y: y + Math.sin(turn) * wide * 0.3, turn }, () =>
      gear(ctx, 7, 6, "#ffd35c"),
    );
  }
}
