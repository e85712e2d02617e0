import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings } from "#server/static/accepts.ts";

const small = 1000;
const brotli = promisify(brotliCompress);
const squeeze = {
  // 5 is where brotli still beats gzip clearly at about the same cost.
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** The same answer in the best encoding that the browser takes. For text made on the spot; files have theirs on disk. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const [encoding] = acceptedEncodings(request);
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (!encoding || plain.length < small) return new Response(plain, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await squeeze[encoding](plain), { status: response.status, headers });
}
