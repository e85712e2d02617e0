/** A parcel that this code does not open, or that is no parcel. */
export class ParcelUnreadable extends Error {
  override readonly name = "ParcelUnreadable";
}

/** What follows from a code: the id by which the portal knows the parcel, and the key that never leaves the browser. */
export type ParcelKeys = { readonly id: string; readonly key: CryptoKey };

/** First byte of a parcel: how it is encrypted. */
const VERSION = 1;
const IV_BYTES = 12;

/**
 * A guess at a code costs this many rounds of SHA-256, a second on a slow machine. Without the salt of a parcel, which the portal could only give
 * to those who name it, the count is all that makes a stolen parcel expensive to open.
 */
const ITERATIONS = 1_000_000;
const SALT = "recess-move/1";

/** More than all saves of a browser. A few kilobytes of gzip can become gigabytes. */
const MAX_TEXT_BYTES = 64_000_000;

const encoder = new TextEncoder();

/** Derives id and key from the whole code: PBKDF2 makes guesses slow, HKDF makes two values of which neither tells the other. */
export async function parcelKeys(code: string): Promise<ParcelKeys> {
  const password = await crypto.subtle.importKey("raw", encoder.encode(code), "PBKDF2", false, [
    "deriveBits",
  ]);
  const stretched = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(SALT), iterations: ITERATIONS },
    password,
    256,
  );
  const base = await crypto.subtle.importKey("raw", stretched, "HKDF", false, ["deriveBits", "deriveKey"]);
  const purpose = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode(info),
  });
  const id = await crypto.subtle.deriveBits(purpose("id"), base, 256);
  const key = await crypto.subtle.deriveKey(purpose("key"), base, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return { id: base64url(new Uint8Array(id)), key };
}

/** Compresses and encrypts a text. */
export async function sealParcel(text: string, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, packed);
  const parcel = new Uint8Array(1 + IV_BYTES + sealed.byteLength);
  parcel[0] = VERSION;
  parcel.set(iv, 1);
  parcel.set(new Uint8Array(sealed), 1 + IV_BYTES);
  return parcel;
}

/** The text of a parcel. Throws `ParcelUnreadable` for one that was changed on the way or sealed with another key. */
export async function openParcel(parcel: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<string> {
  if (parcel[0] !== VERSION) throw new ParcelUnreadable("another version");
  const iv = parcel.slice(1, 1 + IV_BYTES);
  const packed = await crypto.subtle
    .decrypt({ name: "AES-GCM", iv }, key, parcel.slice(1 + IV_BYTES))
    .catch((cause: unknown) => {
      throw new ParcelUnreadable("not sealed with this key", { cause });
    });
  return unpack(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

async function unpack(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > MAX_TEXT_BYTES) {
      await reader.cancel();
      throw new ParcelUnreadable("too large");
    }
    pieces.push(next.value);
  }
  return new Blob(pieces).text();
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
