import { clamp, easeInOut, lerp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";

/** Steps of a day and its night: a minute. */
export const DAY = 3600;
const DAYS_PER_SEASON = 3;
/** Every day is this much colder than the one before. */
const HARSHER = 0.025;

export const seasons = ["summer", "autumn", "winter", "spring"] as const;
export type Season = (typeof seasons)[number];

/** Warmth that leaves (or, below nothing, comes) in a second under the open sky. */
const chills: Readonly<Record<Season, { day: number; night: number }>> = {
  summer: { day: -4, night: 2.3 },
  autumn: { day: -2.4, night: 3.1 },
  winter: { day: 0.9, night: 4.4 },
  spring: { day: -2.4, night: 3.3 },
};

export const dayOf = (time: number) => Math.floor(time / DAY) + 1;
export const seasonIndex = (time: number) => Math.floor((dayOf(time) - 1) / DAYS_PER_SEASON);
export const seasonOf = (time: number): Season => seasons[seasonIndex(time) % seasons.length] ?? "summer";
/** Nights that are over, to the tenth: what a round is remembered by. */
export const daysSince = (born: number, time: number) => Math.floor(((time - born) / DAY) * 10) / 10;

/** 0 by day, 1 in the deep of night. */
export function darkness(time: number): number {
  const hour = (time % DAY) / DAY;
  const dusk = easeInOut(clamp((hour - 0.54) / 0.12, 0, 1));
  const dawn = easeInOut(clamp((hour - 0.92) / 0.08, 0, 1));
  return dusk - dawn;
}

export const isNight = (time: number) => darkness(time) > 0.5;

export function chill(time: number, storm: number): number {
  const { day, night } = chills[seasonOf(time)];
  const cold = lerp(day, night, darkness(time)) + storm * 1.8;
  return cold > 0 ? cold * (1 + (dayOf(time) - 1) * HARSHER) : cold;
}

export type Storm = { from: number; to: number };
/** Storms are over by dusk or begin there, and none comes before the fourth day. */
const FIRST_STORM = 3;
const PLANNED_DAYS = 120;
const RISE = 180;

/** All storms of a round: the first one comes for certain, after that about every second day has one. */
export function planStorms(random: Random): Storm[] {
  const storms: Storm[] = [];
  for (let day = FIRST_STORM; day < PLANNED_DAYS; day++) {
    const begin = day === FIRST_STORM ? 0.1 : random.between(0.05, 0.6);
    const length = random.between(0.3, 0.45);
    const from = (day + begin) * DAY;
    if (day === FIRST_STORM || random.chance(0.5)) storms.push({ from, to: from + length * DAY });
  }
  return storms;
}

/** 0 for calm, 1 in the midst of a storm. Storms come one after the other. */
export function stormAt(storms: readonly Storm[], time: number): number {
  for (const { from, to } of storms) {
    if (time < from) return 0;
    if (time < to) return clamp(Math.min(time - from, to - time) / RISE, 0, 1);
  }
  return 0;
}
