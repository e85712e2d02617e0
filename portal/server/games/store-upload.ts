import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { importQuota } from "#adapters/files/import-quota.ts";
import { isCartridgeName } from "#domain/catalogue/cartridge/cartridge.ts";
import { Refusal } from "#domain/errors.ts";
import { safeSegments } from "#server/http/static/safe-path.ts";
import { readUpload } from "./upload-frames.ts";

/**
 * Writes the files of an upload below a folder, within the limits of an import. Hidden files are dropped: systems put them there. Gives what is to be
 * added: the only file, else the folder that holds all.
 */
export async function storeUpload(stream: AsyncIterable<Uint8Array>, dir: string): Promise<string> {
  const quota = importQuota();
  const stored: string[] = [];
  await mkdir(dir, { recursive: true, mode: 0o700 });
  try {
    for await (const { path, bytes } of readUpload(stream)) {
      if (/(^|\/)(\.|__MACOSX\/)/.test(path)) {
        for await (const _ of bytes);
        continue;
      }
      const segments = safeSegments(path.split("/").map(encodeURIComponent).join("/"));
      if (!segments || segments.at(-1) === "")
        throw new Refusal("upload-refused", `${JSON.stringify(path)} is no proper name of a file`);
      quota.addFile(path);
      const file = join(dir, ...segments);
      await mkdir(dirname(file), { recursive: true });
      // Never over another file of the same upload.
      await pipeline(Readable.from(bytes), quota.meter(), createWriteStream(file, { flags: "wx" }));
      stored.push(file);
    }
    const [first, ...others] = stored;
    if (first === undefined) throw new Refusal("upload-refused", "there is no file in it");
    if (others.length === 0 && (/\.(swf|zip)$/i.test(first) || isCartridgeName(first))) return first;
    if (others.length === 0 && !/\.html?$/i.test(first))
      throw new Refusal(
        "upload-refused",
        `${first.slice(dir.length + 1)} is no game: a film (.swf), a cartridge (.nes, .gb, .gbc), a zip, or a folder with an index.html is wanted`,
      );
    const [top] = new Set(stored.map((file) => file.slice(dir.length + 1).split("/")[0] ?? ""));
    const isOneFolder = stored.every((file) => file.startsWith(join(dir, top ?? "", "/")));
    return isOneFolder ? join(dir, top ?? "") : dir;
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
}
