import type { Crew } from "#html5/raft-rumble/core/crew.ts";
import { SEA_LEVEL } from "#html5/raft-rumble/core/sea.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import type { GearId, PaintId } from "#html5/raft-rumble/voyage/goods.ts";
import { worldOrigin } from "#html5/raft-rumble/voyage/layout.ts";
import type { Particles } from "#kit/draw/particles.ts";
import type { View } from "#kit/draw/view.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { drawAim } from "./aim-art.ts";
import { ink, paints, sideColours } from "./colours.ts";
import { drawCrew } from "./crew-art.ts";
import type { Mood } from "./crew-brush.ts";
import { drawGadget, drawShot } from "./gadget-art.ts";
import { drawHurdle } from "./hurdle-art.ts";
import { drawDebris, drawRaft } from "./raft-art.ts";
import { drawSky } from "./sky.ts";
import { drawBackSea, drawFrontSea, drawRain } from "./water.ts";

const SCARY = 150;
const HAT_ROOM = 22;

/** How the own side looks: what was bought, and the visitor's hat. */
export type Looks = { side: number; paint: PaintId; gear: GearId; hat: Hat | undefined };
type Show = { isDemo: boolean; looks?: Looks | undefined };

/** Everything on the water, from the sky down to the foam. */
export function drawScene(view: View, battle: Battle, particles: Particles, { isDemo, looks }: Show): void {
  const { ctx } = view;
  const { world, level } = battle;
  const { sea, wind } = world;
  const origin = worldOrigin(view);
  const edges = {
    left: -origin.x - 40,
    right: view.width - origin.x + 40,
    top: -origin.y,
    bottom: view.height - origin.y + 40,
  };
  drawSky(view, level.waters, SEA_LEVEL - 40 + origin.y, sea.steps, wind);
  ctx.save();
  ctx.translate(origin.x, origin.y);
  drawBackSea(ctx, level.waters, sea, edges);
  for (const hurdle of world.hurdles) drawHurdle(ctx, hurdle, sea.steps);
  for (const piece of world.debris) drawDebris(ctx, piece);
  for (const raft of world.rafts) {
    const paint = looks?.side === raft.side ? looks.paint : "wood";
    drawRaft(ctx, raft, { color: sideColours[raft.side === 0 ? 0 : 1], wind, steps: sea.steps, paint });
  }
  for (const crew of world.crews) drawMember(ctx, battle, crew, looks);
  for (const shot of world.shots) drawShot(ctx, shot);
  particles.draw(view);
  drawFrontSea(ctx, level.waters, sea, edges);
  const { shade } = paints[level.waters];
  if (shade) {
    ctx.fillStyle = shade;
    ctx.fillRect(edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
  }
  if (battle.isOpen && !isDemo) drawAim(view, battle, liftOf(looks, battle.turn));
  if (!isDemo) drawMarks(ctx, battle, looks);
  ctx.restore();
  if (level.waters === "storm") drawRain(view, sea.steps, wind);
}

function drawMember(ctx: CanvasRenderingContext2D, battle: Battle, crew: Crew, looks: Looks | undefined) {
  const { steps } = battle.world.sea;
  const isThrower = crew === battle.thrower && battle.phase === "aim" && crew.state === "aboard";
  const aim = battle.sides[crew.side === 0 ? 0 : 1].aim;
  const isOut = crew.state === "overboard";
  const breath = crew.state === "aboard" ? Math.sin(steps * 0.08 + crew.id) * 0.025 : 0;
  const facing = crew.side === 0 ? 1 : -1;
  ctx.save();
  ctx.translate(crew.x, crew.y);
  // Somersaults turn around the belly, not around the feet.
  if (crew.state === "airborne") {
    ctx.translate(0, -18);
    ctx.rotate(crew.turn);
    ctx.translate(0, 18);
  } else {
    ctx.rotate(crew.turn * 0.9);
  }
  ctx.scale(1 - breath, 1 + breath);
  drawCrew(ctx, {
    species: crew.species,
    facing,
    mood: moodOf(battle, crew),
    isBlinking: (steps + crew.id * 71) % 210 < 8,
    arm: isThrower ? aim.angle : undefined,
    hasRing: isOut,
    ...(looks?.side === crew.side && { gear: looks.gear, hat: looks.hat }),
  });
  if (isThrower) {
    ctx.translate(facing * (8 + Math.cos(aim.angle) * 23), -20 - Math.sin(aim.angle) * 23);
    ctx.scale(facing * 0.85, 0.85);
    if (aim.gadget === "horn") ctx.rotate(-aim.angle);
    drawGadget(ctx, aim.gadget, steps);
  }
  ctx.restore();
}

function moodOf(battle: Battle, crew: Crew): Mood {
  if (crew.state !== "aboard") return "scared";
  if (battle.phase === "over") return battle.winner === crew.side ? "glad" : "scared";
  const isNear = battle.world.shots.some(({ x, y, side, kind }) => {
    const isTheirs = side !== crew.side || kind === "fish";
    return isTheirs && Math.hypot(x - crew.x, y - crew.y) < SCARY;
  });
  return isNear || Math.abs(crew.raft.angle) > 0.32 ? "scared" : "calm";
}

/** Room for a hat between the head and what is told above it. */
const liftOf = (looks: Looks | undefined, side: number) => (looks?.hat && looks.side === side ? HAT_ROOM : 0);

/** Above the heads: who throws, and how wet everyone is. */
function drawMarks(ctx: CanvasRenderingContext2D, battle: Battle, looks: Looks | undefined) {
  const { steps } = battle.world.sea;
  for (const crew of battle.world.crews) {
    if (crew.state !== "aboard") continue;
    const top = crew.y - (crew.species === "king" ? 84 : 58) - liftOf(looks, crew.side);
    if (crew.wet > 0.05)
      drawDrop(ctx, crew.x - (crew === battle.thrower ? 26 : 0), top, Math.min(1, crew.wet));
    if (crew !== battle.thrower || (battle.phase !== "aim" && battle.phase !== "ready")) continue;
    const y = top - (battle.isOpen ? 50 : 8) + Math.sin(steps * 0.14) * 4;
    ctx.fillStyle = sideColours[crew.side === 0 ? 0 : 1];
    ctx.strokeStyle = ink;
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.moveTo(crew.x - 11, y - 9);
    ctx.lineTo(crew.x + 11, y - 9);
    ctx.lineTo(crew.x, y + 6);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
}

/** Fuller is wetter, wetter is slipperier. */
function drawDrop(ctx: CanvasRenderingContext2D, x: number, y: number, wet: number) {
  ctx.beginPath();
  ctx.moveTo(x, y - 10);
  ctx.quadraticCurveTo(x + 9, y + 1, x + 7, y + 5);
  ctx.arc(x, y + 4, 7, 0.1, Math.PI - 0.1);
  ctx.quadraticCurveTo(x - 9, y + 1, x, y - 10);
  ctx.fillStyle = "rgb(255 255 255 / 0.75)";
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = "#2f8dff";
  ctx.fillRect(x - 10, y + 11 - 21 * wet, 20, 24);
  ctx.restore();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.8;
  ctx.stroke();
}
