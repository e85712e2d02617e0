import { hypot } from "#kit/exact-math.ts";
import type { Guest } from "./guest.ts";

const FAR = 17;

/** What a tag is worth, and for what. Asked before anything is counted. */
export function worthOf(by: Guest, who: Guest, isGold: boolean): { points: number; words: string[] } {
  const words: string[] = [];
  let points = 100;
  const add = (isTrue: boolean, more: number, word: string) => {
    if (!isTrue) return;
    points += more;
    words.push(word);
  };
  add(by.streak > 0, 25 * Math.min(by.streak, 6), `${by.streak + 1} in a row`);
  add(by.nemesis === who, 50, "Revenge");
  add(hypot(by.x - who.x, by.y - who.y) > FAR, 40, "Long shot");
  add(!by.isGrounded, 30, "From the air");
  add(who.streak >= 3, 60, "Party pooper");
  if (isGold) {
    points *= 2;
    words.push("Golden minute");
  }
  return { points, words };
}
