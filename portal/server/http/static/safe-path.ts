// Control characters, and what a file system may read as a separator, a drive or a stream.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const forbidden = /[\u0000-\u001f\u007f/\\:]/;

/**
 * The decoded segments of a URL path below a folder; undefined where one of them is hidden or could leave the folder (path traversal).
 * `path` is percent-encoded, has no leading slash and is decoded exactly once. A trailing slash (a folder) gives a last empty segment.
 */
export function safeSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  const encoded = path.split("/");
  for (const [index, part] of encoded.entries()) {
    const name = decodeOnce(part);
    if (name === undefined || forbidden.test(name) || name.startsWith(".")) return undefined;
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
