import { directionIn, isInDisplayFont } from "./letters.ts";
import { language } from "./translations.ts";

export const hasDisplayFont = isInDisplayFont(language);

export const direction = directionIn(language);

/** Direction of a text on a canvas: names and numbers stand as they are, also between words that are written from right to left. */
export function directionOf(text: string): "ltr" | "rtl" {
  return direction === "rtl" && /[\u0590-\u08ff]/.test(text) ? "rtl" : "ltr";
}

/** Tells the page its language: hyphens, quotes, the shapes of Chinese signs, and the font of `page.css` follow it. */
export function markPage({ documentElement }: Document): void {
  documentElement.lang = language;
  documentElement.classList.toggle("has-system-font", !hasDisplayFont);
}
