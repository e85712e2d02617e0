import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { DAY, daysSince } from "./core/calendar.ts";
import type { Action } from "./core/orders.ts";
import type { Level } from "./core/skills.ts";
import { RIVALS, Wilds } from "./core/wilds.ts";

export type Tally = { wins: number; days: number; points: number; left: number };

/**
 * Rivals alone, seats shared out evenly between the levels; nobody comes back. Who has most points after so many days,
 * among those still there, has won; days, points and how many are left are those of one rival in one round.
 */
export function contest(levels: readonly Level[], rounds: number, days = 9, seed = 1): Map<Level, Tally> {
  const tallies = new Map(levels.map((level) => [level, { wins: 0, days: 0, points: 0, left: 0 }]));
  const share = (RIVALS / levels.length) * rounds;
  for (let round = 0; round < rounds; round++) {
    const seats = Array.from({ length: RIVALS }, (_, seat) => levels[seat % levels.length] ?? "camper");
    const wilds = new Wilds({
      random: createRandom(seed + round),
      levels: seats,
      hasHero: false,
      isEndless: false,
    });
    const { world } = wilds;
    const controls = createControls<Action>();
    while (world.time < days * DAY && world.survivors.some(({ isOut }) => !isOut)) wilds.step(controls);
    const last = world.survivors.toSorted((a, b) => lasted(b) - lasted(a) || b.points - a.points)[0];
    function lasted({ isOut, outAt }: { isOut: boolean; outAt: number }) {
      return isOut ? outAt : world.time;
    }
    for (const who of world.survivors) {
      const tally = who.level && tallies.get(who.level);
      if (!tally) continue;
      tally.wins += Number(who === last);
      tally.days += daysSince(0, lasted(who)) / share;
      tally.points += who.points / share;
      tally.left += Number(!who.isOut) / share;
    }
  }
  return tallies;
}
