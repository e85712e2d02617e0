import type { AnimalId } from "#html5/hopscotch-highway/core/animals.ts";
import type { Fate } from "#html5/hopscotch-highway/core/crossing.ts";
import type { Action } from "#html5/hopscotch-highway/core/hero.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import { animalModels } from "./animal-models.ts";
import { turned } from "./blocks.ts";
import { TILE } from "./iso.ts";
import { drawShadow, type Sprites } from "./sprites.ts";

type Ctx = CanvasRenderingContext2D;
export type Pose = {
  animal: AnimalId;
  facing: Action;
  /** Height above the ground, in columns. */
  lift: number;
  /** 1 right after a landing, 0 at rest. */
  squash: number;
  /** 1 right after a bump, 0 at rest. */
  bump: number;
  fate: Fate | undefined;
  farewell: number;
  time: number;
};

/** A little larger than life: the one thing that must never be lost from sight. */
const SIZE = 1.24;
/** How much larger animals are drawn on the title. */
export const PORTRAIT = 1.6;

const outOfSight = (fate: Fate | undefined, farewell: number) =>
  (fate === "splashed" && farewell > 9) || (fate === "erased" && farewell > 4);

/** The animal with its feet at the origin. */
export function drawFigure(ctx: Ctx, sprites: Sprites, pose: Pose): void {
  const { animal, facing, lift, squash, bump, fate, farewell, time } = pose;
  if (outOfSight(fate, farewell)) return;
  if (fate !== "splashed" && fate !== "flung") drawShadow(ctx, { width: 0.5 - lift * 0.2, depth: 0.44 });
  const breath = Math.sin(time / 22) * 0.015;
  let [wide, high] = [1 + squash * 0.22 - lift * 0.1, 1 - squash * 0.3 + lift * 0.2 + breath];
  ctx.save();
  ctx.translate(0, -lift * TILE * 0.77);
  if (bump > 0) ctx.translate(Math.sin(bump * 12) * bump * 5, 0);
  if (fate === "squashed") {
    const flat = clamp(farewell / 5, 0, 1);
    [wide, high] = [
      1 + 0.5 * flat,
      1 - 0.84 * flat + 0.05 * Math.sin(farewell / 4) * (farewell < 30 ? 1 : 0),
    ];
  }
  if (fate === "splashed") ctx.translate(0, farewell * 4);
  if (fate === "flung") {
    // Head over heels, towards us and out of the picture.
    const way = farewell / 26;
    ctx.translate(way * 200, -260 * way * (1.3 - way));
    ctx.rotate(farewell * 0.32);
    wide = high = 1 + way * 0.9;
  }
  ctx.scale(wide * SIZE, high * SIZE);
  drawAnimal(ctx, sprites, animal, facing);
  ctx.restore();
  if (fate === "squashed" && farewell > 6) drawDizzy(ctx, farewell);
}

export function drawAnimal(ctx: Ctx, sprites: Sprites, animal: AnimalId, facing: Action): void {
  sprites.draw(ctx, `${animal} ${facing}`, () => turned(animalModels[animal], facing));
}

/** A padlock, for those who have not joined yet. */
export function drawLock(ctx: Ctx, x: number, y: number): void {
  ctx.lineWidth = 3.2;
  ctx.strokeStyle = "#fff0b8";
  ctx.beginPath();
  ctx.arc(x, y - 5, 5, Math.PI, 0);
  ctx.lineTo(x + 5, y);
  ctx.moveTo(x - 5, y - 5);
  ctx.lineTo(x - 5, y);
  ctx.stroke();
  ctx.fillStyle = "#ffd35c";
  ctx.strokeStyle = "#1d2f27";
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.roundRect(x - 9, y - 2, 18, 13, 3);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#1d2f27";
  ctx.beginPath();
  ctx.arc(x, y + 4, 2.2, 0, 7);
  ctx.fill();
}

function drawDizzy(ctx: Ctx, age: number) {
  ctx.fillStyle = "#ffd35c";
  const reach = 26 * easeOut(clamp((age - 6) / 14, 0, 1));
  for (let i = 0; i < 4; i++) {
    const way = age / 9 + (i * Math.PI) / 2;
    const x = Math.cos(way) * reach;
    const y = Math.sin(way) * reach * 0.4 - 26;
    ctx.beginPath();
    for (let k = 0; k < 10; k++) {
      const spoke = k % 2 ? 2.4 : 6;
      ctx.lineTo(x + Math.sin((k * Math.PI) / 5) * spoke, y - Math.cos((k * Math.PI) / 5) * spoke);
    }
    ctx.fill();
  }
}
