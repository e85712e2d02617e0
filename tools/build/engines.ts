import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { EngineBuilds, EngineFile } from "@recess/portal/domain/flash-engine.ts";
import { root } from "@recess/portal/paths.mjs";

const modulesDir = join(root, "node_modules");
const noticesDir = join(root, "portal", "player", "notices");

/** Flash engines and the files of their packages that browsers need, licences included. Source maps are left out: they are larger than the engines. */
const engines = {
  ruffle: { folder: "@ruffle-rs/ruffle", isNeeded: (file: string) => /^LICENSE|\.(?:js|wasm)$/.test(file) },
  awayfl: {
    folder: "@awayfl/awayfl-player",
    // Not its fonts.swf and playerglobal_new.abcs: their origin is not documented (docs/decisions/0003).
    isNeeded: (file: string) =>
      /^(?:LICENSE|bundle\/awayfl-player\.umd\.js|builtins\/(?:builtin\.abc|avmplus\.abc|playerglobal\.(?:abcs|json)))$/.test(
        file,
      ),
  },
};

/**
 * Copies a Flash engine into a folder whose name has a content hash, so that browsers cache it for ever: engines load their own parts
 * by fixed names. Returns the folder's name.
 */
export async function copyEngine(name: keyof typeof engines, target: string): Promise<string> {
  const { folder: source, isNeeded } = engines[name];
  const all = await readdir(join(modulesDir, source), { recursive: true });
  const files = all
    .map((file) => file.replaceAll(sep, "/"))
    .filter(isNeeded)
    .toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(modulesDir, source, file))));
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  const folder = `${name}-${hash.digest("hex").slice(0, 12)}`;
  for (const file of files) {
    const copy = join(target, folder, file);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(modulesDir, source, file), copy);
  }
  await cp(join(noticesDir, `${name}.txt`), join(target, folder, "NOTICE.txt"));
  return folder;
}

/**
 * Ruffle's two WebAssembly variants, recognised by the compiler's note of SIMD, and the bytes of engines that a kept game needs: one
 * variant and the other files of Ruffle, and for waflash AwayFL too.
 */
export async function measureEngines(target: string, ruffle: string, awayfl: string) {
  const builds: Partial<Record<keyof EngineBuilds, EngineFile>> = {};
  const bytes = { rest: 0, vanilla: 0, extended: 0, awayfl: 0 };
  for (const folder of [ruffle, awayfl]) {
    for (const file of await readdir(join(target, folder), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const content = await readFile(join(file.parentPath, file.name));
      const half = content.includes("simd128") ? "extended" : "vanilla";
      const isHalf = folder === ruffle && file.name.endsWith(".wasm");
      if (isHalf) builds[half] = { file: `${folder}/${file.name}`, bytes: content.length };
      bytes[isHalf ? half : folder === awayfl ? "awayfl" : "rest"] += content.length;
    }
  }
  const { vanilla, extended } = builds;
  if (!vanilla || !extended) throw new Error(`${ruffle} has no build with or none without SIMD`);
  const flash = bytes.rest + Math.max(bytes.vanilla, bytes.extended);
  return { builds: { vanilla, extended }, engineBytes: { flash, waflash: flash + bytes.awayfl } };
}
