import { DAY_MS } from "#domain/day.ts";
import { dailySeed } from "./daily-seed.ts";

const TRIO = 3;

type TrioGame = { readonly game: string; readonly family: string };

/** The three games of a day, the same for every visitor: of three families, whose games take turns. The list may be in any order. */
export function dailyTrio<Game extends TrioGame>(games: readonly Game[], day: string): Game[] {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const families = Map.groupBy(games, ({ family }) => family);
  const { trio, turn } = trioOfFamilies([...families.keys()], number);
  return trio.flatMap((family) => {
    const members = (families.get(family) ?? []).toSorted((a, b) => (a.game < b.game ? -1 : 1));
    return members[turn % members.length] ?? [];
  });
}

/**
 * Each cycle of days goes through all families in an order of its own, and none comes back on the next day, as long as there are six. `turn`
 * counts the cycles.
 */
function trioOfFamilies(families: readonly string[], number: number): { trio: string[]; turn: number } {
  if (families.length < 2 * TRIO) return { trio: shuffled(families, number).slice(0, TRIO), turn: number };
  // Too few for an order that can change: the trio moves on through a fixed one.
  if (families.length < 3 * TRIO)
    return { trio: fromRing(shuffled(families, 0), number * TRIO), turn: number };
  const daysPerCycle = Math.floor(families.length / TRIO);
  const cycle = Math.floor(number / daysPerCycle);
  const order = cycleOrder(families, cycle, daysPerCycle);
  const at = (number - cycle * daysPerCycle) * TRIO;
  return { trio: order.slice(at, at + TRIO), turn: cycle };
}

/**
 * The order of one cycle. Families of the previous cycle's last day are moved behind its first day; its own last day is left alone, so that the
 * next cycle can tell it without going back further.
 */
function cycleOrder(families: readonly string[], cycle: number, days: number): string[] {
  const lastDay = (order: readonly string[]) => order.slice((days - 1) * TRIO, days * TRIO);
  const previous = new Set(lastDay(shuffled(families, cycle - 1)));
  const order = shuffled(families, cycle);
  const last = lastDay(order);
  const others = order.filter((family) => !last.includes(family));
  const calm = others.filter((family) => !previous.has(family));
  const rest = [...others.filter((family) => previous.has(family)), ...calm.slice(TRIO)];
  const middle = (days - 2) * TRIO;
  return [...calm.slice(0, TRIO), ...rest.slice(0, middle), ...last, ...rest.slice(middle)];
}

/** The names in an order that depends on them and the number alone. */
function shuffled(names: readonly string[], number: number): string[] {
  const keyed = names.map((name) => ({ name, key: dailySeed(name, `order ${number}`) }));
  return keyed.toSorted((a, b) => a.key - b.key || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}

function fromRing(names: readonly string[], from: number): string[] {
  return Array.from({ length: TRIO }, (_, at) => names[(from + at) % names.length] ?? "");
}
