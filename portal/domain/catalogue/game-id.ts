/** Twice the longest path that the catalogue reader accepts, percent-encoded in base64. No game has a longer id. */
const MAX_ID_LENGTH = 24_000;

/** A game's id, as it stands behind `/play/`: URL-safe base64 of the path's UTF-8, without padding. */
export function idOfPath(path: string): string {
  return btoa(bytesOf(path)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Binary string of the UTF-8 bytes, one character a byte. An ASCII path, as most are, is its own. */
function bytesOf(path: string): string {
  if (/^[ -~]*$/.test(path)) return path;
  let bytes = "";
  for (const byte of new TextEncoder().encode(path)) bytes += String.fromCharCode(byte);
  return bytes;
}

/**
 * The path of an id. Links from elsewhere vary, so standard and URL-safe base64 are decoded, padded or not, percent-encoded
 * once or not. Undefined for anything that is not base64 of valid UTF-8.
 */
export function pathOfId(text: string): string | undefined {
  if (text.length > MAX_ID_LENGTH) return undefined;
  const plain = percentDecoded(text);
  if (plain === undefined || !/^[\w+/-]*={0,2}$/.test(plain)) return undefined;
  if (plain.endsWith("=") && plain.length % 4 !== 0) return undefined;
  const digits = plain.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (digits.length % 4 === 1) return undefined;
  return utf8(Uint8Array.from(atob(digits), (byte) => byte.charCodeAt(0)));
}

function percentDecoded(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    // TypeError is how the decoder reports bytes that are not UTF-8.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
