import type { Season } from "#html5/campfire/core/calendar.ts";
import type { Item } from "#html5/campfire/core/pack.ts";
import { recipeIds, recipes } from "#html5/campfire/core/recipes.ts";
import { t } from "#html5/campfire/words.ts";

/** What flies off when something is gathered. */
export const chipsOf: Readonly<Record<Item, string>> = {
  wood: "#d9a86c",
  stone: "#d3d9de",
  berries: "#e5374f",
  fish: "#bfe6f2",
  wool: "#ffffff",
};

/** The game begins in summer, so that one comes again. */
export const seasonNews = (season: Season) => ({
  title: season === "summer" ? t("news.summer") : t(`season.${season}`),
  note: t(`seasonNote.${season}`),
});

/** What a new day teaches. */
export function dawnNews(day: number): string {
  const fresh = recipeIds.filter((id) => recipes[id].day === day).map((id) => t(`recipe.${id}`));
  if (fresh.length > 0) return t("dawn.fresh", { things: fresh.join(" · ") });
  return t(day === 2 ? "dawn.second" : "dawn.other");
}
