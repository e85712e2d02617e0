/** Tiles drawn as text: `.` and `1` to `3` are the four colours of a palette. */

export type TileSet = {
  /** 256 tiles of 16 bytes, as the PPU reads them. */
  readonly chr: Uint8Array;
  /** The first tile of each block, by name. */
  readonly names: ReadonlyMap<string, number>;
  /** Pictures whose equal tiles are stored once: columns, rows, then the tiles row by row. */
  readonly pictures: ReadonlyMap<string, readonly number[]>;
};

type Block = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rows: string[];
};

const TILE_COUNT = 256;
const TILE_BYTES = 16;

/**
 * Parses the text of one pattern table. Lines: `# comment`, `font <colour> [<colour of its ground>]`, `tile <name> <width>x<height>` and
 * `picture <name> <width>x<height>`, each of these two followed by its rows. Tile 0 is empty, letters stand at their ASCII codes.
 */
export function parseTiles(text: string, fontText: string, file: string): TileSet {
  const set = new Allocation(file);
  const pictures: Block[] = [];
  const lines = text.split("\n").map((line) => line.trimEnd());
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line === "" || line.startsWith("#")) continue;
    const [word, name = "", size = ""] = line.split(/\s+/);
    if (word === "font") {
      placeFont(set, fontText, name, size === "" ? "." : size);
      continue;
    }
    const [width = 0, height = 0] = size.split("x").map(Number);
    if (
      (word !== "tile" && word !== "picture") ||
      !(width % 8 === 0 && height % 8 === 0 && width * height > 0)
    )
      throw new Error(
        `${file}:${at + 1}: expected "font <colour> [<ground>]" or "tile|picture <name> <width>x<height>".`,
      );
    const rows = lines.slice(at + 1, at + 1 + height);
    const wrong = rows.findIndex((row) => row.length !== width || /[^.123]/.test(row));
    if (wrong >= 0 || rows.length < height)
      throw new Error(
        `${file}:${at + 2 + Math.max(wrong, 0)}: ${name} wants ${width} of ".123" in this row.`,
      );
    at += height;
    if (word === "tile") set.place({ name, width, height, rows });
    else pictures.push({ name, width, height, rows });
  }
  return { chr: set.chr, names: set.names, pictures: new Map(pictures.map((p) => [p.name, set.dedupe(p)])) };
}

class Allocation {
  readonly chr = new Uint8Array(TILE_COUNT * TILE_BYTES);
  readonly names = new Map<string, number>();
  readonly #isTaken = new Array<boolean>(TILE_COUNT).fill(false);
  readonly #byContent = new Map<string, number>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.put(0, new Uint8Array(TILE_BYTES));
  }

  put(index: number, bytes: Uint8Array): void {
    this.chr.set(bytes, index * TILE_BYTES);
    this.#isTaken[index] = true;
    const content = bytes.join();
    if (!this.#byContent.has(content)) this.#byContent.set(content, index);
  }

  place(block: Block): void {
    const tiles = tilesOf(block);
    const first = this.#freeRun(tiles.length, block.name);
    tiles.forEach((bytes, i) => {
      this.put(first + i, bytes);
    });
    this.names.set(block.name, first);
  }

  dedupe(block: Block): number[] {
    const tiles = tilesOf(block).map((bytes) => {
      const known = this.#byContent.get(bytes.join());
      if (known !== undefined) return known;
      const index = this.#freeRun(1, block.name);
      this.put(index, bytes);
      return index;
    });
    return [block.width / 8, block.height / 8, ...tiles];
  }

  #freeRun(length: number, name: string): number {
    for (let first = 1; first + length <= TILE_COUNT; first += 1) {
      if (!this.#isTaken.slice(first, first + length).includes(true)) return first;
    }
    throw new Error(`${this.#file}: no room for ${name}: ${length} tiles.`);
  }
}

function placeFont(set: Allocation, fontText: string, colour: string, ground: string): void {
  const lines = fontText.split("\n");
  set.put(" ".charCodeAt(0), tileBytes(Array<string>(8).fill(ground.repeat(8)), 0, 0));
  lines.forEach((line, at) => {
    if (!line.startsWith("glyphs ")) return;
    [...line.slice("glyphs ".length)].forEach((glyph, column) => {
      const rows = lines.slice(at + 1, at + 9).map((row) => row.split(" ")[column] ?? "");
      const coloured = rows.map((row) => row.replace(/[.1]/g, (pixel) => (pixel === "1" ? colour : ground)));
      set.put(glyph.charCodeAt(0), tileBytes(coloured, 0, 0));
    });
  });
}

function tilesOf({ width, height, rows }: Block): Uint8Array[] {
  const tiles: Uint8Array[] = [];
  for (let y = 0; y < height; y += 8) {
    for (let x = 0; x < width; x += 8) tiles.push(tileBytes(rows, x, y));
  }
  return tiles;
}

/** Two bit planes of eight bytes, the left pixel in the highest bit. */
function tileBytes(rows: readonly string[], x: number, y: number): Uint8Array {
  const bytes = new Uint8Array(TILE_BYTES);
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const colour = Number((rows[y + row] ?? "")[x + column]?.replace(".", "0") ?? 0);
      const bit = 0x80 >> column;
      if (colour & 1) bytes[row] = (bytes[row] ?? 0) | bit;
      if (colour & 2) bytes[row + 8] = (bytes[row + 8] ?? 0) | bit;
    }
  }
  return bytes;
}
