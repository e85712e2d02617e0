import { type Venture, ventures } from "#html5/whole-life/events/ventures.ts";
import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { type Life, type StatName, statNames } from "./life.ts";
import { applyOutcome, type Change } from "./outcome.ts";

/** How a venture ended. */
export type Dared = { text: string; isWon: boolean; changes: Change[] };

/** Before this age nobody dares anything on purpose. */
const FIRST_AGE = 3;
const OFFERED = 3;
/** Key of a venture among the things that a life has seen. */
const DARED = "dared:";

/** Up to three ventures for the year, none of which this life has dared before. */
export function venturesFor(life: Life, random: Random): Venture[] {
  if (life.age < FIRST_AGE || life.tags.includes("at-rest")) return [];
  const open = ventures.filter(
    ({ id, ages: [from, to] }) => life.age >= from && life.age <= to && life.seen[DARED + id] === undefined,
  );
  const offered: Venture[] = [];
  while (open.length > 0 && offered.length < OFFERED)
    offered.push(...open.splice(random.int(0, open.length - 1), 1));
  return offered;
}

export function chanceOf({ by, odds }: Venture, { stats }: Life): number {
  return clamp(odds + (stats[by] - 50) * 0.006, 0.1, 0.95);
}

export function dare(venture: Venture, life: Life, random: Random): Dared {
  const isWon = random.chance(chanceOf(venture, life));
  const outcome = isWon ? venture.won : venture.lost;
  life.seen[DARED + venture.id] = life.age;
  life.diary.push({ age: life.age, text: outcome.text });
  const changes = applyOutcome(life, outcome, { people: new Map(), stranger: "" }, random);
  return { text: outcome.text, isWon, changes };
}

export const isDared = (seenKey: string): boolean => seenKey.startsWith(DARED);

/** `+7 joy, −2 health`: what is at stake, in words. */
export function stakesOf(outcome: Venture["won"]): string {
  const names: readonly (StatName | "money")[] = [...statNames, "money"];
  return names
    .flatMap((name) => {
      const by = outcome[name] ?? 0;
      return by === 0 ? [] : [`${by > 0 ? "+" : "−"}${Math.abs(by)} ${name}`];
    })
    .join(", ");
}
