import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { compileMusic } from "./music.ts";
import { parseTiles } from "./tiles.ts";

const run = promisify(execFile);
const consolesDir = path.resolve(import.meta.dirname, "..");
const kitDir = path.join(consolesDir, "kit");

/** A cartridge and the addresses of its variables, by their names in C. */
export type Built = { readonly nes: Uint8Array; readonly symbols: string };

/** Further sources that a game makes from data of its own, by file name: `src/data.ts` exports a function of this type as `dataSources`. */
export type DataSources = () => Readonly<Record<string, string>>;

/** The version of cc65, or undefined where it is not installed. */
export async function cc65Version(): Promise<string | undefined> {
  try {
    return (await run("cc65", ["--version"])).stderr.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The slugs of our console games. */
export function consoleGames(): string[] {
  return readdirSync(consolesDir)
    .filter((name) => existsSync(path.join(consolesDir, name, "manifest.json")))
    .toSorted();
}

/** A file of a game, by its name in the folder of the game. */
export function gameFile(slug: string, name: string): string {
  return path.join(consolesDir, slug, name);
}

export function cartridgeFile(slug: string): string {
  return path.join(consolesDir, slug, `${slug}.nes`);
}

export function symbolsFile(slug: string): string {
  return path.join(consolesDir, slug, "symbols.json");
}

/** Builds a game's cartridge from its sources with cc65. */
export async function buildCartridge(slug: string): Promise<Built> {
  const work = await mkdtemp(path.join(tmpdir(), "recess-nes-"));
  try {
    const sourceDir = path.join(consolesDir, slug, "src");
    await cp(kitDir, work, { recursive: true });
    await cp(sourceDir, work, { recursive: true });
    await writeGenerated(sourceDir, path.join(work, "generated"));
    const sources = [
      ...readdirSync(work),
      ...readdirSync(path.join(work, "generated")).map((n) => `generated/${n}`),
    ];
    const objects: string[] = [];
    for (const source of sources.filter((name) => /\.[cs]$/.test(name)).toSorted()) {
      objects.push(await compile(source, work));
    }
    // A fixed order and relative names: the same sources give the same bytes everywhere.
    await run(
      "ld65",
      ["-C", "nrom.cfg", "-o", "game.nes", "-Ln", "labels", "-m", "map", ...objects, "none.lib"],
      {
        cwd: work,
      },
    );
    const nes = await readFile(path.join(work, "game.nes"));
    return { nes, symbols: variablesIn(await readFile(path.join(work, "labels"), "utf8")) };
  } finally {
    await rm(work, { recursive: true });
  }
}

async function compile(source: string, work: string): Promise<string> {
  const base = source.replace(/\.[cs]$/, "");
  const object = `${base}.o`;
  if (source.endsWith(".s")) {
    await run("ca65", ["-I", ".", "-o", object, source], { cwd: work });
    return object;
  }
  // -Cl: locals are static, which the 6502 likes; no function of a game calls itself.
  await run("cc65", ["-t", "none", "-Oirs", "-Cl", "-I", ".", "-o", `${base}.asm`, source], { cwd: work });
  await run("ca65", ["-I", ".", "-o", object, `${base}.asm`], { cwd: work });
  return object;
}

async function writeGenerated(sourceDir: string, folder: string): Promise<void> {
  await mkdir(folder);
  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content);
  const read = (name: string) => readFile(path.join(sourceDir, name), "utf8");
  const font = await readFile(path.join(kitDir, "font.txt"), "utf8");
  const { mirroring, battery }: { mirroring: "vertical" | "horizontal"; battery: boolean } = JSON.parse(
    await read("cartridge.json"),
  );
  await write(
    "cartridge.inc",
    `MIRRORING = ${mirroring === "vertical" ? 1 : 0}\nBATTERY = ${battery ? 1 : 0}\n`,
  );

  const header: string[] = ["/* Made from background.txt and sprites.txt. */"];
  const pictures: string[] = [".rodata"];
  for (const table of ["background", "sprites"] as const) {
    const set = parseTiles(await read(`${table}.txt`), font, `${table}.txt`);
    await write(`${table}.chr`, set.chr);
    const prefix = table === "background" ? "TILE" : "SPRITE";
    for (const [name, index] of set.names)
      header.push(`#define ${prefix}_${cName(name).toUpperCase()} ${index}`);
    for (const [name, values] of set.pictures) {
      header.push(`extern const unsigned char picture_${cName(name)}[];`);
      pictures.push(`.export _picture_${cName(name)}`, `_picture_${cName(name)}: .byte ${values.join(", ")}`);
    }
  }
  await write("tiles.h", `${header.join("\n")}\n`);
  await write("pictures.s", `${pictures.join("\n")}\n`);

  const music = compileMusic(await read("music.txt"), "music.txt");
  await write("music.s", music.assembly);
  await write("music.h", music.header);

  const data = path.join(sourceDir, "data.ts");
  if (!existsSync(data)) return;
  const { dataSources }: { dataSources: DataSources } = await import(data);
  for (const [name, content] of Object.entries(dataSources())) await write(name, content);
}

/** The C variables of a label file (`al 000312 ._hero_x`) that lie in RAM, as JSON. */
function variablesIn(labels: string): string {
  const variables = [...labels.matchAll(/^al 00([0-9A-F]{4}) \._(\w+)$/gm)]
    .map(([, address = "", name = ""]) => [name, Number.parseInt(address, 16)] as const)
    .filter(
      ([name, address]) =>
        !name.startsWith("_") && (address < 0x800 || (address >= 0x6000 && address < 0x8000)),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(variables), null, 2)}\n`;
}

function cName(name: string): string {
  return name.replaceAll("-", "_");
}
