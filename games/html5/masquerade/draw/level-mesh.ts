import { CELL, type Level } from "#html5/masquerade/core/level.ts";
import { createRandom } from "#kit/random.ts";
import type { Rgb } from "./colours.ts";
import type { Light } from "./light.ts";
import { MeshBuilder, type Vertex } from "./mesh-builder.ts";
import type { Mood } from "./moods.ts";
import { decorate } from "./scenery.ts";
import type { Steps } from "./steps.ts";
import { type Paintwork, SIDE_TEXELS, TEXELS, WIDTH } from "./textures/paintwork.ts";
import { drawnHeight, footOf, type Side, ways } from "./textures/sides.ts";
import { layers } from "./textures/wallpapers.ts";

/** Metres that a picture covers. */
const PICTURE = 4;
/** Light changes slowly along a wall: a few corners are enough for it, and fewer are drawn faster. */
const SPLITS = 2;

const CHUNK = 4;

/** The whole map as one mesh: tops, sides and what decorates them. */
export function* buildMesh(level: Level, mood: Mood, light: Light, paintwork: Paintwork): Steps<MeshBuilder> {
  const mesh = new MeshBuilder(light);
  const chunkOf = (cell: number) =>
    Math.floor(Math.floor(cell / level.columns) / CHUNK) * 100 + Math.floor((cell % level.columns) / CHUNK);
  const cells = Map.groupBy(level.heights.keys(), chunkOf);
  const sides = Map.groupBy(paintwork.sides.entries(), ([, { cell }]) => chunkOf(cell));
  for (const [key, group] of cells) {
    const size = CHUNK * CELL;
    mesh.begin({ x: ((key % 100) + 0.5) * size, y: (Math.floor(key / 100) + 0.5) * size, reach: size });
    for (const cell of group) addTop(mesh, level, light, paintwork, cell);
    for (const [index, side] of sides.get(key) ?? []) addSide(mesh, level, light, paintwork, side, index);
    yield;
  }
  mesh.begin({ x: level.columns, y: level.rows, reach: 999 });
  yield* decorate(mesh, level, mood, light, createRandom(9));
  return mesh;
}

function addTop(mesh: MeshBuilder, level: Level, light: Light, { height }: Paintwork, cell: number) {
  const z = drawnHeight(level, cell);
  const layer = z >= 3.5 ? layers.roof : z > 0 ? layers.top : layers.ground;
  const column = cell % level.columns;
  const row = Math.floor(cell / level.columns);
  const lightRows = light.height - 1;
  const corner = (dx: number, dy: number): Vertex => {
    const [x, y] = [(column + dx) * CELL, (row + dy) * CELL];
    // Half a pixel inside, or the light of a neighbour that lies higher would show at the edges.
    const lit = (at: number, d: number) => at + d + (0.5 - d) * 0.1;
    return {
      at: [x, y, z],
      uv: [x / PICTURE, y / PICTURE],
      layer,
      paint: [((column + dx) * TEXELS) / WIDTH, ((row + dy) * TEXELS) / height],
      light: [1, 1, 1],
      lit: [lit(column, dx) / level.columns, ((lit(row, dy) / level.rows) * lightRows) / light.height],
    };
  };
  mesh.quad([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
}

function layerOf({ letter }: Side): number {
  if (letter === "#") return layers.wall;
  if (letter === "A") return layers.low;
  if (letter === "B" || letter === "C") return layers.high;
  return layers.block;
}

function addSide(
  mesh: MeshBuilder,
  level: Level,
  light: Light,
  paintwork: Paintwork,
  side: Side,
  index: number,
) {
  const { x, y, ax, ay } = footOf(level, side);
  const tile = paintwork.cornerOf(index);
  const way = ways[side.way] ?? ways[0];
  const normal: Rgb = [way.dx, way.dy, 0];
  const layer = layerOf(side);
  const isBuilding = side.top >= 3.5;
  const rise = side.top - side.bottom;
  const rows = Math.max(1, Math.min(SPLITS + 1, Math.round(rise)));
  const corner = (along: number, part: number): Vertex => {
    const z = side.bottom + rise * part;
    const at: Rgb = [x + ax * along * CELL, y + ay * along * CELL, z];
    const open = 0.5 + 0.5 * Math.min(1, (z - side.bottom) / 1.6);
    // A little away from corners, where a wall that meets this one would take all light.
    const inside = 0.06 + along * 0.88;
    const seen = {
      x: x + ax * inside * CELL + way.dx * 0.1,
      y: y + ay * inside * CELL + way.dy * 0.1,
      z: z + 0.05,
    };
    const u = (ax > 0 ? at[0] : at[1]) / PICTURE;
    // Low blocks show the foot of their picture, houses are pictures from the ground up.
    const v = isBuilding ? 1 - z / PICTURE : 1 - (z - side.bottom) / PICTURE;
    return {
      at,
      uv: [u, v],
      layer,
      paint: [
        (tile.x + 0.5 + along * (TEXELS - 1)) / WIDTH,
        (tile.y + 0.5 + (Math.min(2 * CELL, z - side.bottom) / (2 * CELL)) * (SIDE_TEXELS - 1)) /
          paintwork.height,
      ],
      light: light.at(seen, normal, open),
    };
  };
  for (let row = 0; row < rows; row++) {
    for (let part = 0; part < SPLITS; part++) {
      const [left, right] = [part / SPLITS, (part + 1) / SPLITS];
      const [low, high] = [row / rows, (row + 1) / rows];
      mesh.quad([corner(left, low), corner(right, low), corner(right, high), corner(left, high)]);
    }
  }
}
