import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { Count, CountKind } from "./count-store.ts";

export type Ranked = { readonly subject: string; readonly number: number };

/** What an operator wants to know about some days. */
export type Report = {
  /** Every day, oldest first, also those on which nothing happened. */
  readonly days: readonly { readonly day: string; readonly totals: Readonly<Record<CountKind, number>> }[];
  readonly totals: Readonly<Record<CountKind, number>>;
  /** Most first. */
  readonly launched: readonly Ranked[];
  readonly played: readonly Ranked[];
  readonly pages: readonly Ranked[];
  readonly missed: readonly Ranked[];
};

/** Words that only one visitor searched for may tell more about the visitor than about games. */
const leastMissed = 2;

/** The report of so many days up to today. */
export function reportOf(counts: readonly Count[], now: Date, days: number, longest: number): Report {
  const shown = lastDays(now, days);
  const within = counts.filter(({ day }) => shown.includes(day));
  const ranked = (kind: CountKind) => rank(within.filter((count) => count.kind === kind));
  return {
    days: shown.map((day) => ({ day, totals: totalsOf(within.filter((count) => count.day === day)) })),
    totals: totalsOf(within),
    launched: ranked("launch").slice(0, longest),
    played: ranked("minutes").slice(0, longest),
    pages: ranked("view").slice(0, longest),
    missed: ranked("missed")
      .filter(({ number }) => number >= leastMissed)
      .slice(0, longest),
  };
}

/** The first of the days that a report shows. */
export function firstDay(now: Date, days: number): string {
  return formatIsoDay(new Date(now.getTime() - (days - 1) * DAY_MS));
}

function lastDays(now: Date, days: number): string[] {
  return Array.from({ length: days }, (_, at) => firstDay(now, days - at));
}

function totalsOf(counts: readonly Count[]): Record<CountKind, number> {
  const totals = { view: 0, launch: 0, minutes: 0, missed: 0 };
  for (const { kind, number } of counts) totals[kind] += number;
  return totals;
}

function rank(counts: readonly Count[]): Ranked[] {
  const sums = new Map<string, number>();
  for (const { subject, number } of counts) sums.set(subject, (sums.get(subject) ?? 0) + number);
  return [...sums]
    .map(([subject, number]) => ({ subject, number }))
    .sort((a, b) => b.number - a.number || (a.subject < b.subject ? -1 : 1));
}
