/** The languages whose letters are all in the display font. The others have the system's: a word with letters of two fonts looks broken. */
const inDisplayFont: readonly string[] = ["en", "de", "es", "fr", "id", "pt-BR"];

export function isInDisplayFont(language: string): boolean {
  return inDisplayFont.includes(language);
}

/** The direction that a language is written in. */
export function directionIn(language: string): "ltr" | "rtl" {
  return /^(?:ar|fa|he|ur)\b/.test(language) ? "rtl" : "ltr";
}
