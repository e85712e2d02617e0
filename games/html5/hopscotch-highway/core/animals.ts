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
export type Animal = { name: string; need: Need };
export type Earned = { coins: number; rows: number };

/** In the order in which most players will meet them. */
export const animals: Readonly<Record<AnimalId, Animal>> = {
  hedgehog: { name: "Conker the hedgehog", need: { coins: 0 } },
  duck: { name: "Puddle the duck", need: { coins: 5 } },
  rabbit: { name: "Clover the rabbit", need: { rows: 30 } },
  cat: { name: "Biscuit the cat", need: { coins: 15 } },
  fox: { name: "Ember the fox", need: { rows: 60 } },
  turtle: { name: "Pudding the turtle", need: { coins: 35 } },
  raccoon: { name: "Socks the raccoon", need: { rows: 100 } },
  panda: { name: "Dumpling the panda", need: { coins: 60 } },
  penguin: { name: "Pebble the penguin", need: { rows: 150 } },
  axolotl: { name: "Fizz the axolotl", need: { coins: 100 } },
  toucan: { name: "Mango the toucan", need: { coins: 160 } },
  dino: { name: "Chalky the dinosaur", need: { rows: 400 } },
};

export function isUnlocked(id: AnimalId, earned: Earned): boolean {
  const { need } = animals[id];
  return "coins" in need ? earned.coins >= need.coins : earned.rows >= need.rows;
}

/** Who joined between two counts. */
export function newFriends(before: Earned, after: Earned): AnimalId[] {
  return animalIds.filter((id) => !isUnlocked(id, before) && isUnlocked(id, after));
}

/** What is still missing, in words: "7 more coins" or "Reach row 60". */
export function missing(id: AnimalId, earned: Earned): string {
  const { need } = animals[id];
  if (!("coins" in need)) return `Reach row ${need.rows}`;
  const left = need.coins - earned.coins;
  return `${left} more ${left === 1 ? "coin" : "coins"}`;
}
