import { hasDisplayFont } from "#kit/language/script.ts";

/** It has one weight: a bolder one would be smeared. */
const NAME = "Lilita One";

/** The font of texts on a canvas: the display font, or the system's in languages that it has no letters for. */
export const displayFont = (pixels: number): string =>
  hasDisplayFont
    ? `400 ${pixels}px "${NAME}", "Arial Black", system-ui, sans-serif`
    : `800 ${pixels}px system-ui, sans-serif`;

/** Resolves when the display font can be drawn; a canvas neither waits for a font nor draws again when it is there. */
export async function loadDisplayFont(): Promise<void> {
  try {
    await document.fonts.load(displayFont(16));
  } catch {
    // Drawn in the fallback: a game without its font is still a game.
  }
}
