import type { Season } from "#html5/campfire/core/calendar.ts";
import type { Item } from "#html5/campfire/core/pack.ts";
import { recipeIds, recipes } from "#html5/campfire/core/recipes.ts";
import type { Trouble } from "#html5/campfire/core/world.ts";

/** What flies off when something is gathered. */
export const chipsOf: Readonly<Record<Item, string>> = {
  wood: "#d9a86c",
  stone: "#d3d9de",
  berries: "#e5374f",
  fish: "#bfe6f2",
  wool: "#ffffff",
};

export const refusals = { cost: "Not enough", room: "No room here", have: "You have one" } as const;

export const farewells: Readonly<Record<Trouble, string>> = {
  cold: "Too cold: the rescue boat brought blankets",
  hunger: "Too hungry: the rescue boat brought soup",
  wolves: "The wild was quicker: the boat took you home",
  rival: "Worn out by a rival: the boat took you home",
};

export const seasonNews: Readonly<Record<Season, { title: string; note: string }>> = {
  summer: { title: "Summer again", note: "Warm days, but the nights have grown colder" },
  autumn: { title: "Autumn", note: "Storms blow in, and the nights turn cold" },
  winter: { title: "Winter", note: "Cold all day, no new berries: fish and stay warm" },
  spring: { title: "Spring", note: "Berries are back, and so are hungry bears" },
};

/** What a new day teaches. */
export function dawnNews(day: number): string {
  const fresh = recipeIds.filter((id) => recipes[id].day === day).map((id) => recipes[id].name);
  if (fresh.length > 0) return `New to make: ${fresh.join(", ")}`;
  return day === 2 ? "You made it through the night" : "Another night survived: +50 points";
}
