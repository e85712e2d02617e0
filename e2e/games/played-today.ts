import { readVerified } from "@recess/portal/adapters/files/verified-file.ts";
import { root } from "@recess/portal/paths.mjs";
import { localGames } from "@recess/tools/verify/local-games.ts";
import { currentDay, selectGames } from "@recess/tools/verify/select-games.ts";

const rotate = Number(process.env["ROTATE_GAMES"] ?? 1);

/** By path: every local game, or with ROTATE_GAMES=8 those that changed and an eighth of the others, another one each day. */
export async function playedToday(): Promise<ReadonlySet<string>> {
  const selection = { only: [], all: false, rotate };
  const games = selectGames(await localGames(root), await readVerified(root), selection, currentDay());
  return new Set(games.map(({ game }) => game.path));
}
