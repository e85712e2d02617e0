import {
  type GameFileList,
  type ListedFile,
  PACKER_HEADER,
  parseFileList,
  SIGNATURE_HEADER,
} from "#player/protocol/game-file-list.ts";
import { parseJson } from "#player/protocol/untrusted.ts";
import { KeepError } from "./keep-error.ts";
import { hashOf } from "./signed-file-lists.ts";

/** Fetches the current file list of a game: parsed, and as a signed response to store beside the files. */
export async function fetchFileList(guest: string): Promise<{ list: GameFileList; response: Response }> {
  const response = await fetchFromServer(`/assets/offline/set?${new URLSearchParams({ guest })}`, "no-store");
  if (!response.ok) throw new KeepError(response.status === 404 ? "gone" : "network");
  const text = await response.text();
  const list = parseFileList(parseJson(text));
  if (list?.guest !== guest) throw new KeepError("network");
  const headers = { [SIGNATURE_HEADER]: response.headers.get(SIGNATURE_HEADER) ?? "" };
  return { list, response: new Response(text, { headers }) };
}

/** Fetches a listed file and verifies its size and hash. `onBytes` gets the length of every chunk. */
export async function fetchFile(file: ListedFile, onBytes: (count: number) => void): Promise<Response> {
  const response = await fetchFromServer(file.address, "no-cache");
  if (response.status !== 200)
    throw new KeepError("changed", { cause: `${file.address} ${response.status}` });
  const bytes = await readAll(response, onBytes);
  if (bytes.length !== file.bytes || (await hashOf(bytes)) !== file.hash)
    throw new KeepError("changed", { cause: file.address });
  // Without headers: they are in the file list.
  return new Response(bytes);
}

async function fetchFromServer(url: string, cache: RequestCache): Promise<Response> {
  // A redirect would store one file under another's name.
  const headers = { [PACKER_HEADER]: "1" };
  return fetch(url, { cache, headers, credentials: "omit", redirect: "error" }).catch((cause: unknown) => {
    throw new KeepError("network", { cause });
  });
}

async function readAll(
  { body }: Response,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw new KeepError("network", { cause });
    });
    if (!chunk || chunk.done) break;
    chunks.push(chunk.value);
    onBytes(chunk.value.length);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
