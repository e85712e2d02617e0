import { readdir, readFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { distDir } from "@recess/portal/paths.mjs";
import { listedGames } from "#quality/lib/built-site.ts";

/** Packed files that a release does not serve as they were built, in one of the encodings. */
export async function wrongFiles(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { url, file } of await packedFiles()) {
    const plain = await readFile(file);
    for (const encoding of ["br", "gzip", "identity"] as const)
      if (!(await read(`${origin}${url}`, encoding)).equals(plain))
        wrong.push(`${url} is another file in ${encoding}`);
  }
  return wrong;
}

/** Which pages are not served, and which games are not listed or served. `visit` gives the status of an address. */
export async function wrongPages(
  origin: string,
  visit: (path: string) => Promise<{ readonly status: number }>,
): Promise<string[]> {
  const games = (await listedGames(origin)).filter(({ gameType }) => gameType === "html5");
  const paths = ["/", "/play", "/search?q=chess", "/privacy", "/offline"];
  const wrong = games.length === 0 ? ["no game is listed"] : [];
  for (const path of [...paths, ...games.map((game) => `/assets/html5/${game.path}`)]) {
    const { status } = await visit(path);
    if (status !== 200) wrong.push(`${path} is answered with ${status}`);
  }
  return wrong;
}

/** Both builds of the Flash engine, and the scripts of the site. */
async function packedFiles(): Promise<{ url: string; file: string }[]> {
  const engines = join(distDir, "play", "player", "engines");
  const ruffle = (await readdir(engines)).find((name) => name.startsWith("ruffle-")) ?? "";
  const assets = join(distDir, "client", "assets");
  return [
    ...(await readdir(join(engines, ruffle)))
      .filter((name) => name.endsWith(".wasm"))
      .map((name) => ({ url: `/assets/engines/${ruffle}/${name}`, file: join(engines, ruffle, name) })),
    ...(await readdir(assets))
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ url: `/assets/${name}`, file: join(assets, name) })),
  ];
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
/** Smaller files may come plain. */
const MIN_COMPRESSED_BYTES = 512;

/** `fetch` would decode by itself, whatever the server says. */
async function read(url: string, encoding: keyof typeof decoders): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { "accept-encoding": encoding } }, resolve).once("error", reject),
  );
  const bytes = await buffer(response);
  if (response.statusCode !== 200) return Buffer.alloc(0);
  const named = response.headers["content-encoding"] ?? "identity";
  if (named === encoding) return decoders[encoding](bytes);
  return named === "identity" && bytes.length < MIN_COMPRESSED_BYTES ? bytes : Buffer.alloc(0);
}
