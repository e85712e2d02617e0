import { heightOn, middleOf, type Piece } from "#html5/slopeline/core/track.ts";
import { type Brush, type Coat, type Corner, face } from "./brush.ts";
import { mixColour, type Paints } from "./looks.ts";

const RIB = 7;
const SIDES = 8;
const ROOF = 8.4;

/** A point of the roof: `part` goes from 0 (left edge) over the top to 1. */
function roofAt(piece: Piece, part: number, z: number, out: number): Corner {
  const middle = middleOf(piece, z);
  const angle = Math.PI * (1 - part);
  const reach = piece.half + out;
  const foot = heightOn(piece, middle + piece.half, z);
  return [middle + Math.cos(angle) * reach, foot + Math.sin(angle) * (ROOF - 2 + out), z];
}

/** The ribs and panels over a half-pipe. Light runs along the ribs, towards the player. */
export function paintPipe(brush: Brush, piece: Piece, paints: Paints, time: number): void {
  if (piece.kind !== "tunnel") return;
  const count = Math.max(2, Math.round((piece.z1 - piece.z0) / RIB));
  const gap = (piece.z1 - piece.z0) / count;
  for (let i = 0; i <= count; i++) {
    const z = piece.z0 + gap * i;
    if (z < brush.eye[2] - gap) continue;
    const pulse = Math.max(0, Math.sin(i * 0.9 + time * 7)) ** 3;
    const isGate = i === 0 || i === count;
    const rib: Coat = {
      fill: mixColour(paints.pipe, paints.pipeEdge, isGate ? 0.9 : 0.25 + 0.75 * pulse),
      edge: paints.pipeEdge,
    };
    const panel: Coat = { fill: paints.pipe, edge: paints.pipeEdge, shade: 0.8 };
    for (let side = 0; side < SIDES; side++) {
      const a = side / SIDES;
      const b = (side + 1) / SIDES;
      const thick = isGate ? 1.1 : 0.45;
      brush.quad(
        [
          roofAt(piece, a, z, 0),
          roofAt(piece, b, z, 0),
          roofAt(piece, b, z, thick),
          roofAt(piece, a, z, thick),
        ],
        rib,
      );
      // Windows let the sky in and keep the pipe from being a black hole.
      if (i === count || (side + i) % 3 === 0) continue;
      brush.quad(
        [
          roofAt(piece, a, z, 0.2),
          roofAt(piece, b, z, 0.2),
          roofAt(piece, b, z + gap, 0.2),
          roofAt(piece, a, z + gap, 0.2),
        ],
        panel,
        face(3.2, gap),
      );
    }
  }
}
