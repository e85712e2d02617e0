import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryCaches } from "#player/offline/cache-storage.fixture.ts";
import { openAssetCache } from "./asset-cache.ts";

const script = "/assets/stage-D8I3tixn.js";
const icon = "/icon.svg";
const site = "http://play.example";

/** Paths that were asked of the network. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("location", new URL(site));
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, site);
    asked.push(pathname);
    return pathname.includes("gone") ? new Response("", { status: 404 }) : new Response("from the network");
  });
  return () => vi.unstubAllGlobals();
});

async function putOther(path: string): Promise<void> {
  await (await caches.open("assets-b1")).put(path, new Response("of b1"));
}

async function respond(path: string): Promise<string> {
  let stored: Promise<void> | undefined;
  const response = await openAssetCache("b2").respond(new Request(site + path), (cached) => {
    stored = cached;
  });
  await stored;
  return response.text();
}

const ownCopy = async (path: string) => (await (await caches.open("assets-b2")).match(path))?.text();

describe("the cache of a build's assets", () => {
  it("asks the network once for what a page uses", async () => {
    expect(await respond(script)).toBe("from the network");
    expect(await respond(script)).toBe("from the network");
    expect(asked).toEqual([script]);
  });

  it("copies what another build has under the same hash, which may be deleted first", async () => {
    await putOther(script);
    expect(await respond(script)).toBe("of b1");
    expect(await ownCopy(script)).toBe("of b1");
    expect(asked).toEqual([]);
  });

  it("takes an icon, which has no hash, from its own build alone", async () => {
    await putOther(icon);
    expect(await respond(icon)).toBe("from the network");
  });

  it("does not cache what is not there", async () => {
    await respond("/assets/gone-1.js");
    expect(await ownCopy("/assets/gone-1.js")).toBeUndefined();
  });

  it("adds what is missing", async () => {
    await respond(script);
    await openAssetCache("b2").add([script, icon]);
    expect(asked).toEqual([script, icon]);
    expect(await ownCopy(icon)).toBe("from the network");
  });

  it("fails to add what cannot be fetched", async () => {
    await expect(openAssetCache("b2").add([script, "/assets/gone-1.js"])).rejects.toThrow("404");
  });
});
