import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { cleanText } from "#domain/clean-text.ts";
import { parseDay } from "#domain/day.ts";

/** A game as a collection from elsewhere describes it, before its files are found. */
export type CollectionEntry = {
  /** Undefined where the collection has no name for it; its file's name stands in. */
  readonly name?: string | undefined;
  /** Where its files may lie, best first: paths as the list writes them, or a URL. */
  readonly places: readonly string[];
  /** Where its picture may lie, best first. */
  readonly covers: readonly string[];
  readonly description?: string | undefined;
  readonly dateAdded?: Date | undefined;
  readonly isTrending?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly author?: string | undefined;
  readonly licence?: string | undefined;
  readonly source?: string | undefined;
  /** The language of name and description, where it is not English. */
  readonly language?: string | undefined;
  /** Words in other languages. */
  readonly words?: Game["words"] | undefined;
  /** Settings of a SWF that are known without reading it: those of a page that shows it, FlashVars of a launch command. */
  readonly flash?: FlashSettings | undefined;
  /** The URL at which a SWF was published. */
  readonly address?: string | undefined;
  /** URLs of an external game besides its path. */
  readonly servers?: readonly string[] | undefined;
};

/** Text of a field, cleaned; undefined where there is none. Some lists write the game called 2048 as a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = cleanText(`${value}`);
  return text === "" ? undefined : text;
}

/** Tags of a field: a list, or words between commas or semicolons, each written as our tags are. */
export function tagsOf(value: unknown): string[] {
  const words: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(/[,;]/)
      : [];
  const tags = words
    .filter((word) => typeof word === "string")
    .map((word) =>
      word
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, ""),
    );
  return [...new Set(tags)].filter((tag) => tag !== "" && tag.length <= 30);
}

/** Day of a field: `2023-9-30`, the same with a time behind it, or milliseconds since 1970. */
export function dayOf(value: unknown): Date | undefined {
  if (typeof value === "number" && Number.isFinite(value) && value > 0)
    return parseDay(new Date(Math.min(value, 8e15)).toISOString().slice(0, 10));
  return typeof value === "string" ? parseDay(value.trim().split(/[T ]/, 1).join()) : undefined;
}

/** Whether a mark is set: true, or a word for it. The specification's catalogues write `isTrending`. */
export function isMarked(value: unknown): boolean {
  return value === true || (typeof value === "string" && /^\s*(?:isTrending|true|yes)\s*$/i.test(value));
}
