import type { DeskArgs, DeskPage } from "#desk/page.ts";
import { changeContent } from "#domain/content/editing/change-content.ts";
import { hasFields, translatedFields } from "#domain/content/editing/field-kinds.ts";
import { PICTURE_MAX_BYTES, pictureFolders } from "#domain/content/editing/picture.ts";
import { operatorName } from "#domain/desk/operator-name.ts";
import { Refusal } from "#domain/errors.ts";
import { changesIn, type EditedForm, editedForm, languageIn, shownForm } from "./edited-form.ts";
import { EntryList } from "./entry-list.tsx";
import { Overview } from "./overview.tsx";
import { isListPart, siteParts } from "./parts.ts";
import { Pictures } from "./pictures.tsx";
import { WordsEditor } from "./words-editor.tsx";

/** Words: everything that an operator writes, with the checks of the files and a preview. */
export const wordsPage: DeskPage = {
  title: "Words",
  icon: "titles",
  show(args) {
    const { desk, rest, query } = args;
    const [part = "", at] = rest;
    const language = languageIn(query, desk.content.editor);
    if (part === "") return <Overview editor={desk.content.editor} language={language} />;
    if (part === "pictures") return <Pictures content={desk.content} />;
    const isWhole = language !== undefined && isListPart(part) && !hasFields(translatedFields[part]);
    if (isListPart(part) && at === undefined && !isWhole)
      return <EntryList part={part} editor={desk.content.editor} language={language} />;
    if (!isListPart(part) && !Object.hasOwn(siteParts, part))
      throw new Refusal("content-refused", "There are no such words.");
    return editor(args, shownForm(desk.content.editor, part, at ?? "", language));
  },
  actions: {
    async edit(form, args) {
      const { content, portal } = args.desk;
      const edited = editedForm(form, content.editor);
      const query = new URLSearchParams(edited.language && { language: edited.language });
      const changes = changesIn(content.editor, edited, portal.now());
      const back = isListPart(edited.part) && edited.at !== "" ? [edited.part] : [];
      if (changes.length === 0 && form.get("do") === "save")
        return { message: "Nothing was changed.", rest: back, query };
      const shown = { title: wordsPage.title, body: undefined };
      if (form.get("do") === "preview") {
        const result =
          changes.length === 0
            ? { content: edited.language ? portal.contentIn(edited.language) : portal.content, mistakes: [] }
            : content.editor.preview(changes);
        return { ...shown, body: editor(args, edited, result) };
      }
      const result = await changeContent(
        toolsOf(args),
        operatorName(args.session),
        changes,
        edited.version,
      ).catch(refusalOf);
      // With what was typed: an article is a lot to write again.
      if (result instanceof Refusal) return { ...shown, body: editor(args, edited), refusal: result };
      if (result.mistakes.length > 0) return { ...shown, body: editor(args, edited, result) };
      return { message: "Saved. Visitors see it within two seconds.", rest: back, query };
    },
    async remove(form, args) {
      const part = form.get("part") ?? "";
      if (!isListPart(part)) throw new Refusal("content-refused", "There is no such list.");
      const change = { verb: "remove", file: part, at: Number(form.get("at")) - 1 } as const;
      await changed(args, change, form.get("version") ?? undefined);
      return { message: "Removed. Visitors see it within two seconds.", rest: [part] };
    },
    async "as-shipped"(form, args) {
      const part = form.get("part") ?? "";
      if (!isListPart(part)) throw new Refusal("content-refused", "There is no such list.");
      await changed(
        args,
        { verb: "unset", place: { file: part, path: [] } },
        form.get("version") ?? undefined,
      );
      return { message: "The list is as shipped again.", rest: [part] };
    },
  },
  uploads: {
    picture: {
      maxBytes: PICTURE_MAX_BYTES,
      async receive(body, { desk, query, session }) {
        const folder = pictureFolders.find((each) => each === query.get("folder"));
        const name = query.get("name") ?? "";
        if (!folder) throw new Refusal("content-refused", "Pictures go into logos or images.");
        await desk.content.storePicture(folder, name, new Uint8Array(await new Response(body).arrayBuffer()));
        await desk.journal.record(operatorName(session), "words.picture", `${folder}/${name}`);
        return { name };
      },
    },
  },
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function toolsOf({ desk }: DeskArgs) {
  return { editor: desk.content.editor, record: desk.journal.record };
}

async function changed(
  args: DeskArgs,
  change: Parameters<typeof changeContent>[2][number],
  version?: string,
) {
  const { mistakes } = await changeContent(toolsOf(args), operatorName(args.session), [change], version);
  if (mistakes.length > 0)
    throw new Refusal("content-refused", mistakes.map(({ message }) => message).join("; "));
}

function editor(
  { desk }: DeskArgs,
  form: EditedForm,
  result?: ReturnType<typeof desk.content.editor.preview>,
) {
  return (
    <WordsEditor
      form={form}
      result={result}
      editor={desk.content.editor}
      portal={desk.portal}
      pictures={{ logo: desk.content.pictures("logos"), image: desk.content.pictures("images") }}
    />
  );
}
