import { contentEditor } from "#adapters/files/content-editor.ts";
import { pictureNames, storePicture } from "#adapters/files/content-pictures.ts";
import type { DeskContent } from "#domain/desk/desk-content.ts";
import type { Portal } from "#domain/portal.ts";
import { contentDir } from "#paths.mjs";

/** The operator's content for the desk. Games that words name are looked up in the running catalogue. */
export function deskContent(dataDir: string, portal: Pick<Portal, "catalogue">): DeskContent {
  const isListed = (path: string) => portal.catalogue.byPath(path) !== undefined;
  return {
    editor: contentEditor({ dataDir, shipped: contentDir, isListed }),
    pictures: (folder) => pictureNames(dataDir, contentDir, folder),
    storePicture: (folder, name, bytes) => storePicture(dataDir, folder, name, bytes),
  };
}
