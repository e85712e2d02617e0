import { type Ball, type Bone, ballAt } from "./physics.ts";

export type Part =
  | "head"
  | "neck"
  | "hip"
  | "leftKnee"
  | "leftAnkle"
  | "leftToe"
  | "rightKnee"
  | "rightAnkle"
  | "rightToe"
  | "leftElbow"
  | "leftHand"
  | "rightElbow"
  | "rightHand";

/** The balls of a body by name, and all of them in that order. */
export type Body = Readonly<Record<Part, Ball>> & { readonly balls: readonly Ball[] };

/** Kilograms of the upper body, with all that hangs on the neck: head and arms follow it and do not pull it. */
const NECK = 26;

/** The first stance: both feet down, one a little ahead. */
export function standing(): Body {
  const knee = (x: number) => ballAt(x * 0.5 + 0.02, 0.51, 4, 0.07);
  const ankle = (x: number) => ballAt(x, 0.07, 2.5, 0.07);
  const toe = (x: number) => ballAt(x + 0.19, 0.05, 1, 0.05);
  const elbow = (x: number) => ballAt(x, 1.2, 2, 0.05);
  const hand = (x: number) => ballAt(x + 0.2, 1.02, 1.5, 0.05);
  const body = {
    head: ballAt(0.02, 1.74, 5, 0.14),
    neck: ballAt(0.01, 1.48, NECK, 0.09),
    hip: ballAt(0, 0.94, 18, 0.11),
    leftKnee: knee(0.12),
    leftAnkle: ankle(0.12),
    leftToe: toe(0.12),
    rightKnee: knee(-0.12),
    rightAnkle: ankle(-0.12),
    rightToe: toe(-0.12),
    leftElbow: elbow(0.1),
    leftHand: hand(0.1),
    rightElbow: elbow(-0.1),
    rightHand: hand(-0.1),
  };
  return { ...body, balls: Object.values(body) };
}

/** Balls that carry the body, and those that hang on its neck. */
export const carriers = [
  "neck",
  "hip",
  "leftKnee",
  "leftAnkle",
  "leftToe",
  "rightKnee",
  "rightAnkle",
  "rightToe",
] as const;
export const hangers = ["head", "leftElbow", "leftHand", "rightElbow", "rightHand"] as const;

const carrying: readonly [Part, Part][] = [
  ["neck", "hip"],
  ["hip", "leftKnee"],
  ["leftKnee", "leftAnkle"],
  ["leftAnkle", "leftToe"],
  ["hip", "rightKnee"],
  ["rightKnee", "rightAnkle"],
  ["rightAnkle", "rightToe"],
];
const hanging: readonly [Part, Part][] = [
  ["neck", "head"],
  ["neck", "leftElbow"],
  ["leftElbow", "leftHand"],
  ["neck", "rightElbow"],
  ["rightElbow", "rightHand"],
];

/** Bones as long as they are in the first stance. */
export const carryingBones = (body: Body): Bone[] => bonesOf(body, carrying, carriers);
export const hangingBones = (body: Body): Bone[] => bonesOf(body, hanging, hangers);

function bonesOf(body: Body, pairs: readonly [Part, Part][], moved: readonly Part[]): Bone[] {
  return pairs.map(([a, b]) => {
    const [from, to] = [body[a], body[b]];
    const fromEase = moved.includes(a) ? from.ease : 0;
    const ease = fromEase + to.ease;
    return {
      from,
      to,
      perSquare: perSquareOf(from, to),
      fromShare: fromEase / ease,
      toShare: to.ease / ease,
    };
  });
}

/** One over the square of the distance. */
export function perSquareOf(from: Ball, to: Ball): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return 1 / (dx * dx + dy * dy);
}
