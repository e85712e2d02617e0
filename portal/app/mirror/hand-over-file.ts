import type { TransferredFile } from "#player/protocol/file-transfer.ts";
import { mirrorBase } from "./mirror-base.ts";

/**
 * Fetches a file for a game on a mirror, whose host sends no CORS header: the game's origin is opaque, so its own requests are refused. It gets
 * files of games and players, as from a portal, and nothing else of the origin.
 */
export async function handOverFile(url: URL, port: MessagePort): Promise<void> {
  const file = await fetchFile(url);
  port.postMessage(file, [file.bytes]);
}

async function fetchFile(url: URL): Promise<TransferredFile> {
  const isAllowed = url.origin === location.origin && url.pathname.startsWith(`${mirrorBase()}assets/`);
  if (!isAllowed) return failed(403);
  const response = await fetch(url, { credentials: "omit", redirect: "error" }).catch(() => undefined);
  if (!response) return failed(0);
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, bytes: await response.arrayBuffer() };
}

/** Status 0: there is no answer. */
function failed(status: number): TransferredFile {
  return { status, type: "", bytes: new ArrayBuffer(0) };
}
