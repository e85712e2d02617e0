import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { readPackaged } from "@recess/portal/adapters/files/packaged-games.ts";
import { bundleGame } from "./packaged/bundle.ts";
import { copyPackageFiles } from "./packaged/copy.ts";
import { refuseOutsiders } from "./packaged/external-urls.ts";
import { fitPage } from "./packaged/fit.ts";
import { type Job, jobOf } from "./packaged/job.ts";
import { writeLicence } from "./packaged/licence.ts";
import { openPuzzleScript } from "./packaged/puzzlescript.ts";

type Options = {
  /** The portal's folder: `catalogue/packaged` and `node_modules` lie in it. */
  root: string;
  /** The play origin's root, player included; each game goes into a folder of its own below `html5`. */
  play: string;
  /** Slugs; all games unless told. */
  only?: readonly string[];
  onProgress?: (slug: string) => void;
};

/**
 * Takes games out of their packages into folders that any web server can serve as they are, with their licences and
 * without whatever called home. Games whose package is missing or out of proportion are named by the catalogue's reader.
 */
export async function buildPackagedGames({ root, play, only, onProgress }: Options): Promise<string[]> {
  const { games } = await readPackaged(root);
  const puzzleScript = openPuzzleScript(path.join(play, "player", "engines"));
  const built: string[] = [];
  for (const game of games.filter(({ slug }) => only?.includes(slug) ?? true)) {
    const { slug, recipe } = game;
    const job = jobOf(game, { root, play });
    await rm(job.out, { recursive: true, force: true });
    await mkdir(job.out, { recursive: true });
    if (recipe.bundle) await bundleGame(job);
    else await copyOwnFiles(job);
    if (recipe.puzzlescript !== undefined) await puzzleScript.write(job, recipe.puzzlescript);
    await copyPackageFiles(job);
    await writeLicence(job);
    if (!existsSync(path.join(job.out, "index.html"))) throw new Error(`${slug}: its recipe makes no page`);
    await fitPage(job);
    await refuseOutsiders(job);
    built.push(slug);
    onProgress?.(slug);
  }
  return built;
}

/** Our own host page and whatever lies beside it; the manifest and the covers are not the game's. */
async function copyOwnFiles({ own, out }: Job): Promise<void> {
  const names = (await readdir(own)).filter((name) => !/^(?:manifest\.json|cover\b.*)$/.test(name));
  for (const name of names) await cp(path.join(own, name), path.join(out, name), { recursive: true });
}
