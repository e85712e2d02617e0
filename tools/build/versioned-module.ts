import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "vite";

/** Stands for the version in a bundle whose hash is the version. */
export const VERSION = "version of the rules";
export const ENTRY = "virtual:entry";

/** Bundles a game's file, as the entry's code imports it, into one module without imports. Its version is a hash of the module. */
export async function bundleVersioned(
  file: string,
  entryCode: string,
  constant: "RULES_VERSION" | "SEATS_VERSION",
): Promise<{ code: string; version: string }> {
  const result = await build({
    root: path.dirname(file),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    // Rules say nothing: what they share with pictures is English there.
    define: { [constant]: JSON.stringify(VERSION), WORD_FILES: "undefined" },
    plugins: [virtualEntry(entryCode)],
    build: {
      write: false,
      ssr: true,
      minify: true,
      // Tables and tuned numbers stay constants, which an engine compiles into the code that reads them; a `var` it looks up every time.
      rolldownOptions: { input: ENTRY, output: { topLevelVar: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk" || chunk.imports.length > 0)
    throw new Error(`${file} cannot be bundled into one module.`);
  const version = createHash("sha256").update(chunk.code).digest("hex").slice(0, 12);
  return { code: chunk.code.replaceAll(VERSION, version), version };
}

/** Plugin that gives the bundler an entry without a file. */
export function virtualEntry(code: string) {
  return {
    name: "virtual-entry",
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id: string) => (id === `\0${ENTRY}` ? code : undefined),
  };
}
