import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseVerified, type VerifiedGames, writeVerified } from "#domain/catalogue/reading/verdict.ts";
import { readJson } from "./json-file.ts";

/** It lies beside the lists of games and is none. */
export const verifiedName = "verified.json";

/** What is known of the local games of the portal in this folder; nothing where no game was ever tried. */
export async function readVerified(root: string): Promise<VerifiedGames> {
  const file = fileIn(root);
  return existsSync(file) ? parseVerified(await readJson(file)) : new Map();
}

export async function keepVerified(root: string, games: VerifiedGames): Promise<void> {
  await writeFile(fileIn(root), writeVerified(games));
}

function fileIn(root: string): string {
  return join(root, "catalogue", verifiedName);
}
