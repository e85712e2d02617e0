import { open } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Encoding } from "./accepts.ts";

/** A file that a Unity build compressed: what is inside, and how it is compressed; no encoding where it is not, whatever its name says. */
export type PrecompressedFile = { readonly name: string; readonly encoding: Encoding | undefined };

const compressedName =
  /^(.+\.(?:data|wasm|js|json|mem|memory|code|framework|symbols|bin))\.(gz|br|unityweb)$/i;
/** What Unity writes into the head of every file that it compresses. */
const MARKER = "UnityWeb Compressed Content";
/** Longer than the marker with what comes before it in gzip and Brotli. */
const HEAD_BYTES = 80;

/**
 * Whether the file at `location` is one of a Unity build that is to be sent with a `Content-Encoding` (`game.wasm.br`). Its loader counts on the
 * server for that. Another game that brings a compressed file decompresses it by itself, so a name alone is not enough: the file has Unity's
 * marker, or lies in the folder `Build` where Unity puts it.
 */
export async function findPrecompressed(location: string): Promise<PrecompressedFile | undefined> {
  const [, name, suffix] = compressedName.exec(basename(location)) ?? [];
  if (name === undefined || suffix === undefined) return undefined;
  const head = await readHead(location);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (head.includes(MARKER)) return { name, encoding: isGzip ? "gzip" : "br" };
  if (/^unityweb$/i.test(suffix)) return { name, encoding: isGzip ? "gzip" : undefined };
  if (!/^build$/i.test(basename(dirname(location)))) return undefined;
  return /^gz$/i.test(suffix) ? { name, encoding: isGzip ? "gzip" : undefined } : { name, encoding: "br" };
}

async function readHead(location: string): Promise<Buffer> {
  await using file = await open(location);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
