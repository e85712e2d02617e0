import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { TILE } from "./island.ts";
import type { Action } from "./orders.ts";
import type { Survivor } from "./survivor.ts";
import type { Thing } from "./things.ts";
import { Wilds } from "./wilds.ts";

/** An island with the hero alone on cleared ground: no beasts, no rivals, nothing in reach. */
export function aClearing(seed = 1) {
  const wilds = new Wilds({ random: createRandom(seed), levels: [] });
  const { world, hero } = wilds;
  if (!hero) throw new Error("The island has no hero.");
  world.beasts = [];
  const near: Thing[] = [];
  const reach = TILE * 8;
  world.grid.eachIn(hero.x - reach, hero.y - reach, hero.x + reach, hero.y + reach, (thing) =>
    near.push(thing),
  );
  for (const thing of near) world.grid.remove(thing);
  const controls = createControls<Action>();
  const play = (steps: number, held: readonly Action[] = []) => {
    const events = [];
    for (let step = 0; step < steps; step++) {
      controls.feed({ held });
      events.push(...wilds.step(controls));
      // Beasts come out at dusk; here they are not what a test is about.
      world.beasts = world.beasts.filter(({ kind, thinkAt }) => thinkAt < 0 || kind === "imp");
    }
    return events;
  };
  return { wilds, world, hero, play };
}

/** Puts a thing right of somebody, in reach. */
export function plantBeside(clearing: ReturnType<typeof aClearing>, kind: "tree" | "rock" | "bush"): Thing {
  const { hero, world } = clearing;
  const thing: Thing = { kind, x: hero.x + 44, y: hero.y, left: 4, backAt: 0, look: 0.5, hitAt: -1000 };
  world.grid.put(thing);
  hero.facing = 0;
  return thing;
}

export const give = (hero: Survivor, pack: Partial<Survivor["pack"]>) => Object.assign(hero.pack, pack);
