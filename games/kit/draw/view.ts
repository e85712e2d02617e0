import type { Point } from "#kit/input/controls.ts";
import { beginTexts, endTexts } from "./placed-texts.ts";

/** Size of a game's area, in game units. */
export type Size = {
  width: number;
  height: number;
  /** `letterbox` shows exactly this area; `expand` at least this area, and more where the frame has room. */
  fit?: "letterbox" | "expand";
};

/** Placement of the game's area: its position in the frame in CSS pixels, its size in game units. */
export type Fit = { scale: number; left: number; top: number; width: number; height: number };

/** Canvas that a game draws on. One unit is one CSS pixel when the frame has the game's own size. */
export interface View {
  readonly ctx: CanvasRenderingContext2D;
  /** In game units. Fixed with `letterbox`, follows the frame with `expand`. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per game unit. */
  readonly scale: number;
}

/** A view in larger units, for a context that is scaled by `zoom`. */
export function zoomedView({ ctx, width, height, scale }: View, zoom: number): View {
  return { ctx, width: width / zoom, height: height / zoom, scale: scale * zoom };
}

/** The kit's canvas. */
export interface Screen extends View {
  toGame(clientX: number, clientY: number): Point;
  /** Clears and draws one frame in game units; nothing shows outside the game's area. */
  paint(draw: (view: View) => void): void;
  /** Draws on top of the frame, bars of a letterbox included. */
  paintOver(draw: (view: View) => void): void;
}

/** More pixels lower the frame rate of a slow machine and show nothing new. */
const MAX_PIXELS = 2560 * 1440;

/** Fits a game's area into a frame. */
export function fitInto(frame: { width: number; height: number }, size: Size): Fit {
  const scale = Math.min(frame.width / size.width, frame.height / size.height);
  if (size.fit === "expand") {
    return { scale, left: 0, top: 0, width: frame.width / scale, height: frame.height / scale };
  }
  const left = (frame.width - size.width * scale) / 2;
  const top = (frame.height - size.height * scale) / 2;
  return { scale, left, top, width: size.width, height: size.height };
}

/** Canvas pixels per CSS pixel: the display's ratio, limited by `maxPixels`. */
export function sharpness(
  frame: { width: number; height: number },
  devicePixelRatio: number,
  maxPixels = MAX_PIXELS,
): number {
  return Math.min(devicePixelRatio, Math.sqrt(maxPixels / (frame.width * frame.height)));
}

/** Size of a canvas on the page: all of the frame, but for the bar of a tape that is watched. */
export const frameOf = ({ clientWidth, clientHeight }: HTMLCanvasElement) => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
});

/** Creates a canvas that fills its parent and follows size and pixel ratio. */
export function createScreen(parent: HTMLElement, size: Size): Screen {
  const canvas = document.createElement("canvas");
  const ctx = contextOf(canvas);
  parent.append(canvas);
  let fit = fitInto(size, size);
  let ratio = 1;

  function measure() {
    const frame = frameOf(canvas);
    fit = fitInto(frame, size);
    ratio = sharpness(frame, devicePixelRatio);
    const width = Math.round(frame.width * ratio);
    const height = Math.round(frame.height * ratio);
    // Setting a size clears the canvas, even when it is the same size.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  const screen: Screen = {
    ctx,
    get width() {
      return fit.width;
    },
    get height() {
      return fit.height;
    },
    get scale() {
      return fit.scale;
    },
    toGame: (x, y) => ({ x: (x - fit.left) / fit.scale, y: (y - fit.top) / fit.scale }),
    paint(draw) {
      measure();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      beginTexts(ctx);
      inGameUnits(() => {
        if (fit.left > 0 || fit.top > 0) {
          ctx.beginPath();
          ctx.rect(0, 0, fit.width, fit.height);
          ctx.clip();
        }
        draw(screen);
        endTexts(ctx);
      });
    },
    paintOver: (draw) => inGameUnits(() => draw(screen)),
  };

  function inGameUnits(draw: () => void) {
    const zoom = fit.scale * ratio;
    ctx.save();
    ctx.setTransform(zoom, 0, 0, zoom, fit.left * ratio, fit.top * ratio);
    draw();
    ctx.restore();
  }

  measure();
  return screen;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  return ctx;
}
