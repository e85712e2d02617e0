import { withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import type { Action } from "./core/arena.ts";
import { type BordersOptions, SeatedBorders } from "./core/seated-borders.ts";
import { type Level, skills } from "./core/skills.ts";
import { rules } from "./rules.ts";

/** The first is what a room has until its host chooses. */
const levels: readonly Level[] = ["brisk", "fierce", "breezy"];
const minutes = [3, 5, 2];

const { choices, isOptions } = withChoices([
  {
    key: "minutes",
    label: "Length",
    values: minutes.map((value) => ({ value, label: `${value} minutes` })),
  },
  {
    key: "level",
    label: "How good computers are",
    values: levels.map((value) => ({ value, label: skills[value].name })),
  },
]);

/** Borders for several machines. */
export const seats: SeatedRules<Action, BordersOptions> = {
  slug: "borders",
  actions: rules.actions,
  netcode: "rollback",
  seats: { least: 2, most: 8 },
  hasComputers: true,
  choices,
  isOptions: (value): value is BordersOptions => isOptions(value),
  firstOptions: { minutes: 3, level: "brisk" },
  create: (random, options, count) => new SeatedBorders(random, options, count),
};
