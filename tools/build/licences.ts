import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Game, OUR_LICENCE_TEXT } from "@recess/portal/domain/catalogue/game.ts";

/** Version of the portal, which is that of our own games too. */
export async function ownVersion(root: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return version;
}

/** A local game with its version and the file name of its licence text, which the licences demand. */
export function withLicence(game: Game, own: string): Game {
  if (game.gameType === "external") return game;
  if (game.version === undefined) return { ...game, version: own, licenceText: OUR_LICENCE_TEXT };
  return { ...game, licenceText: `${game.path.replace(/\/$/, "")}.txt` };
}

/** Copies the licence texts to `/licences/`. Our own games share one; a packaged game has one in its folder. */
export async function copyLicences({
  root,
  dist,
  games,
}: {
  root: string;
  dist: string;
  games: readonly Game[];
}): Promise<void> {
  const out = join(dist, "client", "licences");
  await mkdir(out, { recursive: true });
  for (const { path, licenceText } of games) {
    if (licenceText === undefined) continue;
    const from =
      licenceText === OUR_LICENCE_TEXT
        ? join(root, "LICENSE")
        : join(dist, "play", "html5", path, "LICENSE.txt");
    await cp(from, join(out, licenceText));
  }
}
