import { cacheKey, parseFileList, SIGNATURE_HEADER } from "#player/protocol/game-file-list.ts";
import type { GameCache } from "./game-cache.ts";

/** Reads files of kept games and verifies them against the signed file list. */
export type SignedFileLists = {
  /** A file whose hash is in the signed list of its version, with the headers from that list; otherwise undefined. */
  match(version: string, url: string): Promise<Response | undefined>;
};

/** What a signed list says about a file. */
type SignedFile = { readonly hash: string; readonly headers: Readonly<Record<string, string>> };
type SignedFiles = ReadonlyMap<string, SignedFile>;

/**
 * Opens the file lists in the game cache and verifies their ECDSA signatures with the server's public key (raw P-256 point, in base64).
 * The game can write to these caches. Unverified, it could take the policy off its own pages, and call home.
 */
export function openSignedFileLists(cache: GameCache, publicKey: string): SignedFileLists {
  const key = importKey(publicKey);
  const verified = new Map<string, SignedFiles>();

  async function filesOf(version: string): Promise<SignedFiles | undefined> {
    const files = verified.get(version) ?? (await verify(version, await cache.listOf(version), await key));
    if (files) verified.set(version, files);
    return files;
  }

  return {
    async match(version, url) {
      const file = (await filesOf(version))?.get(cacheKey(url));
      const cached = file && (await cache.match(version, url));
      if (!cached) return undefined;
      const bytes = await cached.arrayBuffer();
      return (await hashOf(bytes)) === file.hash ? new Response(bytes, file) : undefined;
    },
  };
}

/** The files of a list by cache key; undefined unless the signature is valid and the list belongs to this version. */
async function verify(
  version: string,
  response: Response | undefined,
  key: CryptoKey,
): Promise<SignedFiles | undefined> {
  if (!response) return undefined;
  const text = await response.text();
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signature = decodeBase64(response.headers.get(SIGNATURE_HEADER) ?? "");
  if (!(await crypto.subtle.verify(algorithm, key, signature, new TextEncoder().encode(text))))
    return undefined;
  const list = parseFileList(JSON.parse(text));
  if (list?.version !== version) return undefined;
  return new Map(
    list.files.map(({ address, hash, headers }) => [
      cacheKey(address),
      { hash, headers: list.headers[headers] ?? {} },
    ]),
  );
}

/** SHA-256 in base64. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

function importKey(publicKey: string): Promise<CryptoKey> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", decodeBase64(publicKey), curve, false, ["verify"]);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
