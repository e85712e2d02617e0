import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import { offscreen } from "./canvas.ts";

/** Pixels per metre, and metres per tile. Marks are soft anyway, so a coarse picture of them will do. */
const FINE = 8;
const TILE = 32;

type Tile = { x: number; y: number; canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D };

/** Rubber on the road. It stays for the whole race, at the same cost however much there is. */
export class Skids {
  private readonly tiles = new Map<string, Tile>();
  private readonly colour: string;

  constructor(colour: string) {
    this.colour = colour;
  }

  mark(fromX: number, fromY: number, toX: number, toY: number, strength: number): void {
    const left = Math.floor((Math.min(fromX, toX) - 0.3) / TILE);
    const right = Math.floor((Math.max(fromX, toX) + 0.3) / TILE);
    const top = Math.floor((Math.min(fromY, toY) - 0.3) / TILE);
    const bottom = Math.floor((Math.max(fromY, toY) + 0.3) / TILE);
    for (let column = left; column <= right; column++) {
      for (let row = top; row <= bottom; row++) {
        const { ctx, x, y } = this.tile(column, row);
        ctx.globalAlpha = strength;
        ctx.beginPath();
        ctx.moveTo(fromX - x, fromY - y);
        ctx.lineTo(toX - x, toY - y);
        ctx.stroke();
      }
    }
  }

  draw(view: View, camera: Camera): void {
    for (const { x, y, canvas } of this.tiles.values()) {
      if (camera.sees(view, x + TILE / 2, y + TILE / 2, TILE / 2 + 2)) {
        view.ctx.drawImage(canvas, x, y, TILE, TILE);
      }
    }
  }

  private tile(column: number, row: number): Tile {
    const key = `${column},${row}`;
    const known = this.tiles.get(key);
    if (known) return known;
    const { canvas, ctx } = offscreen(TILE * FINE, TILE * FINE);
    ctx.scale(FINE, FINE);
    ctx.strokeStyle = this.colour;
    ctx.lineWidth = 0.34;
    ctx.lineCap = "butt";
    const tile = { x: column * TILE, y: row * TILE, canvas, ctx };
    this.tiles.set(key, tile);
    return tile;
  }
}
