import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { Refusal } from "#domain/errors.ts";
import { importQuota } from "./import-quota.ts";
import { isSystemFile } from "./system-files.ts";

/** A zip that was unpacked: where, and how many files of an operating system were left out. */
export type UnpackedZip = { readonly dir: string; readonly systemFiles: number };

/** The bit of an entry that says that it is encrypted (APPNOTE, 4.4.4). */
const ENCRYPTED = 1;

/** A larger file is not read as text. */
const MAX_TEXT_BYTES = 1024 * 1024;

/**
 * Unpacks a zip into a folder. No entry can be written outside of it. What the zip says about itself is added up first, so that nothing is unpacked
 * of one that is too large or encrypted; what really comes out of it is counted, too. `isWanted` chooses files by their names.
 */
export async function unpackZip(
  file: string,
  dir: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<UnpackedZip> {
  try {
    const zip = await openZip(file);
    const quota = importQuota();
    let systemFiles = 0;
    const files = await checkEntries(file, isWanted);
    if (files === 0) throw new Refusal("upload-refused", "the zip is empty");
    for await (const entry of zip.eachEntry()) {
      const name: string = entry.fileName;
      if (name.endsWith("/") || !isWanted(name)) continue;
      if (isSystemFile(name)) {
        systemFiles += 1;
        continue;
      }
      quota.addFile(name);
      await mkdir(dirname(join(dir, name)), { recursive: true });
      const source = await zip.openReadStreamPromise(entry);
      await pipeline(source, quota.meter(), createWriteStream(join(dir, name)));
    }
    return { dir, systemFiles };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("upload-refused", reasonOf(error), { cause: error });
  }
}

/** The files of a zip, by their names, and the text of those that `isRead` asks for. @throws Refusal for a file that is no zip. */
export async function lookIntoZip(
  file: string,
  isRead: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  try {
    const zip = await openZip(file);
    for await (const entry of zip.eachEntry()) {
      const name: string = entry.fileName;
      if (name.endsWith("/") || isSystemFile(name)) continue;
      const isText = isRead(name) && entry.uncompressedSize <= MAX_TEXT_BYTES && !isEncrypted(entry);
      files.set(name, isText ? await text(await zip.openReadStreamPromise(entry)) : "");
    }
    return files;
  } catch (error) {
    throw new Refusal("upload-refused", reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : `${error}`;
  // A zip is read from its end.
  return /end of central directory/i.test(message)
    ? "the zip is cut short, or is none: get the file again"
    : `the zip cannot be taken: ${message}`;
}

function isEncrypted({ generalPurposeBitFlag }: { generalPurposeBitFlag: number }): boolean {
  return (generalPurposeBitFlag & ENCRYPTED) !== 0;
}

/** Refuses a zip before anything of it is unpacked. Gives the number of its files. */
async function checkEntries(file: string, isWanted: (name: string) => boolean): Promise<number> {
  const quota = importQuota();
  let files = 0;
  for await (const entry of (await openZip(file)).eachEntry()) {
    const name: string = entry.fileName;
    if (isEncrypted(entry))
      throw new Refusal(
        "upload-refused",
        "the zip is encrypted: unpack it with its password, and give the folder",
      );
    if (name.endsWith("/") || isSystemFile(name) || !isWanted(name)) continue;
    // Unix keeps the kind of file in the upper half; 0o12 is a link.
    if (entry.externalFileAttributes >>> 28 === 0o12)
      throw new Refusal("upload-refused", `only plain files are taken, and it has a link: ${name}`);
    quota.addFile(name);
    quota.addBytes(entry.uncompressedSize);
    files += 1;
  }
  quota.refuseOver();
  return files;
}

/** Refuses absolute names, names with `..` and backslashes, and entries that are longer than they say. */
function openZip(file: string) {
  return yauzl.openPromise(file, { strictFileNames: true, validateEntrySizes: true });
}
