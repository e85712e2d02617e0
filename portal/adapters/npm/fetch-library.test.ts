import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { npmLibraries } from "./fetch-library.ts";

const archive = gzipSync(
  Buffer.concat([member("package/README.md", "read me"), member("package/dist/lib.js", "lib()")]),
);
const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
const library = { name: "lib", version: "1.2.3", integrity, file: "dist/lib.js" };

function member(name: string, text: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(text.length.toString(8).padStart(11, "0"), 124);
  const content = Buffer.alloc(512);
  content.write(text);
  return Buffer.concat([header, content]);
}

let server: Server;
let asked: string[];
let registry: string;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(archive);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm`;
});
afterEach(() => server.close());

describe("npmLibraries", () => {
  it("gives a file of the package, which it fetches once", async () => {
    const fetchLibrary = npmLibraries(async () => registry);
    expect(Buffer.from(await fetchLibrary(library)).toString()).toBe("lib()");
    await fetchLibrary(library);
    expect(asked).toEqual(["/npm/lib/-/lib-1.2.3.tgz"]);
  });

  it("refuses a package with another hash", async () => {
    const other = { ...library, integrity: "sha512-x" };
    await expect(npmLibraries(async () => registry)(other)).rejects.toThrow(
      "another lib 1.2.3 than the known one",
    );
  });

  it("says why a registry could not be asked", async () => {
    const closed = registry;
    await new Promise((done) => server.close(done));
    await expect(npmLibraries(async () => closed)(library)).rejects.toThrow("could not be asked for it");
  });
});
