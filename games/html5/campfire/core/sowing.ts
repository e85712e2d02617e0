import { cos, sin } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import type { Grid } from "./grid.ts";
import {
  type Blob,
  depthIn,
  type Island,
  isLand,
  isWithin,
  rimOf,
  type Spot,
  TILE,
  TILES,
} from "./island.ts";
import { type Node, type NodeKind, nodeStats } from "./things.ts";

/** Trees in the groves, rocks on the crags, bushes in between, fish where the water is shallow. */
export function sow(island: Island, grid: Grid, random: Random): Node[] {
  const nodes: Node[] = [];
  const plant = (kind: NodeKind, at: Spot) => {
    if (grid.at(at)) return;
    const node: Node = {
      kind,
      x: at.x,
      y: at.y,
      left: nodeStats[kind].most,
      backAt: 0,
      look: random.next(),
      hitAt: -1000,
    };
    grid.put(node);
    nodes.push(node);
  };
  for (let down = 0; down < TILES; down++) {
    for (let across = 0; across < TILES; across++) {
      // Most tiles stay empty.
      const dice = random.next();
      if (dice >= DENSEST) continue;
      // No further from the middle than `LEEWAY`. Fish are, as nobody runs into them.
      const at = {
        x: (across + random.between(0.35, 0.65)) * TILE,
        y: (down + random.between(0.35, 0.65)) * TILE,
      };
      const kind = kindAt(island, at, dice);
      if (kind) plant(kind, at);
    }
  }
  for (const [blob, count, off] of [
    [island.coast, 34, 14] as const,
    ...island.ponds.map((pond) => [pond, 3, -16] as const),
  ]) {
    const turn = random.between(0, Math.PI * 2);
    for (let i = 0; i < count; i++) {
      const angle = turn + (i / count) * Math.PI * 2;
      const away = rimOf(blob, angle) + off;
      plant("shoal", { x: blob.x + cos(angle) * away, y: blob.y + sin(angle) * away });
    }
  }
  return nodes;
}

/** The largest part of tiles on which something grows, wherever they are. */
const DENSEST = 0.24;

function kindAt(island: Island, at: Spot, dice: number): NodeKind | undefined {
  if (!isLand(island, at, 34)) return undefined;
  if (isInAny(island.crags, at)) return "rock";
  if (isInAny(island.groves, at)) {
    if (dice < 0.2) return "tree";
    return dice < 0.23 ? "bush" : undefined;
  }
  if (dice < 0.022) return "tree";
  if (dice < 0.046) return "bush";
  return dice < 0.052 ? "rock" : undefined;
}

function isInAny(blobs: readonly Blob[], at: Spot): boolean {
  for (const blob of blobs) {
    if (isWithin(blob.x - at.x, blob.y - at.y, blob.most) && depthIn(blob, at) > 0) return true;
  }
  return false;
}
