import type { Journal } from "#domain/journal/journal.ts";
import {
  type ChangeResult,
  type ContentChange,
  type ContentEditor,
  describeChange,
  fileOf,
} from "./content-change.ts";
import { valueAt } from "./content-place.ts";

type ContentTools = { readonly editor: ContentEditor; readonly record: Journal["record"] };

/** Changes the content for an operator, from the desk or the command line, and notes it in the journal. Nothing is noted where it is refused. */
export async function changeContent(
  { editor, record }: ContentTools,
  operator: string,
  changes: readonly ContentChange[],
  version?: string,
): Promise<ChangeResult> {
  const { file: name, language } = fileOf(changes);
  const file = editor.read(name, language);
  const result = await editor.change(changes, version);
  if (result.mistakes.length > 0) return result;
  for (const change of changes) {
    const { subject, detail } = describeChange(change, valueAt(file, pathOf(change)));
    await record(operator, `words.${change.verb}`, subject, detail);
  }
  return result;
}

function pathOf(change: ContentChange): readonly (string | number)[] {
  if ("place" in change) return change.place.path;
  return change.verb === "remove" ? [change.at] : [];
}
