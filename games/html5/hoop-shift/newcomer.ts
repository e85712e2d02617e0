import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { createRandom } from "#kit/random.ts";
import { topOf, WINDUP } from "./core/player.ts";
import { rivalAt, rivals } from "./core/rivals.ts";
import { NEW_CAREER } from "./show/career.ts";
import type { Action } from "./show/pads.ts";
import { Show, type Snapshot } from "./show/show.ts";
import { t } from "./words.ts";

const LONGEST_STEPS = 5 * 60 * 60;

/** Runs at the basket and throws, runs after the ball, stands in the way. */
const habits: Habits<Action, Snapshot> = {
  keys: ["left", "right", "space", "down"],
  choose({ match }): Intent<Action> {
    if (!match) return {};
    const [self, foe] = match.players;
    const towards = (x: number): Intent<Action> =>
      Math.abs(x - self.x) < 20 ? {} : { held: [x < self.x ? "left" : "right"] };
    if (match.holder === 1) return towards(foe.x + 40);
    if (match.holder !== 0) return towards(match.ball.x);
    if (!match.isCleared) return { held: ["left"] };
    const isNear = self.x > 480 || match.shotClock < 240;
    return isNear ? { held: ["space"], steps: WINDUP + topOf(self.build) } : { held: ["right"] };
  },
};

const rungOf = (rung: number): Rung => ({
  name: t(`rival.${rivalAt(rung).name}`),
  isWon(seed) {
    const career = { ...NEW_CAREER, stars: rivals.slice(0, rung).map(() => 1) };
    const show = new Show({
      career,
      random: createRandom(seed),
      onCareer: () => undefined,
      again: { kind: "ladder", rung },
    });
    playClumsily(show, new ClumsyBot(habits, seed), () => show.outcome !== undefined, LONGEST_STEPS);
    return (show.outcome?.stars ?? 0) > 0;
  },
});

export const newcomer: Newcomer = { game: "Hoop Shift", first: [rungOf(0)], last: rungOf(rivals.length - 1) };
