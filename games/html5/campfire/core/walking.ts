import { columnOf } from "./grid.ts";
import { depthIn, isWithin, LEEWAY, type Spot, TILE, TILES } from "./island.ts";
import { buildingStats, isBuilding, nodeStats, type Thing } from "./things.ts";
import type { World } from "./world.ts";

/** Water begins a little before the rim, where the sand is wet. */
const SHORE = 8;

/** The largest radius of all that stands about. */
const WIDEST = Math.max(
  ...[...Object.values(nodeStats), ...Object.values(buildingStats)].map((one) => one.radius),
);

/** Own fences open for their owner: building oneself in must not be the end of the game. */
function radiusOf(thing: Thing, owner: number): number {
  if (!isBuilding(thing)) return thing.left > 0 || thing.kind === "rock" ? nodeStats[thing.kind].radius : 0;
  const isOpen = thing.owner === owner && thing.kind !== "fire" && thing.kind !== "beacon";
  return isOpen ? 0 : buildingStats[thing.kind].radius;
}

/** Moves somebody, who slides along whatever is in the way. Gives what was bumped into. */
export function walk(
  world: World,
  mover: Spot,
  byX: number,
  byY: number,
  radius: number,
  owner = -1,
): Thing | undefined {
  // Who stands still runs into nothing.
  if (Math.abs(byX) + Math.abs(byY) < 0.01) return undefined;
  mover.x += byX;
  mover.y += byY;
  const { grid } = world;
  const across = columnOf(mover.x);
  const down = columnOf(mover.y);
  const bumped = grid.isBare(across, down) ? undefined : bump(world, mover, across, down, radius, owner);
  if (!world.dryTiles.has(mover, SHORE)) stayOnLand(world, mover);
  return bumped;
}

function bump(
  { grid }: World,
  mover: Spot,
  across: number,
  down: number,
  radius: number,
  owner: number,
): Thing | undefined {
  let bumped: Thing | undefined;
  // Only what stands on these tiles can be in the way: most of the nine are too far to be worth a look.
  const reach = WIDEST + radius + LEEWAY;
  const bottom = Math.min(TILES - 1, down + 1);
  const right = Math.min(TILES - 1, across + 1);
  for (let row = Math.max(0, down - 1); row <= bottom; row++) {
    if (Math.abs((row + 0.5) * TILE - mover.y) >= reach) continue;
    for (let column = Math.max(0, across - 1); column <= right; column++) {
      if (Math.abs((column + 0.5) * TILE - mover.x) >= reach) continue;
      const thing = grid.on(column, row);
      if (thing && keepApart(mover, thing, radius, owner)) bumped = thing;
    }
  }
  return bumped;
}

/** Pushes the mover out of a thing. Gives whether it had run into it. */
function keepApart(mover: Spot, thing: Thing, radius: number, owner: number): boolean {
  const dx = mover.x - thing.x;
  const dy = mover.y - thing.y;
  const most = WIDEST + radius;
  if (Math.abs(dx) >= most || Math.abs(dy) >= most) return false;
  const own = radiusOf(thing, owner);
  if (own === 0) return false;
  const gap = Math.sqrt(dx * dx + dy * dy);
  if (gap >= own + radius) return false;
  const away = gap > 0.01 ? (own + radius) / gap : 0;
  mover.x = away ? thing.x + dx * away : thing.x + own + radius;
  mover.y = away ? thing.y + dy * away : thing.y;
  return true;
}

function stayOnLand({ island }: World, mover: Spot) {
  const { coast, ponds } = island;
  const depth = depthIn(coast, mover);
  if (depth < SHORE) shift(mover, coast, depth - SHORE);
  for (const pond of ponds) {
    if (!isWithin(pond.x - mover.x, pond.y - mover.y, pond.radius * 1.6)) continue;
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
