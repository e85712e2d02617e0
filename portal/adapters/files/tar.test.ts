import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { packTar, unpackTar } from "./tar.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const limits = { maxBytes: 10_000_000, maxFiles: 100 };
const long = `${"deep/".repeat(40)}file-ü.txt`;

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function packed(files: Record<string, string>) {
  const folder = await aFolder(files);
  return bytesOf(packTar(folder, Object.keys(files), "backup"));
}

/** An archive that tar itself makes of a folder. */
async function byTar(prepare: (folder: string) => Promise<unknown>, ...args: string[]) {
  const folder = await aFolder({});
  await prepare(folder);
  const { stdout, status } = spawnSync("tar", ["-c", ...args, "-C", folder, "."], { maxBuffer: 1e7 });
  expect(status).toBe(0);
  return stdout;
}

describe("a tar archive", () => {
  it("gives the files back, long names, empty ones and large ones included", async () => {
    const files = { "a.txt": "a", empty: "", [long]: "long", "big.bin": "x".repeat(200_000) };
    const folder = await aFolder({});
    await unpackTar(inPieces(await packed(files), 777), folder, limits);
    for (const [name, text] of Object.entries(files))
      expect(await readFile(join(folder, "backup", name), "utf8")).toBe(text);
  });

  it("is read by tar, and reads what tar makes", async () => {
    const folder = await aFolder({});
    const archive = await packed({ "a.txt": "a", [long]: "long" });
    expect(spawnSync("tar", ["-x", "-C", folder], { input: archive }).status).toBe(0);
    expect(await readFile(join(folder, "backup", long), "utf8")).toBe("long");
    const made = await byTar(async (dir) => {
      await mkdir(join(dir, dirname(long)), { recursive: true });
      await writeFile(join(dir, long), "by tar");
    }, "--format=pax");
    await unpackTar(inPieces(made, 100_000), folder, limits);
    expect(await readFile(join(folder, long), "utf8")).toBe("by tar");
  });

  it("is refused where it leads outside, links, is broken off or damaged, or has too much in it", async () => {
    const good = await packed({ "a.txt": "a" });
    const renamed = (name: string) => {
      const bad = Buffer.from(good);
      bad.fill(0, 0, 100).write(name, 0);
      bad.write("        ", 148);
      const sum = bad.subarray(0, 512).reduce((total, byte) => total + byte, 0);
      bad.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
      return bad;
    };
    const linked = await byTar((dir) =>
      mkdir(dir, { recursive: true }).then(() => spawnSync("ln", ["-s", "/etc", join(dir, "etc")])),
    );
    const hostile = [
      ...["../a", "a/../../b", "/etc/passwd", "..\\a", "c:a"].map(renamed),
      linked,
      good.subarray(0, 600),
      Buffer.from("no archive at all".repeat(100)),
      Buffer.concat(Array.from({ length: 101 }, () => good.subarray(0, 1024))),
    ];
    for (const archive of hostile) {
      const folder = await aFolder({});
      await expect(unpackTar(inPieces(archive, 1000), folder, limits)).rejects.toMatchObject({
        code: "backup-refused",
      });
      expect(await readdir(dirname(folder))).not.toContain("a");
    }
    const one = unpackTar(inPieces(await packed({ big: "x".repeat(1000) }), 100), await aFolder({}), {
      ...limits,
      maxBytes: 999,
    });
    await expect(one).rejects.toMatchObject({ code: "backup-refused" });
  });
});
