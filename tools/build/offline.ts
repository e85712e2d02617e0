import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cloakPresets } from "@recess/portal/domain/settings/cloak.ts";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { build, type Manifest, type ManifestChunk } from "vite";

const workerFile = "sw.js";
/** Files without a content hash in their name that pages show. */
const icons = [
  "icon.svg",
  ...Object.values(cloakPresets).map(({ icon }) => icon.slice(1)),
  "icons/icon-32.png",
];
/** Chunks that run on the offline page: the entry of all pages with scripts, and the group of `buildApp`. */
const offlineChunks = ["browser", "offline"];

export type BuiltOffline = { readonly build: string; readonly worker: string };

/**
 * Builds the site's service worker with the list of its build's assets, from the files that `buildApp` wrote to `client`. The build's name is
 * a content hash of the list: the same sources give the same name, and browsers fetch nothing again.
 */
export async function buildOffline(client: string): Promise<BuiltOffline> {
  const names = (await readdir(join(client, "assets")))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .toSorted();
  const assets = [...names.map((name) => `/assets/${name}`), ...icons.map((name) => `/${name}`)];
  const hash = createHash("sha256");
  for (const url of assets) hash.update(`${url}\n`);
  for (const name of icons) hash.update(await readFile(join(client, name)));
  const name = hash.digest("hex").slice(0, 12);
  const manifest: Manifest = JSON.parse(await readFile(join(client, "scripts.json"), "utf8"));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: {
      BUILD: JSON.stringify(name),
      ASSETS: JSON.stringify(assets),
      OFFLINE_SCRIPTS: JSON.stringify(scriptsOf(manifest, offlineChunks)),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "portal/app/offline/service-worker.ts"),
        output: { format: "iife", entryFileNames: workerFile },
      },
    },
  });
  return { build: name, worker: `/${workerFile}` };
}

/** Renders the PNG icons of tabs and of the web app manifest from icon.svg. */
export async function buildIcons(client: string): Promise<void> {
  const drawing = await readFile(join(client, "icon.svg"));
  const out = join(client, "icons");
  await mkdir(out, { recursive: true });
  const draw = (side: number) =>
    sharp(drawing, { density: (72 * side) / 64 })
      .resize(side, side)
      .png()
      .toBuffer();
  // For tabs: a browser opens a document for an SVG, 40 ms on a slow machine.
  await writeFile(join(out, "icon-32.png"), await draw(32));
  for (const size of [192, 512]) {
    await sharp(await draw(size))
      .png()
      .toFile(join(out, `icon-${size}.png`));
    // Systems mask these icons: the safe zone is the middle four fifths.
    const inner = Math.round(size * 0.68);
    await sharp({ create: { width: size, height: size, channels: 4, background: "#0e1714" } })
      .composite([{ input: await draw(inner) }])
      .png()
      .toFile(join(out, `maskable-${size}.png`));
  }
}

/** URLs of the chunks with these names, and of all that they import statically. */
function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk) throw new Error(`The build has no chunks ${names.join(" and ")}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) visit(manifest[key]);
  };
  for (const name of names) visit(Object.values(manifest).find((chunk) => chunk.name === name));
  return Array.from(files, (file) => `/${file}`);
}
