import type { Item, Raw } from "#html5/counter-service/engine/core/pantry.ts";

/** What goes on the stove here. */
export const raws: readonly Raw[] = [{ id: "dough", name: "Dough", day: 1 }];

/** What goes on the dish here. */
export const items: readonly Item[] = [
  { id: "tomato", name: "Tomato sauce", day: 1, how: "pour" },
  { id: "cheese", name: "Cheese", day: 1, how: "pour" },
  { id: "mushroom", name: "Mushrooms", day: 1, how: "spread" },
  { id: "olive", name: "Olives", day: 1, how: "spread" },
  { id: "pepper", name: "Peppers", day: 2, how: "spread" },
  { id: "salami", name: "Salami", day: 3, how: "spread" },
  { id: "pesto", name: "Green pesto", day: 4, how: "pour" },
  { id: "pineapple", name: "Pineapple", day: 5, how: "spread" },
  { id: "basil", name: "Basil", day: 7, how: "spread" },
  { id: "shrimp", name: "Shrimps", day: 9, how: "spread" },
];
