import { darkness } from "#html5/campfire/core/calendar.ts";
import { distance } from "#html5/campfire/core/island.ts";
import { mealsIn } from "#html5/campfire/core/pack.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import { isBurning, isHearth } from "#html5/campfire/core/things.ts";
import { canMake } from "#html5/campfire/core/works.ts";
import { hearthAt, type World } from "#html5/campfire/core/world.ts";
import { t } from "#html5/campfire/words.ts";
import { wordsFor } from "#kit/input/device.ts";
import type { Slot } from "./bar.ts";

/** A line of advice, and the button that it is about. */
export type Hint = { text: string; slot?: Slot | undefined };

/** The one thing that a newcomer should know now; nothing when all is well. */
export function hintFor(world: World, hero: Survivor): Hint | undefined {
  const { time, beasts } = world;
  const { pack } = hero;
  const isWarmed = hearthAt(world, hero) !== undefined;
  const hasFire = hero.works.some(isBurning);
  if (hero.food < 35) {
    return mealsIn(pack) > 0 ? { text: t("hint.eat"), slot: "eat" } : { text: t("hint.findFood") };
  }
  if (hero.warmth < 40 && !isWarmed) {
    if (hasFire) return { text: t("hint.backToFire") };
    return pack.wood >= 5 ? { text: t("hint.coldFire"), slot: "fire" } : { text: t("hint.coldWood") };
  }
  const { raid } = world;
  if (raid && time >= raid.comesAt && distance(raid.fire, hero) < 700) return { text: t("hint.imps") };
  if (beasts.some(({ prey }) => prey === hero.id) && !isWarmed) {
    return hero.torch > 0 ? { text: t("hint.torch") } : { text: t("hint.wolves"), slot: "torch" };
  }
  const hearth = world.buildings.find((thing) => isHearth(thing) && distance(thing, hero) < 110);
  if (hearth && hearth.fuel < 600 && pack.wood > 0) return { text: t("hint.fireLow"), slot: "feed" };
  return time > 3600 * 2 ? undefined : lessonFor(world, hero, hasFire);
}

/** What the first two days teach. */
function lessonFor({ time }: World, hero: Survivor, hasFire: boolean): Hint | undefined {
  if (!hasFire && hero.pack.wood < 5) {
    return { text: wordsFor({ keys: t("hint.gather"), touch: t("hint.gatherTouch") }) };
  }
  if (!hasFire && darkness(time) < 0.2 && time < 1500) return { text: t("hint.darkSoon"), slot: "fire" };
  if (!hasFire) return { text: t("hint.light"), slot: "fire" };
  if (canMake(hero, "axe", time)) return { text: t("hint.axe"), slot: "axe" };
  if (darkness(time) > 0.5 && time < 3600) return { text: t("hint.dawn") };
  if (!hero.tools.axe && time < 3600) return { text: t("hint.next") };
  return undefined;
}
