import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { storePicture } from "#adapters/files/content-pictures.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import { pictureFolders } from "#domain/content/editing/picture.ts";
import { Refusal } from "#domain/errors.ts";

/** Puts a picture beside the operator's words. */
export async function addPicture(folderName: string, file: string, dataDir: string): Promise<void> {
  const folder = pictureFolders.find((each) => each === folderName);
  if (!folder) throw new Refusal("content-refused", `${folderName} is neither logos nor images`);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Refusal("content-refused", `${file} cannot be read`, { cause });
  });
  await storePicture(dataDir, folder, basename(file), bytes);
  await noteInJournal("words.picture", `${folder}/${basename(file)}`);
}
