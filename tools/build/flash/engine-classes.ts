import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Abc, readAbc } from "@recess/portal/domain/catalogue/swf/abc.ts";
import { root } from "@recess/portal/paths.mjs";
import { wasmMemory } from "./wasm-memory.ts";

const ruffleDir = join(root, "node_modules/@ruffle-rs/ruffle");
const awayflBuiltins = join(root, "node_modules/@awayfl/awayfl-player/builtins");

/** The first bytes of an ABC block: its version. */
const ABC_VERSION = Buffer.from([16, 0, 46, 0]);

/** What the two Flash engines have of the packages of Flash, read from their own files. */
export type EngineClasses = {
  readonly ruffle: ReadonlySet<string>;
  /** Classes that Ruffle has by name only: their constructors say that they do nothing. */
  readonly hollow: ReadonlySet<string>;
  readonly awayfl: ReadonlySet<string>;
};

/** Reads the classes of the Flash engines that are installed: of Ruffle out of its wasm file, where they are bytecode. */
export async function readEngineClasses(): Promise<EngineClasses> {
  const ruffle = await readRuffle();
  const hollow = ruffle.methods.flatMap((words) =>
    words.filter((_, at) => words[at - 1] === "stub_constructor" && words[at + 1] === "stub_constructor"),
  );
  return {
    ruffle: new Set(ruffle.defined.filter(isOfFlash)),
    hollow: new Set(hollow),
    awayfl: new Set((await readAwayFl()).filter(isOfFlash)),
  };
}

/** Functions begin with a small letter. Both engines have all of them. */
function isOfFlash(name: string): boolean {
  return /^flash\.(?:\w+\.)+[A-Z]\w*$/.test(name);
}

async function readRuffle(): Promise<Abc> {
  const [file = ""] = (await readdir(ruffleDir)).filter((name) => name.endsWith(".wasm"));
  const memory = wasmMemory(await readFile(join(ruffleDir, file)));
  const blocks: Abc[] = [];
  for (let at = memory.indexOf(ABC_VERSION); at >= 0; at = memory.indexOf(ABC_VERSION, at + 1))
    blocks.push(readAbc(memory.subarray(at)));
  const [largest] = blocks.toSorted((a, b) => b.defined.length - a.defined.length);
  if (!largest) throw new Error("Ruffle's wasm file has no bytecode");
  return largest;
}

async function readAwayFl(): Promise<string[]> {
  const listed: { defs: string[] }[] = JSON.parse(
    await readFile(join(awayflBuiltins, "playerglobal.json"), "utf8"),
  );
  const builtin = readAbc(await readFile(join(awayflBuiltins, "builtin.abc")));
  return [...listed.flatMap(({ defs }) => defs.map((name) => name.replace(":", "."))), ...builtin.defined];
}
