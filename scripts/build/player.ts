import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";
import { copyEngine } from "./engines.ts";

const SOURCE = resolve(import.meta.dirname, "../../player");
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
  const bridge = await buildBridge(target);

  onProgress("building the pages that play films");
  await buildPages(target, {
    RUFFLE_ADDRESS: `${ADDRESS}engines/${ruffle.folder}/`,
    RUFFLE_BYTES: ruffle.largest,
    AWAYFL_ADDRESS: `${ADDRESS}engines/${awayfl.folder}/`,
  });

  await writeFile(join(target, "player.json"), JSON.stringify({ bridge: ADDRESS + bridge }));
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

/** One plain script without imports: it has to be done before the game's first script starts. */
async function buildBridge(target: string): Promise<string> {
  const config = baseConfig(target);
  const output = { format: "iife" as const, entryFileNames: "bridge-[hash].js" };
  const result = await build({
    ...config,
    build: { ...config.build, rolldownOptions: { input: join(SOURCE, "bridge/bridge.ts"), output } },
  });
  const chunks = Array.isArray(result) || !("output" in result) ? [] : result.output;
  const [bridge] = chunks.map((chunk) => chunk.fileName);
  if (bridge === undefined) throw new Error("the bridge's build gave no file");
  return bridge;
}

async function buildPages(target: string, constants: Record<string, string | number>): Promise<void> {
  const config = baseConfig(target);
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const output = {
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    assetFileNames: "[name]-[hash][extname]",
  };
  const input = PAGES.map((page) => join(SOURCE, page));
  await build({ ...config, define, build: { ...config.build, rolldownOptions: { input, output } } });
}
