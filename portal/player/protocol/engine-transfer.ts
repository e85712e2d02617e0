import { isNumber, isRecord } from "./untrusted.ts";

/**
 * Messages that carry a file of the Flash engine from the site's page to a game's origin, through the port that came with the request.
 * `progress` may come many times; any other type is the last one.
 */
export type EngineMessage =
  | { type: "progress"; done: number; total: number }
  | { type: "engine"; bytes: ArrayBuffer }
  /** The site has no such file: the player fetches its own. */
  | { type: "unable" };

export type OnProgress = (done: number, total: number) => void;

/** The message, or undefined for anything else. */
export function parseEngineMessage(data: unknown): EngineMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, done, total, bytes } = data;
  if (type === "unable") return { type };
  if (type === "progress" && isNumber(done) && isNumber(total)) return { type, done, total };
  return type === "engine" && bytes instanceof ArrayBuffer ? { type, bytes } : undefined;
}

/**
 * The same file, with its download progress in the bytes that travel. A browser counts decompressed bytes, and `content-length` the
 * compressed ones; `size` is that of the decompressed file.
 */
export function countBytes({ headers, body }: Response, size: number, onProgress: OnProgress): Response {
  const total = Number(headers.get("content-length")) || size;
  let done = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      done += chunk.byteLength;
      onProgress(Math.round(total * Math.min(1, done / size)), total);
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter) ?? null, {
    headers: { "content-type": headers.get("content-type") ?? "" },
  });
}
