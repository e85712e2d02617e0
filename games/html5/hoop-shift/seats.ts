import { withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import { type MatchOptions, type SeatAction, SeatedMatch, seatActions } from "./show/seated-match.ts";
import { courts, levels } from "./show/seated-options.ts";

const { choices, isOptions } = withChoices([
  { key: "venue", label: "Court", values: courts.map(({ id, name }) => ({ value: id, label: name })) },
  { key: "level", label: "Computer", values: levels.map(({ id, name }) => ({ value: id, label: name })) },
]);

/** Hoop Shift for two machines. */
export const seats: SeatedRules<SeatAction, MatchOptions> = {
  slug: "hoop-shift",
  actions: seatActions,
  netcode: "rollback",
  seats: { least: 2, most: 2 },
  hasComputers: true,
  choices,
  isOptions: (value): value is MatchOptions => isOptions(value),
  firstOptions: { venue: "any", level: "fair" },
  create: (random, options) => new SeatedMatch(random, options),
};
