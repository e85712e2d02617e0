import { z } from "zod";
import { flashSettings } from "#domain/catalogue/flash-settings.ts";
import { ageMarks, type Game, gameNeeds, qualityMarks } from "#domain/catalogue/game.ts";
import { cleanText, hasInvisibleCharacters } from "#domain/clean-text.ts";
import { byLanguage, languageTag } from "#domain/language/language-tag.ts";

type Extras = Pick<
  Game,
  | "quality"
  | "tags"
  | "author"
  | "licence"
  | "source"
  | "version"
  | "licenceText"
  | "controls"
  | "input"
  | "bytes"
  | "stage"
  | "flash"
  | "framing"
  | "needs"
  | "isTried"
  | "ages"
  | "fitForSchool"
  | "why"
  | "language"
  | "words"
>;

export type RawExtras = { readonly [Field in keyof Extras]?: unknown };

/** One line of text without control characters. */
export const line = (maxLength: number) =>
  z
    .string()
    .max(4 * maxLength)
    .transform(cleanText)
    .pipe(z.string().min(1).max(maxLength));

const pixels = z.number().int().min(1).max(10_000);

/** A tag is one lower-case word, or words joined by hyphens. */
export const tag = z
  .string()
  .refine((text) => isTag(text), "a tag is at most 30 lower-case letters, digits and hyphens");

export const control = z.object({ input: line(60), action: line(80) });

export const inputMarks = z.object({
  touch: z.enum(["own", "buttons"]).exactOptional(),
  gamepad: z.literal("own").exactOptional(),
  keys: z
    .array(z.string().regex(/^[A-Z][A-Za-z0-9]{2,14}$/, "a key is named as by KeyboardEvent.code"))
    .min(1)
    .max(8)
    .exactOptional(),
});

export const stage = z.object({
  width: pixels,
  height: pixels,
  frameRate: z.number().positive().max(300).exactOptional(),
  upright: z.literal(true).exactOptional(),
});

/** Where a game's source can be read: an https URL, or "ours" for what is in this repository. */
export const sourcePlace = z
  .string()
  .max(2000)
  .refine((text) => text === "ours" || isHttpsUrl(text), 'a source is an https address or "ours"');

export const personOrLicence = line(200);

export const quality = z.literal(qualityMarks);
const version = z.string().regex(/^[\w.+-]{1,40}$/);
const licenceText = z.string().regex(/^[a-z0-9-]{1,100}\.txt$/);
const controls = z.array(control).min(1).max(20);
const bytes = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const framing = z.enum(["allowed", "refused"]);
const needs = z.array(z.enum(gameNeeds)).min(1).max(gameNeeds.length);
export const ages = z.enum(ageMarks);
const why = line(110);
const fitForSchool = z.boolean();
const isTried = z.literal(true);

export const translatedWords = byLanguage(
  z.object({
    name: line(120).exactOptional(),
    description: line(2000).exactOptional(),
    controls: controls.exactOptional(),
    why: why.exactOptional(),
  }),
);

/**
 * Parses the fields that we add to the specification's. A foreign catalogue may use the same words for something else, so
 * a value that does not fit is left out and never a reason to refuse the game.
 */
export function readExtras(raw: RawExtras): Extras {
  const rated = parsed(quality, raw.quality);
  const author = parsed(personOrLicence, raw.author);
  const licence = parsed(personOrLicence, raw.licence);
  const source = parsed(sourcePlace, raw.source);
  const number = parsed(version, raw.version);
  const text = parsed(licenceText, raw.licenceText);
  const keys = parsed(controls, raw.controls);
  const marks = parsed(inputMarks, raw.input);
  const size = parsed(bytes, raw.bytes);
  const area = parsed(stage, raw.stage);
  const swf = parsed(flashSettings, raw.flash);
  const frame = parsed(framing, raw.framing);
  const asked = parsed(needs, raw.needs);
  const tried = parsed(isTried, raw.isTried);
  const mark = parsed(ages, raw.ages);
  const isFit = parsed(fitForSchool, raw.fitForSchool);
  const reason = parsed(why, raw.why);
  const language = parsed(languageTag, raw.language);
  const words = parsed(translatedWords, raw.words);
  return {
    ...(rated !== undefined && { quality: rated }),
    tags: tagsOf(raw.tags),
    ...(author !== undefined && { author }),
    ...(licence !== undefined && { licence }),
    ...(source !== undefined && { source }),
    ...(number !== undefined && { version: number }),
    ...(text !== undefined && { licenceText: text }),
    ...(keys !== undefined && { controls: keys }),
    ...(marks !== undefined && { input: marks }),
    ...(size !== undefined && { bytes: size }),
    ...(area !== undefined && { stage: area }),
    ...(swf !== undefined && { flash: swf }),
    ...(frame !== undefined && { framing: frame }),
    ...(asked !== undefined && { needs: asked }),
    ...(tried !== undefined && { isTried: tried }),
    ...(mark !== undefined && { ages: mark }),
    ...(isFit !== undefined && { fitForSchool: isFit }),
    ...(reason !== undefined && { why: reason }),
    ...(language !== undefined && { language }),
    ...(words !== undefined && { words }),
  };
}

/** The parsed value, or undefined. Absent fields are not parsed: most fields are absent, and a failed parse is slow. */
function parsed<Value>(reader: z.ZodType<Value>, raw: unknown): Value | undefined {
  return raw === undefined ? undefined : reader.safeParse(raw).data;
}

/** Tags of one game. */
export const MAX_TAGS = 12;

function tagsOf(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  return [...new Set(raw.slice(0, MAX_TAGS).filter(isTag))];
}

/** A plain check, because it runs a few million times for a large catalogue: too often for a schema. */
function isTag(value: unknown): value is string {
  return typeof value === "string" && value.length <= 30 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^/\s]/.test(text) && !hasInvisibleCharacters(text) && URL.canParse(text);
}
