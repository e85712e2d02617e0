import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import type { PictureFolder } from "#domain/content/editing/picture.ts";

/** Content as the desk changes it: the words, and the pictures beside them. */
export type DeskContent = {
  readonly editor: ContentEditor;
  /** Names of the pictures that words can name. */
  pictures(folder: PictureFolder): readonly string[];
  /** Refuses with `content-refused` what is no such picture. */
  storePicture(folder: PictureFolder, name: string, bytes: Uint8Array): Promise<void>;
};
