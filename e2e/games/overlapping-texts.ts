import type { Page } from "@playwright/test";

/** Two texts of a game's canvas that lay over each other. */
export type Overlap = {
  readonly texts: string;
  /** For how many steps of the game without a break. */
  readonly steps: number;
};

declare global {
  interface Window {
    overlappingTexts?(): Overlap[];
  }
}

/** Looks at all that the games of a page write onto their canvases, frame by frame, from the page's next load on. */
export async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Runs in the page. A text that is hardly to be seen, or that is the shadow of another, does not count. */
function watch(): void {
  const MIN_ALPHA = 0.35;
  const MIN_SHARE = 0.12;
  const SHADOW_PIXELS = 12;
  type Text = { words: string; left: number; right: number; top: number; bottom: number };
  type Run = { frame: number; from: number; steps: number };
  const runs = new Map<string, Run>();
  let texts: Text[] = [];
  let frame = 0;
  window.overlappingTexts = () => Array.from(runs, ([words, { steps }]) => ({ texts: words, steps }));

  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (words, x, y, width) {
    if (this.canvas.isConnected && this.globalAlpha > MIN_ALPHA && words.trim())
      texts.push(boxOf(this, words, x, y));
    fillText.call(this, words, x, y, width);
  };

  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) =>
    requestAnimationFrame((now) => {
      texts = [];
      draw(now);
      frame++;
      for (const [at, one] of texts.entries())
        for (const other of texts.slice(at + 1)) if (areOverlapping(one, other)) note(one, other);
    });

  function boxOf(ctx: CanvasRenderingContext2D, words: string, x: number, y: number): Text {
    const box = ctx.measureText(words);
    const { a, b, c, d, e, f } = ctx.getTransform();
    const corners = [x - box.actualBoundingBoxLeft, x + box.actualBoundingBoxRight].flatMap((right) =>
      [y - box.actualBoundingBoxAscent, y + box.actualBoundingBoxDescent].map((down) => ({
        x: a * right + c * down + e,
        y: b * right + d * down + f,
      })),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const { width, height } = ctx.canvas;
    return {
      words,
      left: Math.max(0, Math.min(...xs)),
      right: Math.min(width, Math.max(...xs)),
      top: Math.max(0, Math.min(...ys)),
      bottom: Math.min(height, Math.max(...ys)),
    };
  }

  function areOverlapping(one: Text, other: Text): boolean {
    const isShadow =
      one.words === other.words &&
      Math.abs(one.left - other.left) < SHADOW_PIXELS &&
      Math.abs(one.top - other.top) < SHADOW_PIXELS;
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (isShadow || width <= 0 || height <= 0) return false;
    const area = ({ left, right, top, bottom }: Text) => (right - left) * (bottom - top);
    return width * height > MIN_SHARE * Math.min(area(one), area(other));
  }

  function note(one: Text, other: Text): void {
    // Two scores that count on are the same two texts.
    const pair = [one.words, other.words].map((words) => words.replaceAll(/\d+/g, "#")).join(" × ");
    const step = window.recessGame?.snapshot().steps ?? 0;
    const run = runs.get(pair);
    const from = run && run.frame >= frame - 1 ? run.from : step;
    runs.set(pair, { frame, from, steps: Math.max(run?.steps ?? 0, step - from) });
  }
}
