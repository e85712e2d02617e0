import type { ConsoleFacts } from "./messages.ts";
import type { Scaling } from "./settings.ts";

/** The console's picture in the page. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  show(picture: Uint8ClampedArray<ArrayBuffer>, frame: number): void;
  setScaling(scaling: Scaling): void;
  /** A small picture of what is shown, as a data URL. */
  thumbnail(): string;
}

/** Width of the pictures of save states. */
const THUMBNAIL_WIDTH = 128;

/** Shows pictures on the canvas, as large as the box around it allows. */
export function openScreen(canvas: HTMLCanvasElement, { width, height }: ConsoleFacts): Screen {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("the browser gives no canvas");
  let scaling: Scaling = "whole";

  function resize(): void {
    const box = canvas.parentElement?.getBoundingClientRect();
    if (!box) return;
    const scale = scaleFor({ width, height }, box, scaling, window.devicePixelRatio);
    canvas.style.width = `${width * scale}px`;
    canvas.style.height = `${height * scale}px`;
    canvas.classList.toggle("soft", scaling === "soft");
  }
  if (canvas.parentElement) new ResizeObserver(resize).observe(canvas.parentElement);

  return {
    canvas,
    show(picture, frame) {
      context.putImageData(new ImageData(picture, width, height), 0, 0);
      canvas.dataset["frame"] = `${frame}`;
    },
    setScaling(next) {
      scaling = next;
      resize();
    },
    thumbnail() {
      const small = document.createElement("canvas");
      small.width = THUMBNAIL_WIDTH;
      small.height = Math.round((height * THUMBNAIL_WIDTH) / width);
      small.getContext("2d")?.drawImage(canvas, 0, 0, small.width, small.height);
      return small.toDataURL("image/webp", 0.7);
    },
  };
}

type Size = { readonly width: number; readonly height: number };

/** How much larger than its pixels the picture is shown, in CSS pixels. Whole steps are those of the device, which has more. */
export function scaleFor(picture: Size, box: Size, scaling: Scaling, devicePixels: number): number {
  const largest = Math.min(box.width / picture.width, box.height / picture.height);
  const steps = Math.floor(largest * devicePixels);
  return scaling === "whole" && steps >= 1 ? steps / devicePixels : largest;
}
