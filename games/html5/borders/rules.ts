import type { Rules } from "#kit/records/rules.ts";
import { type Action, Arena, RIVALS, type Snapshot } from "./core/arena.ts";
import { isLevel, type Level, levels, skills } from "./core/skills.ts";

/** Borders on the boards: the largest share of the land held in one round, on a board for each strength of the rivals. */
export const rules: Rules<Action, Level, Snapshot> = {
  slug: "borders",
  actions: ["left", "right", "up", "down"],
  isOptions: isLevel,
  firstOptions: "breezy",
  create: (random, level) => new Arena({ random, levels: Array<Level>(RIVALS).fill(level) }),
  boardOf: (level) => level,
  boards: Object.fromEntries(levels.map((level) => [level, `${skills[level].name} rivals`])),
  unit: "Land %",
};
