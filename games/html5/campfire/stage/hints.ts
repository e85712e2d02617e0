import { darkness } from "#html5/campfire/core/calendar.ts";
import { distance } from "#html5/campfire/core/island.ts";
import { mealsIn } from "#html5/campfire/core/pack.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import { isBurning, isHearth } from "#html5/campfire/core/things.ts";
import { canMake } from "#html5/campfire/core/works.ts";
import { hearthAt, type World } from "#html5/campfire/core/world.ts";

/** The one thing that a newcomer should know now; nothing when all is well. */
export function hintFor(world: World, hero: Survivor): string {
  const { time, beasts } = world;
  const { pack } = hero;
  const isWarmed = hearthAt(world, hero) !== undefined;
  const hasFire = hero.works.some(isBurning);
  if (hero.food < 35) {
    return mealsIn(pack) > 0
      ? "Hungry? Press Q to eat"
      : "Hungry! Find red berries, or fish at the water's edge";
  }
  if (hero.warmth < 40 && !isWarmed) {
    if (hasFire) return "You are cold: back to your fire!";
    return pack.wood >= 5
      ? "You are cold: press 1 for a fire!"
      : "You are cold: 5 wood make a fire, any fire warms";
  }
  if (beasts.some(({ prey }) => prey === hero.id) && !isWarmed) {
    return hero.torch > 0
      ? "The torch keeps them off"
      : "Wolves! Stay by a fire, carry a torch (2), or hit them";
  }
  const hearth = world.buildings.find((thing) => isHearth(thing) && distance(thing, hero) < 110);
  if (hearth && hearth.fuel < 600 && pack.wood > 0) return "The fire is low: E puts wood on";
  if (time > 3600 * 2) return "";
  if (!hasFire && pack.wood < 5) return "Stand by a tree and hold Space or the mouse: gather 5 wood";
  if (!hasFire && darkness(time) < 0.2 && time < 1500) return "Dark comes soon. Press 1 to light a campfire";
  if (!hasFire && pack.wood >= 5) return "Press 1 to light a campfire";
  if (canMake(hero, "axe", time)) return "Press 3 for an axe: twice the wood, twice the stone";
  if (darkness(time) > 0.5 && hasFire && time < 3600) return "Stay in the light until dawn";
  if (!hero.tools.axe && time < 3600) return "Next: 4 wood and 3 stone for an axe";
  return "";
}
