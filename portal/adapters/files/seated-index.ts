import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSeatedIndex, type SeatedGame } from "#domain/together/seated-game.ts";

/** Reads the index of games with seats from the folder that the build wrote; empty where no game has any. */
export async function readSeatedIndex(folder: string): Promise<readonly SeatedGame[]> {
  const text = await readFile(join(folder, "index.json"), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "{}";
    throw error;
  });
  return parseSeatedIndex(JSON.parse(text));
}
