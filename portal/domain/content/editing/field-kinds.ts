import type { Content } from "#domain/content/content.ts";
import { LINK_SETTINGS } from "#domain/content/partner.ts";

/** How a field of the content is written as text, in a form or on the command line. */
export type FieldKind =
  | "line"
  | "text"
  /** Paragraphs, with empty lines between them. */
  | "paragraphs"
  | "day"
  | "flag"
  | "address"
  | "game"
  | "image"
  | "logo"
  /** One colour, or those of the dark, the light and the high contrast theme with spaces between them. */
  | "accent"
  /** Texts, each on a line. */
  | "lines"
  /** Links, each on a line: its label, then its address. */
  | "links"
  | readonly string[];

/** Files of the content, each a mapping or a list. */
export const contentFiles = [
  "site",
  "announcements",
  "articles",
  "slides",
  "promos",
  "partners",
  "taglines",
  "refusals",
] as const satisfies readonly (keyof Content)[];

export type ListName = Exclude<keyof Content, "site">;
type Fields = Readonly<Record<string, FieldKind>>;

/** Fields of the entries of each list, in the order of a form; a plain kind where the entry is the text itself. */
export const entryFields: Readonly<Record<ListName, Fields | FieldKind>> = {
  announcements: { title: "line", date: "day", content: "text", panel: "flag" },
  articles: {
    name: "line",
    title: "line",
    date: "day",
    content: "paragraphs",
    content2: "paragraphs",
    content3: "paragraphs",
  },
  slides: { id: "line", title: "line", game: "game", address: "address", image: "image" },
  promos: { title: "line", blurb: "text", game: "game", image: "image" },
  partners: {
    name: "line",
    logo: "logo",
    description: "text",
    link: "address",
    linkSetting: ["", ...LINK_SETTINGS],
    soon: "line",
  },
  taglines: "line",
  refusals: "line",
};

const cardWords = { title: "line", blurb: "text" } as const;
const underKey = (key: string, fields: Fields) =>
  Object.entries(fields).map(([name, kind]) => [`${key}.${name}`, kind] as const);

/** Fields of `site.yaml`, by their paths. */
export const siteFields: Fields = Object.fromEntries<FieldKind>([
  ["name", "line"],
  ["logo", "logo"],
  ["accent", "accent"],
  ["robots", ["allow", "refuse"]],
  ...underKey("claims", { visitors: "line", chatMembers: "line" }),
  ...underKey("support", { ...cardWords, soon: "text", address: "address" }),
  ...underKey("cards.games", cardWords),
  ...underKey("cards.partners", cardWords),
  ...underKey("cards.social", { ...cardWords, channels: "links" }),
  ...["emulator", "source", "chat", "video"].flatMap((card) =>
    underKey(`cards.${card}`, { ...cardWords, address: "address" }),
  ),
  ...underKey("security", { contact: "address", policy: "address" }),
  ...underKey("imprint", { operator: "line", contact: "address", content: "paragraphs" }),
]);

/** Fields of an entry in a file of one language; a plain kind where the file is one list of texts. */
export const translatedFields: Readonly<Record<ListName, Fields | FieldKind>> = {
  announcements: { title: "line", content: "text" },
  articles: { title: "line", content: "paragraphs", content2: "paragraphs", content3: "paragraphs" },
  slides: { title: "line" },
  promos: { title: "line", blurb: "text" },
  partners: { name: "line", description: "text", soon: "text" },
  taglines: "lines",
  refusals: "lines",
};

/** Fields of `site.yaml` that are words. */
export const translatedSiteFields: Fields = Object.fromEntries(
  Object.entries(siteFields).filter(
    ([name]) =>
      name.startsWith("claims.") || name === "imprint.content" || /\.(?:title|blurb|soon)$/.test(name),
  ),
);

export function isListName(file: keyof Content): file is ListName {
  return file !== "site";
}

/** Whether the entries of a list have fields, rather than being texts. */
export function hasFields(fields: Fields | FieldKind): fields is Fields {
  return typeof fields === "object" && !Array.isArray(fields);
}

/** The kind of a field in a file of one language. */
export function translatedKindAt(
  file: keyof Content,
  path: readonly (string | number)[],
): FieldKind | undefined {
  if (!isListName(file)) return ownValue(translatedSiteFields, path.join("."));
  const fields = translatedFields[file];
  if (!hasFields(fields)) return fields;
  return path.length === 2 ? ownValue(fields, String(path[1])) : undefined;
}

/** The kind of the field at a path; undefined where a value is not written as one text. */
export function kindAt(file: keyof Content, path: readonly (string | number)[]): FieldKind | undefined {
  if (!isListName(file)) return ownValue(siteFields, path.join("."));
  const fields = entryFields[file];
  if (!hasFields(fields)) return path.length === 1 ? fields : undefined;
  return path.length === 2 ? ownValue(fields, String(path[1])) : undefined;
}

function ownValue(fields: Fields, name: string): FieldKind | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
