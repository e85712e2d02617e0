/**
 * The rules of Sole Mates a second time, beside the cartridge's C (`src/rules.c`), for the solver and the bot.
 * The test plays every solution on the cartridge, so the two cannot drift apart unseen.
 */
export const WIDTH = 12;
export const HEIGHT = 9;
export const MOVES = ["up", "down", "left", "right"] as const;

export type Move = (typeof MOVES)[number];
export type Level = { name: string; par: number; cells: string };

/** `gum` has a bit per stuck sock; `flipped` is 1 when the right sock mirrors up and down instead of left and right. */
export type State = { left: number; right: number; gum: number; flipped: number };
type Outcome = "same" | "moved" | "soggy" | "paired";

const DX = { up: 0, down: 0, left: -1, right: 1 };
const DY = { up: -1, down: 1, left: 0, right: 0 };
const MIRRORED = [
  { up: "up", down: "down", left: "right", right: "left" },
  { up: "down", down: "up", left: "left", right: "right" },
] as const;

export function startOf({ cells }: Level): State {
  return { left: cells.indexOf("L"), right: cells.indexOf("R"), gum: 0, flipped: 0 };
}

function neighbour(cells: string, at: number, move: Move, doorsOpen: boolean): number {
  const x = (at % WIDTH) + DX[move];
  const y = Math.floor(at / WIDTH) + DY[move];
  if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT) return at;
  const cell = cells[y * WIDTH + x];
  return cell === "#" || (cell === "d" && !doorsOpen) ? at : y * WIDTH + x;
}

/** One press of the pad. The socks step at once, and a sock on soap goes on until it leaves the soap or bumps. */
export function step({ cells }: Level, state: State, move: Move): { outcome: Outcome; state: State } {
  const other = MIRRORED[state.flipped === 1 ? 1 : 0][move];
  const doorsOpen = cells[state.left] === "b" || cells[state.right] === "b";
  let { left, right, gum, flipped } = state;
  let leftMoves = (gum & 1) === 0;
  let rightMoves = (gum & 2) === 0;
  let changed = gum !== 0;
  gum = 0;
  while (leftMoves || rightMoves) {
    const nextLeft = leftMoves ? neighbour(cells, left, move, doorsOpen) : left;
    const nextRight = rightMoves ? neighbour(cells, right, other, doorsOpen) : right;
    leftMoves = nextLeft !== left;
    rightMoves = nextRight !== right;
    const swapped = leftMoves && rightMoves && nextLeft === right && nextRight === left;
    left = nextLeft;
    right = nextRight;
    changed ||= leftMoves || rightMoves;
    const after = { left, right, gum, flipped };
    if (cells[left] === "~" || cells[right] === "~") return { outcome: "soggy", state: after };
    if (swapped || left === right) return { outcome: "paired", state: after };
    if (leftMoves && cells[left] === "g") gum |= 1;
    if (rightMoves && cells[right] === "g") gum |= 2;
    if (leftMoves && cells[left] === "@") flipped ^= 1;
    if (rightMoves && cells[right] === "@") flipped ^= 1;
    leftMoves &&= cells[left] === "o";
    rightMoves &&= cells[right] === "o";
  }
  return { outcome: changed ? "moved" : "same", state: { left, right, gum, flipped } };
}

const keyOf = ({ left, right, gum, flipped }: State) =>
  ((left * WIDTH * HEIGHT + right) << 3) | (gum << 1) | flipped;

/** A shortest solution by breadth-first search, or undefined where there is none. */
export function solve(level: Level): Move[] | undefined {
  const start = startOf(level);
  const seen = new Set([keyOf(start)]);
  let border: { state: State; path: Path }[] = [{ state: start, path: undefined }];
  while (border.length > 0) {
    const next: typeof border = [];
    for (const { state, path } of border) {
      for (const move of MOVES) {
        const { outcome, state: after } = step(level, state, move);
        if (outcome === "paired") return unwind({ move, before: path });
        if (outcome !== "moved" || seen.has(keyOf(after))) continue;
        seen.add(keyOf(after));
        next.push({ state: after, path: { move, before: path } });
      }
    }
    border = next;
  }
  return undefined;
}

type Path = { move: Move; before: Path } | undefined;

function unwind(path: Path): Move[] {
  const moves: Move[] = [];
  for (let at = path; at; at = at.before) moves.unshift(at.move);
  return moves;
}
