import { sin } from "#kit/exact-math.ts";
/** A slab of the slope. Centre, height, lean and hollow go evenly from its upper end (0) to its lower end (1). */
export type Piece = {
  kind: PieceKind;
  z0: number;
  z1: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** From the centre to the edge. */
  half: number;
  /** How much it rises to the right, per unit. */
  lean0: number;
  lean1: number;
  /** How much it rises to both sides, per unit squared: a half-pipe. */
  hollow0: number;
  hollow1: number;
};
export type PieceKind = "deck" | "tunnel" | "kicker" | "bridge" | "landing";

export type Block = {
  x: number;
  y: number;
  z: number;
  halfX: number;
  halfZ: number;
  height: number;
  /** How far it slides to either side; 0 stands still. */
  sway: number;
  phase: number;
  /** The smallest gap between ball and block so far, for near misses. */
  closest: number;
  isPassed: boolean;
};

export type Gem = { x: number; y: number; z: number; isGone: boolean };
export type Pad = { x: number; y: number; z: number; isUsed: boolean };
/** A point of the line that can always be rolled. */
export type Waypoint = { x: number; z: number };

/** What lies on the slope, each list in the order in which the ball meets it. */
export type Track = {
  pieces: readonly Piece[];
  blocks: readonly Block[];
  gems: readonly Gem[];
  pads: readonly Pad[];
  line: readonly Waypoint[];
};

export type Surface = { piece: Piece; y: number; riseX: number; riseZ: number };

const mix = (a: number, b: number, part: number) => a + (b - a) * part;

/** The height of a piece at this place, on it or beside it. */
export function heightOn(piece: Piece, x: number, z: number): number {
  const part = (z - piece.z0) / (piece.z1 - piece.z0);
  const dx = x - mix(piece.x0, piece.x1, part);
  const lean = mix(piece.lean0, piece.lean1, part);
  const hollow = mix(piece.hollow0, piece.hollow1, part);
  return mix(piece.y0, piece.y1, part) + lean * dx + hollow * dx * dx;
}

export const middleOf = (piece: Piece, z: number) =>
  mix(piece.x0, piece.x1, (z - piece.z0) / (piece.z1 - piece.z0));

/** What lies under a point: `slack` forgives a ball whose middle is just over the edge. */
export function surfaceAt(
  pieces: readonly Piece[],
  x: number,
  z: number,
  slack: number,
): Surface | undefined {
  for (const piece of pieces) {
    if (z < piece.z0 || z >= piece.z1) continue;
    const dx = x - middleOf(piece, z);
    const edge = piece.kind === "tunnel" ? Number.POSITIVE_INFINITY : piece.half + slack;
    if (Math.abs(dx) > edge) continue;
    const y = heightOn(piece, x, z);
    const e = 0.01;
    return {
      piece,
      y,
      riseX: (heightOn(piece, x + e, z) - y) / e,
      riseZ: (heightOn(piece, x, z + e) - y) / e,
    };
  }
  return undefined;
}

/** Where the middle of a block is after so many steps. */
export const blockX = (block: Block, steps: number) =>
  block.x + (block.sway === 0 ? 0 : block.sway * sin(steps / 32 + block.phase));

/** Where the line is at this distance. */
export function lineX(line: readonly Waypoint[], z: number): number {
  const index = line.findIndex((point) => point.z >= z);
  const after = line[index] ?? line.at(-1);
  const before = line[index - 1] ?? after;
  if (!after || !before) return 0;
  if (after.z === before.z) return after.x;
  return mix(before.x, after.x, Math.min(1, Math.max(0, (z - before.z) / (after.z - before.z))));
}
