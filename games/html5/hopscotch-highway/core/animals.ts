export const animalIds = [
  "hedgehog",
  "duck",
  "rabbit",
  "cat",
  "fox",
  "turtle",
  "raccoon",
  "panda",
  "penguin",
  "axolotl",
  "toucan",
  "dino",
] as const;
export type AnimalId = (typeof animalIds)[number];
export const isAnimal = (value: unknown): value is AnimalId => animalIds.some((id) => id === value);

/** Coins are counted over all rounds; rows are those of the best round. */
export type Need = { coins: number } | { rows: number };
export type Earned = { coins: number; rows: number };

/** What each animal needs, in the order in which most players will meet them. Their names are the messages `animal.` of their ids. */
const needs: Readonly<Record<AnimalId, Need>> = {
  hedgehog: { coins: 0 },
  duck: { coins: 5 },
  rabbit: { rows: 30 },
  cat: { coins: 15 },
  fox: { rows: 60 },
  turtle: { coins: 35 },
  raccoon: { rows: 100 },
  panda: { coins: 60 },
  penguin: { rows: 150 },
  axolotl: { coins: 100 },
  toucan: { coins: 160 },
  dino: { rows: 400 },
};

export function isUnlocked(id: AnimalId, earned: Earned): boolean {
  const need = needs[id];
  return "coins" in need ? earned.coins >= need.coins : earned.rows >= need.rows;
}

/** Who joined between two counts. */
export function newFriends(before: Earned, after: Earned): AnimalId[] {
  return animalIds.filter((id) => !isUnlocked(id, before) && isUnlocked(id, after));
}

/** What is still missing: so many coins, or the row to reach. */
export function missing(id: AnimalId, earned: Earned): Need {
  const need = needs[id];
  return "coins" in need ? { coins: need.coins - earned.coins } : need;
}
