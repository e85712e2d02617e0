import type { MapId } from "#html5/masquerade/core/maps.ts";
import { maskIds } from "#html5/masquerade/core/masks.ts";
import type { Light } from "#html5/masquerade/draw/light.ts";
import type { Steps } from "#html5/masquerade/draw/steps.ts";
import { drawFace } from "./faces.ts";
import { type Paintwork, WIDTH } from "./paintwork.ts";
import { PATTERN } from "./patterns.ts";
import { paintSky, SKY } from "./sky.ts";
import { wallpapers } from "./wallpapers.ts";

type Gl = WebGL2RenderingContext;

function canvasOf(width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  draw(ctx);
  return ctx.getImageData(0, 0, width, height);
}

function filters(gl: Gl, target: number, least: number, wrap: number) {
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, least);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(target, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(target, gl.TEXTURE_WRAP_T, wrap);
}

/** A stack of square pictures, drawn one by one. */
function* stack(
  gl: Gl,
  drawings: readonly ((ctx: CanvasRenderingContext2D) => void)[],
  wrap: number,
): Steps<WebGLTexture> {
  const pictures: ImageData[] = [];
  for (const draw of drawings) {
    pictures.push(canvasOf(PATTERN, PATTERN, draw));
    yield;
  }
  const texture = gl.createTexture();
  const target = gl.TEXTURE_2D_ARRAY;
  gl.bindTexture(target, texture);
  const levels = Math.log2(PATTERN) + 1;
  gl.texStorage3D(target, levels, gl.RGBA8, PATTERN, PATTERN, pictures.length);
  pictures.forEach((picture, i) => {
    const bytes = new Uint8Array(picture.data.buffer);
    gl.texSubImage3D(target, 0, 0, 0, i, PATTERN, PATTERN, 1, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  });
  gl.generateMipmap(target);
  filters(gl, target, gl.LINEAR_MIPMAP_NEAREST, wrap);
  return texture;
}

export function faceTexture(gl: Gl): Steps<WebGLTexture> {
  const drawings = maskIds.map(
    (mask) => (ctx: CanvasRenderingContext2D) =>
      drawFace(ctx, mask, PATTERN / 2, PATTERN / 2, PATTERN * 0.98),
  );
  return stack(gl, drawings, gl.CLAMP_TO_EDGE);
}

export function wallTexture(gl: Gl, map: MapId): Steps<WebGLTexture> {
  return stack(gl, wallpapers[map], gl.REPEAT);
}

function flat(gl: Gl, width: number, height: number, bytes: Uint8Array | null, wrapS: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  filters(gl, gl.TEXTURE_2D, gl.LINEAR, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrapS);
  return texture;
}

export function skyTexture(gl: Gl, map: MapId): WebGLTexture {
  const { data } = canvasOf(SKY.width, SKY.height, (ctx) => paintSky(ctx, map));
  return flat(gl, SKY.width, SKY.height, new Uint8Array(data.buffer), gl.REPEAT);
}

export const lightTexture = (gl: Gl, { width, height, pixels }: Light): WebGLTexture =>
  flat(gl, width, height, pixels, gl.CLAMP_TO_EDGE);

export const paintTexture = (gl: Gl, { height }: Paintwork): WebGLTexture =>
  flat(gl, WIDTH, height, null, gl.CLAMP_TO_EDGE);

/** More boxes than this are sent as the one that holds them all. */
const MOST_BOXES = 16;

/** Sends what has changed since the last time. The texture must be bound. */
export function sendPaint(gl: Gl, paintwork: Paintwork): void {
  let boxes = paintwork.dirty;
  if (boxes.length === 0) return;
  if (boxes.length > MOST_BOXES) {
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    boxes = [{ x, y, width: right - x, height: bottom - y }];
  }
  gl.pixelStorei(gl.UNPACK_ROW_LENGTH, WIDTH);
  for (const { x, y, width, height } of boxes) {
    if (width <= 0 || height <= 0) continue;
    const from = (y * WIDTH + x) * 4;
    gl.texSubImage2D(
      gl.TEXTURE_2D,
      0,
      x,
      y,
      width,
      height,
      gl.RGBA,
      gl.UNSIGNED_BYTE,
      paintwork.pixels,
      from,
    );
  }
  gl.pixelStorei(gl.UNPACK_ROW_LENGTH, 0);
  paintwork.dirty = [];
}
