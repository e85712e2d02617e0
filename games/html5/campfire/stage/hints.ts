import { darkness } from "#html5/campfire/core/calendar.ts";
import { distance } from "#html5/campfire/core/island.ts";
import { mealsIn } from "#html5/campfire/core/pack.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import { isBurning, isHearth } from "#html5/campfire/core/things.ts";
import { canMake } from "#html5/campfire/core/works.ts";
import { hearthAt, type World } from "#html5/campfire/core/world.ts";
import { t } from "#html5/campfire/words.ts";

/** The one thing that a newcomer should know now; nothing when all is well. */
export function hintFor(world: World, hero: Survivor): string {
  const { time, beasts } = world;
  const { pack } = hero;
  const isWarmed = hearthAt(world, hero) !== undefined;
  const hasFire = hero.works.some(isBurning);
  if (hero.food < 35) {
    return mealsIn(pack) > 0 ? t("hint.eat") : t("hint.findFood");
  }
  if (hero.warmth < 40 && !isWarmed) {
    if (hasFire) return t("hint.backToFire");
    return pack.wood >= 5 ? t("hint.coldFire") : t("hint.coldWood");
  }
  if (world.raid && time >= world.raid.comesAt && distance(world.raid.fire, hero) < 700)
    return t("hint.imps");
  if (beasts.some(({ prey }) => prey === hero.id) && !isWarmed) {
    return hero.torch > 0 ? t("hint.torch") : t("hint.wolves");
  }
  const hearth = world.buildings.find((thing) => isHearth(thing) && distance(thing, hero) < 110);
  if (hearth && hearth.fuel < 600 && pack.wood > 0) return t("hint.fireLow");
  if (time > 3600 * 2) return "";
  if (!hasFire && pack.wood < 5) return t("hint.gather");
  if (!hasFire && darkness(time) < 0.2 && time < 1500) return t("hint.darkSoon");
  if (!hasFire && pack.wood >= 5) return t("hint.light");
  if (canMake(hero, "axe", time)) return t("hint.axe");
  if (darkness(time) > 0.5 && hasFire && time < 3600) return t("hint.dawn");
  if (!hero.tools.axe && time < 3600) return t("hint.next");
  return "";
}
