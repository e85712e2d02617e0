import { type Dish, mark } from "#html5/counter-service/engine/core/dish.ts";
import type { Kitchen } from "#html5/counter-service/engine/core/kitchen.ts";
import type { Pantry } from "#html5/counter-service/engine/core/pantry.ts";
import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { advise } from "./advise.ts";
import { items, raws } from "./goods.ts";
import { critic, people } from "./people.ts";

const spot = (at: number) => ({
  x: 112 + (at % 2) * 162,
  y: 250 + Math.floor(at / 2) * 90,
  width: 156,
  height: 84,
});

export const kitchen: Kitchen = {
  slug: "counter-service-burgers",
  flow: "stack",
  stove: { seconds: 9, isTurned: true },
  pace: 1.1,
  raws,
  items,
  levels: [
    { word: "juicy", at: 0.45, day: 2 },
    { word: "classic", at: 0.65, day: 1 },
    { word: "crisp", at: 0.88, day: 4 },
  ],
  people,
  critic,
  places: {
    raws: [0, 1, 2].map((at) => ({ x: 10, y: 246 + at * 62, width: 92, height: 61 })),
    spots: [0, 1, 2, 3].map(spot),
    board: { x: 444, y: 246, width: 246, height: 184 },
  },
  upgrades: {
    stove: { name: "Bigger grill", note: "Room for one more" },
    heat: { name: "Hotter coals", note: "Grills 15% faster" },
    bell: { name: "Cuckoo timer", note: "Calls when done" },
    seats: { name: "Comfy stools", note: "Guests wait longer" },
    hands: { name: "Steady arm", note: "It sways less" },
    jar: { name: "Shiny tip jar", note: "Tips grow by 20%" },
  },
  ranks: [
    "Napkin Folder",
    "Bun Spotter",
    "Spatula Scout",
    "Grill Hand",
    "Flip Artist",
    "Patty Captain",
    "Burger Baron",
    "Legend of Lunch",
  ],
  order,
  advise,
};

/** A bun, what was fancied, and at least one thing off the grill. The further the career, the taller. */
function order({ day, raws, items, levels }: Pantry, random: Random): Dish[] {
  const bits = items.map(({ id }) => id).filter((id) => id !== "heel" && id !== "crown");
  const count = clamp(1 + Math.floor(day / 2) + random.int(-1, 1), 1, 6);
  const layers = random
    .shuffle([...bits, ...bits])
    .slice(0, count)
    .map((id) => mark(id));
  const patties = day >= 5 && random.chance(0.3) ? 2 : 1;
  const level = levels[random.int(0, levels.length - 1)]?.at ?? 0.65;
  for (let i = 0; i < patties; i++) {
    const raw = raws[random.chance(0.6) ? 0 : random.int(0, raws.length - 1)]?.id ?? "patty";
    const cooked = { raw, sides: [level, level] };
    layers.splice(random.int(0, Math.min(1, layers.length)), 0, mark(raw, { cooked }));
  }
  return [{ marks: [mark("heel"), ...layers, mark("crown")], cuts: [] }];
}
