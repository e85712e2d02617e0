import { readFileSync } from "node:fs";
import path from "node:path";

/** Turns the drawn levels into C: blocks of 16 by 16 pixels, columns that occur once, and who waits where. */

const LEVEL_COUNT = 5;
const ROWS = 13;
const SCREEN_COLUMNS = 16;

const SOLID = 1;
const ONE_WAY = 2;
const HURTS = 4;
const ITEM = 8;

type Block = {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly palette: number;
  readonly flags: number;
};

const themes = ["counter", "grass", "stone", "roof", "brass"];
const four = (tile: string) => [0, 1, 2, 3].map((i) => `TILE_${tile} + ${i}`);
/** Quarter `x`, `y` of a drawing that is `columns` blocks wide. */
const part = (tile: string, columns: number, x: number, y: number) => {
  const at = (tx: number, ty: number) => `TILE_${tile} + ${(y * 2 + ty) * columns * 2 + x * 2 + tx}`;
  return [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
};

const blocks: readonly Block[] = [
  { name: "EMPTY", tiles: ["0", "0", "0", "0"], palette: 0, flags: 0 },
  ...themes.flatMap((theme) => [
    {
      name: `${theme.toUpperCase()}_TOP`,
      tiles: four(`${theme.toUpperCase()}_TOP`),
      palette: 1,
      flags: SOLID,
    },
    {
      name: `${theme.toUpperCase()}_FILL`,
      tiles: four(`${theme.toUpperCase()}_FILL`),
      palette: 1,
      flags: SOLID,
    },
  ]),
  { name: "CRATE", tiles: four("CRATE"), palette: 2, flags: SOLID },
  { name: "SHELF", tiles: ["TILE_SHELF", "TILE_SHELF + 1", "0", "0"], palette: 2, flags: ONE_WAY },
  { name: "SUGAR", tiles: four("SUGAR"), palette: 0, flags: ITEM },
  {
    name: "FORKS",
    tiles: ["TILE_FORKS", "TILE_FORKS", "TILE_FORKS + 1", "TILE_FORKS + 1"],
    palette: 0,
    flags: HURTS,
  },
  { name: "CRACKER", tiles: four("CRACKER"), palette: 2, flags: ONE_WAY },
  { name: "TOASTER", tiles: four("TOASTER"), palette: 2, flags: SOLID },
  { name: "FLAG", tiles: four("FLAG_DOWN"), palette: 0, flags: ITEM },
  { name: "FLAG_UP", tiles: four("FLAG_UP"), palette: 0, flags: 0 },
  { name: "LID", tiles: four("SPARE_LID"), palette: 0, flags: ITEM },
  ...[0, 1, 2, 3].map((i) => ({
    name: `CLOCK_${i}`,
    tiles: part("CLOCK", 2, i & 1, i >> 1),
    palette: 2,
    flags: ITEM,
  })),
  {
    name: "WATER_TOP",
    tiles: ["TILE_WATER_TOP", "TILE_WATER_TOP + 1", "TILE_WATER", "TILE_WATER"],
    palette: 0,
    flags: HURTS,
  },
  { name: "WATER", tiles: Array<string>(4).fill("TILE_WATER"), palette: 0, flags: HURTS },
  ...[0, 1].map((i) => ({ name: `CLOUD_${i}`, tiles: part("CLOUD", 2, i, 0), palette: 0, flags: 0 })),
  { name: "BRICKS", tiles: four("BRICKS"), palette: 1, flags: 0 },
  { name: "DOTS", tiles: four("DOTS"), palette: 0, flags: 0 },
  ...["WINDOW", "FLOWER", "HEDGE", "BARREL", "CHIMNEY", "GEAR"].map((name) => ({
    name,
    tiles: four(name),
    palette: 3,
    flags: 0,
  })),
];
const blockId = (name: string) => blocks.findIndex((block) => block.name === name);

const drawn: Readonly<Record<string, string>> = {
  ".": "EMPTY",
  X: "CRATE",
  "=": "SHELF",
  o: "SUGAR",
  "^": "FORKS",
  C: "CRACKER",
  T: "TOASTER",
  F: "FLAG",
  L: "LID",
  D: "CLOCK_0",
  Q: "CLOUD_0",
  "~": "WATER_TOP",
  _: "WATER",
  W: "WINDOW",
  f: "FLOWER",
  h: "HEDGE",
  b: "BARREL",
  c: "CHIMNEY",
  g: "GEAR",
  k: "BRICKS",
  d: "DOTS",
};
/** In the order of the ACTOR_ constants of game.h. */
const actors = "ewjsS";
/** What one can stand on. */
const footing = "#%X=C";
/** Columns that an egg hops to the left and back, as in actors.c. */
const EGG_HOP = 2;
/** What needs a footing: how many rows below, and in which columns from its own. */
const landings: Readonly<Record<string, { readonly rows: number; readonly columns: readonly number[] }>> = {
  F: { rows: 1, columns: [0] },
  e: { rows: 1, columns: [0] },
  T: { rows: 1, columns: [0] },
  j: { rows: 1, columns: [0, -EGG_HOP] },
  D: { rows: 2, columns: [0, 1] },
};

type Level = { readonly theme: string; readonly grid: readonly string[] };

function readLevel(number: number): Level {
  const file = path.join(import.meta.dirname, "levels", `${number}.txt`);
  const [head = "", ...parts] = readFileSync(file, "utf8").trimEnd().split(/\n\n+/);
  const theme = head.replace("theme ", "").trim();
  const screens = parts.map((text) => text.split("\n"));
  screens.forEach((rows, at) => {
    const wrong = rows.findIndex((row) => row.length !== SCREEN_COLUMNS);
    if (rows.length !== ROWS || wrong >= 0)
      throw new Error(
        `${number}.txt: screen ${at + 1} has ${rows.length} rows; row ${wrong + 1} is not ${SCREEN_COLUMNS} wide.`,
      );
  });
  const grid = Array.from({ length: ROWS }, (_, row) => screens.map((rows) => rows[row]).join(""));
  grid.forEach((row, y) => {
    [...row].forEach((char, x) => {
      const { rows, columns } = landings[char] ?? { rows: 0, columns: [] };
      if (columns.some((by) => !footing.includes(grid[y + rows]?.[x + by] ?? ".")))
        throw new Error(
          `${number}.txt: "${char}" in column ${x % SCREEN_COLUMNS}, row ${y + 1} of screen ${Math.floor(x / SCREEN_COLUMNS) + 1} stands on nothing.`,
        );
    });
  });
  return { theme, grid };
}

function columnsOf({ theme, grid }: Level): number[][] {
  const width = grid[0]?.length ?? 0;
  const ids = grid.map((row) =>
    [...row].map((char) => {
      if (char === "#") return blockId(`${theme.toUpperCase()}_TOP`);
      if (char === "%") return blockId(`${theme.toUpperCase()}_FILL`);
      if (actors.includes(char)) return 0;
      const name = drawn[char];
      if (name === undefined) throw new Error(`No block is drawn as "${char}".`);
      return blockId(name);
    }),
  );
  const set = (x: number, y: number, name: string) => {
    const row = ids[y];
    if (row) row[x] = blockId(name);
  };
  grid.forEach((row, y) => {
    [...row].forEach((char, x) => {
      if (char === "Q") set(x + 1, y, "CLOUD_1");
      if (char !== "D") return;
      set(x + 1, y, "CLOCK_1");
      set(x, y + 1, "CLOCK_2");
      set(x + 1, y + 1, "CLOCK_3");
    });
  });
  return Array.from({ length: width }, (_, x) => ids.map((row) => row[x] ?? 0));
}

/** Runs of equal blocks: 128 + length, block; a block alone stands by itself. */
function packed(column: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = 0; at < column.length; ) {
    let end = at;
    while (end < column.length && column[end] === column[at]) end += 1;
    const block = column[at] ?? 0;
    out.push(...(end - at > 1 ? [0x80 + end - at, block] : [block]));
    at = end;
  }
  return out;
}

function levelSource(level: Level, n: number): string {
  const shapes: string[] = [];
  const columns = columnsOf(level).map((column) => {
    const shape = packed(column).join(",");
    if (!shapes.includes(shape)) shapes.push(shape);
    return shapes.indexOf(shape);
  });
  const waiting = columns.flatMap((_, x) =>
    level.grid.flatMap((row, y) => {
      const type = actors.indexOf(row[x] ?? "");
      return type < 0 ? [] : [{ x, y, type: type + 1 }];
    }),
  );
  const list = (values: readonly number[]) => `{${[...values, 0].join(",")}}`;
  return [
    ...shapes.map((shape, i) => `static const u8 shape_${n}_${i}[] = {${shape}};`),
    `static const u8 *const shapes_${n}[] = {${shapes.map((_, i) => `shape_${n}_${i}`).join(",")}};`,
    `static const u8 columns_${n}[] = ${list(columns)};`,
    `static const u8 actor_columns_${n}[] = ${list(waiting.map(({ x }) => x))};`,
    `static const u8 actor_places_${n}[] = ${list(waiting.map(({ y, type }) => y * 16 + type))};`,
    `#define WIDTH_${n} ${columns.length}`,
    `#define ACTORS_${n} ${waiting.length}`,
  ].join("\n");
}

export function dataSources(): Record<string, string> {
  const numbers = Array.from({ length: LEVEL_COUNT }, (_, i) => i);
  const each = (name: string) => `{${numbers.map((n) => `${name}_${n}`).join(", ")}}`;
  const quarter = (i: number) => `{${blocks.map((block) => block.tiles[i]).join(", ")}}`;
  const header = [
    "/* Made by data.ts. */",
    ...blocks.map(({ name }, id) => `#define BLOCK_${name} ${id}`),
    `#define LEVEL_COUNT ${LEVEL_COUNT}`,
    "extern const u8 block_tiles_0[], block_tiles_1[], block_tiles_2[], block_tiles_3[], block_palette[], block_flags[];",
    "extern const u8 *const level_columns[];",
    "extern const u8 *const *const level_shapes[];",
    "extern const u8 level_width[], level_actors[];",
    "extern const u8 *const level_actor_columns[];",
    "extern const u8 *const level_actor_places[];",
  ];
  const source = [
    '#include "kit.h"',
    '#include "generated/tiles.h"',
    '#include "generated/levels.h"',
    ...[0, 1, 2, 3].map((i) => `const u8 block_tiles_${i}[] = ${quarter(i)};`),
    `const u8 block_palette[] = {${blocks.map((block) => block.palette).join(", ")}};`,
    `const u8 block_flags[] = {${blocks.map((block) => block.flags).join(", ")}};`,
    ...numbers.map((n) => levelSource(readLevel(n + 1), n)),
    `const u8 *const level_columns[] = ${each("columns")};`,
    `const u8 *const *const level_shapes[] = ${each("shapes")};`,
    `const u8 level_width[] = ${each("WIDTH")};`,
    `const u8 level_actors[] = ${each("ACTORS")};`,
    `const u8 *const level_actor_columns[] = ${each("actor_columns")};`,
    `const u8 *const level_actor_places[] = ${each("actor_places")};`,
  ];
  return { "levels.h": `${header.join("\n")}\n`, "levels.c": `${source.join("\n")}\n` };
}
