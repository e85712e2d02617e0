import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { FetchLibrary } from "#domain/catalogue/imported-game.ts";
import type { KnownLibrary } from "#domain/catalogue/intake/known-libraries.ts";
import { Refusal } from "#domain/errors.ts";

const TIMEOUT_MS = 30_000;
/** Of a whole package, unpacked; the largest known one has 20 MB. */
const MAX_PACKAGE_BYTES = 64 * 2 ** 20;
const BLOCK_BYTES = 512;

/**
 * Fetches files of npm packages from a registry, each package once. The hash is ours, so a registry or a network that brings anything else is
 * refused.
 */
export function npmLibraries(findRegistry: () => Promise<string>): FetchLibrary {
  const archives = new Map<string, Promise<Buffer>>();
  return async (library) => {
    const key = `${library.name} ${library.version}`;
    const archive = archives.get(key) ?? findRegistry().then((registry) => fetchArchive(library, registry));
    archives.set(key, archive);
    return fileIn(await archive, `package/${library.file}`);
  };
}

async function fetchArchive({ name, version, integrity }: KnownLibrary, registry: string): Promise<Buffer> {
  const url = new URL(`${name}/-/${name}-${version}.tgz`, registry.endsWith("/") ? registry : `${registry}/`);
  const packed = await download(url);
  const hash = `sha512-${createHash("sha512").update(packed).digest("base64")}`;
  if (hash !== integrity)
    throw new Refusal("upload-refused", `${url.host} sent another ${name} ${version} than the known one`);
  return gunzipSync(packed, { maxOutputLength: MAX_PACKAGE_BYTES });
}

async function download(url: URL): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal("upload-refused", `${url.host} could not be asked for it: ${reason}`, { cause: error });
  }
}

/** A file of a tar archive, by the name in its header: 100 bytes for the name, and its size in octal digits at 124. */
function fileIn(archive: Buffer, path: string): Uint8Array {
  for (let at = 0; at + BLOCK_BYTES <= archive.length; ) {
    const name = textAt(archive, at, 100);
    const size = Number.parseInt(textAt(archive, at + 124, 12), 8) || 0;
    const start = at + BLOCK_BYTES;
    if (name === path) return archive.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  throw new Refusal("upload-refused", `its package has no ${path}`);
}

function textAt(archive: Buffer, at: number, length: number): string {
  const [text = ""] = archive.toString("latin1", at, at + length).split("\0");
  return text.trim();
}
