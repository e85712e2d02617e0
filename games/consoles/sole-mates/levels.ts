import { readFileSync } from "node:fs";
import path from "node:path";
import { HEIGHT, type Level, WIDTH } from "./rules.ts";

const file = path.join(import.meta.dirname, "src", "levels.txt");

/** The levels of `src/levels.txt`, in their order of play. */
export function readLevels(): Level[] {
  const text = readFileSync(file, "utf8");
  return text
    .split(/^level /m)
    .slice(1)
    .map((block) => {
      const [title = "", ...rows] = block.trim().split("\n");
      const [, par = "", name = ""] = /^(\d+) (.+)$/.exec(title) ?? [];
      const isWhole = rows.length === HEIGHT && rows.every((row) => row.length === WIDTH);
      if (!isWhole) throw new Error(`${file}: ${title}: ${HEIGHT} rows of ${WIDTH} cells are wanted.`);
      return { name, par: Number(par), cells: rows.join("") };
    });
}
