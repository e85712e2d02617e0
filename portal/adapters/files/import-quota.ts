import { Transform } from "node:stream";
import { hasInvisibleCharacters } from "#domain/clean-text.ts";
import { Refusal } from "#domain/errors.ts";

const MAX_FILES = 5000;
const MAX_BYTES = 300 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/** Quota of one import: bounds the number, the names and the unpacked size of its files. Each method throws a Refusal. */
export function importQuota() {
  let files = 0;
  let bytes = 0;
  const addBytes = (more: number) => {
    bytes += more;
    if (bytes > MAX_BYTES)
      throw new Refusal("upload-refused", `it unpacks to more than ${MAX_BYTES / 1024 / 1024} MB`);
  };
  return {
    addFile(name: string): void {
      files += 1;
      if (files > MAX_FILES) throw new Refusal("upload-refused", `it has more than ${MAX_FILES} files`);
      if (name.length > MAX_NAME_LENGTH) throw new Refusal("upload-refused", "a name in it is too long");
      if (/(^|[/\\])\./.test(name) || hasInvisibleCharacters(name))
        throw new Refusal("upload-refused", `${JSON.stringify(name)} is hidden or has no proper name`);
    },
    addBytes,
    /** A stream that counts the bytes that really come out, whatever size the zip claims. */
    meter: () =>
      new Transform({
        transform(chunk: Buffer, _, done) {
          try {
            addBytes(chunk.length);
            done(null, chunk);
          } catch (error) {
            done(error instanceof Error ? error : new Error(`${error}`));
          }
        },
      }),
  };
}
