import { type Obituary, obituaryText } from "#html5/whole-life/life/obituary.ts";
import { copyText } from "#kit/copy-text.ts";
import { button, element } from "./element.ts";
import { newspaper } from "./newspaper.ts";

/** The newspaper page about a life, to read, to save as a picture, or to copy as text. */
export function obituaryPages(obituary: Obituary, onClose: () => void): HTMLElement[] {
  const canvas = newspaper(obituary);
  canvas.role = "img";
  canvas.ariaLabel = obituaryText(obituary);
  const text = element("textarea", "obituary-text");
  text.value = obituaryText(obituary);
  text.readOnly = true;
  text.ariaLabel = "The page as text";
  const told = element("p", "help", "");
  told.role = "status";
  const buttons = element(
    "div",
    "row",
    button("Save picture", "big first", () => savePicture(canvas, obituary)),
    button("Copy text", "big", () => void copyText(text, told)),
    button("Close", "big", onClose),
  );
  return [canvas, text, told, buttons];
}

function savePicture(canvas: HTMLCanvasElement, { headline }: Obituary): void {
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = element("a", "");
    link.href = URL.createObjectURL(blob);
    link.download = `${headline
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }, "image/png");
}
