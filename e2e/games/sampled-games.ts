import { readVerified } from "@recess/portal/adapters/files/verified-file.ts";
import { root } from "@recess/portal/paths.mjs";
import { localGames } from "@recess/tools/verify/local-games.ts";
import { selectGames } from "@recess/tools/verify/select-games.ts";

const parts = Number(process.env["SAMPLE_GAMES"] ?? 1);
const seed = Number(process.env["TEST_SEED"] ?? 0);

/** Paths of the games whose bots play: all of them, or with SAMPLE_GAMES=16 those that changed and a sixteenth of the others, chosen by TEST_SEED. */
export async function sampledGames(): Promise<ReadonlySet<string>> {
  const selection = { only: [], all: false, sample: { parts, seed } };
  const games = selectGames(await localGames(root), await readVerified(root), selection);
  return new Set(games.map(({ game }) => game.path));
}
