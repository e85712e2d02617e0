import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import {
  type EngineBuild,
  type EngineBuilds,
  type EngineFile,
  filesOf,
} from "@recess/portal/domain/flash-engine.ts";
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
 * Ruffle's two builds, and the bytes of engines that a kept game needs: one build and the other files of Ruffle, and for waflash AwayFL
 * too.
 */
export async function measureEngines(target: string, ruffle: string, awayfl: string) {
  const files = await readEngine(target, ruffle);
  const builds = { vanilla: buildIn(files, "vanilla"), extended: buildIn(files, "extended") };
  const [vanilla, extended] = [filesOf(builds.vanilla), filesOf(builds.extended)];
  const shared = files.filter(({ file }) => ![...vanilla, ...extended].some((part) => part.file === file));
  const flash = sizeOf(shared) + Math.max(sizeOf(vanilla), sizeOf(extended));
  return { builds, engineBytes: { flash, waflash: flash + sizeOf(await readEngine(target, awayfl)) } };
}

type ReadFile = EngineFile & { readonly content: Buffer };

async function readEngine(target: string, folder: string): Promise<ReadFile[]> {
  const entries = await readdir(join(target, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const content = await readFile(join(parentPath, name));
      return { file: `${folder}/${name}`, bytes: content.length, content };
    }),
  );
}

/** The build for browsers with SIMD, recognised by the compiler's note of it, or the other. Both have a script of their own and one they share. */
function buildIn(files: readonly ReadFile[], name: keyof EngineBuilds): EngineBuild {
  const wasm = files.find(
    ({ file, content }) => file.endsWith(".wasm") && content.includes("simd128") === (name === "extended"),
  );
  const main = files.find(({ file }) => file.endsWith("/ruffle.js"));
  // A build's own script calls its wasm file by names with a hash of the build in them.
  const own = files.find(({ file, content }) => {
    const [hash] = (file.endsWith(".js") && /wasm_bindgen_[0-9a-f]{16}/.exec(content.toString())) || [];
    return hash !== undefined && wasm?.content.includes(hash);
  });
  if (!wasm || !main || !own) throw new Error(`Ruffle's ${name} build is not complete`);
  const fact = ({ file, bytes }: ReadFile): EngineFile => ({ file, bytes });
  return { scripts: [main, own].map(fact), wasm: fact(wasm) };
}

function sizeOf(files: readonly EngineFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
