import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import type { Plugin } from "vite";
import { withoutBootRoms } from "./boot-roms.ts";
import { withoutMakerPicture } from "./maker-picture.ts";

/** Code of the Game Boy's engine for the constant of its worker. */
export async function gameBoyWasm(): Promise<string> {
  const wasm = await readFile(join(root, "node_modules", "boytacean", "boytacean_bg.wasm"));
  return Buffer.from(withoutBootRoms(wasm)).toString("base64");
}

/** Code of the Game Boy Advance's engine, likewise. */
export async function advanceWasm(): Promise<string> {
  const wasm = await readFile(join(root, "node_modules", "@thenick775", "mgba-wasm", "dist", "mgba.wasm"));
  return Buffer.from(withoutMakerPicture(wasm)).toString("base64");
}

/** Boytacean's own way to its wasm file, which would put the file, with the boot ROMs, beside the worker. */
const ownWasm = "new URL('boytacean_bg.wasm', import.meta.url)";

export function withoutOwnWasm(): Plugin {
  return {
    name: "boytacean-without-own-wasm",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/boytacean/boytacean.js")) return undefined;
      if (!code.includes(ownWasm)) throw new Error("boytacean.js finds its wasm file in another way now");
      return { code: code.replace(ownWasm, "undefined"), map: null };
    },
  };
}
