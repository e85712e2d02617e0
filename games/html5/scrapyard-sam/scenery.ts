import type { View } from "#games/kit/view.ts";
import type { Ctx } from "./ink.ts";
import type { Area, Layer, Look } from "./look.ts";

/** Paints each strip once and slides the pictures: heaps and cranes cost a slow machine nothing then. */
export function createScenery(look: Look) {
  const sky = createTile();
  const tiles = look.layers.map((layer) => ({ layer, tile: createTile() }));
  return (view: View, area: Area, camera: number): void => {
    const { ctx } = view;
    const zoom = ctx.getTransform().a;
    const picture = sky(`${area.width}×${area.height}`, area.width, area.height, zoom, (paper) => {
      paper.translate(-area.x, -area.y);
      look.sky(paper, area);
    });
    ctx.drawImage(picture, area.x, area.y, area.width, area.height);
    for (const { layer, tile } of tiles) slide(ctx, layer, tile, area, camera, zoom);
  };
}

function slide(ctx: Ctx, layer: Layer, tile: Tile, area: Area, camera: number, zoom: number) {
  const { width, height, top, depth } = layer;
  const picture = tile("", width, height, zoom, (paper) => {
    paper.translate(0, -top);
    layer.paint(paper);
  });
  const first = Math.floor((area.x + camera * depth) / width) * width - camera * depth;
  for (let x = first; x < area.x + area.width; x += width)
    // On whole pixels, and a hair wider: no seams.
    ctx.drawImage(picture, Math.round(x * zoom) / zoom, top, width + 1 / zoom, height);
}

type Tile = (
  key: string,
  width: number,
  height: number,
  zoom: number,
  paint: (ctx: Ctx) => void,
) => HTMLCanvasElement;

function createTile(): Tile {
  const canvas = document.createElement("canvas");
  let painted = "";
  return (key, width, height, zoom, paint) => {
    const wanted = `${key} ${zoom}`;
    if (painted === wanted) return canvas;
    painted = wanted;
    canvas.width = Math.max(1, Math.round(width * zoom));
    canvas.height = Math.max(1, Math.round(height * zoom));
    const ctx = canvas.getContext("2d");
    if (!ctx) throw new Error("This browser cannot draw on a canvas.");
    ctx.scale(canvas.width / width, canvas.height / height);
    paint(ctx);
    return canvas;
  };
}
