/** A language as a BCP 47 tag, such as `pt-BR`: the name of its file in `portal/app/messages/`. */
export type Language = string;

/** The language that the messages are written in first, and that every text falls back to. */
export const DEFAULT_LANGUAGE = "en";

/** Cookie with the language that a visitor chose. Without it the browser's languages decide. */
export const LANGUAGE_COOKIE = "language";

/** Parameter of a page's URL that shows it in this language, for search engines and for links. */
export const LANGUAGE_PARAMETER = "lang";

/** What a tag may be written with; longer ones are not looked at. */
const TAG_MAX_LENGTH = 35;

/** The available language that a tag asks for: its own, or another region's or script's of the same language. */
export function matchLanguage(tag: string, available: readonly Language[]): Language | undefined {
  if (tag.length > TAG_MAX_LENGTH) return undefined;
  const wanted = tag.toLowerCase();
  const primary = primaryOf(wanted);
  return (
    available.find((language) => language.toLowerCase() === wanted) ??
    available.find((language) => primaryOf(language.toLowerCase()) === primary)
  );
}

/** The language of a request: the first of what was chosen that is available, else the best of the browser's. */
export function negotiateLanguage(
  chosen: readonly (string | null | undefined)[],
  acceptLanguage: string | null,
  available: readonly Language[],
): Language {
  for (const tag of [...chosen, ...byQuality(acceptLanguage ?? "")]) {
    const match = tag && matchLanguage(tag, available);
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

/** More than browsers send, and few enough that no header costs anything. */
const MAX_RANGES = 20;

/** The tags of an `Accept-Language` header, most wanted first. */
function byQuality(header: string): string[] {
  return header
    .split(",", MAX_RANGES)
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

function primaryOf(tag: string): string {
  return tag.split("-", 1)[0] ?? tag;
}
