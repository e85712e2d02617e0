import { type OperatorGames, operatorGames } from "#adapters/files/operator-games.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import { endRecall, guestOf, type Recall, recallGame } from "#domain/catalogue/recall.ts";
import { Refusal } from "#domain/errors.ts";
import { shippedGames } from "./shipped-games.ts";

/** Pulls a game out of the list and out of the browsers that have it; with `isFixed`, lists it again. */
export async function recall(
  nameOrPath: string,
  { isFixed }: { isFixed: boolean },
  dataDir: string,
): Promise<number> {
  const store = operatorGames(dataDir);
  return store.change(() => changeRecalls(store, nameOrPath, isFixed));
}

async function changeRecalls(store: OperatorGames, nameOrPath: string, isFixed: boolean): Promise<number> {
  const recalls = await store.readRecalls();
  const game = await find(nameOrPath, recalls, store);
  if (isFixed) {
    const fixed = endRecall(recalls, game.path);
    if (!fixed) throw new Refusal("game-not-found", "it is not recalled");
    await store.writeRecalls(fixed);
    await noteInJournal("games.recall-fixed", game.path);
    console.log(`${game.name} is listed again. Browsers still drop the copies that they kept before.`);
    return 0;
  }
  await store.writeRecalls(recallGame(recalls, game, new Date()));
  await noteInJournal("games.recall", game.path);
  console.log(
    `Recalled ${game.name}. It is no longer listed or served, and browsers drop what they have of it at their next visit; saves stay.`,
  );
  return 0;
}

type Recalled = Pick<Recall, "name" | "path" | "guest">;

async function find(nameOrPath: string, recalls: readonly Recall[], store: OperatorGames): Promise<Recalled> {
  const [{ games: own }, shipped] = await Promise.all([store.read(), shippedGames()]);
  const listed = [...own, ...shipped].map(({ name, path, gameType }) => ({
    name,
    path,
    guest: guestOf({ gameType, path }),
  }));
  const known: Recalled[] = [...listed, ...recalls.map(({ name, path, guest }) => ({ name, path, guest }))];
  const found = known.find(({ name, path, guest }) =>
    [name, path, guest, path.replace(/(\.swf|\/)$/, "")].includes(nameOrPath),
  );
  // A game that was removed before it was recalled: its files are gone, and what browsers have of it is not.
  const game = found ?? removedGame(nameOrPath);
  if (!game)
    throw new Refusal(
      "game-not-found",
      "no game has this name or path; one that you removed already is html5/<folder> or flash/<file>.swf",
    );
  return game;
}

function removedGame(guest: string): Recalled | undefined {
  const [, kind, name] = /^(html5|flash)\/((?:consoles\/)?[^/]+)$/.exec(guest) ?? [];
  if (name === undefined) return undefined;
  return { name, guest, path: kind === "html5" && !name.endsWith(".html") ? `${name}/` : name };
}
