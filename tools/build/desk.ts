import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DeskAssets } from "@recess/portal/desk/app.ts";
import { root } from "@recess/portal/paths.mjs";
import { build, type Manifest } from "vite";
import { inlineFont } from "./inline-font.ts";
import { themedSheets } from "./themed-sheets.ts";

/** Builds the stylesheet and the script of the operator's desk, which visitors never load. The theme is that of the system. */
export async function buildDesk(outDir: string): Promise<void> {
  await build({
    root: join(root, "portal"),
    configFile: join(root, "portal", "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    css: { postcss: { plugins: [inlineFont] } },
    build: {
      outDir,
      assetsDir: "assets",
      emptyOutDir: true,
      manifest: "manifest.json",
      rolldownOptions: { input: ["desk/browser.ts", "desk/styles.ts"], preserveEntrySignatures: "strict" },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, "manifest.json"), "utf8"));
  const script = manifest["desk/browser.ts"]?.file;
  const style = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  if (script === undefined || style === undefined) throw new Error("The build made no desk.");
  const sheet = themedSheets(await readFile(join(outDir, style), "utf8")).system;
  const themed = `assets/desk-${createHash("sha256").update(sheet).digest("hex").slice(0, 16)}.css`;
  await mkdir(join(outDir, "assets"), { recursive: true });
  await rm(join(outDir, style));
  await writeFile(join(outDir, themed), sheet);
  await rm(join(outDir, "manifest.json"));
  const assets: DeskAssets = { style: `/${themed}`, script: `/${script}` };
  await writeFile(join(outDir, "assets.json"), JSON.stringify(assets));
}
