import { noteInJournal } from "#cli/journal/note.ts";
import { changeWords } from "#domain/catalogue/overlay/change-words.ts";
import type { GameEditing } from "#domain/catalogue/overlay/game-editing.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";
import { Refusal } from "#domain/errors.ts";
import { withCommands } from "#paths.mjs";
import { openEditing } from "#server/games/open-editing.ts";
import { coverFrom } from "./cover-from.ts";
import { changeFrom, type EditOptions } from "./edit-options.ts";
import { shippedGames } from "./shipped-games.ts";

const editingIn = (dataDir: string): GameEditing => openEditing(dataDir, shippedGames);

/** Verbs that change one thing about a game: what they do, and what they say then. */
const simpleVerbs = {
  hide: {
    run: (editing: GameEditing, name: string) => editing.hide(name),
    says: "is hidden: it is in no list, and its page says that it is not here for now.",
  },
  show: { run: (editing: GameEditing, name: string) => editing.show(name), says: "is listed." },
  feature: {
    run: (editing: GameEditing, name: string) => editing.feature(name, true),
    says: "is trending, and first in the list.",
  },
  unfeature: {
    run: (editing: GameEditing, name: string) => editing.feature(name, false),
    says: "is not trending.",
  },
} as const;

type SimpleVerb = keyof typeof simpleVerbs;

/** Hides, shows, features or unfeatures a game. */
export function changeGame(verb: SimpleVerb) {
  return async (name: string, _: unknown, dataDir: string): Promise<number> => {
    const { run, says } = simpleVerbs[verb];
    const { game, shown } = await run(editingIn(dataDir), name);
    await noteInJournal(`games.${verb}`, game.path);
    console.log(`${shown.name} ${says}`);
    return 0;
  };
}

/** Changes fields of a game, or takes all changes back. */
export async function editGame(name: string, options: EditOptions, dataDir: string): Promise<number> {
  const editing = editingIn(dataDir);
  if (options.reset) {
    const game = await editing.reset(name);
    await noteInJournal("games.reset", game.name);
    console.log(`${game.name} is as it was before you changed it.`);
    return 0;
  }
  const wanted = changeFrom(options);
  if (Object.keys(wanted).length === 0 && !options.cover)
    throw new Refusal("edit-refused", withCommands("say what to change: npm run games -- --help"));
  const change = options.cover ? { ...wanted, cover: await coverFrom(options.cover, name, dataDir) } : wanted;
  const found = await editing.edit(name, change);
  await noteInJournal("games.edit", found.game.path, changeWords(change));
  console.log(`Changed ${found.shown.name}: ${changeWords(change)}`);
  return 0;
}

/** Removes an operator's game; its files go to the trash. */
export async function removeGame(name: string, dataDir: string): Promise<number> {
  const found: KnownGame = await editingIn(dataDir)
    .remove(name)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== "game-not-found") throw error;
      throw new Refusal(
        "game-not-found",
        withCommands("no game of yours has this name or path; npm run games -- list shows them"),
        { cause: error },
      );
    });
  await noteInJournal("games.remove", found.game.path);
  console.log(
    withCommands(`Removed ${found.shown.name}. For 30 days, npm run games -- undo brings it back.`),
  );
  return 0;
}

/** Undoes the last change, of one game or of all. */
export async function undoChange(name: string | undefined, dataDir: string): Promise<number> {
  const change = await editingIn(dataDir).undo(name);
  await noteInJournal("games.undo", change.path, change.action);
  console.log(`Undone: ${change.action} of ${change.name}, ${change.at.slice(0, 16).replace("T", " ")} UTC.`);
  return 0;
}
