import { hypot } from "#kit/exact-math.ts";
import type { Guest } from "./guest.ts";

const FAR = 17;

/** What a tag is worth more for; the words are the messages `merit.` */
export type Merit = "streak" | "revenge" | "longShot" | "fromTheAir" | "partyPooper" | "golden";

/** What a tag is worth, and for what. Asked before anything is counted. */
export function worthOf(by: Guest, who: Guest, isGold: boolean): { points: number; merits: Merit[] } {
  const merits: Merit[] = [];
  let points = 100;
  const add = (isTrue: boolean, more: number, merit: Merit) => {
    if (!isTrue) return;
    points += more;
    merits.push(merit);
  };
  add(by.streak > 0, 25 * Math.min(by.streak, 6), "streak");
  add(by.nemesis === who, 50, "revenge");
  add(hypot(by.x - who.x, by.y - who.y) > FAR, 40, "longShot");
  add(!by.isGrounded, 30, "fromTheAir");
  add(who.streak >= 3, 60, "partyPooper");
  if (isGold) {
    points *= 2;
    merits.push("golden");
  }
  return { points, merits };
}
