import type { Content } from "#domain/content/content.ts";

/** Files whose entries have keys, by which files in other languages name them. */
type KeyedFile = Exclude<keyof Content, "site" | "taglines" | "refusals">;

const keyFields: { readonly [File in KeyedFile]: readonly string[] } = {
  // Written before there were ids, an announcement has only its title.
  announcements: ["id", "title"],
  articles: ["name"],
  partners: ["name"],
  slides: ["id"],
  promos: ["game"],
};

export function isKeyedFile(file: keyof Content): file is KeyedFile {
  return Object.hasOwn(keyFields, file);
}

/** The key of an entry: what a file in another language names it by. */
export function entryKey(file: KeyedFile, entry: object): string {
  const values = keyFields[file].map((field) => Reflect.get(entry, field));
  return String(values.find((value) => value !== undefined) ?? "");
}
