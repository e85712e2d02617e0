import type { Item, Raw } from "#html5/counter-service/engine/core/pantry.ts";

/** What goes on the stove here. */
export const raws: readonly Raw[] = [
  { id: "patty", name: "Beef patties", day: 1 },
  { id: "bean", name: "Bean patties", day: 4 },
  { id: "halloumi", name: "Squeaky cheese slabs", day: 7 },
];

/** What goes on the dish here. */
export const items: readonly Item[] = [
  { id: "heel", name: "Bottom bun", day: 1, how: "drop" },
  { id: "crown", name: "Top bun", day: 1, how: "drop" },
  { id: "lettuce", name: "Lettuce", day: 1, how: "drop" },
  { id: "tomato", name: "Tomato", day: 1, how: "drop" },
  { id: "cheese", name: "Cheese", day: 2, how: "drop" },
  { id: "sauce", name: "Red sauce", day: 3, how: "drop" },
  { id: "pickle", name: "Pickles", day: 4, how: "drop" },
  { id: "onion", name: "Onion rings", day: 5, how: "drop" },
  { id: "egg", name: "Fried egg", day: 7, how: "drop" },
  { id: "mushroom", name: "Mushrooms", day: 9, how: "drop" },
];
