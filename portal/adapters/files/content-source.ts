import type { Place, PlacedMessage, YamlSource } from "./yaml-source.ts";

/** A content file as it is read: what is shipped with the operator's fields over it, each of which knows its file. */
export type ContentSource = {
  readonly value: unknown;
  readonly mistakes: readonly FileMessage[];
  placeOf(path: readonly PropertyKey[]): FilePlace;
  placeOfKey(path: readonly PropertyKey[], key: string): FilePlace;
};

export type FilePlace = Place & { readonly file: string };
export type FileMessage = PlacedMessage & { readonly file: string };

type SourceFile = { readonly file: string; readonly source: YamlSource };

/** Puts the operator's file over the shipped one: mappings field by field, anything else as a whole. */
export function overlaid(shipped: SourceFile, own: SourceFile | undefined): ContentSource {
  const files = own ? [shipped, own] : [shipped];
  const mistakes = files.flatMap(({ file, source }) => source.mistakes.map((each) => ({ file, ...each })));
  const fileOf = (path: readonly PropertyKey[]) => (own && has(own.source.value, path) ? own : shipped);
  return {
    value: mistakes.length > 0 ? undefined : overlaidValue(shipped.source.value, own?.source.value),
    mistakes,
    placeOf(path) {
      const { file, source } = fileOf(path);
      return { file, ...source.placeOf(path) };
    },
    placeOfKey(path, key) {
      const { file, source } = fileOf([...path, key]);
      return { file, ...source.placeOfKey(path, key) };
    },
  };
}

/** The operator's value over the shipped one. A file with nothing but comments in it changes nothing. */
export function overlaidValue(shipped: unknown, own: unknown): unknown {
  return own === null || own === undefined ? shipped : over(shipped, own);
}

function over(shipped: unknown, own: unknown): unknown {
  if (!isMapping(shipped) || !isMapping(own)) return own;
  const changed = Object.entries(own).map(([key, value]) => [
    key,
    Object.hasOwn(shipped, key) ? over(shipped[key], value) : value,
  ]);
  return { ...shipped, ...Object.fromEntries(changed) };
}

/** Whether what is read at this path comes from this file. */
function has(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const step of path) {
    if (!isMapping(at)) break;
    if (!Object.hasOwn(at, step)) return false;
    at = at[step];
  }
  return value !== null && value !== undefined;
}

function isMapping(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
