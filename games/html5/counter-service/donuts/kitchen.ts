import { type Dish, mark } from "#html5/counter-service/engine/core/dish.ts";
import type { Kitchen } from "#html5/counter-service/engine/core/kitchen.ts";
import type { Pantry } from "#html5/counter-service/engine/core/pantry.ts";
import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { advise } from "./advise.ts";
import { items, raws } from "./goods.ts";
import { critic, people } from "./people.ts";

const spot = (at: number) => ({
  x: 114 + (at % 2) * 112,
  y: 250 + Math.floor(at / 2) * 90,
  width: 106,
  height: 84,
});

export const kitchen: Kitchen = {
  slug: "counter-service-donuts",
  flow: "box",
  stove: { seconds: 7, isTurned: true },
  pace: 1,
  raws,
  items,
  levels: [
    { word: "pale", at: 0.45, day: 4 },
    { word: "golden", at: 0.65, day: 1 },
    { word: "dark", at: 0.88, day: 2 },
  ],
  people,
  critic,
  arePoursWatched: true,
  places: {
    raws: [0, 1, 2].map((at) => ({ x: 10, y: 246 + at * 62, width: 92, height: 61 })),
    spots: [0, 1, 2, 3].map(spot),
    scrape: { x: 345, y: 370, width: 60, height: 60 },
    board: { x: 346, y: 246, width: 180, height: 184 },
    box: { x: 534, y: 246, width: 158, height: 184 },
  },
  upgrades: {
    stove: { name: "Deeper fryer", note: "Room for one more" },
    heat: { name: "Hotter oil", note: "Fries 15% faster" },
    bell: { name: "Bubble alarm", note: "Rings when done" },
    seats: { name: "Free samples", note: "Guests wait longer" },
    hands: { name: "Steady shaker", note: "It sways less" },
    jar: { name: "Glitter tip jar", note: "Tips grow by 20%" },
  },
  ranks: [
    "Hole Inspector",
    "Sugar Duster",
    "Glaze Scout",
    "Fryer Friend",
    "Sprinkle Artist",
    "Icing Admiral",
    "Donut Duchess",
    "Legend of the Ring",
  ],
  order,
  advise,
};

const lot = [0.35, 0.6, 0.85];

/** A box of one to three, each fried, iced and strewn as somebody dreamt it. */
function order(pantry: Pantry, random: Random): Dish[] {
  const { day } = pantry;
  const count = clamp(random.int(1, 1 + Math.floor(day / 2)), 1, 3);
  return Array.from({ length: count }, () => donut(pantry, random));
}

function donut({ day, raws, items, levels }: Pantry, random: Random): Dish {
  const raw = raws[random.int(0, raws.length - 1)]?.id ?? "ring";
  const at = levels[random.int(0, levels.length - 1)]?.at ?? 0.65;
  const icings = items.filter(({ how }) => how === "pour").map(({ id }) => id);
  const bits = random.shuffle(items.filter(({ how }) => how === "drop").map(({ id }) => id));
  const icing = icings[random.int(0, icings.length - 1)] ?? "choco";
  const amount = lot[day === 1 ? 1 : random.int(0, 2)] ?? 0.6;
  const most = day < 3 ? 1 : 2;
  const strewn = bits.slice(0, random.int(day === 1 ? 1 : 0, most)).map((id) => mark(id));
  return { base: { raw, sides: [at, at] }, marks: [mark(icing, { amount }), ...strewn], cuts: [] };
}
