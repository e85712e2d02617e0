/** The language of English messages, which are in every build. */
export const ENGLISH = "en";

/** The first wanted language that is available: its own tag, or another region's of the same language. English where none is. */
export function matchLanguage(wanted: readonly string[], available: readonly string[]): string {
  for (const tag of wanted) {
    const match =
      available.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      available.find((language) => primaryOf(language) === primaryOf(tag));
    if (match) return match;
  }
  return ENGLISH;
}

const primaryOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];
