import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";

/** Optional packages that libraries try to load and do without. */
const external = ["bufferutil", "pg-native", "utf-8-validate"];

/** Bundles the server with its pages. A start from some forty files takes little more than half the time of one from eight hundred. */
export async function buildServer(outDir: string): Promise<void> {
  await removeOldChunks(outDir);
  await build({
    root: join(root, "portal"),
    logLevel: "warn",
    ssr: { noExternal: true, external },
    // React picks its build by this; the one for development is several times as slow.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      ssr: true,
      rolldownOptions: { input: ["server/main.ts", "server/supervise.ts", "app/entry.ts"] },
    },
  });
}

/** Longest time between the first and the last file of one build. */
const BUILD_MS = 60_000;

/** Removes chunks of all builds but the last one: a running process may still load chunks of that. */
export async function removeOldChunks(outDir: string): Promise<void> {
  const last = await stat(join(outDir, "main.js")).catch(() => undefined);
  if (!last) return;
  const chunks = join(outDir, "assets");
  // An interrupted build may have left none.
  for (const name of await readdir(chunks).catch(() => [])) {
    const file = join(chunks, name);
    if ((await stat(file)).mtimeMs < last.mtimeMs - BUILD_MS) await rm(file);
  }
}
