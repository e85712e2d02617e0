import type { Language } from "./language.ts";

/** The direction in which a language is written. */
export function directionOf(language: Language): "rtl" | "ltr" {
  return /^(?:ar|fa|he|ur)\b/.test(language) ? "rtl" : "ltr";
}
