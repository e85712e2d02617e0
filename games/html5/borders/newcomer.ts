import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { atan2 } from "#kit/exact-math.ts";
import { createRandom } from "#kit/random.ts";
import { type Action, Arena, RIVALS, type Snapshot } from "./core/arena.ts";
import { type Level, skills } from "./core/skills.ts";

/** Cells of line after which a newcomer feels that it is time to go home. */
const LONG_LINE = 14;

const ways: readonly (readonly [Action, ...Action[]])[] = [["right"], ["down"], ["left"], ["up"]];

/** Wanders out by one key at a time, and turns home when the line is long. */
const habits: Habits<Action, Snapshot> = {
  keys: ["left", "right", "up", "down"],
  choose({ hero, home }, random): Intent<Action> {
    if (hero.isHome || !home || hero.line < LONG_LINE)
      return { held: random.pick([ways[0] ?? [], ...ways.slice(1)]) };
    const quarter = Math.round(atan2(home.y - hero.y, home.x - hero.x) / (Math.PI / 2));
    return { held: ways[(quarter + 4) % 4] ?? [] };
  },
};

function arenaOf(level: Level, seed: number) {
  const levels = Array<Level>(RIVALS).fill(level);
  return new Arena({ random: createRandom(seed), levels });
}

const survival = (seconds: number, level: Level): Rung => ({
  name: `${seconds} seconds among ${skills[level].name} rivals`,
  isWon(seed) {
    const arena = arenaOf(level, seed);
    const isOut = () => (arena.hero?.falls ?? 0) > 0;
    playClumsily(arena, new ClumsyBot(habits, seed), isOut, seconds * 60);
    return !isOut();
  },
});

export const newcomer: Newcomer = {
  game: "Borders",
  first: [survival(30, "breezy")],
  last: survival(60, "fierce"),
};
