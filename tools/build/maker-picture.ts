import { createHash } from "node:crypto";
import { MGBA_SHA256 } from "@recess/portal/player/consoles/mgba-layout.ts";

/** The picture that original consoles compare with their own: the maker's trademark, which mGBA's Game Boy draws. Its Advance uses no part of it. */
const picture = { at: 1_621_966, bytes: 48 } as const;

/** Copy of mGBA with zeros for the picture. Throws for a version that nobody has looked through. */
export function withoutMakerPicture(wasm: Uint8Array): Uint8Array {
  if (createHash("sha256").update(wasm).digest("hex") !== MGBA_SHA256)
    throw new Error(
      "this is another version of mgba-wasm: find its places anew, for portal/player/consoles/mgba-layout.ts and tools/build/maker-picture.ts",
    );
  return Uint8Array.from(wasm).fill(0, picture.at, picture.at + picture.bytes);
}
