import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { build } from "vite";

const workerFile = "sw.js";
/** Files without a content hash in their name that are precached too. */
const icons = ["icon.svg", "cloak.svg"];

export type BuiltOffline = { readonly build: string; readonly worker: string };

/**
 * Builds the site's service worker with its precache list, from the files that `buildApp` wrote to `client`. The build's name is a
 * content hash of the list: the same sources give the same name, and browsers fetch nothing again.
 */
export async function buildOffline(client: string): Promise<BuiltOffline> {
  const names = (await readdir(join(client, "assets")))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .toSorted();
  const hash = createHash("sha256");
  const hashed = names.map((name) => ({ url: `/assets/${name}`, revision: null }));
  const plain = await Promise.all(
    icons.map(async (name) => ({ url: `/${name}`, revision: digest(await readFile(join(client, name))) })),
  );
  for (const { url, revision } of [...hashed, ...plain]) hash.update(`${url} ${revision}\n`);
  const name = hash.digest("hex").slice(0, 12);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(name), ASSETS: JSON.stringify([...hashed, ...plain]) },
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

/** Renders the PNG icons of the web app manifest from icon.svg. */
export async function buildIcons(client: string): Promise<void> {
  const drawing = await readFile(join(client, "icon.svg"));
  const out = join(client, "icons");
  await mkdir(out, { recursive: true });
  for (const size of [192, 512]) {
    const draw = (side: number) =>
      sharp(drawing, { density: (72 * side) / 64 })
        .resize(side, side)
        .png()
        .toBuffer();
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

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
