import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteFiles } from "./site-files.ts";

describe("the site's files", () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "recess-site-files-"));
    await mkdir(join(dir, "client", "assets"), { recursive: true });
  });
  afterEach(() => rm(dir, { recursive: true }));

  async function cacheControlOf(path: string) {
    await writeFile(join(dir, "client", path), "");
    const answer = await siteFiles(dir, join(dir, "data")).serve(new Request(`http://x/${path}`), path);
    return answer?.headers.get("cache-control");
  }

  it("are kept for ever where the bundler named them, also when the hash is letters only", async () => {
    expect(await cacheControlOf("assets/style-DJhKgPuX.css")).toContain("immutable");
    expect(await cacheControlOf("assets/saves-BpYCpBj-.js")).toContain("immutable");
  });

  it("are asked for again where their names do not change with them", async () => {
    expect(await cacheControlOf("robots.txt")).toBe("no-cache");
  });

  it("have the Flash engine among them, its scripts as data that no page runs", async () => {
    const folder = join(dir, "play", "player", "engines", "ruffle-1");
    await mkdir(folder, { recursive: true });
    for (const name of ["a.wasm", "ruffle.js", "NOTICE.txt"]) await writeFile(join(folder, name), "engine");
    const serve = (path: string) =>
      siteFiles(dir, join(dir, "data")).serve(new Request(`http://x/${path}`), path);
    const wasm = await serve("assets/engines/ruffle-1/a.wasm");
    expect(wasm?.headers.get("content-type")).toBe("application/wasm");
    expect(wasm?.headers.get("cache-control")).toContain("immutable");
    const script = await serve("assets/engines/ruffle-1/ruffle.js");
    expect(script?.headers.get("content-type")).toBe("application/octet-stream");
    expect(await serve("assets/engines/ruffle-1/NOTICE.txt")).toBeUndefined();
    expect(await serve("engines/ruffle-1/a.wasm")).toBeUndefined();
  });

  it("have the scripts of the build before, for pages that are open, and nothing else of it", async () => {
    const former = join(dir, "former");
    await mkdir(join(former, "client", "assets"), { recursive: true });
    for (const name of ["assets/old-DJhKgPuX.js", "robots.txt"])
      await writeFile(join(former, "client", name), "old");
    const serve = (path: string) =>
      siteFiles(dir, join(dir, "data"), former).serve(new Request(`http://x/${path}`), path);
    expect(await (await serve("assets/old-DJhKgPuX.js"))?.text()).toBe("old");
    expect(await serve("robots.txt")).toBeUndefined();
  });

  it("are good for an hour where they are pictures, so that a second page does not ask for each again", async () => {
    expect(await cacheControlOf("icon.svg")).toContain("max-age=3600");
    expect(await cacheControlOf("chess.avif")).toContain("max-age=3600");
  });
});
