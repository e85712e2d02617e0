import { readFile } from "node:fs/promises";
import { Refusal } from "#domain/errors.ts";
import { storeCover } from "#server/games/store-cover.ts";

/** Makes a cover of a picture on the operator's disk, and gives its name for the edit of a game. */
export async function coverFrom(file: string, game: string, dataDir: string): Promise<string> {
  const picture = await readFile(file).catch((cause: unknown) => {
    throw new Refusal("upload-refused", `the picture ${file} cannot be read`, { cause });
  });
  return storeCover(dataDir, game, picture);
}
