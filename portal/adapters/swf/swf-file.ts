import { readFile, stat } from "node:fs/promises";
import { constants, inflateSync } from "node:zlib";
import {
  MAX_SWF_BYTES,
  readSwf,
  readSwfHeader,
  type Swf,
  type SwfHeader,
  type SwfUnpacker,
  type Unpacked,
} from "#domain/catalogue/swf/swf-header.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { unpackLzma } from "./lzma.ts";

/** Reads the header of a SWF file. @throws SwfRefusal when it is not a whole SWF; the system's own error when it cannot be read. */
export async function readSwfFile(path: string): Promise<SwfHeader> {
  return readSwfHeader(await readBounded(path), swfUnpacker);
}

/** Reads a SWF file with its code. @throws as `readSwfFile` does. */
export async function readWholeSwf(path: string): Promise<Swf> {
  return readSwf(await readBounded(path), swfUnpacker);
}

async function readBounded(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > MAX_SWF_BYTES) throw new SwfRefusal("too-large", "The file is larger than 100 MB.");
  return readFile(path);
}

const noBytes = new Uint8Array();

/** Decompressors for SWF bodies: zlib (CWS) of Node, LZMA (ZWS) of our own. */
export const swfUnpacker: SwfUnpacker = {
  zlib(packed, maxBytes) {
    try {
      // With a sync flush a stream that ends early yields what it has instead of an error.
      const bytes = inflateSync(packed, {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: Math.max(1, maxBytes),
      });
      return { outcome: bytes.length < maxBytes ? "cut-short" : "whole", bytes };
    } catch (error) {
      return { outcome: outcomeOf(error), bytes: noBytes };
    }
  },
  lzma: unpackLzma,
};

function outcomeOf(error: unknown): Unpacked["outcome"] {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ERR_BUFFER_TOO_LARGE") return "too-large";
  if (code.startsWith("Z_")) return "damaged";
  throw error;
}
