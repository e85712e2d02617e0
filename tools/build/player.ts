import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build, type InlineConfig } from "vite";
import { copyEngine, measureEngines } from "./engines.ts";

const SOURCE = join(root, "portal", "player");
const ADDRESS = "/assets/player/";
/** Pages that play films. Each gets its own address from the play origin, never this one. */
const PAGES = ["flash.html", "waflash.html", "awayfl.html"];

export type BuildPlayerOptions = {
  /** The play origin's root; the player goes into its `player` folder, which is emptied first. */
  outDir: string;
  onProgress?: (step: string) => void;
};

/** Builds everything of the play origin that is ours: the bridge, the pages that play films, and the engines beside them. */
export async function buildPlayer({
  outDir,
  onProgress = () => undefined,
}: BuildPlayerOptions): Promise<void> {
  const target = join(outDir, "player");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  onProgress("copying the Flash engines");
  const engines = join(target, "engines");
  const ruffle = await copyEngine("ruffle", engines);
  const awayfl = await copyEngine("awayfl", engines);

  onProgress("building the bridge");
  const bridge = ADDRESS + (await buildScript(target, "bridge/bridge.ts", "bridge-[hash].js"));

  onProgress("building what keeps games offline");
  const packer = ADDRESS + (await buildScript(target, "offline/packer.ts", "packer-[hash].js"));
  const packerHash = await hashOf(join(target, basename(packer)));
  const constants = { PACKER_SCRIPT: packer, PACKER_HASH: packerHash };
  await buildScript(target, "offline/worker.ts", "worker.js", constants);

  onProgress("building the pages that play films");
  await buildPages(target, {
    RUFFLE_URL: `${ADDRESS}engines/${ruffle.folder}/`,
    RUFFLE_BYTES: ruffle.largest,
    AWAYFL_URL: `${ADDRESS}engines/${awayfl.folder}/`,
  });

  const { halves, engineBytes } = await measureEngines(
    engines,
    `${ADDRESS}engines/`,
    ruffle.folder,
    awayfl.folder,
  );
  await writeFile(join(target, "player.json"), JSON.stringify({ bridge, packer, halves, engineBytes }));
}

function baseConfig(target: string): InlineConfig {
  return {
    configFile: false,
    root: SOURCE,
    base: ADDRESS,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: target,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  };
}

/** One plain script without imports: the bridge has to be done before the game's first script starts. */
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
    build: { ...config.build, rolldownOptions: { input: join(SOURCE, source), output } },
  });
  const chunks = Array.isArray(result) || !("output" in result) ? [] : result.output;
  const [script] = chunks.map((chunk) => chunk.fileName);
  if (script === undefined) throw new Error(`the build of player/${source} gave no file`);
  return script;
}

async function hashOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("base64");
}

/** Constants as they are written into code. */
function literals(constants: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}

async function buildPages(target: string, constants: Record<string, string | number>): Promise<void> {
  const config = baseConfig(target);
  const output = {
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    assetFileNames: "[name]-[hash][extname]",
  };
  const input = PAGES.map((page) => join(SOURCE, page));
  await build({
    ...config,
    define: literals(constants),
    build: { ...config.build, rolldownOptions: { input, output } },
  });
}
