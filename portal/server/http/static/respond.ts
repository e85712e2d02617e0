import { isNotModified, rangeApplies, type Validators } from "./conditional.ts";
import { type ByteRange, parseRange } from "./range.ts";

/** What a `Response` can be made of: `BodyInit`, a name that Node's types do not have. */
export type ResponseBody = NonNullable<ConstructorParameters<typeof Response>[0]>;

/** One file in one content encoding, which can be sent whole or in part. */
export type Representation = Validators & {
  type: string;
  size: number;
  encoding?: "br" | "gzip" | undefined;
  /** Whether another request could get another encoding of the same file. */
  varies: boolean;
  read(range: ByteRange): Promise<ResponseBody>;
};

/** The response with these bytes: 200, 206, 304 or 416, without a body for HEAD. */
export async function respond(
  request: Request,
  content: Representation,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const headers = new Headers(extraHeaders);
  headers.set("etag", content.etag);
  headers.set("last-modified", content.modifiedAt.toUTCString());
  if (content.varies) headers.append("vary", "accept-encoding");
  headers.set("content-type", content.type);
  if (isNotModified(request, content)) return new Response(null, { status: 304, headers });

  headers.set("accept-ranges", "bytes");
  const { size } = content;
  const requested = rangeApplies(request, content) ? parseRange(request.headers.get("range"), size) : "whole";
  if (requested === "outside") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const range = requested === "whole" ? { start: 0, end: size - 1 } : requested;
  headers.set("content-length", String(range.end - range.start + 1));
  if (content.encoding) headers.set("content-encoding", content.encoding);
  if (requested !== "whole") headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === "HEAD" || size === 0 ? null : await content.read(range);
  return new Response(body, { status: requested === "whole" ? 200 : 206, headers });
}
