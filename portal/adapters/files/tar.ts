import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "#domain/errors.ts";

const BLOCK_BYTES = 512;
const NAME_BYTES = 100;

/** Packs files of a folder as a tar archive (POSIX pax), below `prefix`. */
export async function* packTar(
  folder: string,
  files: readonly string[],
  prefix: string,
): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    const { size, mtime } = await stat(join(folder, file));
    const name = `${prefix}/${file}`;
    if (Buffer.byteLength(name) > NAME_BYTES) {
      const record = paxRecord("path", name);
      yield header({ name: "pax", size: record.length, mtime, type: "x" });
      yield padded(record);
    }
    yield header({ name, size, mtime, type: "0" });
    let sent = 0;
    // A file that grows meanwhile must not push the next header away.
    for await (const chunk of createReadStream(join(folder, file), { end: Math.max(0, size - 1) })) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) throw new Error(`${file} changed while it was read`);
    yield new Uint8Array(padding(size));
  }
  yield new Uint8Array(2 * BLOCK_BYTES);
}

type Limits = { readonly maxBytes: number; readonly maxFiles: number };

/**
 * Unpacks a tar archive into a folder: regular files alone, with relative paths that stay inside. Links and devices are refused, as
 * is more than the limits allow.
 */
export async function unpackTar(
  archive: AsyncIterable<Uint8Array>,
  folder: string,
  { maxBytes, maxFiles }: Limits,
): Promise<void> {
  const reader = blockReader(archive);
  let longName: string | undefined;
  let [bytes, files] = [0, 0];
  for (;;) {
    const block = await reader.read(BLOCK_BYTES);
    if (block.every((byte) => byte === 0)) return;
    const { name, size, type } = parseHeader(block);
    bytes += size;
    files += 1;
    if (bytes > maxBytes || files > maxFiles) throw refused("there is more in it than a backup has");
    if (type === "x" || type === "g") {
      if (size > 10_000) throw refused("a header in it is too long");
      const record = await reader.read(size);
      if (type === "x") longName = pathIn(record) ?? longName;
      await reader.skip(padding(size));
      continue;
    }
    const entryName = longName ?? name;
    longName = undefined;
    // Folders are made with their files.
    if (type === "5") continue;
    const path = safePath(entryName);
    if (type !== "0") throw refused(`${path} in it is no plain file`);
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      await writeAll(join(folder, path), reader.chunks(size));
    } catch (error) {
      throw isClash(error) ? refused(`${path} cannot be there beside the rest of it`) : error;
    }
    await reader.skip(padding(size));
  }
}

function refused(reason: string): Refusal {
  return new Refusal("backup-refused", `The archive is refused: ${reason}.`);
}

/** The same name twice, a file where a folder is, or a name that the disk does not take. */
function isClash(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? `${error.code}` : "";
  return ["EEXIST", "EISDIR", "ENOTDIR", "ENAMETOOLONG"].includes(code);
}

async function writeAll(file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600, flags: "wx" });
  const failed = new Promise<never>((_, reject) => out.once("error", reject));
  const write = (chunk: Uint8Array) =>
    new Promise<void>((done, fail) => out.write(chunk, (error) => (error ? fail(error) : done())));
  const written = async () => {
    for await (const chunk of chunks) await write(chunk);
    await new Promise<void>((done) => out.end(done));
  };
  try {
    await Promise.race([written(), failed]);
  } finally {
    out.destroy();
  }
}

/** Reads a stream of chunks of any size by exact numbers of bytes. */
function blockReader(archive: AsyncIterable<Uint8Array>) {
  const source = archive[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  async function* chunks(size: number): AsyncGenerator<Uint8Array> {
    let left = size;
    while (left > 0) {
      if (rest.length === 0) {
        const { done, value } = await source.next();
        if (done) throw refused("it is broken off");
        rest = value;
        continue;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    chunks,
    async read(size: number): Promise<Uint8Array> {
      const pieces: Uint8Array[] = [];
      for await (const piece of chunks(size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async skip(size: number): Promise<void> {
      for await (const _ of chunks(size));
    },
  };
}

/** A relative path without any way out of the folder, on any system. */
function safePath(name: string): string {
  const parts = name.split("/").filter((part, at) => !(at === 0 && part === ".") && part !== "");
  const isSafe = parts.length > 0 && parts.every((part) => part !== ".." && !/[\\:\0]/.test(part));
  if (!isSafe || name.startsWith("/")) throw refused(`${JSON.stringify(name)} is no path inside it`);
  return parts.join("/");
}

type Entry = { readonly name: string; readonly size: number; readonly mtime: Date; readonly type: "0" | "x" };

function header({ name, size, mtime, type }: Entry): Uint8Array {
  const block = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  block.write(Buffer.from(name).subarray(0, NAME_BYTES).toString("latin1"), 0, "latin1");
  block.write("0000600\0" + "0000000\0" + "0000000\0", 100, "latin1");
  block.write(`${octal(size, 11)}\0${octal(Math.floor(mtime.getTime() / 1000), 11)}\0`, 124, "latin1");
  block.write(`        ${type}`, 148, "latin1");
  block.write("ustar\0" + "00", 257, "latin1");
  block.write(`${octal(sumOf(block), 6)}\0 `, 148, "latin1");
  return block;
}

function parseHeader(block: Uint8Array): { name: string; size: number; type: string } {
  const text = (from: number, length: number) =>
    Buffer.from(block.subarray(from, from + length))
      .toString("utf8")
      .split("\0", 1)[0] ?? "";
  const number = (from: number, length: number) => Number.parseInt(text(from, length).trim() || "0", 8);
  const unsummed = Uint8Array.from(block).fill(32, 148, 156);
  const size = number(124, 12);
  if (number(148, 8) !== sumOf(unsummed) || !Number.isSafeInteger(size) || size < 0)
    throw refused("it is damaged, or no tar archive");
  const prefix = text(257, 5) === "ustar" ? text(345, 155) : "";
  return {
    name: prefix ? `${prefix}/${text(0, NAME_BYTES)}` : text(0, NAME_BYTES),
    size,
    type: text(156, 1) || "0",
  };
}

function sumOf(block: Uint8Array): number {
  return block.reduce((sum, byte) => sum + byte, 0);
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): Uint8Array {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  length = rest + String(length).length;
  return Buffer.from(`${length} ${key}=${value}\n`);
}

function pathIn(record: Uint8Array): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(Buffer.from(record).toString("utf8"))?.[1];
}

function padding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}

function padded(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, new Uint8Array(padding(bytes.length))]);
}
