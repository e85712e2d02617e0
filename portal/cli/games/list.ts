import { operatorGames } from "#adapters/files/operator-games.ts";

/** Lists the operator's games, and the entries that are refused. */
export async function listGames(dataDir: string): Promise<number> {
  const { games, refused } = await operatorGames(dataDir).read();
  for (const { name, gameType, path } of games) console.log(`${name}  (${gameType})  ${path}`);
  for (const { entry, reason } of refused) console.log(`not listed: ${entry ?? "the whole list"}: ${reason}`);
  console.log(games.length === 1 ? "1 game of your own" : `${games.length} games of your own`);
  return 0;
}
