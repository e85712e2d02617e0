import { teamAt, teams } from "#html5/pocket-gridiron/core/teams.ts";
import type { Random } from "#kit/random.ts";
import { isNumber, isShape } from "#kit/storage.ts";

export type Line = { won: number; lost: number; drawn: number; scored: number; conceded: number };
export type Result = { home: number; away: number; homePoints: number; awayPoints: number };
export type Pair = readonly [number, number];

/** Everybody meets everybody once, then the best two play the final. */
export const WEEKS = teams.length - 1;

export const emptyLine = (): Line => ({ won: 0, lost: 0, drawn: 0, scored: 0, conceded: 0 });
export const isLine = isShape<Line>({
  won: isNumber,
  lost: isNumber,
  drawn: isNumber,
  scored: isNumber,
  conceded: isNumber,
});

/** The seven rivals in the order in which we meet them: weakest first, so that a season grows. */
export function rivalsOf(us: number): number[] {
  const strength = (index: number) => teamAt(index).attack + teamAt(index).defence;
  return teams
    .map((_, index) => index)
    .filter((index) => index !== us)
    .toSorted((a, b) => strength(a) - strength(b));
}

/** Who meets whom in a week (0 to 6). Every pair of teams meets exactly once in a season. */
export function pairsOf(us: number, week: number): Pair[] {
  // The circle method: we stand still, the others move on by one place each week.
  const others = rivalsOf(us);
  const size = others.length;
  const at = (place: number) => others[((place % size) + size) % size] ?? us;
  const pairs: Pair[] = [[us, at(week)]];
  for (let i = 1; i <= (size - 1) / 2; i++) pairs.push([at(week + i), at(week - i)]);
  return pairs;
}

export function rivalIn(us: number, week: number): number {
  const [pair] = pairsOf(us, week);
  return pair?.[1] ?? us;
}

/** A believable final score between two teams that nobody watches. */
export function simulate([home, away]: Pair, random: Random): Result {
  const points = (own: number, other: number) => {
    const edge = teamAt(own).attack - teamAt(other).defence;
    const scores = Math.max(0, Math.round(random.between(0.4, 4.4) + edge * 0.28));
    return Array.from({ length: scores }, () => (random.chance(0.62) ? 7 : 3)).reduce((sum, n) => sum + n, 0);
  };
  return { home, away, homePoints: points(home, away), awayPoints: points(away, home) };
}

export function enter(table: readonly Line[], { home, away, homePoints, awayPoints }: Result): Line[] {
  return table.map((line, index) => {
    if (index === home) return add(line, homePoints, awayPoints);
    return index === away ? add(line, awayPoints, homePoints) : line;
  });
}

function add(line: Line, own: number, other: number): Line {
  return {
    won: line.won + Number(own > other),
    lost: line.lost + Number(own < other),
    drawn: line.drawn + Number(own === other),
    scored: line.scored + own,
    conceded: line.conceded + other,
  };
}

export const pointsOf = (line: Line) => line.won * 2 + line.drawn;

/** Team numbers, best first. */
export function ranking(table: readonly Line[]): number[] {
  const lineOf = (index: number) => table[index] ?? emptyLine();
  const value = (index: number) => {
    const line = lineOf(index);
    return pointsOf(line) * 10_000 + line.scored - line.conceded;
  };
  return table.map((_, index) => index).toSorted((a, b) => value(b) - value(a) || a - b);
}
