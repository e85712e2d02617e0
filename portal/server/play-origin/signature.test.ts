import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { memoryCaches } from "#player/offline/cache-storage.fixture.ts";
import { type GameCache, openGameCache } from "#player/offline/game-cache.ts";
import { hashOf, openSignedFileLists } from "#player/offline/signed-file-lists.ts";
import { type GameFileList, SIGNATURE_HEADER } from "#player/protocol/game-file-list.ts";
import { signerFrom } from "./signature.ts";

const signer = signerFrom(randomBytes(32).toString("base64url"));
const address = "/assets/html5/chess/game.js";
const code = "let x";

let caches: CacheStorage;
let games: GameCache;

beforeEach(() => {
  caches = memoryCaches();
  games = openGameCache(caches);
});

async function aSet(text: string, version = "1"): Promise<GameFileList> {
  const bytes = new TextEncoder().encode(text);
  const file = { address, bytes: bytes.length, hash: await hashOf(bytes), headers: 0 };
  return {
    guest: "html5/chess",
    version,
    headers: [{ "content-security-policy": "default-src 'self'" }],
    files: [file],
  };
}

async function keep(set: GameFileList, sealed = JSON.stringify(set)): Promise<void> {
  const list = new Response(JSON.stringify(set), { headers: { [SIGNATURE_HEADER]: signer.sign(sealed) } });
  const fetchFile = async () => new Response(code);
  await games.keep(set.version, { list, files: set.files, fetchFile });
}

const served = async (by = signer) =>
  (await openSignedFileLists(games, by.publicKey).match("1", address))?.text();

describe("a signed file list", () => {
  it("is served as the server sent it", async () => {
    await keep(await aSet(code));
    expect(await served()).toBe(code);
  });

  it("comes under the policy that the server sent, whatever the kept copy says", async () => {
    await keep(await aSet(code));
    const cache = await caches.open("offline/set/1");
    await cache.put(address, new Response(code, { headers: { "content-security-policy": "default-src *" } }));
    const sets = openSignedFileLists(games, signer.publicKey);
    const file = await sets.match("1", address);
    expect(file?.headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  it("gives no file that was changed since", async () => {
    await keep(await aSet(code));
    const cache = await caches.open("offline/set/1");
    await cache.put(address, new Response("steal()"));
    expect(await served()).toBeUndefined();
  });

  it("gives nothing when its list was changed, or belongs to another version", async () => {
    const honest = await aSet("something else");
    await keep(await aSet(code), JSON.stringify(honest));
    expect(await served()).toBeUndefined();
    const others = await aSet(code, "2");
    await games.replaceList("1", sealedList(others));
    expect(await served()).toBeUndefined();
  });

  it("gives nothing under another server's key, and all of it again once that server has sealed it", async () => {
    const other = signerFrom(randomBytes(32).toString("base64url"));
    const set = await aSet(code);
    await keep(set);
    expect(await served(other)).toBeUndefined();
    await games.replaceList("1", sealedList(set, other));
    expect(await served(other)).toBe(code);
  });

  function sealedList(set: GameFileList, by = signer): Response {
    const text = JSON.stringify(set);
    return new Response(text, { headers: { [SIGNATURE_HEADER]: by.sign(text) } });
  }
});

describe("signerFrom", () => {
  it("gives the same key for the same secret, so that what is kept outlives a restart", () => {
    const secret = randomBytes(32).toString("base64url");
    expect(signerFrom(secret).publicKey).toBe(signerFrom(secret).publicKey);
  });
});
