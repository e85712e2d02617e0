import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";

/** Optional packages that libraries try to load and do without, and the browser tools, which are loaded where a game is tried. */
const external = ["bufferutil", "pg-native", "utf-8-validate", "playwright-core", "sharp"];

/** Bundles the server with its pages. A start from some forty files takes little more than half the time of one from eight hundred. */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    root: join(root, "portal"),
    logLevel: "warn",
    ssr: { noExternal: true, external },
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
        output: { comments: { legal: false, annotation: false, jsdoc: false } },
      },
    },
  });
}
