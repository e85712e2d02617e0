import { lineX, type Track } from "#html5/slopeline/core/track.ts";
import type { Look } from "#html5/slopeline/core/zones.ts";
import { type Brush, type Corner, face } from "./brush.ts";
import { type Colour, mixColour, type Paints } from "./looks.ts";
import { paintBox } from "./slabs.ts";

const CELL = 24;
const SIGHT = 215;

/** The same number from 0 to 1 for the same place, however often it is asked. */
function chanceAt(cell: number, salt: number): number {
  const value = Math.sin(cell * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** What stands beside the slope and rises out of the clouds. */
export function paintScenery(brush: Brush, track: Track, look: Look, paints: Paints): void {
  const first = Math.ceil((brush.eye[2] + 4) / CELL);
  const last = Math.floor((brush.eye[2] + SIGHT) / CELL);
  for (let cell = first; cell <= last; cell++) {
    const z = cell * CELL;
    const ground = track.pieces.findLast(({ z0 }) => z0 <= z) ?? track.pieces[0];
    if (!ground) return;
    const part = (z - ground.z0) / (ground.z1 - ground.z0);
    const level = ground.y0 + (ground.y1 - ground.y0) * Math.min(part, 1.2);
    for (const side of [-1, 1]) {
      const chance = (salt: number) => chanceAt(cell, salt * 2 + side);
      if (chance(1) < 0.22) continue;
      const x = lineX(track.line, z) + side * (21 + chance(2) * 42);
      paintThing(brush, look, [x, level, z], chance, paints);
    }
  }
}

function paintThing(
  brush: Brush,
  look: Look,
  [x, level, z]: Corner,
  chance: (salt: number) => number,
  paints: Paints,
) {
  const tint = mixColour(paints.tower, paints.horizon, chance(3) * 0.25);
  const coat = { fill: tint, edge: paints.towerEdge, shade: 0.9 };
  const base = level - 34;
  if (look === "icefall" || look === "ember") {
    const tall = 8 + chance(4) * 26;
    paintCrystal(brush, [x, level - 20 + chance(5) * 10, z], 2.5 + chance(6) * 4, tall, tint, paints);
    return;
  }
  if (look === "overcloud") {
    const lift = chance(5) * 22 - 6;
    paintCrystal(brush, [x, level + lift, z], 2 + chance(6) * 3, 5 + chance(4) * 6, tint, paints);
    return;
  }
  const half = 2 + chance(6) * 4;
  const top = level + (look === "nightshift" ? chance(4) * 34 - 8 : chance(4) * 22 - 10);
  const grid = look === "nightshift" ? 1 : look === "blackboard" ? 0.5 : 0.15;
  paintBox(brush, [x - half, base, z - half], [x + half, top, z + half], { ...coat, grid }, 1);
  if (look !== "sundown" || chance(7) < 0.5) return;
  // A slab that floats above its pillar.
  paintBox(brush, [x - half * 0.8, top + 1.5, z - half], [x + half * 0.8, top + 3, z + half], coat, 0.2);
}

/** Two pyramids foot to foot. */
function paintCrystal(
  brush: Brush,
  [x, y, z]: Corner,
  half: number,
  tall: number,
  fill: Colour,
  paints: Paints,
) {
  const ring: readonly Corner[] = [
    [x - half, y, z],
    [x, y, z - half],
    [x + half, y, z],
    [x, y, z + half],
  ];
  const tip: Corner = [x, y + tall, z];
  const foot: Corner = [x, y - tall * 0.8, z];
  for (let i = 0; i < 3; i++) {
    const a = ring[i];
    const b = ring[i + 1];
    if (!a || !b || i === 2) continue;
    const shade = i === 0 ? 0.85 : 1.12;
    const coat = { fill, edge: paints.towerEdge, shade };
    brush.quad([a, b, tip, tip], coat, face(half * 1.4, tall));
    brush.quad([a, b, foot, foot], { ...coat, shade: shade * 0.7 }, face(half * 1.4, tall), [0, 0.9]);
  }
}
