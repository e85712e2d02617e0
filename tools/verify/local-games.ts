import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogueSources } from "@recess/portal/adapters/files/catalogue-files.ts";
import { digestOf } from "#tools/build/built-files.ts";
import type { Candidate } from "./select-games.ts";

/** A game with the folder that its manifest lies in: its covers go there. */
export type Local = Candidate & { readonly folder: string };

/** Every local game that the build has made, those included that it leaves out of the list. */
export async function localGames(root: string): Promise<Local[]> {
  const play = join(root, "dist", "play");
  const { games, files } = await readCatalogueSources(root);
  const locals = games
    .map((game, at) => ({ game, folder: join(root, dirname(files[at] ?? "")) }))
    .filter(({ game }) => game.gameType !== "external");
  return Promise.all(locals.map(async (local) => ({ ...local, files: await digestOf(local.game, play) })));
}

export function hasCover({ folder }: Local): boolean {
  return existsSync(join(folder, "cover.webp"));
}
