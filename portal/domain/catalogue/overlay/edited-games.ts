import { editedSettings } from "#domain/catalogue/flash-settings.ts";
import type { Game, GameWords } from "#domain/catalogue/game.ts";
import { parseDay } from "#domain/day.ts";
import { createFewKeys } from "#domain/few-keys.ts";
import type { Language } from "#domain/language/language.ts";
import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import type { GameEdit, Overlay } from "./game-edit.ts";

/** Games with the operator's edits in them. */
export type EditedGames = {
  /** Those that are listed. */
  readonly games: readonly Game[];
  /** Those that the operator hid. */
  readonly hidden: readonly Game[];
};

/** Applies the overlay to a list of games. In steps: the list may be large. Order stays. */
export function* editedSteps(games: readonly Game[], edits: Overlay): Steps<EditedGames> {
  if (edits.size === 0) return { games, hidden: [] };
  const paths = createFewKeys(edits.keys());
  const listed: Game[] = [];
  const hidden: Game[] = [];
  for (const [at, game] of games.entries()) {
    const edit = paths.has(game.path) ? edits.get(game.path) : undefined;
    if (!edit) listed.push(game);
    else (edit.hidden ? hidden : listed).push(editedGame(game, edit));
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return { games: listed, hidden };
}

/** One game with the operator's edit in it. */
export function editedGame(game: Game, edit: GameEdit): Game {
  const { name, description, tags, author, licence, source, ages, fitForSchool } = edit;
  const addedAt = edit.date === undefined ? undefined : parseDay(edit.date);
  return {
    ...game,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
    ...(author !== undefined && { author }),
    ...(licence !== undefined && { licence }),
    ...(source !== undefined && { source }),
    ...(ages !== undefined && { ages }),
    ...(fitForSchool !== undefined && { fitForSchool }),
    ...(addedAt !== undefined && { addedAt }),
    ...(edit.cover !== undefined && { img: edit.cover }),
    ...(edit.featured !== undefined && { isTrending: edit.featured }),
    ...(edit.flash !== undefined && { flash: editedSettings(game.flash, edit.flash) }),
    ...(edit.language !== undefined && { language: edit.language }),
    ...((game.words || edit.words) && { words: editedWords(game.words, edit) }),
  };
}

/** The words of all languages after an edit. What the operator renamed or described anew is no longer what was translated before. */
function editedWords(words: Game["words"] = {}, { name, description, words: own = {} }: GameEdit) {
  const stale = [
    ...(name === undefined ? [] : ["name"]),
    ...(description === undefined ? [] : ["description"]),
  ];
  const languages = new Set([...Object.keys(words), ...Object.keys(own)]);
  return Object.fromEntries(
    Array.from(languages, (language): [Language, GameWords] => {
      const before = Object.entries(words[language] ?? {}).filter(([word]) => !stale.includes(word));
      return [language, { ...Object.fromEntries(before), ...own[language] }];
    }),
  );
}
