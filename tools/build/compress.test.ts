import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressTree } from "./compress.ts";

let folder: string;
let tree: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  [tree, cache] = [join(folder, "tree"), join(folder, "cache")];
  await mkdir(join(tree, "sub"), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

describe("compressTree", () => {
  it("writes both siblings, also for files in folders", async () => {
    const text = "score ".repeat(1000);
    await writeFile(join(tree, "sub/game.js"), text);
    expect(await compressTree(tree, { cache })).toBe(2);
    expect(brotliDecompressSync(await readFile(join(tree, "sub/game.js.br"))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(tree, "sub/game.js.gz"))).toString()).toBe(text);
  });

  it("compresses quickly, with more bytes, in folders marked for it", async () => {
    const text = await readFile("package-lock.json", "utf8");
    await mkdir(join(tree, "slow"));
    await writeFile(join(tree, "sub/game.js"), text);
    await writeFile(join(tree, "slow/game.js"), text);
    await compressTree(tree, { cache, quick: [join(tree, "sub")] });
    const [quick, slow] = [
      await readFile(join(tree, "sub/game.js.br")),
      await readFile(join(tree, "slow/game.js.br")),
    ];
    expect(brotliDecompressSync(quick).toString()).toBe(text);
    expect(quick.length).toBeGreaterThan(slow.length);
  });

  it("leaves pictures, sound and tiny files alone", async () => {
    await writeFile(join(tree, "cover.webp"), Buffer.alloc(5000));
    await writeFile(join(tree, "jump.ogg"), Buffer.alloc(5000));
    await writeFile(join(tree, "tiny.txt"), "hello");
    expect(await compressTree(tree, { cache })).toBe(0);
  });

  it("passes over what is up to date and renews what is not", async () => {
    const file = join(tree, "game.js");
    await writeFile(file, "a".repeat(1000));
    await compressTree(tree, { cache });
    expect(await compressTree(tree, { cache })).toBe(0);
    await writeFile(file, "b".repeat(1000));
    await utimes(`${file}.br`, 1000, 1000);
    await utimes(`${file}.gz`, 1000, 1000);
    expect(await compressTree(tree, { cache })).toBe(2);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe("b".repeat(1000));
  });

  it("takes large files from the cache when they come again", async () => {
    const file = join(tree, "engine.wasm");
    const bytes = Buffer.alloc(400_000, "recess");
    await writeFile(file, bytes);
    await compressTree(tree, { cache });
    const [first = ""] = (await readdir(cache)).filter((name) => name.endsWith(".br"));
    await writeFile(join(cache, first), "from the cache");
    await rm(`${file}.br`);
    expect(await compressTree(tree, { cache })).toBe(1);
    expect(await readFile(`${file}.br`, "utf8")).toBe("from the cache");
    const [made, original] = [await stat(`${file}.br`), await stat(file)];
    expect(made.mtime >= original.mtime).toBe(true);
  });
});
