import { depthIn, type Spot, TILE } from "./island.ts";
import { buildingStats, isBuilding, nodeStats, type Thing } from "./things.ts";
import type { World } from "./world.ts";

/** Water begins a little before the rim, where the sand is wet. */
const SHORE = 8;

/** Own fences open for their owner: building oneself in must not be the end of the game. */
function radiusOf(thing: Thing, owner: number): number {
  if (!isBuilding(thing)) return thing.left > 0 || thing.kind === "rock" ? nodeStats[thing.kind].radius : 0;
  const isOpen = thing.owner === owner && thing.kind !== "fire" && thing.kind !== "beacon";
  return isOpen ? 0 : buildingStats[thing.kind].radius;
}

/** Moves somebody, who slides along whatever is in the way. Gives what was bumped into. */
export function walk(world: World, mover: Spot, by: Spot, radius: number, owner = -1): Thing | undefined {
  // Who stands still runs into nothing.
  if (Math.abs(by.x) + Math.abs(by.y) < 0.01) return undefined;
  mover.x += by.x;
  mover.y += by.y;
  let bumped: Thing | undefined;
  world.grid.eachIn(mover.x - TILE, mover.y - TILE, mover.x + TILE, mover.y + TILE, (thing) => {
    const own = radiusOf(thing, owner);
    if (own === 0) return;
    const dx = mover.x - thing.x;
    const dy = mover.y - thing.y;
    const gap = Math.sqrt(dx * dx + dy * dy);
    if (gap >= own + radius) return;
    const away = gap > 0.01 ? (own + radius) / gap : 0;
    mover.x = away ? thing.x + dx * away : thing.x + own + radius;
    mover.y = away ? thing.y + dy * away : thing.y;
    bumped = thing;
  });
  stayOnLand(world, mover);
  return bumped;
}

function stayOnLand({ island }: World, mover: Spot) {
  const { coast, ponds } = island;
  const depth = depthIn(coast, mover);
  if (depth < SHORE) shift(mover, coast, depth - SHORE);
  for (const pond of ponds) {
    const wet = depthIn(pond, mover);
    if (wet > -SHORE) shift(mover, pond, wet + SHORE);
  }
}

/** Away from the middle of the blob, or towards it. */
function shift(mover: Spot, middle: Spot, by: number) {
  const dx = mover.x - middle.x;
  const dy = mover.y - middle.y;
  const gap = Math.sqrt(dx * dx + dy * dy) || 1;
  mover.x += (dx / gap) * by;
  mover.y += (dy / gap) * by;
}
