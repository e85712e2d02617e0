import { join } from "node:path";
import { readVerified } from "#adapters/files/verified-file.ts";
import { localGames } from "#scripts/verify/candidates.ts";
import { chosen, today } from "#scripts/verify/choose.ts";

const root = join(import.meta.dirname, "..", "..");
const rotate = Number(process.env["ROTATE_GAMES"] ?? 1);

/** By path: every local game, or with ROTATE_GAMES=8 those that changed and an eighth of the others, another one each day. */
export async function playedToday(): Promise<ReadonlySet<string>> {
  const wish = { only: [], all: false, rotate };
  const games = chosen(await localGames(root), await readVerified(root), wish, today());
  return new Set(games.map(({ game }) => game.path));
}
