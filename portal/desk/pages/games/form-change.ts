import { type FlashSettings, NO_ADDRESS } from "#domain/catalogue/flash-settings.ts";
import type { EditChange, WordsChange } from "#domain/catalogue/overlay/game-edit.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";
import { translationOf } from "#domain/catalogue/words/game-words.ts";
import { formatIsoDay } from "#domain/day.ts";
import type { Language } from "#domain/language/language.ts";

/** Texts of the form's fields by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** Values of the form's fields for a game: what it shows now, as text. */
export function fieldValues({ shown }: Pick<KnownGame, "shown">): FieldValues {
  const { flash = {} } = shown;
  return {
    name: shown.name,
    description: shown.description,
    tags: shown.tags.join(", "),
    date: formatIsoDay(shown.addedAt),
    author: shown.author ?? "",
    licence: shown.licence ?? "",
    source: shown.source ?? "",
    language: shown.language ?? "",
    ages: shown.ages ?? "",
    school: shown.fitForSchool === undefined ? "" : shown.fitForSchool ? "yes" : "no",
    engine: flash.engine ?? "",
    scale: flash.scale ?? "",
    quality: flash.quality ?? "",
    letterbox: flash.letterbox ?? "",
    address: flash.address ?? "",
    parameters: new URLSearchParams(flash.parameters).toString(),
  };
}

const flashFields = ["engine", "scale", "quality", "letterbox", "address", "parameters"] as const;

/** The change that a form asks for: the fields that differ from what is shown. A field with the game's own value takes the edit back. */
export function changeFromForm(form: URLSearchParams, known: KnownGame): EditChange {
  const before = fieldValues(known);
  const own = fieldValues({ shown: known.game });
  const changed = Object.keys(before).filter((field) => {
    const value = form.get(field);
    return value !== null && value.trim() !== before[field];
  });
  const wantedOf = (field: string) => {
    const value = (form.get(field) ?? "").trim();
    if (value === own[field]) return null;
    if (value === "") return field === "address" && own[field] !== "" ? NO_ADDRESS : null;
    return parsed(field, value);
  };
  const isFlash = (field: string) => flashFields.some((each) => each === field);
  const flash = Object.fromEntries(changed.filter(isFlash).map((field) => [field, wantedOf(field)]));
  const fields = changed
    .filter((field) => !isFlash(field))
    .map((field) => [field === "school" ? "fitForSchool" : field, wantedOf(field)]);
  return {
    ...Object.fromEntries(fields),
    ...(Object.keys(flash).length > 0 && { flash }),
  };
}

/** The change of the words in one language that a form asks for. An empty field, or one with the shipped words, takes the operator's back. */
export function wordsFromForm(
  form: URLSearchParams,
  { game, shown }: Pick<KnownGame, "game" | "shown">,
  language: Language,
): WordsChange {
  const before = translationOf(shown, language);
  const own = translationOf(game, language);
  const changes = (["name", "description"] as const).flatMap((word) => {
    const value = (form.get(word) ?? "").trim();
    if (value === (before?.[word] ?? "")) return [];
    return [[word, value === "" || value === own?.[word] ? null : value] as const];
  });
  return Object.fromEntries(changes);
}

/** A value as the edit has it; the domain checks it. */
function parsed(field: string, value: string): string | boolean | string[] | FlashSettings["parameters"] {
  if (field === "tags")
    return value
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean);
  if (field === "school") return value === "yes";
  if (field === "parameters") return Object.fromEntries(new URLSearchParams(value));
  return value;
}
