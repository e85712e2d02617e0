import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { type Career, newCareer } from "./career.ts";
import { mark } from "./dish.ts";
import type { ShiftEvent } from "./events.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Person } from "./pantry.ts";
import { Shift } from "./shift.ts";
import type { ShiftMode } from "./today.ts";

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: "kim",
  name: "Kim",
  day: 1,
  patience: 1,
  tip: 1,
  happy: "Yes!",
  sad: "No!",
  face: {
    head: "round",
    skin: "#ffffff",
    shirt: "#000000",
    ears: "none",
    hair: "none",
    hairColor: "#000000",
  },
  ...changes,
});

const rect = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

/** A kitchen with toast: bread goes on the stove, jam is dropped, honey poured, seeds spread. */
export function aKitchen(changes: Partial<Kitchen> = {}): Kitchen {
  const upgrade = { name: "More", note: "It is more" };
  return {
    slug: "toast",
    flow: "stack",
    stove: { seconds: 5, isTurned: true },
    pace: 1,
    raws: [
      { id: "bread", name: "Bread", day: 1 },
      { id: "bagel", name: "Bagels", day: 3 },
    ],
    items: [
      { id: "jam", name: "Jam", day: 1, how: "drop" },
      { id: "honey", name: "Honey", day: 1, how: "pour" },
      { id: "seeds", name: "Seeds", day: 1, how: "spread" },
      { id: "gold", name: "Gold leaf", day: 9, how: "drop" },
    ],
    levels: [{ word: "brown", at: 0.6, day: 1 }],
    people: [aPerson(), aPerson({ id: "lee" }), aPerson({ id: "mo" }), aPerson({ id: "nia", day: 4 })],
    critic: aPerson({ id: "critic", day: 5, tip: 3 }),
    places: {
      raws: [rect(0, 250), rect(0, 300)],
      spots: [rect(100, 250), rect(150, 250), rect(100, 300), rect(150, 300)],
      board: rect(300, 250),
      quarters: [rect(400, 250), rect(440, 250), rect(400, 290), rect(440, 290)],
      cut: rect(500, 250),
      scrape: rect(560, 250),
      box: rect(600, 250),
    },
    upgrades: { stove: upgrade, heat: upgrade, bell: upgrade, seats: upgrade, hands: upgrade, jar: upgrade },
    ranks: ["Crumb", "Slice", "Loaf"],
    order: () => [
      { marks: [mark("bread", { cooked: { raw: "bread", sides: [0.6, 0.6] } }), mark("jam")], cuts: [] },
    ],
    advise: () => undefined,
    ...changes,
  };
}

export const aCareer = (changes: Partial<Career> = {}): Career => ({ ...newCareer(), ...changes });

/** A shift and a pair of hands: `move` holds something for some steps and tells what happened. */
export function aShift(kitchen = aKitchen(), career = aCareer(), mode: ShiftMode = "day") {
  const shift = new Shift(kitchen, career, createRandom(1), mode);
  const controls = createControls<Action>();
  const move = (what: Move<Action>, steps = 1): ShiftEvent[] => {
    const events: ShiftEvent[] = [];
    for (let i = 0; i < steps; i++) {
      controls.feed(what);
      events.push(...shift.step(controls));
    }
    return events;
  };
  const tap = (...held: Action[]) => [...move({ held }), ...move({})];
  const click = (x: number, y: number) => [
    ...move({ pointer: { x, y, isDown: true } }),
    ...move({ pointer: { x, y, isDown: false } }),
  ];
  return { shift, move, tap, click };
}
