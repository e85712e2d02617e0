import type { View } from "#kit/draw/view.ts";
import type { Ctx } from "./ink.ts";
import type { Area, Layer, Look, Scene } from "./look.ts";

/** Below this line the floor hides everything. */
const FLOOR = 380;

/**
 * Paints each strip once and slides the pictures: heaps and cranes cost a slow machine nothing then. Pictures are laid
 * down pixel by pixel; stretched by a hair they would cost as much as painting them anew.
 */
export function createScenery(look: Look) {
  const whole = createTile(false);
  const sky = createTile(false);
  // Scenes take turns with the same canvases: a phone has no memory for all of them.
  const layerCount = Math.max(...look.scenes.map(({ scene }) => scene.layers.length));
  const tiles = Array.from({ length: layerCount }, () => createTile(true));

  function compose(paper: Ctx, area: Area, camera: number, zoom: number, at: number) {
    const { sky: paintSky, layers } = sceneAt(look, at);
    const high = FLOOR - area.y;
    const key = `${at} ${area.width}×${area.height}`;
    const picture = sky(key, area.width, high, zoom, (canvas) => {
      canvas.translate(-area.x, -area.y);
      paintSky(canvas, area);
    });
    paper.translate(-area.x, -area.y);
    paper.imageSmoothingEnabled = false;
    paper.drawImage(picture, area.x, area.y, picture.width / zoom, picture.height / zoom);
    layers.forEach((layer, index) => {
      const tile = tiles[index];
      if (tile) slide(paper, layer, tile, area, camera, zoom, `${at}`);
    });
  }

  return ({ ctx }: View, area: Area, camera: number, at: number): void => {
    const zoom = ctx.getTransform().a;
    // While the yard stands still, and that is in every fight, all of it is one picture.
    const key = `${at} ${area.width}×${area.height} ${Math.round(camera * zoom)}`;
    const picture = whole(key, area.width, area.height, zoom, (paper) =>
      compose(paper, area, camera, zoom, at),
    );
    ctx.drawImage(picture, area.x, area.y, picture.width / zoom, picture.height / zoom);
  };
}

/** The scene at this place in the order of a look. */
export function sceneAt({ scenes }: Look, at: number): Scene {
  const scene = (scenes[at] ?? scenes[0])?.scene;
  if (!scene) throw new Error("A look without a scene.");
  return scene;
}

function slide(ctx: Ctx, layer: Layer, tile: Tile, area: Area, camera: number, zoom: number, key: string) {
  const { top, depth } = layer;
  const picture = tile(key, layer.width, layer.height, zoom, (paper) => {
    paper.translate(0, -top);
    layer.paint(paper);
  });
  const width = picture.width / zoom;
  const first = Math.floor((area.x + camera * depth) / width) * width - camera * depth;
  // On whole pixels: no seams, and no blending.
  const snap = (value: number) => Math.round(value * zoom) / zoom;
  const left = snap(first - area.x) + area.x;
  for (let x = left; x < area.x + area.width; x += width)
    ctx.drawImage(picture, x, snap(top - area.y) + area.y, width, picture.height / zoom);
}

type Tile = (
  key: string,
  width: number,
  height: number,
  zoom: number,
  paint: (ctx: Ctx) => void,
) => HTMLCanvasElement;

function createTile(hasGaps: boolean): Tile {
  const canvas = document.createElement("canvas");
  let painted = "";
  return (key, width, height, zoom, paint) => {
    const wanted = `${key} ${zoom}`;
    if (painted === wanted) return canvas;
    painted = wanted;
    const wide = Math.max(1, Math.round(width * zoom));
    const high = Math.max(1, Math.round(height * zoom));
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const ctx = canvas.getContext("2d", { alpha: hasGaps });
    if (!ctx) throw new Error("This browser cannot draw on a canvas.");
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    if (hasGaps) ctx.clearRect(0, 0, wide, high);
    ctx.scale(wide / width, high / height);
    paint(ctx);
    return canvas;
  };
}
