import { flashEngines, flashQualities, flashScales, letterboxes } from "#domain/catalogue/flash-settings.ts";
import { ageMarks } from "#domain/catalogue/game.ts";
import type { EditChange } from "#domain/catalogue/overlay/game-edit.ts";
import { Refusal } from "#domain/errors.ts";

/** Options of `npm run games -- edit`. */
export const editOptions = {
  name: { type: "string" },
  description: { type: "string" },
  tags: { type: "string" },
  date: { type: "string" },
  cover: { type: "string" },
  author: { type: "string" },
  licence: { type: "string" },
  source: { type: "string" },
  ages: { type: "string" },
  school: { type: "string" },
  engine: { type: "string" },
  scale: { type: "string" },
  quality: { type: "string" },
  letterbox: { type: "string" },
  address: { type: "string" },
  parameters: { type: "string" },
  language: { type: "string" },
  "written-in": { type: "string" },
  reset: { type: "boolean" },
} as const;

export type EditOptions = { [Name in Exclude<keyof typeof editOptions, "reset">]?: string | undefined } & {
  reset?: boolean | undefined;
};

/** The change that options ask for, but for the cover, which has to be read. An empty value takes the operator's own back. */
export function changeFrom(options: EditOptions): EditChange {
  const { date, author, licence, source, language } = options;
  const words = textsOf({ name: options.name, description: options.description });
  const texts = textsOf({ date, author, licence, source, language: options["written-in"] });
  const flash = flashChange(options);
  if (language !== undefined && Object.keys(words).length === 0)
    throw new Refusal("edit-refused", "language: say the name or the description in it");
  return {
    ...(language === undefined ? words : { words: { [language]: words } }),
    ...texts,
    ...(options.tags !== undefined && { tags: options.tags === "" ? null : tagList(options.tags) }),
    ...(options.ages !== undefined && { ages: oneOf("ages", ageMarks, options.ages) }),
    ...(options.school !== undefined && { fitForSchool: yesOrNo(options.school) }),
    ...(options.cover === "" && { cover: null }),
    ...(Object.keys(flash).length > 0 && { flash }),
  };
}

/** The texts that are given. An empty one takes back. */
function textsOf(texts: Readonly<Record<string, string | undefined>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : [[field, text || null]])),
  );
}

function flashChange({ engine, scale, quality, letterbox, address, parameters }: EditOptions) {
  return {
    ...(engine !== undefined && { engine: oneOf("engine", flashEngines, engine) }),
    ...(scale !== undefined && { scale: oneOf("scale", flashScales, scale) }),
    ...(quality !== undefined && { quality: oneOf("quality", flashQualities, quality) }),
    ...(letterbox !== undefined && { letterbox: oneOf("letterbox", letterboxes, letterbox) }),
    ...(address !== undefined && { address: address || null }),
    ...(parameters !== undefined && {
      parameters: parameters === "" ? null : Object.fromEntries(new URLSearchParams(parameters)),
    }),
  };
}

/** Tags of a text such as `Puzzle, logic`. */
export function tagList(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
}

function oneOf<Value extends string>(field: string, values: readonly Value[], text: string): Value | null {
  if (text === "") return null;
  const value = values.find((each) => each === text);
  if (value === undefined)
    throw new Refusal("edit-refused", `${field}: one of ${values.join(", ")} is wanted`);
  return value;
}

function yesOrNo(text: string): boolean | null {
  const value = oneOf("school", ["yes", "no"] as const, text);
  return value === null ? null : value === "yes";
}
