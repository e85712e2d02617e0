import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { jobs } from "./jobs.ts";
import { ageOf, type Life } from "./life.ts";
import { addFirst } from "./outcome.ts";

/** Nobody grows older than this. */
export const OLDEST = 104;
/** Before this age no life comes to its evening, whatever happened in it. */
export const EVENING = 76;

/** To the next event: a year while you grow up, one or two later. */
export function passTime(life: Life, random: Random): void {
  const years = life.age < 22 || life.age >= 95 ? 1 : random.int(1, 2);
  for (let i = 0; i < years; i++) passYear(life);
  if (life.age >= EVENING && random.chance(eveningChance(life))) life.tags.push("evening");
}

function passYear(life: Life) {
  life.age++;
  const { stats } = life;
  // Joy fades unless it is fed.
  stats.joy += Math.round((44 - stats.joy) / 8);
  if (life.age > 50 && life.age % 2 === 0) stats.health -= 1;
  if (life.age > 70) stats.health -= 1;
  for (const name of ["joy", "health"] as const) stats[name] = clamp(stats[name], 0, 100);
  if (life.job) life.money += jobs[life.job.id].saves * (life.job.rank + 1);
  else if (life.tags.includes("retired")) life.money += 1;
  if (life.age === 80) addFirst(life, "eighty");
  if (life.age === 100) addFirst(life, "hundred");
  for (const person of life.people) {
    const isPassing = person.role === "teacher" || person.role === "neighbour";
    if (isPassing && ageOf(person, life) >= 80) person.left ??= "moved";
  }
}

function eveningChance({ age, stats }: Life): number {
  if (age >= OLDEST) return 1;
  return clamp(0.01 + (age - EVENING) * 0.008 + (50 - stats.health) * 0.001, 0.005, 0.6);
}
