// Control characters, and what some file system reads as a separator, a drive or a stream.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const FORBIDDEN = /[\u0000-\u001f\u007f/\\:]/;

/**
 * The names along an address below a folder, decoded exactly once; undefined where one of them could lead
 * elsewhere or is hidden. `path` is percent-encoded and has no leading slash. A trailing slash (a folder) gives a last empty name.
 */
export function safeSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  const encoded = path.split("/");
  for (const [index, part] of encoded.entries()) {
    const name = decodeOnce(part);
    if (name === undefined || FORBIDDEN.test(name) || name.startsWith(".")) return undefined;
    if (name === "" && index < encoded.length - 1) return undefined;
    segments.push(name);
  }
  return segments;
}

function decodeOnce(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
