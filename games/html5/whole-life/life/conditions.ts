import type { LifeEvent, When } from "#html5/whole-life/events/event.ts";
import { ageOf, around, type Life, type Person, type Role } from "./life.ts";

const amount = (life: Life, name: string): number =>
  name === "money" ? life.money : (Object.entries(life.stats).find(([stat]) => stat === name)?.[1] ?? 0);

export function isTrue(when: When, life: Life): boolean {
  const { has, hasNot, job, least, most } = when;
  if (has && !has.every((tag) => life.tags.includes(tag))) return false;
  if (hasNot?.some((tag) => life.tags.includes(tag))) return false;
  if (job === "any" && !life.job) return false;
  if (job === "none" && life.job) return false;
  if (Array.isArray(job) && !job.includes(life.job?.id)) return false;
  if (least && !Object.entries(least).every(([name, value]) => amount(life, name) >= value)) return false;
  return !most || Object.entries(most).every(([name, value]) => amount(life, name) <= value);
}

/** Those who could play this role in the event. */
export function candidates(event: LifeEvent, role: Role, life: Life): Person[] {
  const people = around(life, role);
  if (event.cast?.[0] !== role) return people;
  const [from, to] = event.castAges ?? [0, Number.POSITIVE_INFINITY];
  return people.filter((person) => {
    const age = ageOf(person, life);
    return age >= from && age <= to && (!event.isFarewell || age >= person.span);
  });
}

export function canHappen(event: LifeEvent, life: Life): boolean {
  const [from, to] = event.ages;
  if (life.age < from || life.age > to) return false;
  const last = life.seen[event.id];
  if (last !== undefined && life.age - last < (event.againAfter ?? Number.POSITIVE_INFINITY)) return false;
  if (event.lacks?.some((role) => around(life, role).length > 0)) return false;
  return isTrue(event, life) && (event.cast ?? []).every((role) => candidates(event, role, life).length > 0);
}

/** Why a choice is closed, for the player to read; nothing when it is open. */
export function missing(needs: When | undefined, life: Life): string | undefined {
  if (!needs || isTrue(needs, life)) return undefined;
  const short = Object.entries(needs.least ?? {}).find(([name, value]) => amount(life, name) < value);
  if (short) return short[0] === "money" ? `needs ${short[1]} coins` : `needs ${short[0]} ${short[1]}`;
  return "not in this life";
}
