import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { createRandom } from "#kit/random.ts";
import { nearestFoe } from "./mind/senses.ts";
import { NEW_CAREER } from "./show/career.ts";
import { ladder, rungAt } from "./show/ladder.ts";
import type { Action } from "./show/pads.ts";
import { Show, type Snapshot } from "./show/show.ts";
import { t } from "./words.ts";

const LONGEST_STEPS = 8 * 60 * 60;
const TAP_STEPS = 8;

/** Walks up and hits; over nothing it turns to the middle and jumps. */
const habits: Habits<Action, Snapshot> = {
  keys: ["wasd:left", "wasd:right", "wasd:jump", "wasd:attack", "wasd:special"],
  choose({ match }, random): Intent<Action> {
    const self = match?.fighters[0];
    if (!match || !self) return {};
    const way = (x: number): Action => (x < self.x ? "wasd:left" : "wasd:right");
    const { left, right } = match.platforms[0] ?? { left: 0, right: 0 };
    const isOutside = self.x < left || self.x > right;
    if (isOutside) return { held: [way((left + right) / 2), "wasd:jump"], steps: TAP_STEPS * 2 };
    const foe = nearestFoe(match, self);
    if (!foe) return {};
    if (Math.abs(foe.x - self.x) < 80)
      return { held: [way(foe.x), random.chance(0.7) ? "wasd:attack" : "wasd:special"], steps: TAP_STEPS };
    return { held: [way(foe.x)], steps: TAP_STEPS * 2 };
  },
};

const rungOf = (rung: number): Rung => ({
  name: t(`rung.${rungAt(rung).name}`),
  isWon(seed) {
    const career = { ...NEW_CAREER, stars: ladder.slice(0, rung).map(() => 1) };
    const show = new Show({
      career,
      random: createRandom(seed),
      onCareer: () => undefined,
      again: { kind: "ladder", rung },
    });
    playClumsily(show, new ClumsyBot(habits, seed), () => show.outcome !== undefined, LONGEST_STEPS);
    return show.outcome?.isWon ?? false;
  },
});

export const newcomer: Newcomer = { game: "Ringout", first: [rungOf(0)], last: rungOf(ladder.length - 1) };
