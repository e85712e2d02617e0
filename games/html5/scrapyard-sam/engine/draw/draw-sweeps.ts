import type { Sweep } from "#html5/scrapyard-sam/engine/core/things/sweeps.ts";
import { HANGS, screenY } from "./draw-floor.ts";
import { type Ctx, disc, gear, INK, line, NONE, oval, poly, tube, within } from "./ink.ts";

const SLICES = [108, 84, 60, 36, 12] as const;

type Painted = { z: number; draw(): void };

/** A sweep as pieces that take their places among the fighters, by depth. */
export function paintSweep(ctx: Ctx, sweep: Sweep, time: number): Painted[] {
  if (sweep.kind === "gear") return [{ z: sweep.z, draw: () => drawGear(ctx, sweep) }];
  if (sweep.kind === "pipe") return [{ z: 61, draw: () => drawPipe(ctx, sweep) }];
  return SLICES.map((z, at) => ({ z, draw: () => drawWave(ctx, sweep.x, z, time + at * 7) }));
}

/** A gear as high as Sam that rolls along its lane. */
function drawGear(ctx: Ctx, { x, z, t }: Sweep) {
  const y = screenY(z);
  oval(ctx, x, y, 40, 11, "#0b061466", NONE);
  within(ctx, { x, y: y - 36, turn: -t * 0.13 }, () => {
    gear(ctx, 40, 10, "#c9cfe6");
    disc(ctx, 0, 0, 22, "#8f96b8");
    for (const turn of [0, 2.1, 4.2]) within(ctx, { x: 0, y: 0, turn }, () => disc(ctx, 13, 0, 5, INK, NONE));
    disc(ctx, 0, 0, 7, "#ff7ab8");
  });
}

/** A pipe at knee height, across the whole load. */
function drawPipe(ctx: Ctx, { x }: Sweep) {
  const back = screenY(134, 18);
  const front = screenY(-14, 18);
  for (const y of [back, front]) line(ctx, [x, y, x, y - HANGS], "#c9cfe6", 4);
  line(ctx, [x + 4, screenY(120), x + 4, screenY(0)], "#0b061455", 22);
  tube(ctx, [x, back, x, front], "#e0553c", 24);
  line(ctx, [x - 6, back + 4, x - 6, front - 4], "#ffa08a", 5);
  for (let y = back + 14; y < front; y += 34) line(ctx, [x - 11, y, x + 11, y + 9], "#f6f1e4", 8);
}

/** A slice of a wave: a crest that leans to the left. */
function drawWave(ctx: Ctx, x: number, z: number, time: number) {
  const y = screenY(z) + 14;
  const high = 62 + Math.sin(time / 7) * 5;
  ctx.beginPath();
  ctx.moveTo(x + 86, y);
  ctx.quadraticCurveTo(x + 50, y - high * 0.3, x + 26, y - high);
  ctx.quadraticCurveTo(x - 8, y - high - 12, x - 34, y - high + 22);
  ctx.quadraticCurveTo(x - 10, y - high + 8, x - 8, y - high * 0.4);
  ctx.quadraticCurveTo(x - 12, y - 8, x - 40, y);
  ctx.closePath();
  ctx.fillStyle = "#1f9a9ae0";
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.stroke();
  line(ctx, [x + 46, y - 12, x + 24, y - high * 0.62, x + 10, y - high + 8], "#8ff0dc", 4);
  for (const [dx, dy, r] of [
    [-34, 22, 8],
    [-20, 8, 9],
    [-2, 0, 9],
    [16, 2, 7],
  ] as const)
    disc(ctx, x + dx, y - high + dy, r + Math.sin(time / 5 + dx), "#f4fffb", NONE);
  poly(ctx, [x - 46, y, x - 20, y - 12, x + 4, y], "#f4fffbcc", NONE);
}
