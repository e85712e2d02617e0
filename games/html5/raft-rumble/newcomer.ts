import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { createRandom } from "#kit/random.ts";
import { powerFor } from "./core/shots/flight.ts";
import { duel, levels } from "./voyage/levels.ts";
import type { Action } from "./voyage/orders.ts";
import type { Snapshot } from "./voyage/snapshot.ts";
import { Voyage } from "./voyage/voyage.ts";
import { t } from "./words.ts";

const LONGEST_STEPS = 15 * 60 * 60;
/** How far off the eye is, as a share of the power that a throw needs. */
const EYE_ERROR = 0.1;
const NEAR_ENOUGH = 0.03;

/** Leaves the angle alone, guesses the power, and throws balloons. */
function newHabits(): Habits<Action, Snapshot> {
  let guess = { throws: -1, error: 0 };
  return {
    keys: ["left1", "right1", "up1", "down1", "fire1"],
    choose({ turn }, random): Intent<Action> {
      if (!turn) return {};
      const { aim, from, targets, facing, wind, throws } = turn;
      if (guess.throws !== throws) guess = { throws, error: 1 + random.between(-EYE_ERROR, EYE_ERROR) };
      const [target] = targets;
      const wanted = target && powerFor(from, target, { gadget: "balloon", angle: aim.angle, facing, wind });
      if (wanted === undefined) return { held: [aim.angle < 0.7 ? "up1" : "down1"], steps: 12 };
      const gap = wanted * guess.error - aim.power;
      if (Math.abs(gap) < NEAR_ENOUGH) return { held: ["fire1"], steps: 4 };
      return { held: [gap * facing > 0 ? "right1" : "left1"], steps: stepsFor(Math.abs(gap)) };
    },
  };
}

/** A held key dials faster and faster: about so long for a change of power. */
const stepsFor = (gap: number) => 40 * (Math.sqrt(0.0625 + gap * 6.25) - 0.25);

const rungOf = (course: number): Rung => ({
  name: t(`level.${(levels[course] ?? duel).name}`),
  isWon(seed) {
    const voyage = new Voyage({ random: createRandom(seed), stars: [], course });
    playClumsily(voyage, new ClumsyBot(newHabits(), seed), () => voyage.mode !== "battle", LONGEST_STEPS);
    return voyage.battle?.winner === 0;
  },
});

export const newcomer: Newcomer = {
  game: "Raft Rumble",
  first: [rungOf(0), rungOf(1)],
  last: rungOf(levels.length - 1),
};
