import type { Random } from "#kit/random.ts";
import { noOptions, type Rules } from "#kit/records/rules.ts";
import { type Action, bindings, shortcuts } from "./actions.ts";
import { effects, newCareer } from "./career.ts";
import type { Kitchen } from "./kitchen.ts";
import { Shift } from "./shift.ts";
import type { Snapshot } from "./snapshot.ts";

/** A shift that is the same for everybody: all work with the equipment of the first day. */
export const nonStopShift = (kitchen: Kitchen, random: Random) =>
  new Shift(kitchen, newCareer(), random, "non-stop");

/** A kitchen of Counter Service on the boards: points of one non-stop shift. */
export const counterRules = (kitchen: Kitchen): Rules<Action, null, Snapshot> => ({
  slug: kitchen.slug,
  actions: actionsOf(kitchen),
  isOptions: noOptions,
  create: (random) => nonStopShift(kitchen, random),
  unit: "Points",
});

/** The keys that this kitchen has something for. */
function actionsOf({ places, items, raws }: Kitchen): Action[] {
  const counts: Partial<Record<string, number>> = {
    item: items.length,
    raw: raws.length,
    spot: effects(newCareer()).spots,
    quarter: places.quarters?.length ?? 0,
    cut: places.cut ? 1 : 0,
    scrape: places.scrape ? 1 : 0,
  };
  const isMissing = (action: Action) =>
    shortcuts.some(({ action: one, place }) => one === action && place.index >= (counts[place.kind] ?? 1));
  return (Object.keys(bindings) as Action[]).filter((action) => !isMissing(action));
}
