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

  /** Draws the model under this name, with the point where it stands at the origin. */
  draw(ctx: Ctx, name: string, model: () => Model): void {
    let sprite = this.cache.get(name);
    if (!sprite) {
      sprite = this.make(model());
      this.cache.set(name, sprite);
    }
    // Pictures of the very size that is wanted are copied as they are, for a fraction of the work.
    ctx.imageSmoothingEnabled = this.isEnlarged;
    ctx.drawImage(sprite.canvas, sprite.left, sprite.top, sprite.width, sprite.height);
  }

  private make(model: Model): Sprite {
    const box = boundsOf(model);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(box.width * this.zoom);
    canvas.height = Math.ceil(box.height * this.zoom);
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.scale(this.zoom, this.zoom);
      ctx.translate(-box.left, -box.top);
      drawModel(ctx, model);
    }
    return { canvas, ...box, width: canvas.width / this.zoom, height: canvas.height / this.zoom };
  }
}

function boundsOf(model: Model) {
  const points = model.flatMap(([x, y, z, width, height, depth]) =>
    [-0.5, 0.5].flatMap((i) =>
      [-0.5, 0.5].flatMap((k) => [
        project(x + i * width, y, z + k * depth),
        project(x + i * width, y + height, z + k * depth),
      ]),
    ),
  );
  const left = Math.min(...points.map(({ x }) => x)) - 2;
  const top = Math.min(...points.map(({ y }) => y)) - 2;
  const width = Math.max(...points.map(({ x }) => x)) + 2 - left;
  const height = Math.max(...points.map(({ y }) => y)) + 2 - top;
  return { left, top, width, height };
}

/** The shadow of a thing of this size: it falls to the right, along the row. */
export function drawShadow(ctx: Ctx, width: number, depth: number, strength = 0.22): void {
  const patch = { x1: -width / 2 + 0.08, x2: width / 2 + 0.22, z1: -depth / 2, z2: depth / 2 - 0.04, y: 0 };
  fillPatch(ctx, patch, `rgb(20 24 40 / ${strength})`);
}
