import { readFile } from "node:fs/promises";
import { Refusal } from "#domain/errors.ts";

/** Reads and parses a JSON file. A file that cannot be read or parsed is a Refusal with the reason and the line. */
export async function readJson(file: string): Promise<unknown> {
  const text = (await textOf(file)).replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal("catalogue-invalid", `line ${faultyJsonLine(text)} is not JSON`, { cause: error });
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Refusal("catalogue-invalid", `cannot be read (${error.code})`, { cause: error });
  }
}

/**
 * Number of the line on which the text stops being JSON, by binary search, because the parser does not always tell.
 * No JSON token spans lines, so the first lines of a good file only ever fail for want of more.
 */
export function faultyJsonLine(text: string): number {
  const lines = text.split("\n");
  let good = 0;
  let bad = lines.length;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isValidPrefix(`${lines.slice(0, middle).join("\n")}\n`)) good = middle;
    else bad = middle;
  }
  return bad;
}

function isValidPrefix(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = /at position (\d+)/.exec(error.message)?.[1];
    return error.message.includes("end of JSON input") || Number(position) >= start.length;
  }
}
