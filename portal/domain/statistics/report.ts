import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { Count, CountKind } from "./count-store.ts";

/** A subject and its count. */
export type Ranked = { readonly subject: string; readonly number: number };

/** Statistics report for the operator. */
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
const MIN_MISSED = 2;

/** Aggregates counts into the report of so many days up to today; `limit` bounds each ranking. */
export function reportOf(counts: readonly Count[], now: Date, days: number, limit: number): Report {
  const shown = lastDays(now, days);
  const within = counts.filter(({ day }) => shown.includes(day));
  const ranked = (kind: CountKind) => rank(within.filter((count) => count.kind === kind));
  return {
    days: shown.map((day) => ({ day, totals: totalsOf(within.filter((count) => count.day === day)) })),
    totals: totalsOf(within),
    launched: ranked("launch").slice(0, limit),
    played: ranked("minutes").slice(0, limit),
    pages: ranked("view").slice(0, limit),
    missed: ranked("missed")
      .filter(({ number }) => number >= MIN_MISSED)
      .slice(0, limit),
  };
}

/** The first day of a report. */
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
