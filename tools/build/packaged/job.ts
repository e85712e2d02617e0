import path from "node:path";
import { packagedDir } from "@recess/portal/adapters/files/packaged-games.ts";
import type { PackagedGame } from "@recess/portal/domain/catalogue/packages/recipe.ts";

/** A packaged game to build: its recipe, and the folders that it is built from and into. */
export type Job = PackagedGame & {
  /** The installed package. */
  from: string;
  /** The folder of its manifest, which may hold a host page of ours. */
  own: string;
  out: string;
};

/** `root` is the project's folder, `play` the play origin's. */
export function jobOf(game: PackagedGame, { root, play }: { root: string; play: string }): Job {
  return {
    ...game,
    from: path.join(root, "node_modules", game.recipe.package),
    own: path.join(packagedDir(root), game.slug),
    out: path.join(play, "html5", game.slug),
  };
}
