import { DAY_MS } from "#domain/day.ts";
import { dailySeed } from "./daily-seed.ts";

const TRIO = 3;

/**
 * The three games of a day, the same for every visitor. Each cycle of days goes through all games in an order of its own, and no game
 * comes back on the next day, as long as there are six. The list may be in any order.
 */
export function dailyTrio(games: readonly string[], day: string): string[] {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  if (games.length < 2 * TRIO) return shuffled(games, number).slice(0, TRIO);
  // Too few games for an order that can change: the trio moves on through a fixed one.
  if (games.length < 3 * TRIO) return fromRing(shuffled(games, 0), number * TRIO);
  const daysPerCycle = Math.floor(games.length / TRIO);
  const cycle = Math.floor(number / daysPerCycle);
  const order = cycleOrder(games, cycle, daysPerCycle);
  const at = (number - cycle * daysPerCycle) * TRIO;
  return order.slice(at, at + TRIO);
}

/**
 * The order of one cycle. Games of the previous cycle's last day are moved behind its first day; its own last day is left alone, so that the
 * next cycle can tell it without going back further.
 */
function cycleOrder(games: readonly string[], cycle: number, days: number): string[] {
  const lastDay = (order: readonly string[]) => order.slice((days - 1) * TRIO, days * TRIO);
  const previous = new Set(lastDay(shuffled(games, cycle - 1)));
  const order = shuffled(games, cycle);
  const last = lastDay(order);
  const others = order.filter((game) => !last.includes(game));
  const calm = others.filter((game) => !previous.has(game));
  const rest = [...others.filter((game) => previous.has(game)), ...calm.slice(TRIO)];
  const middle = (days - 2) * TRIO;
  return [...calm.slice(0, TRIO), ...rest.slice(0, middle), ...last, ...rest.slice(middle)];
}

/** The games in an order that depends on the names and the number alone. */
function shuffled(games: readonly string[], number: number): string[] {
  const keyed = games.map((game) => ({ game, key: dailySeed(game, `order ${number}`) }));
  return keyed.toSorted((a, b) => a.key - b.key || (a.game < b.game ? -1 : 1)).map(({ game }) => game);
}

function fromRing(games: readonly string[], from: number): string[] {
  return Array.from({ length: TRIO }, (_, at) => games[(from + at) % games.length] ?? "");
}
