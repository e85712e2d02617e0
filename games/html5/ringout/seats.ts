import { withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import type { Level } from "./mind/skills.ts";
import { places, rules } from "./show/house-rules.ts";
import { type BoutOptions, type SeatAction, SeatedBout, seatActions } from "./show/seated-bout.ts";

/** The first is what a room has until its host chooses. */
const levels: readonly Level[] = ["steady", "sharp", "fearless", "drowsy"];

/** English, as rooms tell it: the site has words for it. */
const placeLabels = {
  any: "Surprise me",
  desk: "Top Desk",
  sink: "Sink or Swim",
  line: "Windy Line",
  rails: "Little Railway",
  kitchen: "Toast Top",
} as const;
const ruleLabels = { "lives-3": "3 lives", "lives-5": "5 lives", "minutes-2": "2 minutes" } as const;
const levelLabels: Readonly<Record<Level, string>> = {
  sleepy: "Sleepy",
  drowsy: "Drowsy",
  steady: "Steady",
  sharp: "Sharp",
  fearless: "Fearless",
};

const { choices, isOptions } = withChoices([
  { key: "arena", label: "Arena", values: places.map((value) => ({ value, label: placeLabels[value] })) },
  { key: "rule", label: "Rule", values: rules.map(({ id }) => ({ value: id, label: ruleLabels[id] })) },
  {
    key: "level",
    label: "How good computers are",
    values: levels.map((value) => ({ value, label: levelLabels[value] })),
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
