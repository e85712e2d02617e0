import { rm } from "node:fs/promises";
import { join } from "node:path";
import { operatorShelf } from "#adapters/files/operator-games.ts";
import { Refusal } from "#domain/errors.ts";

/** The entry goes first: a visitor must not be led to files that are going away. */
export async function removeGame(what: string, dataDir: string): Promise<number> {
  const shelf = operatorShelf(dataDir);
  const { games } = await shelf.read();
  const game = games.find(
    ({ name, path }) => name === what || path === what || path === `${what}/` || path === `${what}.swf`,
  );
  if (!game)
    throw new Refusal(
      "game-not-found",
      "no game of yours has this name or path; npm run games -- list shows them",
    );
  await shelf.write(games.filter((other) => other !== game));
  if (game.gameType !== "external") {
    const slug = game.path.replace(/(\.swf|\/.*)$/, "");
    await rm(join(shelf.dir, game.gameType, game.path.split("/")[0] ?? ""), { recursive: true, force: true });
    for (const ending of [".avif", ".webp", "@2x.avif", "@2x.webp"]) {
      await rm(join(shelf.dir, "public", "covers", `${slug}${ending}`), { force: true });
    }
  }
  console.log(`Removed ${game.name}.`);
  return 0;
}
