import { type Dish, evenCuts, type Mark, mark } from "#html5/counter-service/engine/core/dish.ts";
import type { Kitchen } from "#html5/counter-service/engine/core/kitchen.ts";
import type { Pantry } from "#html5/counter-service/engine/core/pantry.ts";
import type { Random } from "#kit/random.ts";
import { advise } from "./advise.ts";
import { items, raws } from "./goods.ts";
import { critic, people } from "./people.ts";

const spot = (at: number) => ({
  x: 336 + (at % 2) * 106,
  y: 250 + Math.floor(at / 2) * 90,
  width: 102,
  height: 86,
});
const quarter = (at: number) => ({
  x: 138 + (at % 2) * 76,
  y: 264 + Math.floor(at / 2) * 76,
  width: 76,
  height: 76,
});

export const kitchen: Kitchen = {
  slug: "counter-service-pizza",
  flow: "bake",
  stove: { seconds: 13, isTurned: false },
  pace: 1,
  raws,
  items,
  levels: [
    { word: "soft", at: 0.45, day: 3 },
    { word: "golden", at: 0.65, day: 1 },
    { word: "crunchy", at: 0.88, day: 2 },
  ],
  people,
  critic,
  places: {
    raws: [{ x: 10, y: 250, width: 92, height: 176 }],
    spots: [0, 1, 2, 3].map(spot),
    board: { x: 290, y: 284, width: 44, height: 112 },
    quarters: [0, 1, 2, 3].map(quarter),
    cut: { x: 554, y: 250, width: 138, height: 176 },
  },
  upgrades: {
    stove: { name: "Bigger oven", note: "Room for one more" },
    heat: { name: "Drier logs", note: "Bakes 15% faster" },
    bell: { name: "Oven bell", note: "Rings when done" },
    seats: { name: "Bread sticks", note: "Guests wait longer" },
    hands: { name: "Calm cutter", note: "The wheel turns slower" },
    jar: { name: "Singing tip jar", note: "Tips grow by 20%" },
  },
  ranks: [
    "Crumb Sweeper",
    "Dough Poker",
    "Sauce Scout",
    "Topping Tamer",
    "Oven Whisperer",
    "Slice Captain",
    "Crust Countess",
    "Legend of the Peel",
  ],
  order,
  advise,
};

const lot = [0.35, 0.6, 0.85];
/** Which of two toppings lies on which quarter: left and right, top and bottom, crosswise. */
const halves = [
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 1, 0],
];

/** Sauce, cheese, and toppings that get pickier about their quarters with the days. */
function order({ day, items, levels }: Pantry, random: Random): Dish[] {
  const amount = () => lot[day === 1 ? 1 : random.int(0, 2)] ?? 0.6;
  const isGreen = items.some(({ id }) => id === "pesto") && random.chance(0.35);
  const toppings = random.shuffle(items.filter(({ how }) => how === "spread").map(({ id }) => id));
  const marks: Mark[] = [
    mark(isGreen ? "pesto" : "tomato", { amount: amount() }),
    mark("cheese", { amount: amount() }),
  ];
  marks.push(...spread(toppings, day, random));
  const at = levels[random.int(0, levels.length - 1)]?.at ?? 0.65;
  const slices = [4, 6, 8][random.int(0, day === 1 ? 0 : day < 4 ? 1 : 2)] ?? 4;
  return [{ base: { raw: "dough", sides: [at] }, marks, cuts: evenCuts(slices) }];
}

function spread(toppings: readonly string[], day: number, random: Random): Mark[] {
  const [first = "olive", second = first, third = second] = toppings;
  const all = (item: string) => [0, 1, 2, 3].map((quarter) => mark(item, { quarter }));
  if (day === 1) return all(first);
  const half = halves[random.int(0, day < 4 ? 1 : 2)] ?? [];
  const split = half.map((side, quarter) => mark(side === 0 ? first : second, { quarter }));
  if (day < 4 || random.chance(0.4)) return random.chance(0.3) ? all(first) : split;
  const extra = random.shuffle([0, 1, 2, 3]).slice(0, Math.min(4, Math.floor(day / 3)));
  return [...split, ...extra.map((quarter) => mark(third, { quarter }))];
}
