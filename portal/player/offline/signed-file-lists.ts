import {
  cacheKey,
  type GameFileList,
  parseFileList,
  SIGNATURE_HEADER,
} from "#player/protocol/game-file-list.ts";
import type { SetName, Shelf } from "./game-cache.ts";

export type SealedSets = {
  /** A file of a kept set, seen to be the very one that the server sent; undefined for anything else. */
  match(set: SetName, address: string): Promise<Response | undefined>;
};

/**
 * Reads kept sets and believes nothing in them but the server's seal. Every game of the origin could write into these caches, and
 * would otherwise speak in another's name, saves included.
 */
export function openSealedSets(shelf: Shelf, publicKey: string): SealedSets {
  const key = importKey(publicKey);
  const known = new Map<string, ReadonlyMap<string, Promised>>();

  async function promisedBy(set: SetName): Promise<ReadonlyMap<string, Promised> | undefined> {
    const name = `${set.guest}/${set.version}`;
    const before = known.get(name);
    if (before) return before;
    const list = await shelf.listOf(set);
    if (!list) return undefined;
    const text = await list.text();
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    const seal = bytesOf(list.headers.get(SIGNATURE_HEADER) ?? "");
    if (!(await crypto.subtle.verify(algorithm, await key, seal, new TextEncoder().encode(text))))
      return undefined;
    const sealed: GameFileList | undefined = parseFileList(JSON.parse(text));
    if (sealed?.guest !== set.guest || sealed.version !== set.version) return undefined;
    const files = new Map(
      sealed.files.map(({ address, hash, headers }) => [
        cacheKey(address),
        { hash, headers: sealed.headers[headers] ?? {} },
      ]),
    );
    known.set(name, files);
    return files;
  }

  return {
    async match(set, address) {
      const promised = (await promisedBy(set))?.get(cacheKey(address));
      const kept = promised && (await shelf.match(set, address));
      if (!kept) return undefined;
      const bytes = await kept.arrayBuffer();
      return (await hashOf(bytes)) === promised.hash ? new Response(bytes, promised) : undefined;
    },
  };
}

/** What the server said of a file: its content, and the headers under which it may be used. */
type Promised = { readonly hash: string; readonly headers: Readonly<Record<string, string>> };

/** SHA-256 in base64. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

function importKey(publicKey: string): Promise<CryptoKey> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", bytesOf(publicKey), curve, false, ["verify"]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
