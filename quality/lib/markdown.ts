import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

type Cells = readonly string[];

const line = (cells: Cells) => `| ${cells.join(" | ")} |`;

/** Markdown table. */
export function table(head: Cells, rows: readonly Cells[]): string {
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Markdown table that also reads well on a terminal: the first column to the left, figures to the right. */
export function alignedTable(head: Cells, rows: readonly Cells[]): string {
  const widths = head.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [head.map(pad), rule, ...rows.map((row) => row.map(pad))].map(line).join("\n");
}

const [FROM_MARK, TO_MARK] = ["<!-- figures -->", "<!-- end of figures -->"];

/** Writes the report of a run between the marks of a page of `docs/reliability`. */
export async function writeFigures(page: string, report: string): Promise<void> {
  const file = join(root, "docs", "reliability", page);
  const [before, rest = ""] = (await readFile(file, "utf8")).split(FROM_MARK);
  const [, after = "\n"] = rest.split(TO_MARK);
  await writeFile(file, `${before}${FROM_MARK}\n\n${report}\n\n${TO_MARK}${after}`);
}
