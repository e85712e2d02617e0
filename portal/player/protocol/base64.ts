/** Bytes that are turned into characters at once: the arguments of one call. */
const CHUNK_BYTES = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(binary);
}

/** The bytes; none for text that is no base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch (error) {
    if (error instanceof DOMException) return new Uint8Array();
    throw error;
  }
}
