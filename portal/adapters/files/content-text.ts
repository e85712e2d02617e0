import { existsSync, readFileSync } from "node:fs";
import type { z } from "zod";
import type { ContentSource, FileMessage } from "./content-source.ts";
import { readYaml, unreadable, type YamlSource } from "./yaml-source.ts";

const MAX_BYTES = 1_000_000;
/** Mistakes reported for one file: beyond that it is the wrong file. */
export const MAX_MISTAKES = 100;

/** Reads one YAML file of the content. */
export function readFile(file: string): YamlSource {
  if (!existsSync(file)) return unreadable("is missing");
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return unreadable(`cannot be opened: ${cause}`);
  }
  return sourceOf(bytes);
}

/** Parses the bytes of a YAML file. */
export function sourceOf(bytes: Buffer): YamlSource {
  if (bytes.length > MAX_BYTES)
    return unreadable(`is too large: ${bytes.length} bytes; at most ${MAX_BYTES} fit`);
  const text = new TextDecoder().decode(bytes);
  const damaged = text.indexOf("\ufffd");
  if (damaged === -1) return readYaml(text);
  const before = text.slice(0, damaged).split("\n");
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return unreadable("holds bytes that are not text: save it as UTF-8", place);
}

/** What a schema found, as messages about places in files. */
export function explain(
  issue: z.core.$ZodIssue,
  source: Pick<ContentSource, "placeOf" | "placeOfKey">,
): FileMessage[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.slice(0, MAX_MISTAKES).map((key) => ({
      ...source.placeOfKey(issue.path, key),
      message: `${JSON.stringify(key)} is not a key that is known here`,
    }));
  return [{ ...source.placeOf(issue.path), message: `${subject(issue.path)}${issue.message}` }];
}

/** Subject of a message: 'link ', 'entry 3 ', 'content entry 2 '; empty for the file as a whole. */
function subject(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "";
  if (typeof last !== "number") return `${String(last)} `;
  const list = path.at(-2);
  return `${typeof list === "string" ? `${list} ` : ""}entry ${last + 1} `;
}
