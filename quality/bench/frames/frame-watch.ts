/** What a page or the frame of a game tells the bench. Times are those of the wall clock. */
export type FrameEvent = {
  /** The press of a visitor; the first contentful paint of a frame; the first picture on a canvas of a frame. */
  readonly kind: "press" | "paint" | "canvas";
  readonly at: number;
};

/** Watches for the first frame that a game draws; runs in every frame, before anything of its own. */
export function watchFrames(): void {
  const tellBench: unknown = Reflect.get(window, "benchFrame");
  // Removed, as some games list the names on their window.
  Reflect.deleteProperty(window, "benchFrame");
  const tell = (kind: FrameEvent["kind"], at: number) =>
    typeof tellBench === "function" && tellBench({ kind, at: performance.timeOrigin + at });

  if (window === window.top) {
    addEventListener("pointerdown", ({ timeStamp }) => tell("press", timeStamp), { capture: true });
    return;
  }

  // The loading screen of the Flash pages is ours, not the game's.
  const isLoading = () => document.querySelector(".loading:not([hidden]) progress") !== null;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint" && !isLoading()) tell("paint", startTime);
  }).observe({ type: "paint", buffered: true });

  const SAMPLE = 24;
  const TOLERANCE = 24;
  const LOOK_MS = 30;
  const sample = document.createElement("canvas");
  sample.width = sample.height = SAMPLE;
  const small = sample.getContext("2d", { willReadFrequently: true });
  const { drawImage, getImageData } = CanvasRenderingContext2D.prototype;
  const drawnOn = new Set<HTMLCanvasElement>();
  let isSeen = false;
  let lookedAt = 0;

  const hasPicture = (canvas: HTMLCanvasElement): boolean => {
    if (!small || canvas.width === 0 || canvas.height === 0) return false;
    try {
      small.clearRect(0, 0, SAMPLE, SAMPLE);
      Reflect.apply(drawImage, small, [canvas, 0, 0, SAMPLE, SAMPLE]);
      const { data } = getImageData.call(small, 0, 0, SAMPLE, SAMPLE);
      return data.some((value, at) => Math.abs(value - (data[at % 4] ?? 0)) > TOLERANCE);
    } catch {
      // A canvas with a picture of another origin cannot be read: it has one.
      return true;
    }
  };
  const look = () => {
    const canvases = [...drawnOn];
    drawnOn.clear();
    lookedAt = performance.now();
    if (isSeen || isLoading() || !canvases.some((canvas) => canvas.isConnected && hasPicture(canvas))) return;
    isSeen = true;
    requestAnimationFrame((now) => tell("canvas", now));
  };
  const drawn = (canvas: unknown) => {
    if (isSeen || canvas === sample || !(canvas instanceof HTMLCanvasElement)) return;
    drawnOn.add(canvas);
    if (drawnOn.size > 1) return;
    // What is drawn in one go is looked at when it is done, and before the browser shows it: WebGL forgets it then. A game that waits for
    // input draws once, in several goes: the last of them counts too.
    if (performance.now() - lookedAt > LOOK_MS) queueMicrotask(look);
    else setTimeout(look, LOOK_MS);
  };
  const watch = (prototype: object | undefined, names: readonly string[]) => {
    if (!prototype) return;
    for (const name of names) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== "function") continue;
      Reflect.set(prototype, name, function (this: { canvas?: unknown }, ...given: unknown[]) {
        const result: unknown = Reflect.apply(original, this, given);
        if (!isSeen) drawn(this.canvas);
        return result;
      });
    }
  };
  const prototypeOf = (name: string) =>
    (Reflect.get(window, name) as { prototype: object } | undefined)?.prototype;
  const draws = [
    "drawArrays",
    "drawElements",
    "drawArraysInstanced",
    "drawElementsInstanced",
    "blitFramebuffer",
  ];
  watch(CanvasRenderingContext2D.prototype, [
    ...["drawImage", "fill", "stroke", "fillText", "strokeText", "fillRect", "strokeRect", "putImageData"],
  ]);
  watch(prototypeOf("WebGLRenderingContext"), draws);
  watch(prototypeOf("WebGL2RenderingContext"), draws);
  watch(prototypeOf("ImageBitmapRenderingContext"), ["transferFromImageBitmap"]);
}
