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

/** The first stance: both feet down, one a little ahead. */
export function standing(): Body {
  const knee = (x: number) => ballAt(x * 0.5 + 0.02, 0.51, 4, 0.07);
  const ankle = (x: number) => ballAt(x, 0.07, 2.5, 0.07);
  const toe = (x: number) => ballAt(x + 0.19, 0.05, 1, 0.05);
  const elbow = (x: number) => ballAt(x, 1.2, 2, 0.05);
  const hand = (x: number) => ballAt(x + 0.2, 1.02, 1.5, 0.05);
  const body = {
    head: ballAt(0.02, 1.74, 5, 0.14),
    neck: ballAt(0.01, 1.48, 20, 0.09),
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
export function bonesOf(body: Body): Bone[] {
  return skeleton.map(([a, b]) => {
    const [from, to] = [body[a], body[b]];
    const ease = from.ease + to.ease;
    return {
      from,
      to,
      perSquare: perSquareOf(from, to),
      fromShare: from.ease / ease,
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
