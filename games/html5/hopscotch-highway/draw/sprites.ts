import { drawModel, type Model } from "./blocks.ts";
import { fillPatch, project } from "./iso.ts";

type Ctx = CanvasRenderingContext2D;
type Sprite = { canvas: HTMLCanvasElement; left: number; top: number; width: number; height: number };

/**
 * Draws models, each only once for the size of the screen: afterwards its picture is copied.
 * Some models have thirty blocks, and a slow machine would spend its frame on them.
 */
export class Sprites {
  private zoom = 0;
  private isEnlarged = false;
  private readonly cache = new Map<string, Sprite>();
  private readonly rim: number;

  /** `rim`: how wide a chalk line is drawn around each picture, so that it stands out from any ground. */
  constructor(rim = 0) {
    this.rim = rim;
  }

  /**
   * Call at the beginning of a frame: pictures made for another zoom are thrown away.
   * Those that will be drawn larger than life ask for pictures that are sharper by that much.
   */
  begin(ctx: Ctx, sharper = 1): void {
    this.isEnlarged = sharper > 1;
    const zoom = ctx.getTransform().a * sharper;
    if (Math.abs(zoom - this.zoom) < 0.001) return;
    this.zoom = zoom;
    this.cache.clear();
  }

  /** Draws the model under this name, with the point where it stands at the origin, and its shadow if it has one. */
  draw(ctx: Ctx, name: string, model: () => Model, shadow?: Shadow): void {
    let sprite = this.cache.get(name);
    if (!sprite) {
      sprite = this.make(model(), shadow);
      this.cache.set(name, sprite);
    }
    // Pictures of the very size that is wanted are copied as they are, for a fraction of the work.
    ctx.imageSmoothingEnabled = this.isEnlarged;
    ctx.drawImage(sprite.canvas, sprite.left, sprite.top, sprite.width, sprite.height);
  }

  private make(model: Model, shadow?: Shadow): Sprite {
    const ground: Model = shadow ? [[0.2, 0, 0, shadow.width + 0.2, 0, shadow.depth, ""]] : [];
    const box = boundsOf([...model, ...ground], this.rim + 2);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(box.width * this.zoom);
    canvas.height = Math.ceil(box.height * this.zoom);
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.scale(this.zoom, this.zoom);
      ctx.translate(-box.left, -box.top);
      if (shadow) drawShadow(ctx, shadow);
      drawModel(ctx, model);
      if (this.rim > 0) drawRim(ctx, this.rim * this.zoom);
    }
    return { canvas, ...box, width: canvas.width / this.zoom, height: canvas.height / this.zoom };
  }
}

/** Chalks around what is on the canvas, behind it. */
function drawRim(ctx: Ctx, width: number) {
  const { canvas } = ctx;
  const shape = document.createElement("canvas");
  shape.width = canvas.width;
  shape.height = canvas.height;
  const chalk = shape.getContext("2d");
  if (!chalk) return;
  chalk.drawImage(canvas, 0, 0);
  chalk.globalCompositeOperation = "source-in";
  chalk.fillStyle = "#fffdf2";
  chalk.fillRect(0, 0, shape.width, shape.height);
  ctx.resetTransform();
  ctx.globalCompositeOperation = "destination-over";
  for (let i = 0; i < 16; i++) {
    const way = (i / 16) * Math.PI * 2;
    ctx.drawImage(shape, Math.cos(way) * width, Math.sin(way) * width);
  }
}

function boundsOf(model: Model, margin: number) {
  const points = model.flatMap(([x, y, z, width, height, depth]) =>
    [-0.5, 0.5].flatMap((i) =>
      [-0.5, 0.5].flatMap((k) => [
        project(x + i * width, y, z + k * depth),
        project(x + i * width, y + height, z + k * depth),
      ]),
    ),
  );
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const width = Math.max(...points.map(({ x }) => x)) + margin - left;
  const height = Math.max(...points.map(({ y }) => y)) + margin - top;
  return { left, top, width, height };
}

/** How large a thing is on the ground, and how dark its shadow. */
export type Shadow = { width: number; depth: number; strength?: number };

/** The shadow falls to the right, along the row, so that it stays on it. */
export function drawShadow(ctx: Ctx, { width, depth, strength = 0.22 }: Shadow): void {
  const patch = { x1: -width / 2 + 0.08, x2: width / 2 + 0.22, z1: -depth / 2, z2: depth / 2 - 0.04, y: 0 };
  fillPatch(ctx, patch, `rgb(20 24 40 / ${strength})`);
}
