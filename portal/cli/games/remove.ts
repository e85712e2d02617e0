import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type OperatorGames, operatorGames } from "#adapters/files/operator-games.ts";
import { coverSuffixes, slugOf } from "#domain/catalogue/covers/cover-files.ts";
import { Refusal } from "#domain/errors.ts";
import { withCommands } from "#paths.mjs";

/** Removes an operator's game. The entry goes first, so that no visitor is sent to files that are being deleted. */
export async function removeGame(nameOrPath: string, dataDir: string): Promise<number> {
  const store = operatorGames(dataDir);
  return store.change(() => removeFrom(store, nameOrPath));
}

async function removeFrom(store: OperatorGames, nameOrPath: string): Promise<number> {
  const { games } = await store.read();
  const game = games.find(
    ({ name, path }) => name === nameOrPath || [path, path.replace(/(\.swf|\/)$/, "")].includes(nameOrPath),
  );
  if (!game)
    throw new Refusal(
      "game-not-found",
      withCommands("no game of yours has this name or path; npm run games -- list shows them"),
    );
  await store.write(games.filter((other) => other !== game));
  if (game.gameType !== "external") {
    await rm(join(store.dir, game.gameType, game.path.split("/")[0] ?? ""), { recursive: true, force: true });
    for (const suffix of coverSuffixes)
      await rm(join(store.dir, "public", "covers", `${slugOf(game)}${suffix}`), { force: true });
  }
  console.log(`Removed ${game.name}.`);
  return 0;
}
