import { clamp } from "#kit/ease.ts";
import { type Cooked, cookedOf, type Dish, type Mark } from "./dish.ts";

/** How good an order was, each from 0 to 100. */
export type Verdict = { waiting: number; cooking: number; building: number; total: number };

/** How strict the kitchen is: with order the layers must lie as on the ticket, without it only all must be there. */
export type Rules = { isOrdered: boolean };

/** 1 within `free` of the target, then down to 0 over `span`. */
const closeness = (value: number, target: number, free: number, span: number) =>
  clamp(1 - (Math.abs(value - target) - free) / span, 0, 1);

const mean = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
const percent = (part: number) => Math.round(part * 100);

/** `patience`: what was left of it, 1 to 0. Whoever is served while still at ease counts as not kept waiting at all. */
export function judge(
  served: readonly Dish[],
  order: readonly Dish[],
  patience: number,
  rules: Rules,
): Verdict {
  const pairs = pairUp(served, order, rules);
  const surplus = Math.max(0, served.length - order.length);
  const fair = order.length / (order.length + surplus);
  const waiting = percent(0.2 + 0.8 * clamp(patience / 0.65, 0, 1));
  const cooking = percent(mean(pairs.map(([dish, wish]) => (dish ? cookingOf(dish, wish) : 0))));
  const building = percent(
    fair * mean(pairs.map(([dish, wish]) => (dish ? buildingOf(dish, wish, rules) : 0))),
  );
  return { waiting, cooking, building, total: Math.round((waiting + cooking + building) / 3) };
}

/** What a slip that the guest has seen takes off the building: a perfect order loses a star, corrected or not. */
const SLIP = 40;

/** The verdict of a guest who saw this many slips. */
export function afterSlips(verdict: Verdict, slips: number): Verdict {
  if (slips === 0) return verdict;
  const { waiting, cooking } = verdict;
  const building = Math.max(0, verdict.building - SLIP * slips);
  return { waiting, cooking, building, total: Math.round((waiting + cooking + building) / 3) };
}

/** Each wish with the dish that suits it best: a box may be packed in any order. */
function pairUp(served: readonly Dish[], order: readonly Dish[], rules: Rules): [Dish | undefined, Dish][] {
  const left = [...served];
  return order.map((wish) => {
    const worth = (dish: Dish) => cookingOf(dish, wish) + 2 * buildingOf(dish, wish, rules);
    const dish = left.toSorted((a, b) => worth(b) - worth(a))[0];
    if (dish) left.splice(left.indexOf(dish), 1);
    return [dish, wish];
  });
}

export function cookingOf(dish: Dish, wish: Dish): number {
  const got = cookedOf(dish);
  const wanted = cookedOf(wish);
  const scores = wanted.map((target, at) => sidesOf(got[at], target));
  const surplus = Math.max(0, got.length - wanted.length);
  return wanted.length === 0 ? 1 : mean([...scores, ...Array<number>(surplus).fill(0)]);
}

function sidesOf(got: Cooked | undefined, wanted: Cooked): number {
  if (got?.raw !== wanted.raw) return 0;
  return mean(wanted.sides.map((target, side) => closeness(got.sides[side] ?? 0, target, 0.06, 0.34)));
}

export function buildingOf(dish: Dish, wish: Dish, { isOrdered }: Rules): number {
  const most = isOrdered ? inOrder(dish.marks, wish.marks) : anyOrder(dish.marks, wish.marks);
  const length = isOrdered
    ? Math.max(dish.marks.length, wish.marks.length)
    : wish.marks.length + dish.marks.filter((put) => !wish.marks.some((asked) => isSame(put, asked))).length;
  const marks = length === 0 ? 1 : most / length;
  return wish.cuts.length === 0 ? marks : 0.75 * marks + 0.25 * evenness(dish.cuts, wish.cuts.length);
}

const isSame = (a: Mark, b: Mark) => a.item === b.item && a.quarter === b.quarter;

/** Pieces lie straight or beside; what is poured is enough or not. */
function careOf(put: Mark, asked: Mark): number {
  return closeness(put.off, asked.off, 0.16, 1.5) * closeness(put.amount, asked.amount, 0.08, 0.4);
}

function anyOrder(put: readonly Mark[], asked: readonly Mark[]): number {
  return asked.reduce((sum, wish) => {
    const best = put.filter((one) => isSame(one, wish)).map((one) => careOf(one, wish));
    return sum + Math.max(0, ...best);
  }, 0);
}

/** The best way to lay the two towers side by side: one layer too many does not spoil all that lie above it. */
function inOrder(put: readonly Mark[], asked: readonly Mark[]): number {
  let row = Array<number>(asked.length + 1).fill(0);
  for (const one of put) {
    const next = [0];
    asked.forEach((wish, at) => {
      const match = isSame(one, wish) ? (row[at] ?? 0) + careOf(one, wish) : 0;
      next.push(Math.max(match, row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** 1 when the cuts are as many as asked and lie at equal angles. */
export function evenness(cuts: readonly number[], wanted: number): number {
  if (cuts.length === 0) return 0;
  const angles = cuts.toSorted((a, b) => a - b);
  const ideal = Math.PI / wanted;
  const first = angles[0] ?? 0;
  const gaps = angles.map((angle, at) => (angles[at + 1] ?? first + Math.PI) - angle);
  const worst = Math.max(...gaps.map((gap) => Math.abs(gap - Math.PI / cuts.length))) / ideal;
  const count = 1 - Math.min(1, Math.abs(cuts.length - wanted) / wanted);
  return count * closeness(worst, 0, 0.16, 0.8);
}
