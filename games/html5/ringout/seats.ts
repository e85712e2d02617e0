import { withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import { type Level, skills } from "./mind/skills.ts";
import { placeName, places, rules } from "./show/house-rules.ts";
import { type BoutOptions, type SeatAction, SeatedBout, seatActions } from "./show/seated-bout.ts";

/** The first is what a room has until its host chooses. */
const levels: readonly Level[] = ["steady", "sharp", "fearless", "drowsy"];

const { choices, isOptions } = withChoices([
  { key: "arena", label: "Arena", values: places.map((value) => ({ value, label: placeName(value) })) },
  { key: "rule", label: "Rule", values: rules.map(({ id, name }) => ({ value: id, label: name })) },
  {
    key: "level",
    label: "How good computers are",
    values: levels.map((value) => ({ value, label: skills[value].name })),
  },
]);

/** Ringout for several machines. */
export const seats: SeatedRules<SeatAction, BoutOptions> = {
  slug: "ringout",
  actions: seatActions,
  netcode: "rollback",
  seats: { least: 2, most: 4 },
  hasComputers: true,
  choices,
  isOptions: (value): value is BoutOptions => isOptions(value),
  firstOptions: { arena: "any", rule: "lives-3", level: "steady" },
  create: (random, options, count) => new SeatedBout(random, options, count),
};
