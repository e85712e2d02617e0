import { STEPS_PER_SECOND } from "#kit/clock.ts";
import type { Random } from "#kit/random.ts";
import type { DayPlan } from "./days.ts";
import type { Dish } from "./dish.ts";
import type { Verdict } from "./judge.ts";
import type { Pantry, Person } from "./pantry.ts";

export type Guest = {
  person: Person;
  seat: number;
  order: readonly Dish[];
  /** 1 when they come, 0 when they give up. */
  patience: number;
  /** Steps since they came in. */
  age: number;
  /** `coming` to the seat, `asking` to order, `waiting` for it, `leaving` with it or without. */
  state: "coming" | "asking" | "waiting" | "leaving";
  /** Steps since they turned to go. */
  left: number;
  verdict: Verdict | undefined;
  coins: number;
  /** How often something was put on that they did not ask for, and what it was the last time. */
  slips: number;
  slip: string | undefined;
  /** Steps for which they still show that they saw it. */
  upset: number;
};

/** Who comes and when, in steps. */
export type Arrival = { person: Person; at: number };

export const WALK = 40;
export const FAREWELL = 175;
/** So long a face is pulled about a slip, in steps. */
const UPSET = 150;
const ANNOYED = 0.06;
/** Being asked is half the waiting. */
const ASKED = 0.12;
/** Whoever orders more knows that it takes longer. */
const MORE = 0.6;

/** The whole day's guests. New faces come early, nobody comes twice in a row, the critic comes last. */
export function arrivalsOf(critic: Person, pantry: Pantry, plan: DayPlan, random: Random): Arrival[] {
  const people: Person[] = random.shuffle(pantry.people.filter(({ day }) => day === pantry.day));
  while (people.length < plan.guests) {
    const others = pantry.people.filter((person) => !people.slice(-3).includes(person));
    people.push(...random.shuffle(others.length > 0 ? others : pantry.people).slice(0, 2));
  }
  const list = people.slice(0, plan.guests);
  if (plan.twist === "critic") list[list.length - 1] = critic;
  let at = 0;
  return list.map((person, index) => {
    // From the second day on nobody starts with a single guest.
    const isPair = index % 2 === 1 && (plan.twist === "rush" || (index === 1 && pantry.day > 1));
    if (index > 0)
      at += (isPair ? 3 : plan.gap * (plan.twist === "rush" ? 1.7 : 1)) * random.between(0.9, 1.1);
    return { person, at: Math.round(at * STEPS_PER_SECOND) };
  });
}

export const newGuest = (person: Person, seat: number, order: readonly Dish[]): Guest => ({
  person,
  seat,
  order,
  patience: 1,
  age: 0,
  state: "coming",
  left: 0,
  verdict: undefined,
  coins: 0,
  slips: 0,
  slip: undefined,
  upset: 0,
});

/** `seconds`: how long a usual guest waits. Gives whether this one has had enough just now. */
export function stepGuest(guest: Guest, seconds: number): boolean {
  guest.age++;
  guest.upset = Math.max(0, guest.upset - 1);
  if (guest.state === "leaving") guest.left++;
  if (guest.state === "coming" && guest.age >= WALK) guest.state = "asking";
  if (guest.state !== "asking" && guest.state !== "waiting") return false;
  const fair = guest.person.patience * (1 + MORE * (guest.order.length - 1));
  guest.patience = Math.max(0, guest.patience - 1 / (seconds * fair * STEPS_PER_SECOND));
  return guest.patience === 0;
}

/** They saw something go on their dish that they did not ask for. */
export function notice(guest: Guest, item: string): void {
  guest.slips++;
  guest.slip = item;
  guest.upset = UPSET;
  guest.patience = Math.max(0.05, guest.patience - ANNOYED);
}

export function takeOrder(guest: Guest): void {
  guest.state = "waiting";
  guest.patience = Math.min(1, guest.patience + ASKED);
}
