import { createRandom } from "#kit/random.ts";
import { newCrew, type Species } from "./crew.ts";
import type { Blueprint } from "./parts.ts";
import { Raft } from "./raft.ts";
import { Sea } from "./sea.ts";
import { type Aim, type Facing, handsOf, launch } from "./shots/flight.ts";
import type { World, WorldEvent } from "./world.ts";
import { stepWorld } from "./world-step.ts";

export const flat: Blueprint = ["======", "oooooo"];

type Place = {
  side: number;
  x: number;
  blueprint?: Blueprint;
  columns?: readonly number[];
  species?: Species;
};

/** A calm sea with these rafts, each with a crew member in each named column, settled in the water. */
export function aWorld(places: readonly Place[], swell = 0): World {
  const sea = new Sea(swell);
  const random = createRandom(1);
  const world: World = {
    ...{ sea, random, wind: 0, rafts: [], crews: [], shots: [], debris: [], hurdles: [], events: [] },
  };
  for (const { side, x, blueprint = flat, columns = [], species = "otter" } of places) {
    const raft = new Raft(side, blueprint, x, sea);
    world.rafts.push(raft);
    for (const column of columns) world.crews.push(newCrew(world.crews.length, species, raft, column));
  }
  run(world, 300);
  return world;
}

/** Lets time pass. Gives all that happened. */
export function run(world: World, steps: number): WorldEvent[] {
  const happened: WorldEvent[] = [];
  for (let i = 0; i < steps; i++) {
    stepWorld(world);
    happened.push(...world.events.splice(0));
  }
  return happened;
}

/** The first crew member of the left side throws. */
export function toss(world: World, aim: Aim, facing: Facing = 1): void {
  const thrower = world.crews[0];
  if (!thrower) throw new Error("Nobody is there to throw.");
  const shot = { side: thrower.side, thrower: thrower.id, facing, power: aim.power, met: [] };
  const flight = { ...handsOf(thrower, facing), ...launch(aim, facing) };
  world.shots.push({ ...shot, ...flight, kind: aim.gadget, age: 0, uses: 0, isDone: false });
}

export const kindsOf = (events: readonly WorldEvent[]) => new Set(events.map(({ kind }) => kind));
