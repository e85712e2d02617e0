import {
  type GameFileList,
  type ListedFile,
  parseFileList,
  SIGNATURE_HEADER,
} from "#player/protocol/game-file-list.ts";
import { parseJson } from "#player/protocol/untrusted.ts";
import { KeepError } from "./keep-error.ts";
import { hashOf } from "./signed-file-lists.ts";

/** What belongs to a game right now, and the list itself, with its seal, to be kept beside the files. */
export async function fetchSet(guest: string): Promise<{ set: GameFileList; list: Response }> {
  const response = await ask(`/assets/offline/set?${new URLSearchParams({ guest })}`, "no-store");
  if (!response.ok) throw new KeepError(response.status === 404 ? "gone" : "network");
  const text = await response.text();
  const set = parseFileList(parseJson(text));
  if (set?.guest !== guest) throw new KeepError("network");
  const headers = { [SIGNATURE_HEADER]: response.headers.get(SIGNATURE_HEADER) ?? "" };
  return { set, list: new Response(text, { headers }) };
}

/** A file of a set, whole and with the bytes that the list promised. `onBytes` is told as they come. */
export async function fetchFile(file: ListedFile, onBytes: (count: number) => void): Promise<Response> {
  const response = await ask(file.address, "no-cache");
  if (response.status !== 200)
    throw new KeepError("changed", { cause: `${file.address} ${response.status}` });
  const bytes = await readAll(response, onBytes);
  if (bytes.length !== file.bytes || (await hashOf(bytes)) !== file.hash)
    throw new KeepError("changed", { cause: file.address });
  // Its headers are in the list.
  return new Response(bytes);
}

async function ask(address: string, cache: RequestCache): Promise<Response> {
  // A redirect would keep one file under another's name.
  return fetch(address, { cache, credentials: "omit", redirect: "error" }).catch((cause: unknown) => {
    throw new KeepError("network", { cause });
  });
}

async function readAll(
  { body }: Response,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch((cause: unknown) => {
      throw new KeepError("network", { cause });
    });
    if (!piece || piece.done) break;
    pieces.push(piece.value);
    onBytes(piece.value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
