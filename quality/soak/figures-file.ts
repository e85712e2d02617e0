import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "docs", "reliability");
const [from, to] = ["<!-- figures -->", "<!-- end of figures -->"];

/** Puts the figures of a run between the marks of a page. */
export async function writeFigures(page: string, report: string): Promise<void> {
  const file = join(folder, page);
  const text = await readFile(file, "utf8");
  const [before, rest = ""] = text.split(from);
  const [, after = "\n"] = rest.split(to);
  await writeFile(file, `${before}${from}\n\n${report}\n\n${to}${after}`);
}
