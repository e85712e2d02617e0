import { join, relative } from "node:path";
import { copyFiles } from "#adapters/files/copy-files.ts";
import { importSwf } from "#adapters/swf/import-swf.ts";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import type { FilmFolder } from "./film-folder.ts";

/** Pages and scripts, which a SWF cannot load, and players that were beside it. */
const notLoaded =
  /\.(?:x?html?|svg|m?js|cjs|wasm|map|php|md|exe|zip|rar|7z)$|(?:^|\/)(?:ruffle|swfobject)[^/]*(?:\/|$)/i;

/** Imports the film of a folder, with the files that lie beside it and below. Pages, scripts and other players stay behind. */
export async function importFilmFolder(
  { film, folder, settings }: FilmFolder,
  target: ImportTarget,
): Promise<ImportedGame> {
  const imported = await importSwf(film, target);
  const companionPath = `flash/${companionFolder(imported.path)}`;
  const own = relative(folder, film);
  const copied = await copyFiles(
    folder,
    join(target.stagingDir, companionPath),
    (name) => name !== own && !notLoaded.test(name),
  );
  return {
    ...imported,
    flash: { ...imported.flash, ...settings },
    bytes: (imported.bytes ?? 0) + copied.bytes,
    systemFiles: copied.systemFiles,
    ...(copied.files > 0 && { companionPath }),
  };
}
