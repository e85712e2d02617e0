import type { ActionResult, DeskArgs, DeskPage } from "#desk/page.ts";
import { idOfPath, pathOfId } from "#domain/catalogue/game-id.ts";
import { changeWords } from "#domain/catalogue/overlay/change-words.ts";
import type { EditChange } from "#domain/catalogue/overlay/game-edit.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";
import { operatorName } from "#domain/desk/operator-name.ts";
import { Refusal } from "#domain/errors.ts";
import type { JournalAction } from "#domain/journal/journal.ts";
import { changeFromForm, wordsFromForm } from "./form-change.ts";
import { GameForm } from "./game-form.tsx";
import { tableAddress, tableQuery } from "./table-address.ts";

/** Bytes of an upload: what an import may unpack to. */
const UPLOAD_MAX_BYTES = 300 * 2 ** 20;
const COVER_MAX_BYTES = 20 * 2 ** 20;

/** Forms of the page Games. Each change is a line in the journal. */
export const gamesActions: NonNullable<DeskPage["actions"]> = {
  async hide(form, args) {
    const { shown } = await args.desk.games.editing.hide(pathIn(form));
    return done(form, args, "games.hide", `${shown.name} is hidden.`);
  },
  async show(form, args) {
    const { shown } = await args.desk.games.editing.show(pathIn(form));
    return done(form, args, "games.show", `${shown.name} is listed.`);
  },
  async feature(form, args) {
    const { shown } = await args.desk.games.editing.feature(pathIn(form), true);
    return done(form, args, "games.feature", `${shown.name} is trending, and first in the list.`);
  },
  async unfeature(form, args) {
    const { shown } = await args.desk.games.editing.feature(pathIn(form), false);
    return done(form, args, "games.unfeature", `${shown.name} is not trending.`);
  },
  async edit(form, args) {
    const known = await knownGame(form, args);
    return edit(form, args, known, changeFromForm(form, known));
  },
  async translate(form, args) {
    const known = await knownGame(form, args);
    const language = args.desk.content.editor.languages.find((each) => each === form.get("in"));
    if (language === undefined) throw new Refusal("edit-refused", "in: a language of this portal is wanted");
    const words = wordsFromForm(form, known, language);
    return edit(form, args, known, Object.keys(words).length > 0 ? { words: { [language]: words } } : {});
  },
  async reset(form, args) {
    const { name } = await args.desk.games.editing.reset(pathIn(form));
    return done(form, args, "games.reset", `${name} is as it was before it was changed.`);
  },
  async remove(form, args) {
    const { shown } = await args.desk.games.editing.remove(pathIn(form));
    await note(form, args, "games.remove");
    return { message: `${shown.name} is removed. For 30 days it can be brought back.` };
  },
  async undo(form, { desk, session, query }) {
    const change = await desk.games.editing.undo(form.get("path") ?? undefined);
    await desk.journal.record(operatorName(session), "games.undo", change.path, change.action);
    return { message: `Undone: ${change.action} of ${change.name}.`, query: tableIn(query) };
  },
  async recall(form, args) {
    await args.desk.games.recall(pathIn(form), false);
    return done(
      form,
      args,
      "games.recall",
      "Recalled. Browsers drop what they have of it at their next visit.",
    );
  },
  async "recall-fixed"(form, args) {
    await args.desk.games.recall(pathIn(form), true);
    return done(form, args, "games.recall-fixed", "It is listed again.");
  },
  async "add-address"(form, { desk, session }) {
    const wanted = { name: form.get("name") ?? "", operator: operatorName(session) };
    await desk.games.addAddress((form.get("address") ?? "").trim(), wanted);
    return { message: "It is being added; see below." };
  },
};

/** Bodies that are too large for forms: the files of a game, and a picture for a cover. */
export const gamesUploads: NonNullable<DeskPage["uploads"]> = {
  add: {
    maxBytes: UPLOAD_MAX_BYTES,
    receive: (body, { desk, query, session }) =>
      desk.games.addFiles(body, { name: query.get("name") ?? "", operator: operatorName(session) }),
  },
  cover: {
    maxBytes: COVER_MAX_BYTES,
    async receive(body, { desk, query, session }) {
      const path = pathOfId(query.get("id") ?? "");
      const known = path === undefined ? undefined : await desk.games.find(path);
      if (!known) throw new Refusal("game-not-found", "There is no such game.");
      const cover = await desk.games.storeCover(known.game.path, body);
      await desk.games.editing.edit(known.game.path, { cover });
      await desk.journal.record(operatorName(session), "games.edit", known.game.path, changeWords({ cover }));
      return { cover };
    },
  },
};

function pathIn(form: URLSearchParams): string {
  return form.get("path") ?? "";
}

async function knownGame(form: URLSearchParams, { desk }: DeskArgs): Promise<KnownGame> {
  const known = await desk.games.find(pathIn(form));
  if (!known) throw new Refusal("game-not-found", "There is no such game.");
  return known;
}

async function edit(
  form: URLSearchParams,
  args: DeskArgs,
  known: KnownGame,
  change: EditChange,
): Promise<ActionResult> {
  if (Object.keys(change).length === 0) return { message: "Nothing was changed.", rest: placeOf(form) };
  try {
    await args.desk.games.editing.edit(known.game.path, change);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = <GameForm known={known} desk={args.desk} typed={Object.fromEntries(form)} />;
    return { title: known.shown.name, body, refusal: error };
  }
  return done(form, args, "games.edit", "Saved. Visitors see it within two seconds.", changeWords(change));
}

/** The search, filter and page of the table that a form was in, and nothing else that its URL may have. */
function tableIn(query: URLSearchParams): URLSearchParams {
  return tableAddress(tableQuery(query), Number(query.get("page")) || 1);
}

/** Back to the game's own page where the form was there, else to the table. */
function placeOf(form: URLSearchParams): string[] {
  return form.get("from") === "game" ? ["game", idOfPath(pathIn(form))] : [];
}

async function done(
  form: URLSearchParams,
  args: DeskArgs,
  action: JournalAction,
  message: string,
  detail = "",
): Promise<ActionResult> {
  await note(form, args, action, detail);
  return { message, rest: placeOf(form), query: tableIn(args.query) };
}

function note(form: URLSearchParams, { desk, session }: DeskArgs, action: JournalAction, detail = "") {
  return desk.journal.record(operatorName(session), action, pathIn(form), detail);
}
