import { stepCrew } from "./crew.ts";
import { stepDebris } from "./debris.ts";
import { stepHurdle } from "./hurdles.ts";
import { stepShot } from "./shots/shots.ts";
import type { World } from "./world.ts";

/** Driftwood sinks after this many steps. */
const DRIFTING = 1500;

/** A sixtieth of a second on the water: waves, rafts, crews, throws. */
export function stepWorld(world: World): void {
  const { sea, rafts, crews, hurdles, events } = world;
  sea.step();
  for (const hurdle of hurdles) stepHurdle(hurdle, sea);
  for (const raft of rafts) {
    const loads = crews.filter((crew) => crew.raft === raft && crew.state === "aboard");
    raft.step(sea, loads);
  }
  for (const crew of crews) {
    if (!stepCrew(crew, rafts, sea)) continue;
    sea.disturb(crew.x, 12);
    events.push({ kind: "overboard", crew });
  }
  for (const piece of world.debris) stepDebris(piece, sea, world.wind);
  world.debris = world.debris.filter(({ age }) => age < DRIFTING);
  for (const shot of world.shots) stepShot(world, shot);
  world.shots = world.shots.filter(({ isDone }) => !isDone);
}
