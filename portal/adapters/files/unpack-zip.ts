import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { Refusal } from "#domain/errors.ts";
import { importQuota } from "./import-quota.ts";
import { isSystemFile } from "./system-files.ts";

/** A zip that was unpacked: where, and how many files of an operating system were left out. */
export type UnpackedZip = { readonly dir: string; readonly systemFiles: number };

/** The bit of an entry that says that it is encrypted (APPNOTE, 4.4.4). */
const ENCRYPTED = 1;

/**
 * Unpacks a zip into a folder. No entry can be written outside of it. What the zip says about itself is added up first, so that nothing is unpacked
 * of one that is too large or encrypted; what really comes out of it is counted, too.
 */
export async function unpackZip(file: string, dir: string): Promise<UnpackedZip> {
  try {
    const zip = await openZip(file);
    const quota = importQuota();
    let systemFiles = 0;
    await checkEntries(file);
    for await (const entry of zip.eachEntry()) {
      const name: string = entry.fileName;
      if (name.endsWith("/")) continue;
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
    const reason = error instanceof Error ? error.message : `${error}`;
    throw new Refusal("upload-refused", `the zip cannot be taken: ${reason}`, { cause: error });
  }
}

async function checkEntries(file: string): Promise<void> {
  const quota = importQuota();
  for await (const entry of (await openZip(file)).eachEntry()) {
    const name: string = entry.fileName;
    if (entry.generalPurposeBitFlag & ENCRYPTED)
      throw new Refusal(
        "upload-refused",
        "the zip is encrypted: unpack it with its password, and give the folder",
      );
    if (name.endsWith("/") || isSystemFile(name)) continue;
    // Unix keeps the kind of file in the upper half; 0o12 is a link.
    if (entry.externalFileAttributes >>> 28 === 0o12)
      throw new Refusal("upload-refused", `${name} is a link; only plain files are taken`);
    quota.addFile(name);
    quota.addBytes(entry.uncompressedSize);
  }
  quota.refuseOver();
}

/** Refuses absolute names, names with `..` and backslashes, and entries that are longer than they say. */
function openZip(file: string) {
  return yauzl.openPromise(file, { strictFileNames: true, validateEntrySizes: true });
}
