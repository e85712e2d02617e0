import { hypot } from "#kit/exact-math.ts";
import { type Ball, type Bone, ballAt } from "./physics.ts";

/** The balls of the body by name. */
export const part = {
  head: 0,
  neck: 1,
  hip: 2,
  leftKnee: 3,
  leftAnkle: 4,
  leftToe: 5,
  rightKnee: 6,
  rightAnkle: 7,
  rightToe: 8,
  leftElbow: 9,
  leftHand: 10,
  rightElbow: 11,
  rightHand: 12,
} as const;
export type Part = keyof typeof part;

/** The first stance: both feet down, one a little ahead. */
export function standing(): Ball[] {
  const leg = (x: number) => [
    ballAt(x * 0.5 + 0.02, 0.51, 4, 0.07),
    ballAt(x, 0.07, 2.5, 0.07),
    ballAt(x + 0.19, 0.05, 1, 0.05),
  ];
  const arm = (x: number) => [ballAt(x, 1.2, 2, 0.05), ballAt(x + 0.2, 1.02, 1.5, 0.05)];
  return [
    ballAt(0.02, 1.74, 5, 0.14),
    ballAt(0.01, 1.48, 20, 0.09),
    ballAt(0, 0.94, 18, 0.11),
    ...leg(0.12),
    ...leg(-0.12),
    ...arm(0.1),
    ...arm(-0.1),
  ];
}

const skeleton: readonly [Part, Part][] = [
  ["neck", "head"],
  ["neck", "hip"],
  ["hip", "leftKnee"],
  ["leftKnee", "leftAnkle"],
  ["leftAnkle", "leftToe"],
  ["hip", "rightKnee"],
  ["rightKnee", "rightAnkle"],
  ["rightAnkle", "rightToe"],
  ["neck", "leftElbow"],
  ["leftElbow", "leftHand"],
  ["neck", "rightElbow"],
  ["rightElbow", "rightHand"],
];

/** Bones as long as they are in the first stance. */
export function bonesOf(balls: readonly Ball[]): Bone[] {
  return skeleton.map(([from, to]) => {
    const [a, b] = [balls[part[from]], balls[part[to]]];
    const length = a && b ? hypot(b.x - a.x, b.y - a.y) : 0;
    return { a: part[from], b: part[to], length };
  });
}
