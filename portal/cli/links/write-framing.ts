import type { Framing } from "#domain/catalogue/game.ts";
import type { LinkReport } from "#domain/catalogue/links/link.ts";

/** Whether a game with these URLs can be framed: one URL that refuses is enough. Undefined where no probe could tell. */
export function framingOfAll(
  addresses: readonly string[],
  reports: ReadonlyMap<string, LinkReport>,
): Framing | undefined {
  const framings = addresses.flatMap((address) => reports.get(address)?.framing ?? []);
  return framings.length === 0 ? undefined : framings.includes("refused") ? "refused" : "allowed";
}

/**
 * The JSON of a game list with the framing of each game updated. Unchanged entries keep their lines, so that the diff is small, and
 * a game whose framing is unknown now keeps what the list says.
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
  return formatJson(list);
}

/** Line width of the formatter (`biome.json`). */
const LINE_WIDTH = 110;

/** JSON as the formatter writes it: two spaces, and short lists on one line. */
function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(/^( *)(.*)\[\n([^[\]{}]*)\n\1\](,?)$/gm, (all, indent, before, inside, comma) => {
    const line = `${indent}${before}[${inside.trim().replaceAll(/,\n\s*/g, ", ")}]${comma}`;
    return line.length <= LINE_WIDTH ? line : all;
  })}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
