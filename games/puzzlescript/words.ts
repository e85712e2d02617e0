import { directionIn, isInDisplayFont } from "#kit/language/letters.ts";
import { matchLanguage } from "#kit/language/match-language.ts";
import english from "./messages/en.json" with { type: "json" };

type Words = Readonly<Record<keyof typeof english, string>>;

/**
 * The words of the frame, by language; those of the puzzles are their authors' own. All languages are in the script, 2 KB: it is a classic one, as the engine
 * is, and can wait for no file.
 */
const files = import.meta.glob<Words>("./messages/*.json", { eager: true, import: "default" });

const fileOf = (language: string) => `./messages/${language}.json`;
const languages = Object.keys(files).map((file) => file.slice("./messages/".length, -".json".length));

/** The visitor's, which the bridge puts first. */
const language = matchLanguage(navigator.languages, languages);

/** A text of the frame in the visitor's language, with its values in the place of the braces. */
export function t(key: keyof typeof english, values: Readonly<Record<string, string | number>> = {}): string {
  const text = files[fileOf(language)]?.[key] ?? english[key];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ""}`);
}

/** Tells the page its language, and which font and direction the frame's own words have. */
export function markPage({ documentElement }: Document): void {
  documentElement.lang = language;
  documentElement.classList.toggle("has-system-font", !isInDisplayFont(language));
  documentElement.classList.toggle("is-rtl", directionIn(language) === "rtl");
}
