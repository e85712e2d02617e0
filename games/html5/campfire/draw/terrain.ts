import { type Blob, depthIn, type Island, isLand, rimOf, TILE, TILES } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import type { Shades } from "./colours.ts";

function pathOf(blob: Blob, off: number, corners: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const away = rimOf(blob, angle) + off;
    path.lineTo(blob.x + Math.cos(angle) * away, blob.y + Math.sin(angle) * away);
  }
  path.closePath();
  return path;
}

/** What lies under everybody's feet. Shapes are made once; only colours follow the seasons. */
export class Terrain {
  private readonly shallow: Path2D;
  private readonly sand: Path2D;
  private readonly grass: Path2D;
  private readonly groves: readonly Path2D[];
  private readonly crags: readonly Path2D[];
  private readonly shores: readonly Path2D[];
  private readonly ponds: readonly Path2D[];
  /** 1 where grass grows, for tufts. */
  private readonly meadow = new Uint8Array(TILES * TILES);

  constructor(island: Island) {
    const { coast, groves, crags, ponds } = island;
    this.shallow = pathOf(coast, 46, 180);
    this.sand = pathOf(coast, 0, 240);
    this.grass = pathOf(coast, -52, 240);
    this.groves = groves.map((blob) => pathOf(blob, 0, 60));
    this.crags = crags.map((blob) => pathOf(blob, 0, 40));
    this.shores = ponds.map((blob) => pathOf(blob, 16, 48));
    this.ponds = ponds.map((blob) => pathOf(blob, 0, 48));
    for (let tile = 0; tile < TILES * TILES; tile++) {
      const spot = { x: ((tile % TILES) + 0.5) * TILE, y: (Math.floor(tile / TILES) + 0.5) * TILE };
      const isGreen = isLand(island, spot, 64) && crags.every((crag) => depthIn(crag, spot) < 0);
      this.meadow[tile] = Number(isGreen);
    }
  }

  draw(view: View, camera: Camera, shades: Shades, time: number): void {
    const { ctx } = view;
    const { left, top, right, bottom } = camera.sight(view, 30);
    ctx.fillStyle = shades.sea;
    ctx.fillRect(left, top, right - left, bottom - top);
    fill(ctx, shades.shallow, [this.shallow]);
    ctx.strokeStyle = "rgb(255 255 255 / 0.4)";
    ctx.lineWidth = 5 + Math.sin(time / 40) * 3;
    ctx.stroke(this.sand);
    fill(ctx, shades.sand, [this.sand]);
    fill(ctx, shades.grass, [this.grass]);
    fill(ctx, shades.grove, this.groves);
    fill(ctx, shades.crag, this.crags);
    fill(ctx, shades.sand, this.shores);
    fill(ctx, shades.shallow, this.ponds);
    this.drawTufts(view, camera, shades);
  }

  private drawTufts(view: View, camera: Camera, shades: Shades) {
    const { ctx } = view;
    const { left, top, right, bottom } = camera.sight(view, 20);
    ctx.strokeStyle = shades.tuft;
    ctx.lineWidth = 2.4;
    ctx.lineCap = "round";
    ctx.beginPath();
    for (let down = Math.floor(top / TILE); down <= bottom / TILE; down++) {
      for (let across = Math.floor(left / TILE); across <= right / TILE; across++) {
        const hash = Math.imul(across * 374761 + down * 668265, 2654435) >>> 7;
        const chance = hash % 11;
        if (chance > 3 || this.meadow[down * TILES + across] !== 1) continue;
        const x = across * TILE + 4 + ((hash >>> 4) % 30);
        const y = down * TILE + 8 + ((hash >>> 9) % 26);
        ctx.moveTo(x, y);
        ctx.lineTo(x - 4, y - 7);
        ctx.moveTo(x + 2, y);
        ctx.lineTo(x + 2, y - 9);
        ctx.moveTo(x + 4, y);
        ctx.lineTo(x + 8, y - 6);
      }
    }
    ctx.stroke();
  }
}

function fill(ctx: CanvasRenderingContext2D, color: string, paths: readonly Path2D[]) {
  ctx.fillStyle = color;
  for (const path of paths) ctx.fill(path);
}
