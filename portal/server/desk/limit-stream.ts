import { Refusal } from "#domain/errors.ts";

/** Passes a stream on, and breaks it off with a refusal above `maxBytes`, whatever the request said about its length. */
export function limitStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        const max = Math.floor(maxBytes / 2 ** 20);
        controller.error(new Refusal("upload-refused", `The file is larger than ${max} MB.`));
      } else controller.enqueue(chunk);
    },
  });
  return stream.pipeThrough(limit);
}
