import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import type { Assets } from "#app/document/document.tsx";

/** Builds the pages for the server and the islands and styles for the browser. */
export async function buildApp(outDir: string): Promise<void> {
  const common = { logLevel: "warn" } as const;
  await build({
    ...common,
    build: {
      outDir: join(outDir, "client"),
      manifest: "manifest.json",
      assetsDir: "assets",
      // The export of `styles.ts` has to stay, or its sheets would be dropped as unused.
      rolldownOptions: {
        input: ["app/browser.ts", "app/styles.ts", "app/suggestions/suggestions.ts"],
        preserveEntrySignatures: "strict",
        // No island wakes without all of it, and in one piece it is a kilobyte smaller.
        output: {
          codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  });
  await build({
    ...common,
    publicDir: false,
    build: { outDir: join(outDir, "server"), ssr: "app/entry.ts" },
  });
}

/** The addresses of what the build made. */
export async function builtAssets(outDir: string): Promise<Assets> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, "client", "manifest.json"), "utf8"));
  const files = Object.values(manifest).map(({ file }) => `/${file}`);
  const stylesheets = files.filter((file) => file.endsWith(".css"));
  const made = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build made nothing of ${source}.`);
    return `/${entry.file}`;
  };
  if (stylesheets.length === 0) throw new Error("The build made no styles.");
  const sheets = stylesheets.map((file) => readFile(join(outDir, "client", file), "utf8"));
  return {
    stylesheets,
    styles: (await Promise.all(sheets)).join(""),
    script: made("app/browser.ts"),
    suggestions: made("app/suggestions/suggestions.ts"),
    font: files.find((file) => file.endsWith(".woff2")),
  };
}
