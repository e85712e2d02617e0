/** A file that an operator chose or dropped, with its path inside a dropped folder. */
export type DroppedFile = { readonly path: string; readonly file: Blob };

/** One body of several files: for each a line of JSON, then its bytes (`portal/server/games/upload-frames.ts`). */
export function uploadBody(files: readonly DroppedFile[]): Blob {
  return new Blob(
    files.flatMap(({ path, file }) => [`${JSON.stringify({ path, size: file.size })}\n`, file]),
  );
}

/** The files of a drop, those in folders included. */
export async function droppedFiles({ items }: DataTransfer): Promise<DroppedFile[]> {
  // Asked for at once: the list is empty after the event.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    dropped.map(({ entry, file }) => {
      if (entry) return filesOf(entry);
      return file ? [{ path: file.name, file }] : [];
    }),
  );
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.slice(1), file }];
  }
  if (!isFolder(entry)) return [];
  const children = await readFolder(entry);
  return (await Promise.all(children.map((child) => filesOf(child)))).flat();
}

/** Browsers give the entries of a folder in parts. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
