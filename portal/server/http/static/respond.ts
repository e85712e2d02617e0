import { isNotModified, rangeApplies, type Validators } from "./conditional.ts";
import { type ByteRange, parseRange } from "./range.ts";

/** One file in one encoding, ready to be sent whole or in part. */
export type Representation = Validators & {
  type: string;
  size: number;
  encoding?: "br" | "gzip" | undefined;
  /** Whether another request could get another encoding of the same file. */
  varies: boolean;
  read(range: ByteRange): Promise<BodyInit>;
};

/** The HTTP of sending bytes: 200, 206, 304 or 416, with the body left out for HEAD. */
export async function respond(
  request: Request,
  content: Representation,
  given: Record<string, string>,
): Promise<Response> {
  const headers = new Headers(given);
  headers.set("etag", content.etag);
  headers.set("last-modified", content.modifiedAt.toUTCString());
  if (content.varies) headers.append("vary", "accept-encoding");
  headers.set("content-type", content.type);
  if (isNotModified(request, content)) return new Response(null, { status: 304, headers });

  headers.set("accept-ranges", "bytes");
  const { size } = content;
  const wanted = rangeApplies(request, content) ? parseRange(request.headers.get("range"), size) : "whole";
  if (wanted === "outside") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const range = wanted === "whole" ? { start: 0, end: size - 1 } : wanted;
  headers.set("content-length", String(range.end - range.start + 1));
  if (content.encoding) headers.set("content-encoding", content.encoding);
  if (wanted !== "whole") headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === "HEAD" || size === 0 ? null : await content.read(range);
  return new Response(body, { status: wanted === "whole" ? 200 : 206, headers });
}
