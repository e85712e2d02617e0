import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogueSources } from "@recess/portal/adapters/files/catalogue-files.ts";
import { coverFile } from "@recess/portal/domain/catalogue/covers/cover-files.ts";
import { digestOf } from "#tools/build/built-files.ts";
import type { Candidate } from "./select-games.ts";

/** A local game with the folder of its manifest, which its covers are written to. */
export type LocalGame = Candidate & { readonly folder: string };

/** All local games that are built, with those that the build does not list. */
export async function localGames(root: string): Promise<LocalGame[]> {
  const play = join(root, "dist", "play");
  const { games, files } = await readCatalogueSources(root);
  const locals = games
    .map((game, at) => ({ game, folder: join(root, dirname(files[at] ?? "")) }))
    .filter(({ game }) => game.gameType !== "external");
  return Promise.all(locals.map(async (local) => ({ ...local, files: await digestOf(local.game, play) })));
}

export function hasCover({ folder }: LocalGame): boolean {
  return existsSync(join(folder, coverFile("cover")));
}
