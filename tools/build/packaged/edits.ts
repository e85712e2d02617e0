import type { Edit } from "@recess/portal/domain/catalogue/packages/recipe.ts";

/** The text with the edits made, in their order. An edit that finds nothing means that this is not the file we looked at. */
export function edited(text: string, edits: readonly Edit[], slug: string): string {
  return edits.reduce((before, edit) => {
    const start = before.indexOf(edit.find);
    const ending = edit.to ?? edit.find;
    const end = before.indexOf(ending, edit.to === undefined ? start : start + edit.find.length);
    if (start === -1 || end === -1) {
      throw new Error(`${slug}: ${edit.file} has no "${start === -1 ? edit.find : ending}" to edit`);
    }
    return before.slice(0, start) + edit.put + before.slice(end + ending.length);
  }, text);
}
