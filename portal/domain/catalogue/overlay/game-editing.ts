import type { Game } from "#domain/catalogue/game.ts";
import { nameKey } from "#domain/catalogue/reading/duplicates.ts";
import { Refusal } from "#domain/errors.ts";
import { type Change, type ChangeAction, withChange } from "./change.ts";
import { type EditChange, type GameEdit, type Overlay, parseEdit } from "./game-edit.ts";
import { findGame, type KnownGame, knownGames } from "./known-games.ts";

/** Store of the operator's edits and of the changes that can be undone. Writes are atomic. */
export interface EditStore {
  read(): Promise<Overlay>;
  write(edits: Overlay): Promise<void>;
  readHistory(): Promise<readonly Change[]>;
  writeHistory(changes: readonly Change[]): Promise<void>;
}

/** The games that the operator added, as far as edits need them. */
export interface RemovableGames {
  read(): Promise<{ readonly games: readonly Game[] }>;
  /** Runs a change while no other process changes games. */
  change<T>(work: () => Promise<T>): Promise<T>;
  /** Takes a game off the list and moves its files to the trash. Gives the name of its folder there. */
  moveToTrash(game: Game, now: Date): Promise<string>;
  /** Lists a game of the trash again, with its files. */
  restore(trash: string): Promise<Game>;
}

type Ports = {
  readonly edits: EditStore;
  readonly games: RemovableGames;
  /** The games that the portal brings. */
  readonly shipped: () => Promise<readonly Game[]>;
  readonly now: () => Date;
};

/** What operators change about games, for commands and the desk. Each takes a name or a path, and gives the game as it was. */
export type GameEditing = {
  hide(nameOrPath: string): Promise<KnownGame>;
  show(nameOrPath: string): Promise<KnownGame>;
  /** `isFeatured` false also takes a shipped game from the trending ones. */
  feature(nameOrPath: string, isFeatured: boolean): Promise<KnownGame>;
  edit(nameOrPath: string, change: EditChange): Promise<KnownGame>;
  /** Takes back every edit of a game, also of one that is gone. */
  reset(nameOrPath: string): Promise<{ readonly name: string }>;
  /** Removes an added game; its files go to the trash. */
  remove(nameOrPath: string): Promise<KnownGame>;
  /** Undoes the last change, of one game or of all. */
  undo(nameOrPath?: string): Promise<Change>;
};

export function openGameEditing({ edits, games, shipped, now }: Ports): GameEditing {
  async function known(): Promise<{ all: KnownGame[]; overlay: Overlay }> {
    const [overlay, { games: added }, brought] = await Promise.all([edits.read(), games.read(), shipped()]);
    return { all: knownGames({ added, shipped: brought }, overlay), overlay };
  }

  async function record(change: Omit<Change, "at">): Promise<void> {
    await edits.writeHistory(withChange(await edits.readHistory(), { ...change, at: now().toISOString() }));
  }

  /** History first: a change that cannot be undone is worse than a line that undoes nothing. */
  async function store(
    overlay: Overlay,
    path: string,
    edit: GameEdit | undefined,
    change: Omit<Change, "at">,
  ) {
    await record(change);
    const next = new Map(overlay);
    if (edit) next.set(path, edit);
    else next.delete(path);
    await edits.write(next);
  }

  function change(nameOrPath: string, action: ChangeAction, wanted: EditChange): Promise<KnownGame> {
    return games.change(async () => {
      const { all, overlay } = await known();
      const found = findGame(all, nameOrPath);
      const edit = mergedEdit(found, wanted);
      refuseTakenName(found, edit, all);
      const { path, name } = found.game;
      await store(overlay, path, edit, { path, name, action, ...(found.edit && { before: found.edit }) });
      return found;
    });
  }

  return {
    hide: (nameOrPath) => change(nameOrPath, "hide", { hidden: true }),
    show: (nameOrPath) => change(nameOrPath, "show", { hidden: null }),
    feature: (nameOrPath, isFeatured) =>
      change(nameOrPath, isFeatured ? "feature" : "unfeature", { featured: isFeatured }),
    edit: (nameOrPath, wanted) => change(nameOrPath, "edit", wanted),
    reset: (nameOrPath) =>
      games.change(async () => {
        const { all, overlay } = await known();
        // An edit whose game is gone is found by itself.
        const unused = [...overlay].find(([path, { of }]) => path === nameOrPath || of === nameOrPath);
        const [path, before] = unused ?? editOf(findGame(all, nameOrPath));
        await store(overlay, path, undefined, { path, name: before.of, action: "reset", before });
        return { name: before.of };
      }),
    remove: (nameOrPath) =>
      games.change(async () => {
        const found = findGame(
          (await known()).all.filter(({ isAdded }) => isAdded),
          nameOrPath,
        );
        const { path, name } = found.game;
        const trash = await games.moveToTrash(found.game, now());
        await record({ path, name, action: "remove", trash });
        return found;
      }),
    undo: (nameOrPath) =>
      games.change(async () => {
        const history = await edits.readHistory();
        const last = history.findLast(
          ({ path, name }) => nameOrPath === undefined || [path, name].includes(nameOrPath),
        );
        if (!last)
          throw new Refusal(
            "edit-refused",
            nameOrPath === undefined ? "nothing was changed" : "nothing was changed about it",
          );
        if (last.trash !== undefined) await games.restore(last.trash);
        else {
          const next = new Map(await edits.read());
          if (last.before) next.set(last.path, last.before);
          else next.delete(last.path);
          await edits.write(next);
        }
        await edits.writeHistory(history.filter((each) => each !== last));
        return last;
      }),
  };
}

/** The edit after a change; undefined where nothing is left of it. A value that the game has anyway is left out. */
function mergedEdit({ game, edit }: KnownGame, change: EditChange): GameEdit | undefined {
  const { of: _, ...before } = edit ?? { of: "" };
  const flash = change.flash === null ? {} : given({ ...before.flash, ...change.flash });
  if (change.flash && game.gameType !== "flash" && game.gameType !== "waflash")
    throw new Refusal("edit-refused", "it is no Flash game, and has no settings of one");
  const words = change.words === null ? {} : mergedWords(before.words, change.words);
  const { featured, ...fields } = given({ ...before, ...change, flash: null, words: null });
  const merged = {
    ...fields,
    ...(featured !== undefined && featured !== game.isTrending && { featured }),
    ...(Object.keys(flash).length > 0 && { flash }),
    ...(Object.keys(words).length > 0 && { words }),
  };
  return Object.keys(merged).length === 0 ? undefined : parseEdit({ of: game.name, ...merged });
}

/** The words of all languages after a change; a language without a word goes. */
function mergedWords(before: GameEdit["words"] = {}, change: EditChange["words"] = {}) {
  const languages = new Set([...Object.keys(before), ...Object.keys(change ?? {})]);
  const merged = Array.from(
    languages,
    (language) => [language, given({ ...before[language], ...change?.[language] })] as const,
  );
  return Object.fromEntries(merged.filter(([, words]) => Object.keys(words).length > 0));
}

function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

function editOf({ game, edit }: KnownGame): [string, GameEdit] {
  if (!edit) throw new Refusal("edit-refused", "nothing was changed about it");
  return [game.path, edit];
}

function refuseTakenName({ game }: KnownGame, edit: GameEdit | undefined, all: readonly KnownGame[]): void {
  if (edit?.name === undefined) return;
  const key = nameKey({ name: edit.name });
  const other = all.find((each) => each.game.path !== game.path && nameKey(each.shown) === key);
  if (other) throw new Refusal("edit-refused", `name: ${other.game.path} has this name already`);
}
