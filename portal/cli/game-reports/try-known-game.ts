import { constants, existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { filesOf } from "#adapters/files/removable-games.ts";
import { removeStaging, stagingName } from "#cli/games/staging.ts";
import { playInBrowser } from "#cli/games/try-out.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";

const PICTURE_WIDTH = 640;

/**
 * Tries a game that the portal has, listed or hidden, in a portal with a data folder of its own: nothing of the operator's is changed, and a game that
 * is hidden or recalled can be tried before it is listed again. Gives its first picture as WebP.
 */
export async function tryKnownGame(
  { game, edit, isAdded }: KnownGame,
  dataDir: string,
  options: { readonly hasSandbox: boolean },
): Promise<{ readonly picture: Uint8Array; readonly warnings: readonly string[] }> {
  const store = operatorGames(dataDir);
  await removeStaging(store.dir);
  const stagingDir = join(store.dir, stagingName());
  const staged = operatorGames(stagingDir);
  try {
    await staged.write(isAdded ? [game] : []);
    if (isAdded)
      for (const file of filesOf(game).filter((each) => existsSync(join(store.dir, each))))
        await cp(join(store.dir, file), join(staged.dir, file), {
          recursive: true,
          // Shares the bytes where the file system can.
          mode: constants.COPYFILE_FICLONE,
        });
    if (edit) {
      const { hidden: _, ...listed } = edit;
      await operatorEdits(stagingDir).write(new Map([[game.path, listed]]));
    }
    const { picture, warnings } = await playInBrowser(game, stagingDir, options);
    return { picture: await sharp(picture).resize(PICTURE_WIDTH).webp().toBuffer(), warnings };
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
}
