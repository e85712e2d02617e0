import type { Gift, GiftId } from "#html5/masquerade/core/gifts.ts";
import type { Place } from "#html5/masquerade/core/level.ts";
import { type Basis, basisOf, laidDown, off, upright } from "./batch.ts";
import { type Rgb, raised, rgbOf, times } from "./colours.ts";
import type { Light } from "./light.ts";
import type { Cast } from "./painter.ts";

/** Also of the words about them. */
export const giftColours: Readonly<Record<GiftId, string>> = {
  sponge: "#5fe0ff",
  bucket: "#ff6fc0",
  shoes: "#8dff7a",
};

const beams = {
  sponge: rgbOf(giftColours.sponge),
  bucket: rgbOf(giftColours.bucket),
  shoes: rgbOf(giftColours.shoes),
};
const chalk: Rgb = [1, 0.98, 0.92];
const yellow: Rgb = [1, 0.84, 0.28];
const pore: Rgb = [0.86, 0.62, 0.12];
const tin: Rgb = [0.8, 0.84, 0.9];
const pink: Rgb = [1, 0.2, 0.56];
const leather: Rgb = [0.2, 0.78, 0.42];

type Put = { group: Cast["solid"]; at: Place; aim: Basis; lit: Rgb };

/** Draws a gift that floats and turns under a beam which is seen over all walls. */
export function drawGift(cast: Cast, { id, x, y, z }: Gift, light: Light, steps: number): void {
  const floor = { x, y, z: z + 0.05 };
  const colour = beams[id];
  cast.soft.square.add(floor, upright, [0.8, 1, 0.8], { colour, stains: 1, solid: 1 });
  cast.soft.pipe.add(floor, upright, [0.5, 2, 0.5], { colour, stains: 3, solid: 0.3 });
  cast.soft.pipe.add(floor, upright, [0.16, 9, 0.16], { colour, stains: 3, solid: 0.6 });
  const at = { x, y, z: z + 0.85 + Math.sin(steps * 0.06 + x) * 0.08 };
  painters[id]({
    group: cast.solid,
    at,
    aim: basisOf(steps * 0.035 + x),
    lit: raised(light.over(x, y), 0.15),
  });
}

const painters: Readonly<Record<GiftId, (put: Put) => void>> = {
  sponge({ group, at, aim, lit }) {
    group.box.add(at, aim, [0.34, 0.17, 0.22], { colour: times(yellow, lit), glow: 0.3 });
    for (const [right, up] of [
      [-0.2, 0.06],
      [0.02, -0.06],
      [0.2, 0.05],
    ] as const)
      for (const side of [-1, 1])
        group.drop.add(off(at, aim, right, up, side * 0.215), aim, [0.05, 0.05, 0.03], {
          colour: times(pore, lit),
        });
    // Foam.
    for (const [right, front, r] of [
      [-0.2, 0.04, 0.12],
      [0.02, -0.05, 0.16],
      [0.21, 0.05, 0.11],
    ] as const)
      group.ball.add(off(at, aim, right, 0.2, front), aim, [r, r * 0.85, r], {
        colour: times(chalk, lit),
        glow: 0.4,
      });
  },
  bucket({ group, at, aim, lit }) {
    const foot = off(at, aim, 0, -0.26, 0);
    group.pipe.add(foot, aim, [0.25, 0.42, 0.25], { colour: times(tin, lit) });
    group.pipe.add(off(foot, aim, 0, 0.12, 0), aim, [0.258, 0.16, 0.258], { colour: pink, glow: 0.3 });
    group.ball.add(off(foot, aim, 0, 0.42, 0), aim, [0.24, 0.07, 0.24], { colour: pink, glow: 0.4 });
    // One drop runs down, and the handle stands up.
    group.ball.add(off(foot, aim, 0.1, 0.33, 0.22), aim, [0.05, 0.12, 0.05], { colour: pink, glow: 0.4 });
    for (let part = 0; part < 7; part++) {
      const turn = (part / 6) * Math.PI;
      const spot = off(foot, aim, Math.cos(turn) * 0.25, 0.42 + Math.sin(turn) * 0.24, 0);
      group.drop.add(spot, aim, [0.045, 0.045, 0.045], { colour: times(tin, lit) });
    }
  },
  shoes({ group, at, aim, lit }) {
    for (const side of [-1, 1]) {
      const shoe = off(at, aim, side * 0.17, -0.05, 0);
      const look = { colour: times(leather, lit), glow: 0.2 };
      group.ball.add(off(shoe, aim, 0, 0, 0.1), aim, [0.13, 0.11, 0.22], look);
      group.pipe.add(off(shoe, aim, 0, 0, -0.06), aim, [0.11, 0.24, 0.11], look);
      group.box.add(off(shoe, aim, 0, -0.1, 0.06), aim, [0.13, 0.03, 0.25], { colour: times(chalk, lit) });
      // A wing at the heel.
      for (const up of [0, 1, 2])
        group.ball.add(
          off(shoe, aim, side * 0.14, 0.08 + up * 0.07, -0.16 - up * 0.05),
          laidDown(aim),
          [0.03, 0.13 + up * 0.02, 0.05],
          { colour: times(chalk, lit), glow: 0.5 },
        );
    }
  },
};
