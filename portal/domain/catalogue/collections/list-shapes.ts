import { Refusal } from "#domain/errors.ts";
import { type CollectionEntry, dayOf, isMarked, tagsOf, textOf } from "./collection-entry.ts";

/** Keys of a list under which a field of ours may be found, best first. */
export type FieldKeys = { readonly [Field in (typeof fields)[number]]?: readonly string[] };

type RawEntry = Readonly<Record<string, unknown>>;

const fields = [
  "name",
  "path",
  "cover",
  "description",
  "date",
  "trending",
  "tags",
  "author",
  "licence",
  "source",
] as const;

/** Keys that mean the same in most lists. */
const common: FieldKeys = {
  description: ["description", "desc"],
  date: ["dateAdded", "date", "added"],
  trending: ["isTrending", "trending", "recommended", "featured"],
  tags: ["tags", "categories", "category", "genre"],
  author: ["author", "developer", "by"],
  licence: ["licence", "license"],
  source: ["source"],
};

/** Shapes of lists as they are found in public collections, known by their keys: one of each group in `has`. */
const shapes: readonly {
  readonly title: string;
  readonly has: readonly (readonly string[])[];
  readonly keys: FieldKeys;
}[] = [
  {
    title: "name, image, directory",
    has: [["name"], ["directory"]],
    keys: { ...common, name: ["name"], path: ["directory"], cover: ["image", "imgSrc", "img"] },
  },
  {
    title: "title, link, imgSrc",
    has: [["title"], ["link"]],
    keys: { ...common, name: ["title"], path: ["link"], cover: ["imgSrc", "image", "img"] },
  },
  {
    title: "name, page, href, imgSrc",
    has: [["name"], ["page", "href"]],
    keys: { ...common, name: ["name"], path: ["page", "href", "id"], cover: ["imgSrc", "image", "img"] },
  },
];

/** A list of known shape. `isSpecification` lists are parsed by `readCatalogue`. */
export type KnownList = {
  readonly title: string;
  readonly list: readonly RawEntry[];
  readonly isSpecification: boolean;
  readonly keys: FieldKeys;
};

/**
 * The list of a collection in some data: the data itself, or a list inside it. Where several fit, it is the one with the most games; other lists of
 * its shape (one for each category, featured games) add what it does not have.
 */
export function findList(data: unknown, map?: FieldKeys): KnownList | undefined {
  const [first, ...others] = knownListsIn(data, map, 4, new Set()).toSorted(
    (a, b) => b.list.length - a.list.length,
  );
  return first && others.filter(({ title }) => title === first.title).reduce(joined, first);
}

/** Parses `--map name=title,path=link`. A field that is not ours is refused. */
export function parseMap(text: string): FieldKeys {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  for (const [field = "", key] of pairs) {
    if (!fields.some((known) => known === field) || !key)
      throw new Refusal("upload-refused", `--map ${field} is unknown; its fields are ${fields.join(", ")}`);
  }
  return Object.fromEntries(pairs.map(([field, key]) => [field, [key]]));
}

/** The entries of a list that is not of the specification's shape. An entry without a place is kept: it is refused by name later. */
export function entriesOf({ list, keys }: KnownList): CollectionEntry[] {
  return list.map((raw) => {
    const all = (field: keyof FieldKeys) => (keys[field] ?? []).map((key) => raw[key]);
    const first = (field: keyof FieldKeys) => all(field).find((value) => value !== undefined);
    const texts = (field: keyof FieldKeys) =>
      all(field)
        .map(textOf)
        .filter((text) => text !== undefined);
    return {
      name: textOf(first("name")),
      places: texts("path"),
      covers: texts("cover"),
      description: textOf(first("description")),
      dateAdded: dayOf(first("date")),
      isTrending: isMarked(first("trending")),
      tags: tagsOf(first("tags")),
      author: textOf(first("author")),
      licence: textOf(first("licence")),
      source: textOf(first("source")),
    };
  });
}

function knownList(list: readonly RawEntry[], map: FieldKeys | undefined): KnownList | undefined {
  const has = (groups: readonly (readonly string[])[]) => {
    const fits = (raw: RawEntry) => groups.every((keys) => keys.some((key) => raw[key] !== undefined));
    const fitting = list.filter(fits).length;
    // Real lists have a few entries with a key missing.
    return fitting > 0 && fitting >= list.length * 0.8;
  };
  if (map) {
    const groups = [map.name ?? ["name"], map.path ?? ["path"]];
    return has(groups)
      ? { title: groups.flat().join(", "), list, isSpecification: false, keys: { ...common, ...map } }
      : undefined;
  }
  if (has([["name"], ["path"]])) return { title: "name, path", list, isSpecification: true, keys: {} };
  const shape = shapes.find((one) => has(one.has));
  return shape && { title: shape.title, list, isSpecification: false, keys: shape.keys };
}

/**
 * The lists of games in some data, down to a depth. What an entry of such a list has inside is its own. `seen` keeps a script's constant that is named
 * a thousand times from being searched as often.
 */
function knownListsIn(
  data: unknown,
  map: FieldKeys | undefined,
  depth: number,
  seen: Set<object>,
): KnownList[] {
  if (typeof data !== "object" || data === null || seen.has(data)) return [];
  seen.add(data);
  const objects = Array.isArray(data) ? data.filter(isRaw) : [];
  const isList = objects.length > 0 && Array.isArray(data) && objects.length >= data.length * 0.8;
  const known = isList ? knownList(objects, map) : undefined;
  if (known) return [known];
  if (depth === 0) return [];
  return Object.values(data).flatMap((value) => knownListsIn(value, map, depth - 1, seen));
}

/** A list with the entries of another one that it has neither by name nor by place. */
function joined(known: KnownList, other: KnownList): KnownList {
  const keys = known.isSpecification ? { name: ["name"], path: ["path"] } : known.keys;
  const marks = (raw: RawEntry) =>
    [...(keys.name ?? []), ...(keys.path ?? [])].flatMap((key) => textOf(raw[key]) ?? []);
  const present = new Set(known.list.flatMap(marks));
  const added = other.list.filter((raw) => !marks(raw).some((mark) => present.has(mark)));
  return { ...known, list: [...known.list, ...added] };
}

function isRaw(value: unknown): value is RawEntry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
