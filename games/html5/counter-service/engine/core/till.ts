import { square } from "#kit/exact-powers.ts";
import { type Career, effects, isRegular } from "./career.ts";
import type { Dish } from "./dish.ts";
import type { Guest } from "./guests.ts";
import type { Verdict } from "./judge.ts";
import type { Person } from "./pantry.ts";

const PRICE = 10;
const HAPPY = 85;
const GREAT = 90;
const MOST_STREAK = 5;
const REGULAR_TIP = 1.5;

/** An order as it went out. */
export type Serving = {
  readonly person: Person;
  readonly dishes: readonly Dish[];
  readonly verdict: Verdict;
  readonly coins: number;
};

/** What a day brings in: points, coins, and guests who will remember it. */
export class Till {
  score = 0;
  coins = 0;
  /** Great orders in a row. */
  streak = 0;
  readonly servings: Serving[] = [];
  private readonly friends: string[] = [];
  private readonly career: Career;

  constructor(career: Career) {
    this.career = career;
  }

  /** Books an order, and tells the guest's share in `guest.coins`. */
  take(guest: Guest, verdict: Verdict, dishes: readonly Dish[]): void {
    const { person } = guest;
    const { total } = verdict;
    this.streak = total >= GREAT ? this.streak + 1 : 0;
    if (total >= HAPPY) this.friends.push(person.id);
    const row = Math.min(MOST_STREAK, Math.max(0, this.streak - 1));
    const fond = isRegular(this.career, person.id) ? REGULAR_TIP : 1;
    const tip = PRICE * square(total / 100) * person.tip * fond * (1 + row / 10) * effects(this.career).tips;
    guest.verdict = verdict;
    guest.coins = Math.round(tip);
    this.servings.push({ person, dishes, verdict, coins: guest.coins });
    this.coins += guest.coins;
    this.score += total + 10 * row;
  }

  /** The average of one part of all orders. */
  mean(part: keyof Verdict): number {
    const sum = this.servings.reduce((all, { verdict }) => all + verdict[part], 0);
    return Math.round(sum / Math.max(1, this.servings.length));
  }

  /** The best order, and the latest of those that are equally good. */
  get best(): Serving | undefined {
    return this.servings.toReversed().toSorted((a, b) => b.verdict.total - a.verdict.total)[0];
  }

  friendsAfter(): Record<string, number> {
    const friends = { ...this.career.friends };
    for (const id of this.friends) friends[id] = (friends[id] ?? 0) + 1;
    return friends;
  }
}
