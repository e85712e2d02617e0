import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";

const OWN = "recess.txt";

/** The version of everything that is made here: the portal's own. */
export async function ownVersion(root: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return version;
}

/** A local game with what its licence asks for: which version this is, and where the licence's text is found. */
export function withLicence(game: Game, own: string): Game {
  if (game.gameType === "external") return game;
  if (game.version === undefined) return { ...game, version: own, licenceText: OWN };
  return { ...game, licenceText: `${game.path.replace(/\/$/, "")}.txt` };
}

/** Puts every licence's text below `/licences/`. Ours is one for all; a packaged game has its own in its folder. */
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
      licenceText === OWN ? join(root, "LICENSE") : join(dist, "play", "html5", path, "LICENSE.txt");
    await cp(from, join(out, licenceText));
  }
}
