import { createWriteStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { hasInvisibleCharacters } from "#domain/catalogue/reading/clean-text.ts";
import { Refusal } from "#domain/errors.ts";

const most = { files: 5000, bytes: 300 * 1024 * 1024, name: 200 };

/** Takes in a folder with an index.html. */
export async function importFolder(folder: string, way: ImportTarget): Promise<ImportedGame> {
  const target = join(way.stagingDir, "html5", way.slug);
  const counter = openCounter();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const name = from.slice(folder.replace(/[/\\]+$/, "").length + 1);
    if (entry.isSymbolicLink())
      throw new Refusal("upload-refused", `${name} is a link; only plain files are taken`);
    if (!entry.isFile()) continue;
    counter.file(name);
    counter.bytes((await stat(from)).size);
    await mkdir(dirname(join(target, name)), { recursive: true });
    await copyFile(from, join(target, name));
  }
  return finished(target, way);
}

/** Takes in a zip with an index.html, at its top or in its only folder. Nothing in it can land outside its own place. */
export async function importZip(file: string, way: ImportTarget): Promise<ImportedGame> {
  const target = join(way.stagingDir, "html5", way.slug);
  const counter = openCounter();
  try {
    // Refuses absolute names, names with `..` and backslashes, and entries that are longer than they say.
    const zip = await yauzl.openPromise(file, { strictFileNames: true, validateEntrySizes: true });
    for await (const entry of zip.eachEntry()) {
      const name: string = entry.fileName;
      if (name.endsWith("/")) continue;
      // Unix keeps the kind of file in the upper half; 0o12 is a link.
      if (entry.externalFileAttributes >>> 28 === 0o12) {
        throw new Refusal("upload-refused", `${name} is a link; only plain files are taken`);
      }
      counter.file(name);
      await mkdir(dirname(join(target, name)), { recursive: true });
      const source = await zip.openReadStreamPromise(entry);
      await pipeline(source, counter.through(), createWriteStream(join(target, name)));
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message : `${error}`;
    throw new Refusal("upload-refused", `the zip cannot be taken: ${reason}`, { cause: error });
  }
  await liftOnlyFolder(target);
  return finished(target, way);
}

/** Many zips hold one folder with everything in it. */
async function liftOnlyFolder(target: string): Promise<void> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => []);
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory()) return;
  await rename(join(target, only.name), `${target}.lifted`);
  await rm(target, { recursive: true });
  await rename(`${target}.lifted`, target);
}

async function finished(target: string, { slug, name }: ImportTarget): Promise<ImportedGame> {
  const files = (await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );
  if (!files.some((entry) => entry.name === "index.html" && entry.parentPath === target)) {
    throw new Refusal("upload-refused", "there is no index.html at its top");
  }
  const hosts = new Set<string>();
  let bytes = 0;
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    bytes += (await stat(path)).size;
    if (/\.(html?|js|mjs|css)$/i.test(entry.name))
      for (const host of hostsIn(await readFile(path, "utf8"))) hosts.add(host);
  }
  return {
    type: "html5",
    path: `${slug}/`,
    name,
    installPath: `html5/${slug}`,
    bytes,
    hosts: [...hosts].toSorted(),
  };
}

/** Hosts that something would be fetched from. Namespaces of SVG and XHTML are names, not addresses. */
function hostsIn(text: string): string[] {
  const found = text.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:"'`\s)?#])/gi);
  return [...found].map(([, host = ""]) => host.toLowerCase()).filter((host) => host !== "www.w3.org");
}

function openCounter() {
  let files = 0;
  let bytes = 0;
  const add = (more: number) => {
    bytes += more;
    if (bytes > most.bytes)
      throw new Refusal("upload-refused", `it unpacks to more than ${most.bytes / 1024 / 1024} MB`);
  };
  return {
    file(name: string): void {
      files += 1;
      if (files > most.files) throw new Refusal("upload-refused", `it has more than ${most.files} files`);
      if (name.length > most.name) throw new Refusal("upload-refused", "a name in it is too long");
      if (/(^|[/\\])\./.test(name) || hasInvisibleCharacters(name))
        throw new Refusal("upload-refused", `${JSON.stringify(name)} is hidden or has no proper name`);
    },
    bytes: add,
    /** Counts what really comes out, whatever was promised. */
    through: () =>
      new Transform({
        transform(piece: Buffer, _, done) {
          try {
            add(piece.length);
            done(null, piece);
          } catch (error) {
            done(error instanceof Error ? error : new Error(`${error}`));
          }
        },
      }),
  };
}
