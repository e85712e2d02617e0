import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";

/** URLs of the frame that all PuzzleScript games share. */
export type PuzzleFrame = { readonly script: string; readonly style: string };

const baseUrl = "/assets/player/";

/** Sources of the frame, below the project's folder. */
export const puzzleFrameSources = ["games/puzzlescript", "games/kit", "games/package.json"];

/** Bundles the frame around PuzzleScript games into the player's folder. `play` is the play origin's root. */
export async function buildPuzzleFrame(play: string): Promise<PuzzleFrame> {
  const source = path.join(root, "games", "puzzlescript");
  const result = await build({
    configFile: false,
    root: source,
    base: baseUrl,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: path.join(play, "player"),
      emptyOutDir: false,
      target: "es2022",
      // Otherwise the script would bring the styles, after the first paint.
      cssCodeSplit: false,
      // Browsers fetch no font for a frame without an origin of its own, as games have on a mirror.
      assetsInlineLimit: (file) => file.endsWith(".woff2"),
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(source, "frame.ts"),
        // A classic script, as the engine is: it sets the engine's globals.
        output: {
          format: "iife",
          entryFileNames: "puzzle-frame-[hash].js",
          assetFileNames: "puzzle-frame-[hash][extname]",
        },
      },
    },
  });
  const files =
    Array.isArray(result) || !("output" in result) ? [] : result.output.map((one) => one.fileName);
  const [script, style] = [".js", ".css"].map((ending) => files.find((file) => file.endsWith(ending)));
  if (!script || !style) throw new Error("the build of the puzzle frame gave no script or no styles");
  return { script: baseUrl + script, style: baseUrl + style };
}
