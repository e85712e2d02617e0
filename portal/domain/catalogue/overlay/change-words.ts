import type { EditChange } from "./game-edit.ts";

/** A change of a game in one line, for the journal: `name "Schach", tags back`. */
export function changeWords(change: EditChange): string {
  const { flash, ...fields } = change;
  const all = { ...fields, ...(flash === null ? { flash } : flash) };
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => (value === null ? `${field} back` : `${field} ${JSON.stringify(value)}`))
    .join(", ");
}
