import { Refusal } from "#domain/errors.ts";

/** A file of an upload: its path below the upload's folder, and its bytes as they come in. */
export type UploadedFile = { readonly path: string; readonly bytes: AsyncIterable<Uint8Array> };

const MAX_HEAD_BYTES = 4096;

/**
 * Parses an upload of several files in one body: for each file a line of JSON, `{"path","size"}`, then its bytes. A browser makes such a body of
 * a dropped folder without reading it into memory, and one request is one game. Each file has to be read before the next.
 */
export async function* readUpload(stream: AsyncIterable<Uint8Array>): AsyncGenerator<UploadedFile> {
  const reader = byteReader(stream);
  for (;;) {
    const head = await reader.line(MAX_HEAD_BYTES);
    if (head === undefined) return;
    const { path, size } = parseHead(head);
    yield { path, bytes: reader.bytes(size) };
  }
}

function parseHead(line: string): { path: string; size: number } {
  try {
    const { path, size }: { path?: unknown; size?: unknown } = JSON.parse(line);
    if (typeof path === "string" && Number.isSafeInteger(size) && Number(size) >= 0)
      return { path, size: Number(size) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Refusal("upload-refused", "the upload is damaged");
}

function byteReader(stream: AsyncIterable<Uint8Array>) {
  const source = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const fill = async () => {
    const { value, done } = await source.next();
    if (!done) rest = Buffer.concat([rest, value]);
    return !done;
  };
  return {
    /** The next line without its end; undefined at the end of the stream. */
    async line(maxBytes: number): Promise<string | undefined> {
      for (;;) {
        const end = rest.indexOf(10);
        if (end >= 0) {
          const line = rest.subarray(0, end).toString();
          rest = rest.subarray(end + 1);
          return line;
        }
        if (rest.length > maxBytes) throw new Refusal("upload-refused", "the upload is damaged");
        if (!(await fill())) {
          if (rest.length > 0) throw new Refusal("upload-refused", "the upload broke off");
          return undefined;
        }
      }
    },
    async *bytes(size: number): AsyncGenerator<Uint8Array> {
      let left = size;
      while (left > 0) {
        if (rest.length === 0 && !(await fill())) throw new Refusal("upload-refused", "the upload broke off");
        const chunk = rest.subarray(0, left);
        rest = rest.subarray(chunk.length);
        left -= chunk.length;
        yield chunk;
      }
    },
  };
}
