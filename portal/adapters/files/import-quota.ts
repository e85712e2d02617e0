import { Transform } from "node:stream";
import { hasInvisibleCharacters } from "#domain/clean-text.ts";
import { Refusal } from "#domain/errors.ts";

const MAX_FILES = 5000;
const MAX_BYTES = 300 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/** Quota of one import: bounds the number, the names and the unpacked size of its files. Methods throw a Refusal. */
export function importQuota() {
  let files = 0;
  let bytes = 0;
  const refuseOver = () => {
    if (files <= MAX_FILES && bytes <= MAX_BYTES) return;
    throw new Refusal(
      "upload-refused",
      `it has ${files} files of ${megabytes(bytes)} MB; at most ${MAX_FILES} files of ${megabytes(MAX_BYTES)} MB are taken`,
    );
  };
  return {
    addFile(name: string): void {
      files += 1;
      if (name.length > MAX_NAME_LENGTH) throw new Refusal("upload-refused", "a name in it is too long");
      if (/(^|[/\\])\./.test(name) || hasInvisibleCharacters(name))
        throw new Refusal("upload-refused", `${JSON.stringify(name)} is hidden or has no proper name`);
    },
    addBytes(more: number): void {
      bytes += more;
    },
    /** Called when everything is counted, so that the operator learns the whole size. */
    refuseOver,
    bytes: () => bytes,
    /** A stream that counts the bytes that really come out, whatever size the zip claims. */
    meter: () =>
      new Transform({
        transform(chunk: Buffer, _, done) {
          try {
            bytes += chunk.length;
            refuseOver();
            done(null, chunk);
          } catch (error) {
            done(error instanceof Error ? error : new Error(`${error}`));
          }
        },
      }),
  };
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
