import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { distDir } from "@recess/portal/paths.mjs";

export type LocalGame = Pick<Game, "name" | "path" | "gameType"> & { readonly author?: string };

/** Local games of the build. */
export function localGames(): LocalGame[] {
  const { games }: { games: LocalGame[] } = JSON.parse(readFileSync(join(distDir, "catalogue.json"), "utf8"));
  return games.filter(({ gameType }) => gameType !== "external");
}

/** Our own games have targets; those of others are as they are, and Flash games wait for their engine. */
export function isOwn({ author, gameType }: LocalGame): boolean {
  return author === "Recess" && gameType === "html5";
}
