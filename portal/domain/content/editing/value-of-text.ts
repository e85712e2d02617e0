import type { FieldKind } from "./field-kinds.ts";

/**
 * The value that a text stands for in a field of this kind. Undefined where the field is to be left out, null where it is to be empty.
 * Nothing is checked here: the schemas of the content refuse what they do not take.
 */
export function valueOfText(kind: FieldKind, text: string): unknown {
  const trimmed = text.replaceAll("\r\n", "\n").trim();
  if (trimmed === "~") return null;
  // An address that is shipped can be taken away; other texts without words fall back to the shipped ones.
  if (trimmed === "") return kind === "address" ? null : kind === "links" ? [] : undefined;
  if (kind === "flag") return trimmed === "true" || (trimmed === "false" ? false : trimmed);
  if (kind === "paragraphs") return trimmed.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  if (kind === "accent") return accentOf(trimmed.split(/\s+/));
  if (kind === "links") return trimmed.split("\n").map(linkOf);
  if (kind === "lines") return trimmed.split("\n").flatMap((line) => line.trim() || []);
  return trimmed;
}

/** The text of a value, as a form shows it: the reverse of `valueOfText`. */
export function textOfValue(kind: FieldKind, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "paragraphs" && Array.isArray(value)) return value.join("\n\n");
  if (kind === "lines" && Array.isArray(value)) return value.join("\n");
  if (kind === "links" && Array.isArray(value))
    return value.map((link) => `${link?.label} ${link?.address}`).join("\n");
  if (kind === "accent" && typeof value === "object")
    return Object.values(value)
      .filter((color) => color !== null)
      .join(" ");
  return String(value);
}

function accentOf([dark, light, contrast]: readonly string[]): unknown {
  if (light === undefined) return dark;
  return contrast === undefined ? { dark, light } : { dark, light, contrast };
}

function linkOf(line: string): { label: string; address: string } {
  const words = line.trim().split(/\s+/);
  return { label: words.slice(0, -1).join(" "), address: words.at(-1) ?? "" };
}
