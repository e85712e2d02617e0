/** Pseudo-random numbers from 0 up to 1; the same sequence for the same cover. */
export type Random = () => number;

/** Draws the data (`d`) of one SVG path. */
type Motif = (random: Random) => string;

/** Chalk drawings for covers, by kind of game. Each fills the right two thirds of a picture of 320×180. */
const motifs = {
  // Tiles of a sliding puzzle, some of them missing.
  tiles: (random) => grid(4, 3, (x, y) => (random() < 0.2 ? "" : box(148 + x * 40, 34 + y * 40, 33, 33))),
  // Chess board with hatched dark fields.
  board: () =>
    grid(4, 4, (x, y) => {
      const [left, top] = [158 + x * 34, 22 + y * 34];
      return (
        box(left, top, 34, 34) +
        ((x + y) % 2 ? `M${left + 6} ${top + 28}l22-22M${left + 6} ${top + 16}l10-10` : "")
      );
    }),
  // Fan of playing cards.
  cards: (random) =>
    [0, 1, 2, 3]
      .map((at) => {
        const lean = at * 12 - 14 + round(random() * 4);
        return `M${172 + at * 28} ${62 - at * 6}l54 ${lean}l${-lean} 78l-54 ${-lean}z`;
      })
      .join(""),
  // Lines of handwriting.
  writing: (random) =>
    [44, 78, 112, 146]
      .map(
        (y) => `M142 ${y}${times(5 + round(random() * 5), () => `q6-${8 + round(random() * 12)} 12 0t4 0`)}`,
      )
      .join(""),
  // Playing field: centre line, centre circle, goal and ball.
  court: (random) =>
    `M206 14v152${ring(206, 90, 34)}M320 48h-52v84h52${ring(150 + random() * 40, 40 + random() * 100, 9)}M150 14h170M150 166h170`,
  // Winding road with a dashed centre line.
  road: (random) => {
    const bend = round(random() * 60) - 30;
    return `M150 180c30-60 ${80 + bend}-70 ${90 + bend}-150M300 180c-10-60 ${bend - 40}-80 ${bend - 40}-150M222 176l4-24M230 134l4-20M236 98l3-16M239 68l1-11`;
  },
  // Bars of an equaliser.
  bars: (random) =>
    times(11, (at) => {
      const half = 10 + round(random() * 56);
      return `M${146 + at * 15} ${90 - half}v${2 * half}`;
    }),
  // Target with cross hairs.
  target: (random) => {
    const [x, y] = [214 + random() * 30, 80 + random() * 20];
    return `${ring(x, y, 62)}${ring(x, y, 40)}${ring(x, y, 17)}M${round(x - 78)} ${round(y)}h156M${round(x)} ${round(y - 78)}v156`;
  },
  // Circles of all sizes, as in .io games.
  cells: (random) =>
    times(9, (at) => ring(150 + random() * 150, 24 + random() * 132, at === 0 ? 36 : 6 + random() * 18)),
  // Map of hexagons, some of them missing.
  hexes: (random) =>
    grid(4, 3, (x, y) =>
      random() < 0.25 ? "" : `M${158 + x * 42 + (y % 2) * 21} ${24 + y * 42}l21 12v24l-21 12l-21-12v-24z`,
    ),
  // Stairs with two coins.
  steps: (random) =>
    `M136 156${times(6, () => `v-${12 + round(random() * 16)}h28`)}${ring(290, 26, 9)}${ring(196, 62, 7)}`,
  // Mountains and a moon.
  mountains: (random) =>
    `M130 160l${34 + round(random() * 14)}-86l26 50l${30 + round(random() * 12)}-92l38 78l18-32l40 82${ring(160 + random() * 20, 36, 15)}`,
  // Cubes, some of them missing.
  blocks: (random) =>
    grid(3, 3, (x, y) => (random() < 0.35 ? "" : cube(172 + x * 50 + (y % 2) * 25, 22 + y * 44))),
  // Plus signs, times signs, circles and triangles.
  sums: (random) =>
    grid(4, 3, (x, y) => {
      const [left, top] = [152 + x * 42, 30 + y * 46];
      const signs = [
        `M${left} ${top + 12}h24m-12-12v24`,
        `M${left} ${top}l24 24m0-24l-24 24`,
        ring(left + 12, top + 12, 13),
        `M${left} ${top + 24}l12-24l12 24z`,
      ];
      return signs[Math.floor(random() * signs.length)] ?? "";
    }),
  // Stacks of coins, each higher than the one before.
  coins: (random) =>
    times(5, (at) =>
      times(1 + at + round(random()), (up) => `M${156 + at * 36} ${150 - up * 18}a14 6 0 1 0 .1 0z`),
    ),
  // Spiral: for games without a tag that has a motif.
  spiral: (random) =>
    `M226 90${times(7, (at) => `a${8 + at * 10} ${8 + at * 10} 0 0 1 ${(at % 2 ? -1 : 1) * (16 + at * 20)} ${round(random() * 6 - 3)}`)}`,
} satisfies Record<string, Motif>;

const motifOfTag: Readonly<Record<string, Motif>> = {
  action: motifs.target,
  adventure: motifs.mountains,
  arcade: motifs.steps,
  board: motifs.board,
  card: motifs.cards,
  clicker: motifs.coins,
  driving: motifs.road,
  educational: motifs.sums,
  idle: motifs.coins,
  io: motifs.cells,
  multiplayer: motifs.cells,
  music: motifs.bars,
  platformer: motifs.steps,
  puzzle: motifs.tiles,
  racing: motifs.road,
  rhythm: motifs.bars,
  roguelike: motifs.mountains,
  sandbox: motifs.blocks,
  shooter: motifs.target,
  simulation: motifs.blocks,
  sports: motifs.court,
  strategy: motifs.hexes,
  text: motifs.writing,
  trivia: motifs.sums,
  word: motifs.writing,
};

/** Path data of the motif of the first tag that has one; a spiral where none has. */
export function motifFor(tags: readonly string[], random: Random): string {
  const tag = tags.find((one) => Object.hasOwn(motifOfTag, one));
  const motif = (tag === undefined ? undefined : motifOfTag[tag]) ?? motifs.spiral;
  return motif(random);
}

function round(value: number): number {
  return Math.round(value);
}

function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

function grid(columns: number, rows: number, draw: (x: number, y: number) => string): string {
  return times(rows, (y) => times(columns, (x) => draw(x, y)));
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function ring(x: number, y: number, radius: number): string {
  const r = round(radius);
  // An arc that ends 0.1 beside its start looks like a circle, in half the bytes of two half circles.
  return `M${round(x)} ${round(y) - r}a${r} ${r} 0 1 0 .1 0z`;
}

function cube(x: number, y: number): string {
  return `M${x} ${y}l22 11v26l-22 11l-22-11v-26zM${x - 22} ${y + 11}l22 11l22-11m-22 11v26`;
}
