/** A picture to draw once and use often. */
export function offscreen(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  return { canvas, ctx };
}

/** A round spot that fades towards its rim, in the colour `r, g, b`. */
export function softDot(colour: string, size = 64): HTMLCanvasElement {
  const { canvas, ctx } = offscreen(size, size);
  const half = size / 2;
  const fade = ctx.createRadialGradient(half, half, 0, half, half, half);
  fade.addColorStop(0, `rgba(${colour}, 1)`);
  fade.addColorStop(0.45, `rgba(${colour}, 0.6)`);
  fade.addColorStop(1, `rgba(${colour}, 0)`);
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, size, size);
  return canvas;
}
