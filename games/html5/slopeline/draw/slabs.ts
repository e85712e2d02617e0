import { type Block, blockX, heightOn, middleOf, type Piece } from "#html5/slopeline/core/track.ts";
import { type Brush, type Coat, type Corner, face } from "./brush.ts";
import { mixColour, type Paints } from "./looks.ts";

/** Long pieces are cut, so that they can bend and fade on their way into the mist. */
const CUT = 9;
const SKIRT = 7;

/** A point of a piece: `across` from -1 (left edge) to 1. */
function pointOn(piece: Piece, across: number, z: number, lower = 0): Corner {
  const x = middleOf(piece, z) + across * piece.half;
  return [x, heightOn(piece, x, z) - lower, z];
}

export function paintPiece(brush: Brush, piece: Piece, paints: Paints): void {
  const length = piece.z1 - piece.z0;
  const width = piece.half * 2;
  const cuts = Math.max(1, Math.ceil(length / CUT));
  const lanes = piece.hollow0 + piece.hollow1 > 0 ? 8 : 1;
  const isPipe = piece.kind === "tunnel";
  const fill = piece.kind === "kicker" ? mixColour(paints.deck, paints.deckEdge, 0.3) : paints.deck;
  const edge = isPipe ? paints.pipeEdge : paints.deckEdge;
  const coat: Coat = { fill, edge, grid: 0.55 };
  const side: Coat = { fill, edge, shade: 0.6 };
  for (let i = 0; i < cuts; i++) {
    const v0 = (length * i) / cuts;
    const v1 = (length * (i + 1)) / cuts;
    const z0 = piece.z0 + v0;
    const z1 = piece.z0 + v1;
    if (z1 < brush.eye[2] - 2) continue;
    for (let lane = 0; lane < lanes; lane++) {
      const a = (lane / lanes) * 2 - 1;
      const b = ((lane + 1) / lanes) * 2 - 1;
      const part = { u0: ((a + 1) * width) / 2, u1: ((b + 1) * width) / 2, v0, v1, width, height: length };
      brush.quad(
        [pointOn(piece, a, z0), pointOn(piece, b, z0), pointOn(piece, b, z1), pointOn(piece, a, z1)],
        coat,
        part,
      );
    }
    for (const across of [-1, 1]) {
      const sides = [
        pointOn(piece, across, z0),
        pointOn(piece, across, z1),
        pointOn(piece, across, z1, SKIRT),
        pointOn(piece, across, z0, SKIRT),
      ] as const;
      brush.quad(sides, side, { u0: v0, u1: v1, v0: 0, v1: SKIRT, width: length, height: 99 }, [0, 1]);
    }
  }
  // The face that a ball which came too low would hit.
  const front = [
    pointOn(piece, -1, piece.z0),
    pointOn(piece, 1, piece.z0),
    pointOn(piece, 1, piece.z0, SKIRT),
    pointOn(piece, -1, piece.z0, SKIRT),
  ] as const;
  if (lanes === 1) brush.quad(front, { fill, edge, shade: 0.75 }, face(width, 99), [0, 1]);
}

export function paintBlock(brush: Brush, block: Block, steps: number, paints: Paints): void {
  const { y, z, halfX, halfZ, height } = block;
  const isMover = block.sway > 0;
  const x = blockX(block, steps);
  const fill = isMover ? paints.mover : paints.block;
  const edge = isMover ? paints.moverEdge : paints.blockEdge;
  paintBox(brush, [x - halfX, y - 0.4, z - halfZ], [x + halfX, y + height, z + halfZ], { fill, edge });
}

/** A box without a floor and a back, which nobody ever sees. */
export function paintBox(brush: Brush, low: Corner, high: Corner, coat: Coat, mist = 0): void {
  const [x0, y0, z0] = low;
  const [x1, y1, z1] = high;
  const width = x1 - x0;
  const height = y1 - y0;
  const depth = z1 - z0;
  const shade = coat.shade ?? 1;
  const sides = { ...coat, shade: shade * 0.72 };
  const fade = [0, mist] as const;
  brush.quad(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y0, z0],
      [x0, y0, z0],
    ],
    coat,
    face(width, height),
    fade,
  );
  brush.quad(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    { ...coat, shade: shade * 1.3 },
    face(width, depth),
  );
  for (const x of [x0, x1]) {
    brush.quad(
      [
        [x, y1, z0],
        [x, y1, z1],
        [x, y0, z1],
        [x, y0, z0],
      ],
      sides,
      face(depth, height),
      fade,
    );
  }
}
