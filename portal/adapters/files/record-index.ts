import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseRecordIndex, type RecordGame } from "#domain/records/record-game.ts";

/** Reads the index of replay modules from the folder that the build wrote; empty where no game takes part. */
export async function readRecordIndex(folder: string): Promise<readonly RecordGame[]> {
  const text = await readFile(join(folder, "index.json"), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "{}";
    throw error;
  });
  return parseRecordIndex(JSON.parse(text));
}
