import type { Item, Raw } from "#html5/counter-service/engine/core/pantry.ts";

/** What goes on the stove here. */
export const raws: readonly Raw[] = [
  { id: "ring", name: "Rings", day: 1 },
  { id: "pillow", name: "Jam pillows", day: 3 },
  { id: "heart", name: "Hearts", day: 6 },
];

/** What goes on the dish here. */
export const items: readonly Item[] = [
  { id: "choco", name: "Chocolate icing", day: 1, how: "pour" },
  { id: "berry", name: "Berry icing", day: 1, how: "pour" },
  { id: "rainbow", name: "Rainbow sprinkles", day: 1, how: "drop" },
  { id: "nuts", name: "Chopped nuts", day: 2, how: "drop" },
  { id: "vanilla", name: "Vanilla icing", day: 3, how: "pour" },
  { id: "coconut", name: "Coconut snow", day: 4, how: "drop" },
  { id: "mint", name: "Mint icing", day: 5, how: "pour" },
  { id: "cookie", name: "Cookie crumbs", day: 6, how: "drop" },
  { id: "stars", name: "Sugar stars", day: 8, how: "drop" },
  { id: "caramel", name: "Caramel drizzle", day: 9, how: "drop" },
];
