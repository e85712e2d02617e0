import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

const text = "0123456789".repeat(20);
const large = Buffer.alloc(300_000, "recess ");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await mkdir(join(folder, "root/sub"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "root/.hidden"), "secret");
  await writeFile(join(folder, "root/a.txt"), text);
  await writeFile(join(folder, "root/a.txt.br"), "as brotli");
  await writeFile(join(folder, "root/a.txt.gz"), "as gzip");
  await writeFile(join(folder, "root/stale.js.br"), "old");
  await utimes(join(folder, "root/stale.js.br"), 1000, 1000);
  await writeFile(join(folder, "root/stale.js"), "new");
  await writeFile(join(folder, "root/engine.wasm"), large);
  await writeFile(join(folder, "root/packed.js.br"), brotliCompressSync(text));
  await writeFile(join(folder, "root/packed.wasm.br"), brotliCompressSync(large));
  await writeFile(join(folder, "root/empty.json"), "");
  await writeFile(join(folder, "root/100% fun.png"), "picture");
  await writeFile(join(folder, "root/chunk-Bk3xZf_a.js"), "hashed");
  await writeFile(join(folder, "root/sub/index.html"), "<p>sub");
});

afterAll(() => rm(folder, { recursive: true }));

function serve(path: string, init: RequestInit = {}, isBuilt = true) {
  const files = staticFiles({ root: join(folder, "root"), isBuilt });
  const [pathname = ""] = path.split("?");
  return files.serve(new Request(`http://localhost/files/${path}`, init), pathname);
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await serve(path, { headers });
  if (response === undefined) throw new Error(`no file at ${path}`);
  return response;
}

describe("staticFiles", () => {
  it("sends a file with its type, length and validators", async () => {
    const response = await get("a.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("content-length")).toBe("200");
    expect(response.headers.get("etag")).toMatch(/^"[^"]+"$/);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(text);
  });

  it("sends a large file whole, and wasm under its own type", async () => {
    const response = await get("engine.wasm");
    expect(response.headers.get("content-type")).toBe("application/wasm");
    expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true);
  });

  it("sends an empty file", async () => {
    const response = await get("empty.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("0");
  });

  it("gives the smallest stored encoding that the browser takes", async () => {
    const brotli = await get("a.txt", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(await brotli.text()).toBe("as brotli");
    const gzip = await get("a.txt", { "accept-encoding": "br;q=0, gzip" });
    expect(await gzip.text()).toBe("as gzip");
    expect(gzip.headers.get("vary")).toBe("accept-encoding");
    expect(gzip.headers.get("etag")).not.toBe(brotli.headers.get("etag"));
  });

  it("passes over a compressed sibling that is older than the file", async () => {
    expect(await (await get("stale.js", { "accept-encoding": "br" })).text()).toBe("new");
  });

  it("sends a file of an operator's folder itself, whatever lies beside it", async () => {
    const response = await serve("a.txt", { headers: { "accept-encoding": "br, gzip" } }, false);
    expect(response?.headers.get("content-encoding")).toBeNull();
    expect(response?.headers.get("vary")).toBeNull();
    expect(await response?.text()).toBe(text);
  });

  it("sends a packed file in every encoding, with its length", async () => {
    for (const [name, plain] of [
      ["packed.js", Buffer.from(text)],
      ["packed.wasm", large],
    ] as const) {
      const read = async (accepted: string) => {
        const response = await get(name, { "accept-encoding": accepted });
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get("content-length")).toBe(`${bytes.length}`);
        expect(response.headers.get("vary")).toBe("accept-encoding");
        return {
          bytes,
          encoding: response.headers.get("content-encoding"),
          tag: response.headers.get("etag"),
        };
      };
      const [brotli, gzip, identity] = [await read("br, gzip"), await read("gzip"), await read("identity")];
      expect(brotli.bytes.equals(brotliCompressSync(plain))).toBe(true);
      expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
      expect(identity.bytes.equals(plain)).toBe(true);
      expect([brotli, gzip, identity].map(({ encoding }) => encoding)).toEqual(["br", "gzip", null]);
      expect(new Set([brotli.tag, gzip.tag, identity.tag]).size).toBe(3);
    }
  });

  it("sends a piece of a packed file", async () => {
    const response = await get("packed.wasm", { range: "bytes=200000-200006", "accept-encoding": "br" });
    expect(response.headers.get("content-range")).toBe("bytes 200000-200006/300000");
    expect(await response.text()).toBe(large.subarray(200_000, 200_007).toString());
    expect(await (await get("packed.js", { range: "bytes=0-4" })).text()).toBe("01234");
  });

  it("has no packed files in a folder of an operator", async () => {
    expect(await serve("packed.js", {}, false)).toBeUndefined();
    expect(await (await serve("packed.js.br", {}, false))?.text()).not.toBe(text);
  });

  it("lets browsers keep hashed names for ever", async () => {
    expect((await get("chunk-Bk3xZf_a.js")).headers.get("cache-control")).toContain("immutable");
  });

  it("answers 304 to a browser whose copy is still good", async () => {
    const first = await get("a.txt");
    const tag = first.headers.get("etag") ?? "";
    expect((await get("a.txt", { "if-none-match": `"other", W/${tag}` })).status).toBe(304);
    expect((await get("a.txt", { "if-none-match": '"other"' })).status).toBe(200);
    const date = first.headers.get("last-modified") ?? "";
    expect((await get("a.txt", { "if-modified-since": date })).status).toBe(304);
    expect((await get("a.txt", { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).status).toBe(200);
  });

  it.each([
    ["bytes=0-4", "01234", "bytes 0-4/200"],
    ["bytes=195-", "56789", "bytes 195-199/200"],
    ["bytes=-3", "789", "bytes 197-199/200"],
    ["bytes=198-999", "89", "bytes 198-199/200"],
  ])("sends the piece %s, never compressed", async (range, body, contentRange) => {
    const response = await get("a.txt", { range, "accept-encoding": "br" });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(body);
  });

  it("sends a piece of a large file", async () => {
    const response = await get("engine.wasm", { range: "bytes=200000-200006" });
    expect(await response.text()).toBe(large.subarray(200_000, 200_007).toString());
  });

  it("refuses a range that lies outside the file", async () => {
    const response = await get("a.txt", { range: "bytes=200-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */200");
  });

  it.each(["bytes=5-2", "bytes=-", "bytes=0-1,4-5", "lines=1-2"])(
    "sends all of it for the odd range %s",
    async (range) => {
      expect((await get("a.txt", { range })).status).toBe(200);
    },
  );

  it("sends all of it when the piece would not fit the browser's older copy", async () => {
    const range = "bytes=0-4";
    expect((await get("a.txt", { range, "if-range": '"older"' })).status).toBe(200);
    const tag = (await get("a.txt")).headers.get("etag") ?? "";
    expect((await get("a.txt", { range, "if-range": tag })).status).toBe(206);
  });

  it("leaves the body out for HEAD", async () => {
    const response = await serve("engine.wasm", { method: "HEAD" });
    expect(response?.headers.get("content-length")).toBe("300000");
    expect(response?.body).toBeNull();
  });

  it("answers a folder with its index, at the address with the slash", async () => {
    expect(await (await get("sub/")).text()).toBe("<p>sub");
    const response = await get("sub?x=1");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/files/sub/?x=1");
  });

  it("finds names with a percent sign or a space", async () => {
    expect(await (await get("100%25%20fun.png")).text()).toBe("picture");
  });

  it.each([
    "../secret.txt",
    "..%2fsecret.txt",
    "%2e%2e/secret.txt",
    "%2e%2e%2fsecret.txt",
    "%252e%252e%252fsecret.txt",
    "..%5csecret.txt",
    "..\\secret.txt",
    "sub/../../secret.txt",
    "sub/%2e%2e/a.txt",
    "%c0%ae%c0%ae/secret.txt",
    "a.txt%00",
    "a.txt%00.png",
    ".hidden",
    "%2ehidden",
    "/a.txt",
    "sub//index.html",
    "C:/a.txt",
    "a.txt/",
    "a.txt/b",
    "%",
    "missing.txt",
  ])("has nothing at %s", async (path) => {
    const files = staticFiles({ root: join(folder, "root") });
    expect(await files.serve(new Request("http://localhost/"), path)).toBeUndefined();
  });

  it("has nothing at a name longer than the disk can hold", async () => {
    expect(await serve("x".repeat(5000))).toBeUndefined();
  });
});
