import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build, minifySync, type Plugin, type Rolldown } from "vite";

/** Optional packages that libraries try to load and do without, and the browser tools, which are loaded where a game is tried. */
const external = ["bufferutil", "pg-native", "utf-8-validate", "playwright-core", "sharp"];

/** Bundles the server with its pages. A start from some forty files takes little more than half the time of one from eight hundred. */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    root: join(root, "portal"),
    logLevel: "warn",
    ssr: { noExternal: true, external },
    plugins: [packLibraries()],
    // React picks its build by this; the one for development is several times as slow.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      rolldownOptions: {
        input: {
          main: "server/main.ts",
          supervise: "server/supervise.ts",
          entry: "app/entry.ts",
          "desk-entry": "desk/entry.ts",
          recess: "cli/recess.ts",
        },
        output: {
          comments: { legal: false, annotation: false, jsdoc: false },
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
          // By itself, or it would share a chunk with our pages and be left as it is.
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
}

/** From which share of libraries on a chunk is packed: somebody who follows a stack trace reads our code, which stays as it is. */
const LIBRARY_SHARE = 0.5;

/** Vite plugin that writes chunks of libraries without white space and with short names. They are most of the server. */
function packLibraries(): Plugin {
  return {
    name: "pack-libraries",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && libraryShare(chunk) >= LIBRARY_SHARE)
          chunk.code = minifySync(chunk.fileName, chunk.code, { module: true }).code;
    },
  };
}

function libraryShare({ modules }: Rolldown.OutputChunk): number {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
  const sum = (some: typeof sizes) => some.reduce((total, { renderedLength }) => total + renderedLength, 0);
  return sum(sizes.filter(({ id }) => id.includes("/node_modules/"))) / Math.max(1, sum(sizes));
}
