import { existsSync } from "node:fs";
import { cp, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { PackagedGame } from "@recess/portal/domain/catalogue/packages/recipe.ts";
import { bundleGame } from "./packaged/bundle.ts";
import { copyPackageFiles } from "./packaged/copy.ts";
import { refuseExternalUrls } from "./packaged/external-urls.ts";
import { fitPage } from "./packaged/fit.ts";
import { type Job, jobOf } from "./packaged/job.ts";
import { writeLicence } from "./packaged/licence.ts";
import type { PuzzleFrame } from "./packaged/puzzle-frame.ts";
import { openPuzzleScript } from "./packaged/puzzlescript.ts";

type Folders = {
  /** The project's folder: `catalogue/packaged` and `node_modules` lie in it. */
  root: string;
  /** The play origin's root. Games are written below its `html5`. */
  play: string;
  puzzleFrame: PuzzleFrame;
};

/** Builder of the packaged games: they share engines. */
export function packagedBuilder(folders: Folders) {
  const puzzleScript = openPuzzleScript(path.join(folders.play, "player", "engines"), folders.puzzleFrame);
  return {
    /** Extracts a packaged game into a static folder, with its licence and without references to other hosts. */
    async build(game: PackagedGame): Promise<void> {
      const { slug, recipe } = game;
      const job = jobOf(game, folders);
      await mkdir(job.out, { recursive: true });
      if (recipe.bundle) await bundleGame(job);
      else await copyOwnFiles(job);
      if (recipe.puzzlescript !== undefined) await puzzleScript.write(job, recipe.puzzlescript);
      await copyPackageFiles(job);
      await writeLicence(job);
      if (!existsSync(path.join(job.out, "index.html"))) throw new Error(`${slug}: its recipe makes no page`);
      await fitPage(job);
      await refuseExternalUrls(job);
    },
  };
}

/** Copies our own host page and the files beside it, but not the manifest and the covers. */
async function copyOwnFiles({ own, out }: Job): Promise<void> {
  const names = (await readdir(own)).filter((name) => !/^(?:manifest\.json|cover\b.*)$/.test(name));
  for (const name of names) await cp(path.join(own, name), path.join(out, name), { recursive: true });
}
