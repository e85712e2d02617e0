import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build, type InlineConfig } from "vite";
import { advanceWasm, gameBoyWasm, withoutOwnWasm } from "./console-engines.ts";
import { copyEngine, measureEngines } from "./engines.ts";
import { compileEnglish, translationFiles } from "./translation-files.ts";

const sourceDir = join(root, "portal", "player");
const iconFile = join(root, "portal", "app", "public", "icon.svg");
const baseUrl = "/assets/player/";
/** Pages that play SWF files and cartridges. The play origin serves each at another URL than its file. */
const pages = ["flash.html", "waflash.html", "awayfl.html", "console.html"];

/**
 * Builds the player: the bridge in its three variants, the icon of games, the mover, the packer, the play origin's service worker, the Flash pages and their engines.
 * `playDir` is the play origin's root. The `player` folder in it is emptied first.
 */
export async function buildPlayer(playDir: string): Promise<void> {
  const target = join(playDir, "player");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  const engines = join(target, "engines");
  const ruffle = await copyEngine("ruffle", engines);
  const awayfl = await copyEngine("awayfl", engines);

  const bridge = baseUrl + (await buildScript(target, "bridge/bridge.ts", "bridge-[hash].js"));
  const opaqueBridge =
    baseUrl + (await buildScript(target, "bridge/opaque-bridge.ts", "opaque-bridge-[hash].js"));
  const mirrorBridge =
    baseUrl + (await buildScript(target, "bridge/mirror-bridge.ts", "mirror-bridge-[hash].js"));

  const mover = baseUrl + (await buildScript(target, "databases/mover.ts", "mover-[hash].js"));

  const packer = baseUrl + (await buildScript(target, "offline/packer.ts", "packer-[hash].js"));
  const packerHash = await hashOf(join(target, basename(packer)));
  const constants = { PACKER_SCRIPT: packer, PACKER_HASH: packerHash };
  await buildScript(target, "offline/worker.ts", "worker.js", constants);

  const icon = baseUrl + (await writeIcon(target));
  const { builds, engineBytes } = await measureEngines(engines, ruffle, awayfl);
  const words = translationFiles([join(sourceDir, "messages")]);
  for (const { name, text } of words) await writeFile(join(target, name), text);
  await buildPages(target, {
    PLAYER_WORD_FILES: Object.fromEntries(words.map(({ language, name }) => [language, baseUrl + name])),
    RUFFLE_URL: `${baseUrl}engines/${ruffle}/`,
    RUFFLE_BUILDS: builds,
    AWAYFL_URL: `${baseUrl}engines/${awayfl}/`,
    GAME_BOY_WASM: await gameBoyWasm(),
    ADVANCE_WASM: await advanceWasm(),
  });
  for (const engine of ["jsnes", "boytacean"])
    await writeEngineLicence(target, engine, join(root, "node_modules", engine, "LICENSE"));
  await writeEngineLicence(target, "mgba");
  await writeFile(
    join(target, "player.json"),
    JSON.stringify({ bridge, opaqueBridge, mirrorBridge, icon, mover, packer, engine: builds, engineBytes }),
  );
}

function baseConfig(target: string): InlineConfig {
  return {
    configFile: false,
    root: sourceDir,
    base: baseUrl,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: target,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
}

/** Bundles one classic script without imports. The bridge must have run before the game's first script starts. */
async function buildScript(
  target: string,
  source: string,
  entryFileNames: string,
  constants: Record<string, string> = {},
): Promise<string> {
  const config = baseConfig(target);
  const output = { format: "iife" as const, entryFileNames };
  const result = await build({
    ...config,
    define: literals(constants),
    build: { ...config.build, rolldownOptions: { input: join(sourceDir, source), output } },
  });
  const chunks = Array.isArray(result) || !("output" in result) ? [] : result.output;
  const [script] = chunks.map((chunk) => chunk.fileName);
  if (script === undefined) throw new Error(`the build of player/${source} gave no file`);
  return script;
}

/**
 * Writes the licence of an engine that is bundled into the worker of a console, beside it: Apache-2.0 wants its text to travel along. mGBA's
 * licence wants its source to be named, which the notice does.
 */
async function writeEngineLicence(target: string, engine: string, licenceFile?: string): Promise<void> {
  const notice = await readFile(join(sourceDir, "notices", `${engine}.txt`), "utf8");
  const text = licenceFile ? `${notice}\n${await readFile(licenceFile, "utf8")}` : notice;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  await writeFile(join(target, `${engine}-licence-${hash}.txt`), text);
}

/** Writes the icon of pages of games that name none: without one, a browser asks for `/favicon.ico`, which no file host of a mirror has. */
async function writeIcon(target: string): Promise<string> {
  const name = `icon-${createHash("sha256")
    .update(await readFile(iconFile))
    .digest("hex")
    .slice(0, 12)}.svg`;
  await copyFile(iconFile, join(target, name));
  return name;
}

async function hashOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("base64");
}

/** Constants as source text, for `define`. */
function literals(constants: Record<string, string | object>): Record<string, string> {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}

async function buildPages(target: string, constants: Record<string, string | object>): Promise<void> {
  const config = baseConfig(target);
  const output = {
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    assetFileNames: "[name]-[hash][extname]",
  };
  const input = pages.map((page) => join(sourceDir, page));
  await build({
    ...config,
    plugins: [compileEnglish()],
    define: literals(constants),
    // Engines of consoles: one classic script each, as a mirror can start no worker that imports others.
    worker: { format: "iife", plugins: () => [withoutOwnWasm()], rolldownOptions: { output } },
    build: { ...config.build, rolldownOptions: { input, output } },
  });
}
