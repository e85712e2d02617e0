import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseVerified, type VerifiedGames, writeVerified } from "#domain/catalogue/reading/verdict.ts";
import { readJson } from "./json-file.ts";

/** File with the verdicts on local games. It lies beside the lists of games and is none. */
export const verifiedName = "verified.json";

/** Reads the verdicts on local games; none where no game was ever tried. */
export async function readVerified(root: string): Promise<VerifiedGames> {
  const file = fileIn(root);
  return existsSync(file) ? parseVerified(await readJson(file)) : new Map();
}

/** Writes the verdicts on local games. */
export async function writeVerdicts(root: string, games: VerifiedGames): Promise<void> {
  await writeFile(fileIn(root), writeVerified(games));
}

function fileIn(root: string): string {
  return join(root, "catalogue", verifiedName);
}
