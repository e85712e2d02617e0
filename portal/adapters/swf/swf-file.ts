import { readFile, stat } from "node:fs/promises";
import { constants, inflateSync } from "node:zlib";
import {
  MAX_SWF_BYTES,
  readSwfHeader,
  type SwfHeader,
  type SwfUnpacker,
  type Unpacked,
} from "#domain/catalogue/swf/swf-header.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { unpackLzma } from "./lzma.ts";

/** @throws SwfRefusal when the file is no whole Flash movie; the system's own error when it cannot be read. */
export async function readSwfFile(path: string): Promise<SwfHeader> {
  const { size } = await stat(path);
  if (size > MAX_SWF_BYTES) throw new SwfRefusal("too-large", "The file is larger than 100 MB.");
  return readSwfHeader(await readFile(path), swfUnpacker);
}

const nothing = new Uint8Array();

export const swfUnpacker: SwfUnpacker = {
  zlib(packed, mostBytes) {
    try {
      // With a sync flush a stream that ends early gives what it has instead of an error.
      const bytes = inflateSync(packed, {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: Math.max(1, mostBytes),
      });
      return { outcome: bytes.length < mostBytes ? "cut-short" : "whole", bytes };
    } catch (error) {
      return { outcome: faultOf(error), bytes: nothing };
    }
  },
  lzma: unpackLzma,
};

function faultOf(error: unknown): Unpacked["outcome"] {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ERR_BUFFER_TOO_LARGE") return "too-large";
  if (code.startsWith("Z_")) return "damaged";
  throw error;
}
