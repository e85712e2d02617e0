import { type DayPlan, planOf } from "./days.ts";
import type { Kitchen } from "./kitchen.ts";
import { type Pantry, pantryOf } from "./pantry.ts";

/** Ways to work: one day of a career, or hour after hour until the hearts are lost. */
export type ShiftMode = "day" | "non-stop";

/** What the kitchen has and what may be expected of the guests, on a day or in an hour. */
export type Today = { readonly plan: DayPlan; readonly pantry: Pantry };

const GUESTS_PER_HOUR = 3;
/** How much sooner the guests of each hour come, and how much sooner they leave: nobody keeps up with that for half an hour. */
const HURRY = 0.08;
const RESTLESS = 0.04;

export const dayOf = (kitchen: Kitchen, day: number): Today => ({
  plan: planOf(day, kitchen.pace),
  pantry: pantryOf(kitchen, day),
});

/** An hour of a non-stop shift brings what the day of that number brings in a career, with a few guests only. */
export function hourOf(kitchen: Kitchen, hour: number): Today {
  const { plan, pantry } = dayOf(kitchen, hour);
  const gap = plan.gap / (1 + HURRY * (hour - 1));
  const patience = plan.patience / (1 + RESTLESS * (hour - 1));
  return { pantry, plan: { ...plan, guests: GUESTS_PER_HOUR, gap, patience } };
}

/** The hour in which a guest comes; the first one is guest 0. */
export const hourOfGuest = (guest: number) => 1 + Math.floor(guest / GUESTS_PER_HOUR);
