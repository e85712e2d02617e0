import type { EditChange } from "./game-edit.ts";

/** A change of a game in one line, for the journal: `name "Schach", tags back`. */
export function changeWords(change: EditChange): string {
  const { flash, words, ...fields } = change;
  const all = { ...fields, ...(flash === null ? { flash } : flash), ...translated(words) };
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => (value === null ? `${field} back` : `${field} ${JSON.stringify(value)}`))
    .join(", ");
}

/** Words of other languages, by word and language: `name (de)`. */
function translated(words: EditChange["words"]): Record<string, unknown> {
  if (!words) return words === null ? { words } : {};
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, texts]) =>
      Object.entries(texts).map(([word, text]) => [`${word} (${language})`, text]),
    ),
  );
}
