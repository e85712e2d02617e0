import type { Edit } from "@recess/portal/domain/catalogue/packages/recipe.ts";

/** Applies the edits of a recipe to a text, in their order. An edit that matches nothing is an error: the package is not the version the recipe was written for. */
export function applyEdits(text: string, edits: readonly Edit[], slug: string): string {
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
