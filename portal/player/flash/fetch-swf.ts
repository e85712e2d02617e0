import { FlashError } from "./flash-error.ts";

const SWF_SIGNATURES = ["FWS", "CWS", "ZWS"];

/** Fetches a SWF. Throws a `FlashError` where there is none, or something else in its place. */
export async function fetchSwf(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new FlashError("unreachable", { cause });
  });
  if (response.status === 404) throw new FlashError("missing");
  if (!response.ok) throw new FlashError("unreachable", { cause: response.status });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Checked here: the engine would take its time, and then give no reason.
  if (!SWF_SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 3)))) throw new FlashError("broken");
  return bytes;
}
