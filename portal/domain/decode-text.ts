/**
 * Text of a file from elsewhere: UTF-8, UTF-16 where its first bytes say so (editors on Windows save that), and otherwise windows-1252. A byte order
 * mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = [
    { mark: [0xff, 0xfe], encoding: "utf-16le" },
    { mark: [0xfe, 0xff], encoding: "utf-16be" },
  ].find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
