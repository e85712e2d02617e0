import { RADIUS } from "#html5/slopeline/core/ball.ts";
import { Run } from "#html5/slopeline/core/run.ts";
import type { Corner } from "#html5/slopeline/draw/brush.ts";
import type { Eye } from "#html5/slopeline/draw/eye.ts";
import { type Colour, hex } from "#html5/slopeline/draw/looks.ts";
import type { GhostBall } from "#html5/slopeline/draw/painter.ts";
import { turn } from "#kit/draw/matrix.ts";
import type { NameTag } from "#kit/draw/name-tags.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Ghost } from "#kit/round.ts";

/** Pale blue, and none that a player can have. */
const TAPE_COLOUR: Colour = [0.5, 0.74, 0.95];
const TAPE_LIGHT: Colour = [0.7, 0.92, 1];
/** How much of a ghost is seen. */
const ALPHA = 0.4;
const STEP = 1 / 60;
/** A ball that turned as fast as it rolls would seem to stand still. */
const ROLL = 0.4;
/** Farther away, names would only be a heap of letters. */
const NAME_SIGHT = 120;

/** The ball of a run that the own one is raced against. */
export type RivalBall = GhostBall & { readonly name: string | undefined; readonly color: string | undefined };

/** Between the eye and the own ball, which it would cover. */
const isBefore = ([x, , z]: Corner, own: Corner) => z < own[2] && Math.abs(x - own[0]) < RADIUS * 4;

/** The balls of all ghosts that still roll. They fade where they meet the own: nobody must take them for it. */
export function rivalBalls(ghosts: readonly Ghost[], own: Corner, alpha: number): RivalBall[] {
  return ghosts.flatMap(({ core, name, color, late = 0 }) => {
    if (!(core instanceof Run) || core.isOver || core.out?.how === "smash") return [];
    const { ball, steps } = core;
    const ahead = steps === 0 ? 0 : (alpha + late) * STEP;
    const at: Corner = [
      ball.x + ball.vx * ahead,
      ball.y + ball.vy * ahead + RADIUS,
      ball.z + ball.vz * ahead,
    ];
    const gap = Math.hypot(at[0] - own[0], at[1] - own[1], at[2] - own[2]);
    const tint = color === undefined ? TAPE_COLOUR : hex(color.slice(1));
    return [
      {
        at,
        turn: turn([1, 0, 0], (at[2] * ROLL) / RADIUS),
        squash: [1, 1, 1] as const,
        tint,
        light: color === undefined ? TAPE_LIGHT : tint,
        alpha: ALPHA * clamp(gap / (RADIUS * 3), 0, 1) * (isBefore(at, own) ? 0.5 : 1),
        name,
        color,
      },
    ];
  });
}

/** The names over the balls that are in sight, none of them over the own. `bend` is the slope's way into the mist, as the painter draws it. */
export function rivalNames(
  rivals: readonly RivalBall[],
  own: Corner,
  view: View,
  eye: Eye,
  bend: readonly [number, number],
): NameTag[] {
  const matrix = eye.matrix(view.width / view.height);
  return rivals.flatMap(({ at, name, color }) => {
    const ahead = at[2] - eye.at[2];
    if (name === undefined || color === undefined || ahead < 1 || ahead > NAME_SIGHT) return [];
    if (isBefore(at, own)) return [];
    const far = clamp(ahead - 10, 0, 220) ** 2;
    const place = [
      at[0] - eye.at[0] + bend[0] * far,
      at[1] + RADIUS * 1.6 - eye.at[1] + bend[1] * far,
      -ahead,
      1,
    ];
    const row = (index: number) =>
      place.reduce((sum, value, column) => sum + value * (matrix[column * 4 + index] ?? 0), 0);
    const w = row(3);
    const x = (row(0) / w / 2 + 0.5) * view.width;
    const y = (0.5 - row(1) / w / 2) * view.height;
    return [{ name, color, x, y: y - 12 }];
  });
}
