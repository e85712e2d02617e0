import type { Framing } from "#domain/catalogue/game.ts";
import type { LinkReport } from "#domain/catalogue/links/link.ts";

/** Whether a game with these addresses can be framed: one of them that refuses is enough. Undefined where none told. */
export function framingOfAll(
  addresses: readonly string[],
  reports: ReadonlyMap<string, LinkReport>,
): Framing | undefined {
  const known = addresses.flatMap((address) => reports.get(address)?.framing ?? []);
  return known.length === 0 ? undefined : known.includes("refused") ? "refused" : "allowed";
}

/**
 * A list of games with what is now known of frames, laid out as our lists are: what did not change keeps its line. What is
 * not known any more stays as it was.
 */
export function withFraming(text: string, framingOf: (path: string) => Framing | undefined): string {
  const list: unknown = JSON.parse(text);
  const entries: unknown = isRecord(list) ? list["games"] : list;
  if (!Array.isArray(entries)) return text;
  for (const entry of entries) {
    const framing =
      isRecord(entry) && typeof entry["path"] === "string" ? framingOf(entry["path"]) : undefined;
    if (isRecord(entry) && framing) entry["framing"] = framing;
  }
  return laidOut(list);
}

const widest = 110;

/** JSON as the formatter writes it: two spaces, and short lists on one line. */
function laidOut(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(/^( *)(.*)\[\n([^[\]{}]*)\n\1\](,?)$/gm, (all, indent, before, inside, comma) => {
    const line = `${indent}${before}[${inside.trim().replaceAll(/,\n\s*/g, ", ")}]${comma}`;
    return line.length <= widest ? line : all;
  })}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
