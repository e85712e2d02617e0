import { readVerified } from "@recess/portal/adapters/files/verified-file.ts";
import { root } from "@recess/portal/paths.mjs";
import { localGames } from "@recess/tools/verify/local-games.ts";
import { chosen, today } from "@recess/tools/verify/select-games.ts";

const rotate = Number(process.env["ROTATE_GAMES"] ?? 1);

/** By path: every local game, or with ROTATE_GAMES=8 those that changed and an eighth of the others, another one each day. */
export async function playedToday(): Promise<ReadonlySet<string>> {
  const wish = { only: [], all: false, rotate };
  const games = chosen(await localGames(root), await readVerified(root), wish, today());
  return new Set(games.map(({ game }) => game.path));
}
